import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { HABITAT_WEIGHTS } from "../../data/weights.ts";
import { HABITAT_FACTS } from "./habitat-facts.ts";
import type { HabitatFigures } from "./habitat-figures.ts";
import { SPELL_KINDS, STEPS_OF_MANA } from "./spell-tally.ts";

/** The decks that a card is played in: for each fact the range that all but the odd ones of them keep to. */
export interface Habitat {
  /** In the order of `HABITAT_FACTS`, both ends included. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** A card is out of place where so many facts of its deck lie outside of its habitat. */
export const OUT_OF_PLACE = 3;

/** The facts of a deck, by their places, that lie outside of a habitat. */
export function factsOutside({ low, high }: Habitat, facts: Uint8Array): number[] {
  const outside: number[] = [];
  for (const [at, value] of facts.entries())
    if (value < (low[at] ?? 0) || value > (high[at] ?? 0)) outside.push(at);
  return outside;
}

/** How far outside one step of each fact lies: averages are counted finer than cards. */
const STEP = Float64Array.from(HABITAT_FACTS, (_, fact) =>
  fact === SPELL_KINDS.length ? HABITAT_WEIGHTS.manaValue / STEPS_OF_MANA : 1,
);

/** Points that a card loses when a fact of its deck has this value: none within its habitat. */
export function costOutside({ low, high }: Habitat, fact: number, value: number): number {
  return costBetween(low[fact] ?? 0, high[fact] ?? 255, fact, value);
}

/** The same for the ends of one fact's range. */
export function costBetween(low: number, high: number, fact: number, value: number): number {
  if (value >= low && value <= high) return 0;
  const far = value < low ? low - value : value - high;
  return HABITAT_WEIGHTS.outside + HABITAT_WEIGHTS.far * far * (STEP[fact] ?? 1);
}

/** The habitats of a format by card of the table. `known` has the table's card of each name, or -1. */
export function habitatsByCard(
  { cards, low, high }: HabitatFigures,
  known: Int32Array,
): ReadonlyMap<CardIndex, Habitat> {
  const habitats = new Map<CardIndex, Habitat>();
  for (const [row, name] of cards.entries()) {
    const card = known[name] ?? -1;
    const column = (values: Uint8Array): Uint8Array =>
      Uint8Array.from(HABITAT_FACTS, (_, fact) => values[fact * cards.length + row] ?? 0);
    if (card >= 0) habitats.set(card, { low: column(low), high: column(high) });
  }
  return habitats;
}
