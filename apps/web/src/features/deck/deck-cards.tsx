import type { Faces } from "@deckwright/contract/card-face.ts";
import { allCards, type Deck, toMeasured } from "@deckwright/decks/deck.ts";
import { turnDeck } from "@deckwright/decks/team.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { analyzeDeck, ENGINE_ANSWERS } from "../../data/engine/functions.ts";
import { SIDE_BY_SIDE, useMedia } from "../../lib/hooks/use-media.ts";
import { CardDetail } from "../../ui/card-detail/card-detail.tsx";
import { type DeckRow, type Grouping, groupRows, rowsOf } from "../../ui/deck-list/deck-groups.ts";
import { DeckList } from "../../ui/deck-list/deck-list.tsx";
import { type DeckView, GroupSelect, ViewSwitch } from "../../ui/deck-list/list-controls.tsx";

const DeckPictures = lazy(() => import("../../ui/deck-list/deck-pictures.tsx"));

/** Copies of a card that a deck needs, in all of its parts. */
export function neededOf(deck: Deck, name: string): number {
  const counts = allCards(deck);
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}

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
  const isBeside = useMedia(SIDE_BY_SIDE);
  const isDrawn = view !== "text";
  // A card whose picture does not come is drawn with its text.
  const { data: figures } = useQuery({
    queryKey: ["texts", deck],
    queryFn: ({ signal }) => analyzeDeck(toMeasured(deck), signal),
    enabled: isDrawn,
    ...ENGINE_ANSWERS,
  });
  const faces = (isDrawn && figures?.faces) || sentFaces;
  const decks = deck.partner_deck ? [deck, turnDeck(deck)] : [deck];
  return (
    <section aria-labelledby="cards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="cards" className="text-20">
          Cards
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {!isDrawn && <GroupSelect grouping={grouping} onGrouping={setGrouping} />}
          <ViewSwitch
            view={view}
            onView={(next) => {
              setView(next);
              onOpen(null);
            }}
          />
        </div>
      </div>
      {decks.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first deck of a team and the second.
        <OneList key={at} deck={each} faces={faces} grouping={grouping}>
          {(groups) =>
            isDrawn ? (
              <Suspense fallback={<div className="skeleton h-96" />}>
                <DeckPictures groups={groups} view={view} />
              </Suspense>
            ) : (
              <DeckList
                groups={groups}
                isWhole
                onOpen={onOpen}
                renderOpen={({ row }) =>
                  !isBeside && (
                    <div className="deck-card-inline">
                      <CardDetail name={row.name} needed={neededOf(deck, row.name)} face={row.face} />
                    </div>
                  )
                }
              />
            )
          }
        </OneList>
      ))}
    </section>
  );
}

function OneList({
  deck,
  faces,
  grouping,
  children,
}: {
  readonly deck: Deck;
  readonly faces: Faces;
  readonly grouping: Grouping;
  readonly children: (groups: ReturnType<typeof groupRows>) => ReactNode;
}) {
  const rows = useMemo(() => rowsOf(deck, faces), [deck, faces]);
  const groups = useMemo(() => groupRows(rows, grouping), [rows, grouping]);
  return (
    <>
      {deck.partner_deck && <h3 className="mb-2 text-16 wrap-anywhere">{deck.name}</h3>}
      {children(groups)}
    </>
  );
}
