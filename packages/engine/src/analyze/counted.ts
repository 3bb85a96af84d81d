import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts } from "@deckwright/decks/deck.ts";

/** Cards with how many copies of them a deck holds. */
export type Counted = readonly (readonly [CardIndex, number])[];

/** Cards with whole, positive counts; the same card under two names is added up, and names nobody knows are left out. */
export function resolveCounts(counts: CardCounts, names: NameIndex): Map<CardIndex, number> {
  const cards = new Map<CardIndex, number>();
  for (const [name, count] of Object.entries(counts)) {
    const match = names.resolve(name, { typos: false, suggest: false });
    if (match.found && Number.isInteger(count) && count > 0) {
      cards.set(match.card, (cards.get(match.card) ?? 0) + count);
    }
  }
  return cards;
}

/** The cards of some names, each once. */
export function resolveNames(list: readonly string[], names: NameIndex): CardIndex[] {
  return [...resolveCounts(Object.fromEntries(list.map((name) => [name, 1])), names).keys()];
}

/** How many cards these are. */
export function sum(cards: Counted): number {
  return cards.reduce((total, [, count]) => total + count, 0);
}

/** The mean of a figure over copies; 0 without cards. */
export function meanOf(cards: Counted, figure: (card: CardIndex) => number): number {
  const copies = sum(cards);
  return copies === 0 ? 0 : cards.reduce((total, [card, count]) => total + count * figure(card), 0) / copies;
}

/** A test for cards with any of some tags; tags that the table lacks are on no card. */
export function tagTest(table: CardTable, ...tags: readonly string[]): (card: CardIndex) => boolean {
  const ids = tags.map((tag) => table.tags.id(tag)).filter((id) => id >= 0);
  return (card) => ids.some((id) => table.tags.has(card, id));
}

/** A figure to so many digits. */
export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
