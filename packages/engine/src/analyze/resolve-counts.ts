import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts } from "@deckwright/decks/deck.ts";

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
