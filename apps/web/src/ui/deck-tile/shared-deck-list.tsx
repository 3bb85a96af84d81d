import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { DeckTile } from "./deck-tile.tsx";

/** Shared decks side by side, each a link to its page. */
export function SharedDeckList({
  decks,
  onOpen,
}: {
  readonly decks: readonly ListedDeck[];
  /** Shows a deck in place of its page. */
  readonly onOpen?: (deck: ListedDeck) => void;
}) {
  return (
    <ul className="deck-tiles mt-4">
      {decks.map((deck) => (
        <li key={deck.id} className="min-w-0">
          <DeckTile deck={deck} {...(onOpen ? { onOpen: () => onOpen(deck) } : {})} />
        </li>
      ))}
    </ul>
  );
}
