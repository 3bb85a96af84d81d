import { DECK_WEIGHTS } from "../../data/weights.ts";
import type { HomeProblem } from "./home-cost.ts";

/** A wished count of cards of a kind. */
export interface BandTarget {
  readonly min: number;
  readonly max: number;
  /** Set where every card beside it is one too many, whatever it is worth. */
  readonly isHard?: boolean;
}

/** What to choose from and what to aim at. Arrays run over the candidates, whose order does not matter to the result's worth. */
export interface Problem {
  readonly size: number;
  /** Copies to choose in all, locked ones included. */
  readonly total: number;
  /** Worth of one copy, deviation about 1. */
  readonly utility: Float32Array;
  /** The bands that a card counts for, as bits in the order of `bands`. */
  readonly bandMask: Uint32Array;
  /** Packages that a card enables and those that it needs, as bits in the order of `packages`. */
  readonly enables: Uint32Array;
  readonly pays: Uint32Array;
  /** Mana value bucket 0 to 6. */
  readonly bucket: Uint8Array;
  readonly manaValue: Float32Array;
  /** Lowest and highest sum of mana values. */
  readonly manaValues: readonly [number, number];
  /** The sum of mana values that a limit allows; absent without one. */
  readonly mostManaValue?: number;
  /** Price of one copy; 0 where price does not matter. */
  readonly price: Float32Array;
  /** Copies that must stay. */
  readonly locked: Uint8Array;
  /** Copies a deck usually plays of the card, at most `limit`. */
  readonly usual: Uint8Array;
  readonly limit: Uint8Array;
  /** 1 for the cards that `scarceMax` counts (Game Changers under a bracket). */
  readonly scarce: Uint8Array;
  readonly scarceMax: number;
  /** What having the card at all costs: above 0 where decks play few cards in many copies. */
  readonly distinctCost: Float32Array;
  /** What pairs of cards are worth, `size * size`, already weighted: added for each pair of copies in the deck. */
  readonly pairs: Float32Array;
  /** Per candidate, those of which it needs one beside it; undefined where it stands by itself. */
  readonly partners: readonly (readonly number[] | undefined)[];
  /** Copies that make a card count as fully there for its pairs: 1, or 4 in decks of four-ofs. */
  readonly fullCopies: number;
  readonly bands: readonly BandTarget[];
  /** Enablers that each package needs: a payoff loses value while the deck holds fewer. */
  readonly packages: readonly number[];
  /** Wished copies per mana value bucket; sums to `total`. */
  readonly curve: readonly number[];
  /** What is known of the decks that each card is at home in; absent where it does not count. */
  readonly home?: HomeProblem;
  /** Dollars for the copies chosen here; Infinity without a budget. */
  readonly budget: number;
}

/** Share of a band's least, and of the cheap cards of the curve, below which a deck is no longer one of its playstyle. */
export const LEAST_SHARE = { band: 0.8, cheap: 0.7 } as const;

/** What a band costs a deck that has so many copies of it. */
export function penaltyOf(target: BandTarget, have: number): number {
  if (target.isHard)
    return DECK_WEIGHTS.limit * (Math.max(0, target.min - have) + Math.max(0, have - target.max));
  if (have < target.min) {
    const missing = target.min - have;
    const far = Math.max(0, LEAST_SHARE.band * target.min - have);
    return (
      DECK_WEIGHTS.under * missing +
      DECK_WEIGHTS.underGrowth * missing * missing +
      DECK_WEIGHTS.farUnder * far
    );
  }
  const spare = Math.max(0, have - target.max);
  return DECK_WEIGHTS.over * spare + DECK_WEIGHTS.overGrowth * spare * spare;
}

/** What payoffs cost a deck with fewer enablers than they need. */
export function packagePenalty(need: number, payoffs: number, enablers: number): number {
  return payoffs > 0 && enablers < need ? (DECK_WEIGHTS.package * payoffs * (need - enablers)) / need : 0;
}
