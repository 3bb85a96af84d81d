import { ADDED_GROUP, ADDED_REASON, editDeck } from "./edit.ts";
import { type ForeignRow, fromStoredRow, type StoredRow, toStoredRow } from "./stored.ts";

/**
 * A stored deck with one more copy of a card in its main deck: the columns that change.
 * @param group Where the card is listed if the main deck has none of it.
 * @throws Error when the row has cards that would be lost.
 */
export function addToRow(
  row: ForeignRow,
  card: string,
  group: string = ADDED_GROUP,
): Pick<StoredRow, "cards" | "card_list"> {
  const { deck, unread } = fromStoredRow(row);
  if (unread.length > 0) {
    throw new Error("Some cards of this deck cannot be read. Open it in the builder and save it first.");
  }
  const as = { group, role: group, reason: ADDED_REASON };
  const { cards, card_list } = toStoredRow(editDeck(deck, [{ zone: "main", card, change: 1, as }]).deck);
  return { cards, card_list };
}
