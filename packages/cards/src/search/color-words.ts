import { maskOf } from "../colors.ts";
import { ownEntry } from "../own-entry.ts";

/** Names of color combinations, each with its letters: guilds, shards, wedges, colleges and fours, as players say them. */
const NAMES: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  azorius: "WU",
  dimir: "UB",
  rakdos: "BR",
  gruul: "RG",
  selesnya: "WG",
  orzhov: "WB",
  izzet: "UR",
  golgari: "BG",
  boros: "WR",
  simic: "UG",
  silverquill: "WB",
  prismari: "UR",
  witherbloom: "BG",
  lorehold: "WR",
  quandrix: "UG",
  bant: "WUG",
  esper: "WUB",
  grixis: "UBR",
  jund: "BRG",
  naya: "WRG",
  abzan: "WBG",
  jeskai: "WUR",
  sultai: "UBG",
  mardu: "WBR",
  temur: "URG",
  brokers: "WUG",
  obscura: "WUB",
  maestros: "UBR",
  riveteers: "BRG",
  cabaretti: "WRG",
  indatha: "WBG",
  raugrin: "WUR",
  zagoth: "UBG",
  savai: "WBR",
  ketria: "URG",
  chaos: "UBRG",
  aggression: "WBRG",
  altruism: "WURG",
  growth: "WUBG",
  artifice: "WUBR",
  glint: "UBRG",
  dune: "WBRG",
  ink: "WURG",
  witch: "WUBG",
  yore: "WUBR",
  rainbow: "WUBRG",
  fivecolor: "WUBRG",
};

const COLOR_WORDS = ["white", "blue", "black", "red", "green"] as const;

/** What a color term asks for: certain colors, a number of colors, or more than one. */
export type ColorQuery =
  /** With `isMulti` besides of more than one color: `c:rm`. */
  | { readonly kind: "colors"; readonly mask: number; readonly isMulti?: true }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "multicolor" };

/** Reads the value of a color term; null when it is none. Colorless is the mask 0. */
export function readColors(typed: string): ColorQuery | null {
  const word = typed.toLowerCase().replace(/[\s_{}/-]/g, "");
  if (/^\d{1,2}$/.test(word)) return { kind: "count", count: Number(word) };
  if (/^(?:m|multi|multicolou?r(?:ed)?|gold)$/.test(word)) return { kind: "multicolor" };
  if (/^(?:c|colou?rless)$/.test(word)) return { kind: "colors", mask: 0 };
  const named = ownEntry(NAMES, word);
  if (named !== undefined) return { kind: "colors", mask: maskOf(named) };
  if (/^[wubrgcm]{1,12}$/.test(word) && word.includes("m"))
    return { kind: "colors", mask: maskOf(word.replaceAll("m", "").toUpperCase()) & 31, isMulti: true };
  return /^[wubrgc]{1,12}$/.test(word) ? { kind: "colors", mask: maskOf(word.toUpperCase()) & 31 } : null;
}

/** Every word that names colors. */
export function colorNames(): string[] {
  return [...Object.keys(NAMES), "colorless", "multicolor"];
}

/** "red and green", "colorless". The bit above the five is colorless mana. */
export function sayColors(mask: number): string {
  const words: string[] = COLOR_WORDS.filter((_, at) => mask & (1 << at));
  if (mask & 32) words.push("colorless");
  if (words.length === 0) return "colorless";
  return words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
