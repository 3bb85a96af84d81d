import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { DeckTile } from "./deck-tile.tsx";

/** Shared decks side by side, each a link to its page. */
export function SharedDeckList({ decks }: { readonly decks: readonly ListedDeck[] }) {
  return (
    <ul className="deck-tiles mt-4">
      {decks.map((deck) => (
        <li key={deck.id} className="min-w-0">
          <DeckTile deck={deck} />
        </li>
      ))}
    </ul>
  );
}
