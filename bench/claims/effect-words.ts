import type { ReadCard } from "./card-text.ts";

/** A verb of a sentence about a card, and what its text must hold, given the rest of the sentence. */
export type EffectCheck = readonly [says: RegExp, holds: (match: RegExpExecArray, card: ReadCard) => boolean];

export const COLORS: Readonly<Record<string, string>> = {
  white: "w",
  blue: "u",
  black: "b",
  red: "r",
  green: "g",
  colorless: "c",
};
const DIGITS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const digit = (word: string): string => (DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word);
export const esc = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Words of an object as a text may write them: numbers in words or digits, articles left out. */
export const loose = (object: string): string =>
  `(?:an? |the )?${esc(object.replace(/^(?:an?|the) /, "").toLowerCase())}`
    .replace(/\b(?:it|its)\b/g, "(?:it|its|~|~'s|her|his|their)")
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g,
      (word) => `(?:${word}|${digit(word)}|an?)`,
    );
export const has = (card: ReadCard, pattern: string): boolean => new RegExp(pattern).test(card.text);

export const targets =
  (verb: string): EffectCheck[1] =>
  ([, object = ""], card) =>
    has(card, `${verb} (?:up to one )?(?:another )?(?:other )?target ${loose(object)}`);
