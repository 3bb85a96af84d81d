import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { Link } from "react-router";
import { useLiveDecks } from "../../data/live-decks.ts";
import { DeckDialogs, useDeckDialogs } from "../../ui/deck-preview/deck-dialogs.tsx";
import { NoDecks } from "../../ui/deck-tile/no-decks.tsx";
import { SharedDeckList } from "../../ui/deck-tile/shared-deck-list.tsx";

/** Decks that are shown. */
const NEWEST = { limit: 4 } as const;

/** The newest decks of the community. One that is pressed opens above the page. */
export function SharedDecks({ decks: sent }: { readonly decks: readonly ListedDeck[] }) {
  const decks = useLiveDecks(sent, NEWEST);
  const dialogs = useDeckDialogs();
  return (
    <section className="page-width section" aria-labelledby="newest">
      <div className="flex items-end justify-between gap-4">
        <h2 id="newest">Newest shared decks</h2>
        <Link className="button" to="/browse-decks">
          Browse Decks
        </Link>
      </div>
      <div className="mt-5 border-t border-line">
        {decks.length > 0 ? <SharedDeckList decks={decks} onOpen={dialogs.preview} /> : <NoDecks />}
      </div>
      <DeckDialogs {...dialogs} />
    </section>
  );
}
