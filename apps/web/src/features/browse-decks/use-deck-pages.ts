import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { type DeckPage, fetchNextDecks } from "../../data/browse-decks.ts";
import { useLiveDecks } from "../../data/live-decks.ts";
import { countFilters, type DeckQuery, questionOf } from "./deck-query.ts";

/** All that was loaded so far, by the key of the history's entry, for the session: Back leads to the same place. */
const kept = new Map<string, DeckPage>();

/** The decks of a query, as far as they are here. */
export interface DeckPages {
  readonly decks: readonly ListedDeck[];
  readonly hasMore: boolean;
  readonly status: "idle" | "loading" | "failed";
  /** Loads the next ones; the first of them, where they have come. */
  more(): Promise<ListedDeck | undefined>;
}

/** @param page The first ones, as the router brought them for the address that it knows. */
export function useDeckPages(query: DeckQuery, page: DeckPage): DeckPages {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const begin = () => ({
    of: page,
    loaded: (isReturn && kept.get(key)) || page,
    status: "idle" as DeckPages["status"],
  });
  const [state, setState] = useState(begin);
  const current = state.of === page ? state : begin();
  if (state !== current) setState(current);
  // A deck that was shared just now is the newest of all; whether it belongs into another list only the server knows.
  const isPlain = countFilters(query) === 0 && query.sort === "newest";
  const decks = useLiveDecks(current.loaded.decks, { accepts: () => isPlain });
  const latest = useRef(decks);
  useLayoutEffect(() => {
    latest.current = decks;
  });
  const change = (part: Partial<typeof current>) =>
    setState((now) => (now.of === page ? { ...now, ...part } : now));

  async function more(): Promise<ListedDeck | undefined> {
    const { next } = current.loaded;
    if (next === null || current.status === "loading") return undefined;
    change({ status: "loading" });
    try {
      const found = await fetchNextDecks(questionOf(query), next);
      const shown = new Set(latest.current.map(({ id }) => id));
      const added = found.decks.filter(({ id }) => !shown.has(id));
      const loaded = { ...found, total: page.total, decks: [...latest.current, ...added] };
      kept.set(key, loaded);
      change({ loaded, status: "idle" });
      return added[0];
    } catch {
      change({ status: "failed" });
      return undefined;
    }
  }
  return { decks, hasMore: current.loaded.next !== null, status: current.status, more };
}
