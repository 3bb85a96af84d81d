import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { lazy, Suspense, useState } from "react";
import { SIDE_BY_SIDE } from "../../lib/hooks/use-media.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { ByWindow } from "../../ui/by-window.tsx";
import type { DeckRow, Grouping } from "../../ui/deck-list/deck-groups.ts";
import { DeckList } from "../../ui/deck-list/deck-list.tsx";
import { type DeckView, GroupSelect, ViewSwitch } from "../../ui/deck-list/list-controls.tsx";
import { ChosenCard, loadCardOfDeck } from "./chosen-card.tsx";
import { DeckLists } from "./deck-lists.tsx";

const DrawnCards = lazy(untilItComes(() => import("./drawn-cards.tsx")));

/** The cards of a deck, as lines or as pictures; of a team those of both decks. */
export function DeckCards({
  deck,
  sentFaces,
  onOpen,
}: {
  readonly deck: Deck;
  /** What the page was sent with: everything but texts. */
  readonly sentFaces: Faces;
  /** Told which line is open now, if any. */
  readonly onOpen: (row: DeckRow | null) => void;
}) {
  const [view, setView] = useState<DeckView>("text");
  const [grouping, setGrouping] = useState<Grouping>("type");
  return (
    <section
      aria-labelledby="cards"
      onPointerEnter={() => void loadCardOfDeck()}
      onFocus={() => void loadCardOfDeck()}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="cards" className="text-20">
          Cards
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {view === "text" && <GroupSelect grouping={grouping} onGrouping={setGrouping} />}
          <ViewSwitch
            view={view}
            onView={(next) => {
              setView(next);
              onOpen(null);
            }}
          />
        </div>
      </div>
      {view === "text" ? (
        <DeckLists deck={deck} faces={sentFaces} grouping={grouping}>
          {(groups) => (
            <DeckList
              groups={groups}
              isWhole
              onOpen={onOpen}
              renderOpen={({ row }) => (
                <ByWindow
                  query={SIDE_BY_SIDE}
                  fits={null}
                  otherwise={
                    <div className="deck-card-inline">
                      <ChosenCard deck={deck} row={row} />
                    </div>
                  }
                />
              )}
            />
          )}
        </DeckLists>
      ) : (
        <Suspense fallback={<div className="skeleton h-96" />}>
          <DrawnCards deck={deck} sentFaces={sentFaces} grouping={grouping} view={view} />
        </Suspense>
      )}
    </section>
  );
}
