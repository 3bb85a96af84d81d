import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/** How a playstyle chooses lands. Starting values of ours (November 2026), see docs/mana-figures.md. */
export interface LandStyle {
  /** What entering tapped costs, in sources. */
  readonly tapped: number;
  /** Share of the lands that may enter tapped in a deck of at most two colors. */
  readonly share: number;
  /** Lands without a color of the deck that are chosen for what else they do, less one per color. */
  readonly utility: { readonly singleton: number; readonly constructed: number };
  /** How much more than its quality such a land counts, in sources. */
  readonly utilityBonus: number;
  /** Lands of one color instead of a basic (halved where four copies may be played). */
  readonly singles: number;
}

const FAST: LandStyle = {
  tapped: 0.8,
  share: 0.15,
  utility: { singleton: 4, constructed: 3 },
  utilityBonus: 0.3,
  singles: 5,
};
const EVEN: LandStyle = {
  tapped: 0.45,
  share: 0.25,
  utility: { singleton: 5, constructed: 4 },
  utilityBonus: 0.3,
  singles: 6,
};
const SLOW: LandStyle = {
  tapped: 0.35,
  share: 0.3,
  utility: { singleton: 5, constructed: 5 },
  utilityBonus: 0.35,
  singles: 6,
};

export const LAND_STYLE: Readonly<Record<Playstyle, LandStyle>> = {
  aggro: FAST,
  burn: FAST,
  tempo: FAST,
  combo: { ...EVEN, tapped: 0.6, share: 0.2 },
  midrange: EVEN,
  "stax-prison": { ...EVEN, tapped: 0.6, share: 0.2 },
  reanimator: EVEN,
  aristocrats: EVEN,
  voltron: EVEN,
  tokens: EVEN,
  tribal: EVEN,
  mill: EVEN,
  control: SLOW,
  ramp: SLOW,
  "control-combo-hybrid": SLOW,
};

/**
 * Basics of each color that a deck keeps in any case, by its number of colors: what fetches find and hate leaves alone. Competitive
 * Commander decks have 3.1 of each of two colors, 1.0 of three and .2 of more (11,673 decks to July 2026).
 */
export const BASICS_KEPT = {
  singleton: [0, 12, 6, 3, 1, 1],
  competitive: [0, 12, 3, 1, 0, 0],
  constructed: [0, 6, 2, 1, 1, 1],
} as const;

/** How a level that was asked for chooses lands. */
export interface LandLevel {
  /** Dollars that a land costs before it is dear, and what each doubling beyond them is held against it, in sources. */
  readonly dear: number;
  readonly price: number;
  /** What entering tapped costs less, and how much larger the share of lands is that may. */
  readonly tapped: number;
  readonly share: number;
}

/**
 * At the level of preconstructed decks nobody asks for the best lands: temples, bounce lands and lands that enter tapped for
 * two colors are what such decks are made of, and no land costs more than the rest of them. By hand, November 2026.
 */
export const PRECON_LANDS: LandLevel = { dear: 6, price: 0.5, tapped: 0.25, share: 0.12 };

/** Formats with few lands that enter untapped and make two colors. */
const SLOW_FORMATS: ReadonlySet<string> = new Set(["pauper", "peasant", "pauper-commander"]);

/** Where nothing better is to be had, entering tapped costs so much less and a larger share of the lands may do it. */
const NO_BETTER = { cost: 0.25, share: 0.18 } as const;

/**
 * What a land that enters tapped loses, in sources. Tournament decks of Pauper that are of two colors play six such
 * lands and eight basics among eighteen, those of three colors nine and four among nineteen (870 decks since 2025).
 */
export function tappedCost(format: string, playstyle: Playstyle, level?: LandLevel): number {
  return Math.max(
    0,
    LAND_STYLE[playstyle].tapped - (SLOW_FORMATS.has(format) ? NO_BETTER.cost : 0) - (level?.tapped ?? 0),
  );
}

/** Share, 0 to 1, of the lands that may enter tapped: more for more colors and where the format has nothing better. */
export function tappedShare(format: string, playstyle: Playstyle, colors: number, level?: LandLevel): number {
  const more =
    Math.max(0, colors - 2) * 0.06 + (SLOW_FORMATS.has(format) ? NO_BETTER.share : 0) + (level?.share ?? 0);
  return Math.min(0.5, LAND_STYLE[playstyle].share + more);
}
