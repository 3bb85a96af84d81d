import type { ColorMask } from "@deckwright/cards/colors.ts";

/** Mana that pays for nothing but generic costs: a land whose colors the deck has no use for. Beside the bits of `ColorMask`. */
export const GENERIC_ONLY = 64;

/** What a game alone has to know of a card. */
export interface GameCard {
  /** As the card table has it. */
  readonly name: string;
  /** Copies in the library; 1 for a commander. */
  readonly quantity: number;
  /** What it is cast for, such as `{1}{G}`; empty for lands and for what has no cost. */
  readonly cost: string;
  readonly isLand: boolean;
  /** What it makes turn after turn: `kinds` is what each mana may be; `isLate` when none of it comes in the turn that it is played. */
  readonly mana?: { readonly kinds: ColorMask; readonly amount: number; readonly isLate: boolean };
  /** Lands that it puts onto the battlefield, tapped: how many, and which basic land types they may have. */
  readonly finds?: { readonly kinds: ColorMask; readonly lands: number };
  /** A land with a basic land type: one that can be found. */
  readonly isTyped?: boolean;
  /** Damage of its attack, nobody blocking; absent where it has none. */
  readonly attack?: number;
  /** Attacks at once. */
  readonly isHasty?: boolean;
  /** A part of a combo that would be gone once it is cast: it is kept for the combo. */
  readonly isHeld?: boolean;
}

/** What a game alone has to know of a deck. Plain data, which crosses the wire to whoever plays. */
export interface GameFacts {
  readonly cards: readonly GameCard[];
  readonly commanders: readonly GameCard[];
  /** Names of cards that win together, by twos. */
  readonly combos: readonly (readonly [string, string])[];
  /** What an opponent begins with in the format. */
  readonly life: number;
  /** More than two play: the first mulligan is free, and everybody draws in their first turn (CR 103.5c, 103.8c). */
  readonly isMultiplayer: boolean;
}
