import { NUMBER_PHRASES } from "../../data/lexicon-money.ts";
import { beginsWithDigit, numberOf } from "./figures.ts";
import { Phrases } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const numberPhrases = new Phrases<number>();
for (const [phrase, number] of Object.entries(NUMBER_PHRASES)) numberPhrases.add(foldPhrase(phrase), number);

/** The words of a sentence from one on, with figures in digits and signs of comparison, and where each ends. */
export interface SaidWords {
  readonly sentence: string;
  /** The token one past the first `length` characters of the sentence. */
  endOf(length: number): number;
}

/** The words from `at` to the next comma or full stop, at most `most` of them. */
export function wordsFrom(tokens: readonly Token[], at: number, most: number): SaidWords {
  const words: string[] = [];
  const ends: number[] = [];
  for (let index = at; index < tokens.length && words.length < most; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    // Before the first word a comma ends something else: "41 lands, >=10 ramp".
    const isBegun = index > at || token.gap === "tight";
    const between = isBegun ? token.between : token.between.replace(/^.*[,;.]/s, "");
    const sign = signIn(between, tokens[index - 1]?.text ?? "", token.text);
    if (index > at && sign === undefined && token.gap !== "tight") break;
    if (sign !== undefined && sign !== "" && (index > at || /[<>±]|about/.test(sign))) {
      words.push(sign);
      ends.push(index + (/^(?:plus|percent)$/.test(sign) ? 0 : 1));
    }
    // "4cmc", "40ish", "12x": a figure and its unit without a blank. Fewer than five of something are copies of a card.
    const [, figure, unit] = /^(?![1-4]x$)(\d+)(ish|cmc|mv|mana|x)$/.exec(token.text) ?? [];
    if (figure !== undefined && unit !== undefined) {
      words.push(figure, unit);
      ends.push(index + 1, index + 1);
      continue;
    }
    const several = severalAt(tokens, index);
    words.push(several?.figure ?? figureOf(token.text));
    index += (several?.length ?? 1) - 1;
    ends.push(index + 1);
  }
  return {
    sentence: words.join(" "),
    endOf(length) {
      let seen = -1;
      for (const [place, word] of words.entries()) {
        seen += word.length + 1;
        if (seen >= length) return ends[place] ?? at;
      }
      return ends.at(-1) ?? at;
    },
  };
}

/** "half a dozen" in digits, and how many words it has. */
function severalAt(
  tokens: readonly Token[],
  at: number,
): { readonly figure: string; readonly length: number } | undefined {
  const found = numberPhrases.longest(tokens, at);
  return found && { figure: String(found.value), length: found.length };
}

/** Whether a figure stands near: without one nothing that is said from here on is a limit. */
export function isFigureNear(tokens: readonly Token[], at: number, reach: number): boolean {
  for (let index = at; index < at + reach && index < tokens.length; index++)
    if (isFigure(tokens[index]?.text ?? "")) return true;
  return false;
}

/** A word in digits where it is a number. */
export function figureOf(word: string): string {
  const number = numberOf(word);
  return number === undefined ? word : String(number);
}

/** Whether a word is a number or begins with one: "38", "4x", "twelve". */
export function isFigure(word: string): boolean {
  return beginsWithDigit(word) || numberOf(word) !== undefined;
}

/** A sign of comparison, "to" of a range or "plus" between two words; undefined where something else parts them. */
function signIn(between: string, before: string, next: string): string | undefined {
  // Nearly always.
  if (between === " ") return "";
  const plain = between
    .replace(/\s/g, "")
    .replace("≤", "<=")
    .replace("≥", ">=")
    .replace(/^\(?(?:\+\/?[-–]|±)$/, "±")
    .replace(/^[~≈]$/, "about")
    .replace(/^[:=]+$/, "");
  if (/^[-–—]$/.test(plain)) return /^\d+$/.test(before) && /^\d+$/.test(next) ? "to" : "";
  if (plain === "%") return /^\d+$/.test(before) ? "percent" : undefined;
  if (plain === "+") return /^\d+$/.test(before) ? "plus" : undefined;
  return ["", "<", "<=", ">", ">=", "±", "about"].includes(plain) ? plain : undefined;
}
