import type { Bracket } from "@deckwright/decks/deck.ts";

/**
 * What the Commander brackets expect of a deck, as far as cards can show it: the Panel's article of October 2025 and
 * its update of 9 February 2026. Checked November 2026. Tutors are no longer limited; they are shown, and decide nothing.
 */
export const BRACKET_RULES = {
  asOf: "2026-02-09",
  /** Most Game Changers of a deck below bracket 3, and in bracket 3. */
  gameChangers: { below: 0, three: 3 },
  /** Extra turns: so many are "few", and chaining them is for bracket 4. */
  extraTurns: { two: 2, three: 3 },
} as const;

/**
 * The lowest bracket that a combo of two cards fits in, by the tag that Commander Spellbook gives it: (R)uthless,
 * (S)picy, (P)owerful, (O)ddball, (C)ore, (E)xhibition, or none. What it calls an exhibition is
 * too slow or frail to count; without a tag a combo is taken for one that ends games late.
 */
export const COMBO_BRACKETS: Readonly<Record<string, Bracket>> = {
  R: 4,
  S: 3,
  P: 3,
  O: 3,
  C: 3,
  E: 1,
  "-": 3,
};

/** Power levels, 1 to 10, that decks of a bracket play at. */
export const BRACKET_POWER: Readonly<Record<Bracket, readonly [number, number]>> = {
  1: [1, 3],
  2: [4, 5],
  3: [6, 7],
  4: [8, 9],
  5: [10, 10],
};
