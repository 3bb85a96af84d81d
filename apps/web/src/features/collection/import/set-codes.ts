import type { CardSet } from "../../../data/sets.ts";

/** What programs call sets whose name is another one here, and the code; by whom in November 2026. */
const OTHER_NAMES: readonly (readonly [name: string, code: string, programs: string])[] = [
  ["Alpha", "lea", "Card Kingdom"],
  ["Alpha Edition", "lea", "TCGplayer"],
  ["Beta", "leb", "Card Kingdom"],
  ["Beta Edition", "leb", "TCGplayer"],
  ["Unlimited", "2ed", "Card Kingdom, Cardmarket"],
  ["Revised", "3ed", "Cardmarket"],
  ["3rd Edition", "3ed", "Card Kingdom"],
  ["4th Edition", "4ed", "Card Kingdom"],
  ["5th Edition", "5ed", "Card Kingdom"],
  ["6th Edition", "6ed", "Card Kingdom"],
  ["Sixth Edition", "6ed", "Cardmarket"],
  ["7th Edition", "7ed", "TCGplayer, Card Kingdom"],
  ["8th Edition", "8ed", "TCGplayer, Card Kingdom"],
  ["9th Edition", "9ed", "TCGplayer, Card Kingdom"],
  ["10th Edition", "10e", "TCGplayer, Card Kingdom"],
  ["Ravnica", "rav", "Card Kingdom"],
  ["Timeshifted", "tsb", "TCGplayer, Card Kingdom"],
  ["Commander", "cmd", "Cardmarket, TCGplayer"],
  ["Modern Masters 2015 Edition", "mm2", "Deckbox"],
  ["Modern Masters 2017 Edition", "mm3", "Deckbox"],
  ["The List Reprints", "plst", "TCGplayer"],
  ["Secret Lair Drop Series", "sld", "TCGplayer, Cardmarket"],
  ["Warhammer 40,000", "40k", "TCGplayer"],
  ["DAR", "dom", "Magic Online, MTG Arena"],
];

/** Ways to write a set that are tried where it is known by none of its names. */
const REWRITINGS: readonly (readonly [pattern: RegExp, to: string, programs: string])[] = [
  [/^.*\(([A-Za-z0-9]{2,6})\)$/, "$1", "TCGplayer: Magic 2010 (M10)"],
  [/^(?:Magic: The Gathering|Universes Beyond)[:|]? */i, "", "TCGplayer: Universes Beyond: Doctor Who"],
  [/^Commander: (.+)$/i, "$1 Commander", "TCGplayer, Cardmarket: Commander: March of the Machine"],
  [/^(?:Core Set )?(\d{4}) Core Set$/i, "Magic $1", "Card Kingdom: 2010 Core Set"],
];

/** Longer names are no names of sets. */
const LONGEST_NAME = 200;

/** The code of a set by how a line calls it, the surest first; in small letters what it says first where none is known. */
export type Codes = (...names: readonly string[]) => string;

/** Sets by their code or name, however they are written. */
export function codesOf(sets: readonly CardSet[]): Codes {
  const byText = new Map(OTHER_NAMES.map(([name, code]) => [folded(name), code]));
  for (const { name, code } of sets) byText.set(folded(name), code);
  for (const { code } of sets) byText.set(folded(code), code);
  const codeOf = (names: readonly string[]): string => {
    const written = names.filter((name) => name !== "" && name.length <= LONGEST_NAME);
    const others = REWRITINGS.flatMap(([pattern, to]) => written.map((name) => name.replace(pattern, to)));
    const known = [...written, ...others].map((name) => byText.get(folded(name)));
    return known.find((code) => code !== undefined) ?? (names[0] ?? "").toLowerCase();
  };
  // Lists have many lines of few sets.
  const asked = new Map<string, string>();
  return (...names) => {
    const key = names.join("\n");
    const code = asked.get(key) ?? codeOf(names);
    asked.set(key, code);
    return code;
  };
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
