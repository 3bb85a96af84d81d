import type { Deck } from "@deckwright/decks/deck.ts";
import { allCards } from "@deckwright/decks/deck.ts";
import { lazy, Suspense } from "react";
import { untilItComes } from "../../lib/until-it-comes.ts";
import type { DeckRow } from "../../ui/deck-list/deck-groups.ts";

/** Fetches what shows a card, before one is chosen. */
export const loadCardOfDeck = () => import("./card-of-deck.tsx");
const CardOfDeck = lazy(untilItComes(loadCardOfDeck));

/** The card of a line that was chosen. */
export function ChosenCard({ deck, row }: { readonly deck: Deck; readonly row: DeckRow }) {
  const counts = allCards(deck);
  const needed = Object.hasOwn(counts, row.name) ? (counts[row.name] ?? 0) : 0;
  return (
    <Suspense
      fallback={
        <div className="card-detail">
          <div className="card-detail-picture">
            <div className="card-detail-empty skeleton" />
          </div>
        </div>
      }
    >
      <CardOfDeck key={row.name} name={row.name} needed={needed} face={row.face} />
    </Suspense>
  );
}
