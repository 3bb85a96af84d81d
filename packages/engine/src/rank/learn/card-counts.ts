import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";

/** A zone as the table's cards, copies by card; names that it does not know are left out. */
export function cardCounts(names: NameIndex, list: Readonly<Record<string, number>>): Map<CardIndex, number> {
  const found = new Map<CardIndex, number>();
  for (const [name, copies] of Object.entries(list)) {
    const match = names.resolve(name, { typos: false });
    if (match.found) found.set(match.card, (found.get(match.card) ?? 0) + copies);
  }
  return found;
}
