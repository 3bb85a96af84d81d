import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { decksOf } from "@deckwright/decks/team.ts";
import { type ReactNode, useMemo } from "react";
import { type Grouping, groupRows, rowsOf } from "../../ui/deck-list/deck-groups.ts";

/** The lists of a deck, each in groups; of a team those of both decks. */
export function DeckLists({
  deck,
  ...list
}: {
  readonly deck: Deck;
  readonly faces: Faces;
  readonly grouping: Grouping;
  readonly children: (groups: ReturnType<typeof groupRows>) => ReactNode;
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the first deck of a team and the second.
  return decksOf(deck).map((each, at) => <OneList key={at} deck={each} {...list} />);
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
