import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";

/** Whether a card has a tag; no card has one that the table does not know. */
export function hasTag(table: CardTable, card: CardIndex, tag: string): boolean {
  const number = table.tags.id(tag);
  return number >= 0 && table.tags.has(card, number);
}
