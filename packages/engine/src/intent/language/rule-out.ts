import { CURRENCIES } from "../../../data/lexicon-money.ts";
import type { Token } from "../tokens.ts";
import type { Untouched } from "./translate.ts";

/** Most words of a card's name. */
const LONGEST_NAME = 8;

/** Puts "without" before what stands last, and before what is joined to that. */
export function ruleOut(tokens: Token[], end: number, namedAt: Untouched["namedAt"]): void {
  const place = tokens.at(-1);
  if (place === undefined) return;
  let at = limitBehind(tokens) ?? beginOf(tokens, tokens.length - 1, namedAt);
  while (at > 1 && tokens[at - 1]?.text === "and" && tokens[at]?.gap === "tight")
    at = beginOf(tokens, at - 2, namedAt);
  tokens.splice(tokens.length - 1, 1, { ...place, end });
  putBefore(tokens, at);
}

/** Where the thing begins that ends at a word: all words that were made of one, or of one name. */
function beginOf(tokens: readonly Token[], last: number, namedAt: Untouched["namedAt"]): number {
  for (let from = Math.max(0, last - LONGEST_NAME); from < last; from++)
    if (from + namedAt(tokens, from) === last + 1) return from;
  let at = last;
  while (at > 0 && tokens[at - 1]?.start === tokens[at]?.start) at--;
  return at;
}

/** The figure of "4 mana or more cards" or "10 dollars or more", where that stands last. */
function limitBehind(tokens: readonly Token[]): number | undefined {
  const at = orMoreBehind(tokens);
  if (at === undefined || !/^\d/.test(tokens[at - 2]?.text ?? "")) return undefined;
  return tokens[at - 1]?.text === "mana" || isMoney(tokens[at - 1]) ? at - 2 : undefined;
}

function isMoney(token: Token | undefined): boolean {
  return Object.hasOwn(CURRENCIES, token?.text ?? "");
}

/** Puts "nothing over 10 dollars" for "without 10 dollars or more cards". */
export function withPricesRuledOut(tokens: readonly Token[]): Token[] {
  const told = [...tokens];
  for (let at = told.length - 4; at >= 0; at--) {
    const [no, figure, money, or, more] = told.slice(at, at + 5);
    const isRuledOut =
      /^(?:without|no)$/.test(no?.text ?? "") &&
      /^\d/.test(figure?.text ?? "") &&
      isMoney(money) &&
      or?.text === "or" &&
      more?.text === "more";
    if (!isRuledOut || no === undefined) continue;
    told.splice(at + 3, told[at + 5]?.text === "cards" && told[at + 5]?.gap === "tight" ? 3 : 2);
    told.splice(at, 1, { ...no, text: "nothing" }, { ...no, text: "over", between: " ", gap: "tight" });
  }
  return told;
}

/** Where "or more", or "or more cards", begins that stands last. */
function orMoreBehind(tokens: readonly Token[]): number | undefined {
  const at = tokens.length - (tokens.at(-1)?.text === "cards" ? 3 : 2);
  return tokens[at]?.text === "or" && tokens[at + 1]?.text === "more" ? at : undefined;
}

/** Puts "without" before a word, which then follows it without a gap. */
function putBefore(tokens: Token[], at: number): void {
  const first = tokens[at];
  if (first === undefined) return;
  const { start, between, gap } = first;
  tokens[at] = { ...first, between: " ", gap: "tight" };
  tokens.splice(at, 0, { text: "without", start, end: start, between, gap, capital: false });
}
