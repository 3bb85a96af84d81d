import { type CardListItem, cardsIn, type Deck } from "./deck.ts";
import type { DeckEdit } from "./edit.ts";

/** So many copies of a card in a zone, whatever there are. */
export function setQuantity(deck: Deck, zone: string, card: string, quantity: number): readonly DeckEdit[] {
  return [{ zone, card, change: quantity - copiesIn(deck, zone, card) }];
}

/** Copies of a card go from one zone to another, at most as many as there are. */
export function moveCards(
  deck: Deck,
  card: string,
  [from, to]: readonly [string, string],
  quantity: number,
): readonly DeckEdit[] {
  const change = Math.min(quantity, copiesIn(deck, from, card));
  return [
    { zone: from, card, change: -change },
    { zone: to, card, change },
  ];
}

/** A card in the list of a deck, with where it is. */
interface ListedCard extends Omit<CardListItem, "reason"> {
  readonly zone: string;
  readonly group: string;
}

/**
 * Another card in the place of one. In a deck of opened cards the two change places with the sideboard, as many copies as
 * lie there.
 */
export function swapCards(
  deck: Deck,
  { name, quantity, zone, group, role }: ListedCard,
  { name: other, reason }: { readonly name: string; readonly reason: string },
): readonly DeckEdit[] {
  const beside = deck.pool && zone === "main" ? copiesIn(deck, "side", other) : 0;
  const copies = beside > 0 ? Math.min(quantity, beside) : quantity;
  return [
    { zone, card: name, change: -copies },
    { zone, card: other, change: copies, as: { group, role, reason } },
    ...(beside > 0
      ? [
          { zone: "side", card: other, change: -copies },
          { zone: "side", card: name, change: copies },
        ]
      : []),
  ];
}

function copiesIn(deck: Deck, zone: string, card: string): number {
  const counts = cardsIn(deck, zone);
  return Object.hasOwn(counts, card) ? (counts[card] ?? 0) : 0;
}
