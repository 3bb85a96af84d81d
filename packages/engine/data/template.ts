import type { Bracket } from "@deckwright/decks/deck.ts";
import type { RoleId } from "./roles.ts";

/** How many cards of a deck should fill a role. Counted over every card that can fill it, lands and commanders aside. */
export interface Band {
  readonly role: RoleId;
  readonly min: number;
  readonly max: number;
}

/** The shape of a deck of one playstyle in one size. */
export interface Template {
  /** Fewest, usual and most lands. */
  readonly lands: readonly [number, number, number];
  /** Average mana value of the other cards, lowest and highest that still plays as the style should. */
  readonly manaValue: readonly [number, number];
  /** Shares of the non-land cards at mana value 0-1, 2, 3, 4, 5, 6 and 7 or more; they sum to 1. */
  readonly curve: readonly number[];
  readonly bands: readonly Band[];
}

/** One row of a table of bands. */
export function band(role: RoleId, min: number, max: number): Band {
  return { role, min, max };
}

/**
 * A hundred-card template for a table of a given bracket: quieter tables hold less interaction, the most competitive
 * ones more mana, more tutors and cheaper spells.
 */
export function forBracket(template: Template, bracket: Bracket): Template {
  const shift = BRACKET_SHIFT[bracket];
  return {
    ...template,
    lands: [
      template.lands[0] + shift.lands,
      template.lands[1] + shift.lands,
      template.lands[2] + shift.lands,
    ],
    curve: shift.curve === 0 ? template.curve : cheaper(template.curve, shift.curve),
    bands: template.bands.map(({ role, min, max }) => {
      const by = shift.bands[role] ?? 0;
      return { role, min: Math.max(0, min + by), max: max + by };
    }),
  };
}

interface BracketShift {
  readonly lands: number;
  /** Share of the curve that moves one step down. */
  readonly curve: number;
  readonly bands: Partial<Readonly<Record<RoleId, number>>>;
}

/** Interaction by bracket as players count it and means of cEDH decks (docs/deck-shapes.md). */
const BRACKET_SHIFT: Readonly<Record<Bracket, BracketShift>> = {
  1: { lands: 1, curve: -0.2, bands: { removal: -2, answer: -2, ramp: -4, draw: -1, tutor: -1 } },
  2: { lands: 0, curve: 0, bands: { removal: -1, answer: -1 } },
  3: { lands: 0, curve: 0, bands: {} },
  4: { lands: -1, curve: 0.08, bands: { removal: 2, answer: 2, ramp: 2, tutor: 3 } },
  5: { lands: -5, curve: 0.25, bands: { removal: 2, answer: 4, ramp: 6, draw: 3, wipe: -1 } },
};

function cheaper(curve: readonly number[], share: number): number[] {
  if (share < 0) return cheaper(curve.toReversed(), -share).toReversed();
  return curve.map((part, at) => part * (at === 0 ? 1 : 1 - share) + (curve[at + 1] ?? 0) * share);
}
