import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { HABITAT_FACTS } from "../habitat-facts.ts";
import type { Habitat } from "../habitats.ts";

/** What habitats are learned from. */
interface HabitatOptions {
  /** Decks that a card must be played in: from few of them no range can be read. */
  readonly minDecks: number;
  /** Share of decks that is left out at each end of a fact. */
  readonly tail: number;
}

/** With these, some 5 of 100 cards of people's newer decks are out of place. */
export const HABITAT_DEFAULTS: HabitatOptions = { minDecks: 30, tail: 0.02 };

/** A deck by its cards and its facts. */
export interface FactRow {
  readonly cards: Iterable<CardIndex>;
  readonly facts: Uint8Array;
}

/** For each card that enough decks play, the range of each fact of those decks without the odd ones at both ends. */
export function learnHabitats(
  decks: readonly FactRow[],
  { minDecks, tail }: HabitatOptions = HABITAT_DEFAULTS,
): Map<CardIndex, Habitat> {
  const decksOf = new Map<CardIndex, Uint8Array[]>();
  for (const { cards, facts } of decks)
    for (const card of cards) {
      const held = decksOf.get(card);
      if (held) held.push(facts);
      else decksOf.set(card, [facts]);
    }
  const habitats = new Map<CardIndex, Habitat>();
  for (const [card, rows] of decksOf) {
    if (rows.length < minDecks) continue;
    const leftOut = Math.floor(tail * rows.length);
    const low = new Uint8Array(HABITAT_FACTS.length);
    const high = new Uint8Array(HABITAT_FACTS.length);
    for (let fact = 0; fact < HABITAT_FACTS.length; fact++) {
      const values = Uint8Array.from(rows, (facts) => facts[fact] ?? 0).sort();
      low[fact] = values[leftOut] ?? 0;
      high[fact] = values[values.length - 1 - leftOut] ?? 0;
    }
    habitats.set(card, { decks: rows.length, low, high });
  }
  return habitats;
}
