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

export const digit = (word: string): string => {
  if (word === "zero") return "0";
  return DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word;
};
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

/** Words of a sentence as a text has them, each number with its own figure and no other. */
export const wordsOf = (text: string): string =>
  esc(text.toLowerCase())
    .replace(/’/g, "'")
    .replace(/\bof the same name\b/g, "named ~")
    .replace(/^(?:an?|the) /, "(?:an? |the )?")
    .replace(/(?<![\w~])(its|their)(?!\w)/g, "(?:its|~'s|her|his|their)")
    .replace(/(?<![\w~])it(?!\w)/g, "(?:it|~|her|him)")
    .replace(/\bone\b/g, "(?:one|1|an?)")
    .replace(
      /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g,
      (word) => `(?:${word}|${digit(word)})`,
    );

/** A check that the text holds a pattern made of the sentence's groups, each as `wordsOf` writes it. */
export const reads =
  (pattern: (...groups: string[]) => string): EffectCheck[1] =>
  (match, card) =>
    has(card, pattern(...match.slice(1).map((group: string | undefined) => wordsOf(group ?? ""))));

/** A check that the text holds the same words whatever the sentence. */
export const holds =
  (pattern: string): EffectCheck[1] =>
  (_, card) =>
    has(card, pattern);

/** "one black mana" as the symbols that a text adds. */
export const symbolsOf = (mana: string): string => {
  const match = /^(\S+) (white|blue|black|red|green|colorless) mana$/.exec(mana);
  return match === null
    ? wordsOf(mana)
    : `(?:\\{${COLORS[match[2] ?? ""]}\\}){${digit(match[1] ?? "")}}(?!\\{)`;
};
