import type { CardFace } from "@deckwright/contract/card-face.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { fetchResultPage } from "../../../data/card-search/fetch-result-page.ts";
import { fetchOwnCopies } from "../../../data/collection.ts";
import { fetchOwnDecks, type OwnDeck } from "../../../data/decks.ts";
import { putAndTell } from "../../../data/put-in-deck.ts";
import { Queries } from "../../../data/queries.tsx";
import { useStableCallback } from "../../../lib/hooks/use-stable-callback.ts";
import type { OwnData } from "./own-data.ts";

interface OwnCardsProps {
  readonly memberId: string;
  /** The address of the search's first page, where the search speaks of what is the member's; null where it does not. */
  readonly personalPath: string | null;
  /** The number of the deck at hand, as the address says it. */
  readonly deckId: number | null;
  /** Told what is known of it by now. */
  readonly onData: (data: OwnData | null) => void;
}

/** Asks for what the page needs to know of its member. Shows nothing, and is fetched when a member is here. */
export function OwnCards(props: OwnCardsProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ memberId, personalPath, deckId, onData }: OwnCardsProps) {
  const cache = useQueryClient();
  const page = useQuery({
    queryKey: ["card-search", personalPath, memberId],
    queryFn: ({ signal }) => fetchResultPage(personalPath ?? "", signal, true),
    enabled: personalPath !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
  const { data: copies } = useQuery({ queryKey: ["own-copies", memberId], queryFn: fetchOwnCopies });
  const decksKey = ["own-decks", memberId];
  const { data: decks } = useQuery({ queryKey: decksKey, queryFn: fetchOwnDecks });
  const deck = decks?.find(({ id }) => id === deckId) ?? null;
  const add = useStableCallback(async (card: CardFace) => {
    if (!deck || !(await putAndTell(deck, card))) return;
    cache.setQueryData<readonly OwnDeck[]>(decksKey, (list) =>
      list?.map((each) => (each.id === deck.id ? { ...each, cards: each.cards + 1 } : each)),
    );
    // What is in the deck is another answer now.
    await cache.invalidateQueries({ queryKey: ["card-search"], refetchType: "active" });
  });
  const first = personalPath === null ? undefined : page.data;
  const hasFailed = page.isError;
  const data = useMemo(
    (): OwnData => ({ memberId, first, hasFailed, copies, decks, deck, add }),
    [memberId, first, hasFailed, copies, decks, deck, add],
  );
  useLayoutEffect(() => onData(data), [onData, data]);
  // Whoever comes next is told nothing of it.
  useEffect(() => () => onData(null), [onData]);
  return null;
}
