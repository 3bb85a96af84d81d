import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/** How the cards of a section are spread over mana values 0-1, 2, 3, 4, 5, 6 and more; they sum to 1. */
export type Spread = readonly [number, number, number, number, number, number];

/** What each pair of colors is drafted for, as letters in WUBRG order. Customs of cubes, in our choice; November 2026. */
export const LANES: Readonly<Record<string, Playstyle>> = {
  WU: "control",
  UB: "reanimator",
  BR: "aristocrats",
  RG: "midrange",
  WG: "tokens",
  WB: "stax-prison",
  UR: "tempo",
  BG: "combo",
  WR: "aggro",
  UG: "ramp",
};

/** Parts of a cube: a ninth in two colors, a twelfth each of colorless cards and of lands, the rest even (docs/deck-shapes.md). */
export const CUBE_PARTS = { multicolor: 1 / 9, colorless: 1 / 12, lands: 1 / 12 } as const;
/** Formats from whose decks cards are known to be good in games for two, with what they count. */
export const CUBE_VOICES: Readonly<Record<string, number>> = {
  vintage: 0.9,
  legacy: 1,
  modern: 0.9,
  pioneer: 0.7,
  standard: 0.5,
  pauper: 0.6,
  commander: 0.25,
};
/** The pool of a cube whose wish names none. */
export const CUBE_POOL = "vintage";
export const CUBE_SPREAD: Spread = [0.2, 0.27, 0.22, 0.15, 0.09, 0.07];
export const CUBE_CREATURES = 0.5;

/** A battle box of the usual size: each color as many, then pairs of colors and colorless cards. */
export const BOX_PARTS = { size: 240, multicolor: 30, colorless: 20 } as const;
export const BOX_SPREAD: Spread = [0.12, 0.26, 0.26, 0.19, 0.11, 0.06];
export const BOX_CREATURES = 0.56;
/** Formats that a box may take its cards from. */
export const BOX_POOL = "legacy";
/** What a shared library and ten lands make pointless, unfair or slow, beside what the customs of boxes name. */
export const BOX_AVOIDS: readonly string[] = [
  "mill",
  "self-mill",
  "mill-payoff",
  "stax",
  "extra-turn",
  "theme:topdeck",
  "selection",
  "play-from-top",
  "win-condition:text",
  "storm",
  "color-hate",
  "sideboard-hate",
  "graveyard-hate",
  "typal-payoff",
  "lord",
  "lands-payoff",
  "landfall-payoff",
  "group-hug",
  "drawback:lose-game",
  "theme:landfall",
  "theme:dice",
];
/** Ten lands beside each player: the basic lands and a land that enters tapped for each allied pair of colors. */
export const BOX_STATION: readonly string[] = [
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
  "Azorius Guildgate",
  "Dimir Guildgate",
  "Rakdos Guildgate",
  "Gruul Guildgate",
  "Selesnya Guildgate",
];
