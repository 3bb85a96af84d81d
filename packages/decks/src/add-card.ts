import type { Deck } from "./deck.ts";
import { ADDED_GROUP, ADDED_REASON, editDeck } from "./edit.ts";
import type { OpenedDeck } from "./stored.ts";

/**
 * A deck of the vault with one more copy of a card in its main deck.
 * @param group Where the card is listed if the main deck has none of it.
 * @throws Error when the deck has cards that would be lost by saving it.
 */
export function addCard({ deck, unread }: OpenedDeck, card: string, group: string = ADDED_GROUP): Deck {
  if (unread.length > 0) {
    throw new Error("Some cards of this deck cannot be read. Open it in the builder and save it first.");
  }
  const as = { group, role: group, reason: ADDED_REASON };
  return editDeck(deck, [{ zone: "main", card, change: 1, as }]).deck;
}
