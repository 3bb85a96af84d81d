import type { Token } from "../tokens.ts";

/** The mark for what stands behind a figure where things are counted ("20枚"); no word of a text has an "@". */
export const COUNTER = "@counter";

const NUMBER = /^\d{1,3}$/;
/** English words between a noun and its figure, or behind that. */
const OF_COUNTS = /^(?:at|least|most|exactly|with)$/;
const BEHIND_COUNTS = /^(?:or|less|more|exactly)$/;
/** Nothing, or what joins a figure to the noun behind it. */
const JOINS_NOUN = /^(?:の|的|의)?$/;

/**
 * Parts counts that stand behind their nouns from what is before and behind ("バーン 土地20枚": lands, not burn), and leaves
 * the counters out. Before a noun that the figure belongs to ("18张地") nothing is parted.
 */
export function withCountsParted(text: string, tokens: readonly Token[]): Token[] {
  const parted = [...tokens];
  for (const [at, token] of tokens.entries()) {
    if (token.text !== COUNTER || !NUMBER.test(tokens[at - 1]?.text ?? "")) continue;
    if (isBeforeNoun(text, tokens, at)) continue;
    const noun = nounBefore(parted, at - 1);
    let behind = at + 1;
    while (tokens[behind]?.gap === "tight" && BEHIND_COUNTS.test(tokens[behind]?.text ?? "")) behind++;
    part(parted, behind);
    part(parted, noun);
    // "稲妻4枚" says as much as "4 Lightning Bolt", and "稲妻4枚以下" as "4 Lightning Bolt or less".
    // "稲妻最大4枚" is "at most 4 Lightning Bolt".
    putFirst(parted, noun, at - 1);
  }
  return parted.filter(({ text: word }) => word !== COUNTER);
}

/** Where words like "at least" begin that lead to a figure; the figure's own place where none do. */
function ledFrom(tokens: readonly Token[], figure: number): number {
  let at = figure;
  while (at > 0 && tokens[at]?.gap === "tight" && OF_COUNTS.test(tokens[at - 1]?.text ?? "")) at--;
  return at;
}

/** Puts a figure, with what leads to it, before its noun; all of them then stand for the whole of it. */
function putFirst(tokens: Token[], noun: number, figure: number): void {
  const led = ledFrom(tokens, figure);
  const [first, count] = [tokens[noun], tokens[figure]];
  if (first === undefined || count === undefined || noun >= led || tokens[led]?.gap !== "tight") return;
  const { start, between, gap } = first;
  const { end } = count;
  const words = [...tokens.slice(led, figure + 1), ...tokens.slice(noun, led)].map((token, at) =>
    at === 0
      ? { ...token, start, between, gap }
      : { ...token, start, end, between: " ", gap: "tight" as const },
  );
  tokens.splice(noun, figure - noun + 1, ...words);
}

/** Whether the noun that is counted stands right behind the counter. */
function isBeforeNoun(text: string, tokens: readonly Token[], at: number): boolean {
  const [counter, next] = [tokens[at], tokens[at + 1]];
  if (counter === undefined || next === undefined || next.gap !== "tight") return false;
  return !BEHIND_COUNTS.test(next.text) && JOINS_NOUN.test(text.slice(counter.end, next.start).trim());
}

/** Where the noun begins that stands before a figure. */
function nounBefore(tokens: readonly Token[], figure: number): number {
  let at = figure - 1;
  while (at > 0 && tokens[at + 1]?.gap === "tight" && OF_COUNTS.test(tokens[at]?.text ?? "")) at--;
  const isOneMore = (): boolean => {
    const [one, other] = [tokens[at - 1], tokens[at]];
    if (one === undefined || other === undefined) return false;
    return one.start === other.start || (isName(one) && isName(other) && other.between.trim() === "");
  };
  while (at > 0 && isOneMore()) at--;
  return at;
}

/** "Lightning Bolt 4枚": words in Latin letters stand as they were. */
function isName({ text, isTranslated }: Token): boolean {
  return isTranslated !== true && /^[a-z]/.test(text);
}

function part(tokens: Token[], at: number): void {
  const token = tokens[at];
  if (token?.gap === "tight" && at > 0) tokens[at] = { ...token, gap: "comma" };
}
