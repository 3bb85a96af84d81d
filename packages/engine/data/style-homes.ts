import { maskOf } from "@deckwright/cards/colors.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/**
 * Colors that a playstyle is at home in (November 2026): at least one of them has what the playstyle is made of in
 * every set. Playstyles that any color can hold are missing.
 */
export const STYLE_HOMES: Readonly<Partial<Record<Playstyle, number>>> = {
  control: maskOf("WU"),
  tempo: maskOf("U"),
  mill: maskOf("UB"),
  reanimator: maskOf("B"),
  aristocrats: maskOf("B"),
  burn: maskOf("R"),
  ramp: maskOf("G"),
  "control-combo-hybrid": maskOf("U"),
  "stax-prison": maskOf("W"),
};

/**
 * The same for decks without a leader, whose cards alone choose their colors: counterspells are blue, prisons are built in red
 * as often as in white, and among commons only blue has what taxes others.
 */
export const LEADERLESS_HOMES: Readonly<Partial<Record<Playstyle, number>>> = {
  ...STYLE_HOMES,
  control: maskOf("U"),
  "stax-prison": maskOf("WUR"),
};

/**
 * Playstyles that decks are full of the cards of, so that what a leader's decks play tells whether they play so (November 2026). Removal
 * and counterspells are in decks that are about something else.
 */
export const TOLD_BY_CARDS: ReadonlySet<Playstyle> = new Set([
  "aristocrats",
  "burn",
  "mill",
  "reanimator",
  "stax-prison",
  "tokens",
  "voltron",
]);
