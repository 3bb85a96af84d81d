import type { WantedLimit } from "./wish.ts";

/** How an intent may name what a limit counts, by the word that the wishes use; plurals and capitals do not count. */
const COUNTED_WORDS: Readonly<Record<string, readonly string[]>> = {
  lands: ["land"],
  creatures: ["creature"],
  counterspells: ["counterspell", "counter"],
  sweepers: ["board wipe", "wipe", "boardwipe", "sweeper", "wrath", "mass removal"],
  removal: ["removal", "removal spell"],
  ramp: ["ramp", "ramp piece", "ramp spell", "mana ramp"],
  draw: ["draw", "card draw", "card draw spell", "draw spell"],
  tutors: ["tutor"],
  artifacts: ["artifact"],
  enchantments: ["enchantment"],
  planeswalkers: ["planeswalker", "walker"],
  "instants+sorceries": ["instants and sorcery", "instants and sorceries", "instant and sorcery", "spell"],
  basics: ["basic", "basic land"],
  nonbasics: ["nonbasic", "nonbasic land", "non-basic land"],
  rares: ["rare"],
  gamechangers: ["game changer", "gamechanger"],
  "mv:1": ["one-drop", "one drop", "1-drop", "1 drop"],
  colors: ["color", "colour"],
  size: ["card", "main", "main deck", "deck"],
  sideboard: ["sideboard", "sideboard card"],
  cards: ["card"],
};

/** Words that stand for a restriction among what is excluded. */
export const EXCLUDED_WORDS: Readonly<Record<string, readonly string[]>> = {
  basics: ["basic", "basic land"],
  nonbasics: ["nonbasic", "nonbasic land", "non-basic land"],
  ub: ["universe beyond", "universes beyond"],
  reserved: ["reserved list", "reserved", "reserved list card", "reserve list"],
  gamechangers: ["game changer", "gamechanger"],
  mv: ["1 drop", "1-drop", "one drop", "one-drop"],
};

/** A word as the two sides are compared: lower case, without a plural. */
export function folded(word: string): string {
  const small = word.toLowerCase().trim().replace(/\s+/g, " ").replace(/ies?$/, "y");
  return /(?:ves)$/.test(small) ? small.replace(/ves$/, "f") : small.replace(/(?<=[^s])s$/, "");
}

/** Whether two words are one, or one of them is known under the other's name. */
export function isSameWord(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** What a limit counts, as an intent may name it. */
export function wordsOf({ what }: WantedLimit): readonly string[] {
  const [, zone, name] = /^(card|type|side):(.*)$/.exec(what) ?? [];
  if (name === undefined) return COUNTED_WORDS[what] ?? [what];
  return (zone === "side" ? COUNTED_WORDS[name] : undefined) ?? [name, name.split(" // ")[0] ?? name];
}
