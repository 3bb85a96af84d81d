import { NUMBER_WORDS } from "../../data/lexicon-money.ts";
import type { Token } from "./tokens.ts";

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
    const sign = signIn(token.between, tokens[index - 1]?.text ?? "", token.text);
    if (index > at && sign === undefined && token.gap !== "tight") break;
    if (sign !== undefined && sign !== "" && (index > at || /[<>]/.test(sign))) {
      words.push(sign);
      ends.push(index + (sign === "plus" ? 0 : 1));
    }
    words.push(figureOf(token.text));
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

/** Whether a figure stands near: without one nothing that is said from here on is a limit. */
export function isFigureNear(tokens: readonly Token[], at: number, reach: number): boolean {
  for (let index = at; index < at + reach && index < tokens.length; index++)
    if (/^\d/.test(figureOf(tokens[index]?.text ?? ""))) return true;
  return false;
}

/** A word in digits where it is a number. */
export function figureOf(word: string): string {
  return Object.hasOwn(NUMBER_WORDS, word) ? String(NUMBER_WORDS[word]) : word;
}

/** A sign of comparison, "to" of a range or "plus" between two words; undefined where something else parts them. */
function signIn(between: string, before: string, next: string): string | undefined {
  const plain = between
    .replace(/\s/g, "")
    .replace("≤", "<=")
    .replace("≥", ">=")
    .replace(/^[:=]$/, "");
  if (/^[-–—]$/.test(plain)) return /^\d+$/.test(before) && /^\d+$/.test(next) ? "to" : "";
  if (plain === "+") return /^\d+$/.test(before) ? "plus" : undefined;
  return ["", "<", "<=", ">", ">="].includes(plain) ? plain : undefined;
}
