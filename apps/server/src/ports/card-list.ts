import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { MAX_NAME } from "@deckwright/decks/limits.ts";

/**
 * The known cards of a saved deck's `card_list`, `{ group: [{ name, quantity }] }`, once for each item. Its author may have
 * written anything into it: what has another shape, or names no card, is passed over.
 * @param cardCalled The card of a name; -1 when there is none.
 */
export function cardsInList(list: unknown, cardCalled: (name: string) => CardIndex): CardIndex[] {
  if (!isObject(list)) return [];
  const items = Object.values(list).flatMap((group: unknown) => (Array.isArray(group) ? group : []));
  return items.flatMap((item: unknown) => {
    const name = isObject(item) && "name" in item ? item.name : undefined;
    const card = typeof name === "string" && name.length <= MAX_NAME ? cardCalled(name) : -1;
    return card < 0 ? [] : [card];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
