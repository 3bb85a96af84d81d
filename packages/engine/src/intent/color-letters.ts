import { maskOf } from "@deckwright/cards/colors.ts";
import { COLOR_COUNTS, COLOR_NOUNS, LETTER_RUNS_THAT_ARE_WORDS } from "../../data/lexicon-colors.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

const wordsInDisguise = new Set(LETTER_RUNS_THAT_ARE_WORDS);
const colorCounts: ReadonlyMap<string, number> = new Map(Object.entries(COLOR_COUNTS));

/** Reads `UB`, `wubrg`, `U/B`, `{U}{B}`, `mono u` (the letter after "mono"), `5c`, `three color` that begin at `at`. */
export function colorLettersAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  return runAt(tokens, at, text) ?? separateLettersAt(tokens, at, text) ?? countAt(tokens, at);
}

function colors(from: number, to: number, letters: Iterable<string>): Mention {
  return { from, to, negated: false, content: { kind: "colors", mask: maskOf(letters) } };
}

/** Words of a wish that is hardly more than a name: "ur murktide modern". */
const FEW_WORDS = 6;

/**
 * Two to five different color letters in one word: in capitals, in lower case when the word is none of English, or at either end
 * of a few words.
 */
function runAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const token = tokens[at];
  if (
    token === undefined ||
    !/^[wubrg]{2,5}$/.test(token.text) ||
    new Set(token.text).size !== token.text.length
  )
    return undefined;
  const capitals = text.slice(token.start, token.end) === token.text.toUpperCase();
  const isEnd = tokens.length > 1 && tokens.length <= FEW_WORDS && (at === 0 || at === tokens.length - 1);
  if (!capitals && !isEnd && wordsInDisguise.has(token.text) && !isBeforeStyle(tokens, at)) return undefined;
  return colors(at, at + 1, token.text.toUpperCase());
}

/** "ur murktide, 4 drc", "snappy in modern, ur ctrl", "any ur commander": what is no "your" before the name of a way to play. */
function isBeforeStyle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.gap !== "tight") return false;
  if (/^(?:any|another|some)$/.test(tokens[at - 1]?.text ?? "")) return OF_A_DECK.test(next.text);
  return (at === 0 || tokens[at]?.gap !== "tight") && STYLES.test(next.text);
}

const STYLES =
  /^(?:control|ctrl|tempo|aggro|burn|midrange|combo|storm|spells|murktide|phoenix|delver|faeries|wizards|pirates|prowess|twin|wizard|artifacts|terror|izzet)$/;
const OF_A_DECK = /^(?:commanders?|legends?|generals?|deck|list|brew|leader)$/;

/** "alchemy, W, angels": whether a capital letter stands by itself between commas, or ends what is said so. */
function isItem(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || at === 0 || token.gap !== "comma" || !token.capital) return false;
  return (next === undefined || next.gap === "comma") && /[a-z]/.test(text);
}

/** Single letters with `/`, `+` or braces between them; one alone only in braces or between commas. */
function separateLettersAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const letters: string[] = [];
  let index = at;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || !/^[wubrg]$/.test(token.text)) break;
    if (index > at && !/^(?:\/|\}\{|\+|-|\} ?\{)$/.test(token.between)) break;
    letters.push(token.text.toUpperCase());
  }
  const first = tokens[at];
  const braced =
    first !== undefined && text.charAt(first.start - 1) === "{" && text.charAt(first.end) === "}";
  if (letters.length < 2 && !(letters.length === 1 && (braced || isItem(tokens, at, text)))) return undefined;
  if (new Set(letters).size !== letters.length) return undefined;
  return colors(at, index, letters);
}

/** `5c`, `4-color`, `three colors`. */
function countAt(tokens: readonly Token[], at: number): Mention | undefined {
  const text = tokens[at]?.text ?? "";
  const glued = /^([1-5])(?:c|color|colour|farbig)$/.exec(text);
  if (glued !== null)
    return {
      from: at,
      to: at + 1,
      negated: false,
      content: { kind: "color-count", count: Number(glued[1]) },
    };
  const count = colorCounts.get(text);
  if (count === undefined) return undefined;
  // "any three other colors"
  const place = /^(?:other|different)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const next = tokens[place];
  if (
    next === undefined ||
    next.gap !== "tight" ||
    !(COLOR_NOUNS.has(next.text) || (next.text === "c" && text.length === 1))
  )
    return undefined;
  return { from: at, to: place + 1, negated: false, content: { kind: "color-count", count } };
}
