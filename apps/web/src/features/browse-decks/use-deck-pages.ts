import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { type DeckPage, type DeckQuestion, fetchDecks } from "../../data/browse-decks.ts";
import { useLiveDecks } from "../../data/live-decks.ts";
import { countFilters, type DeckQuery, questionOf } from "./deck-query.ts";

/** All that was loaded so far, by the key of the history's entry, for the session: Back leads to the same place. */
const kept = new Map<string, DeckPage>();

/** What the list is where the server did not answer. */
const NOTHING: DeckPage = { decks: [], total: null, next: null };

/** The server is asked once for all decks that are shared within as long as this, in milliseconds. */
const MOMENT_MS = 1_000;

/** The decks of a query, as far as they are here. */
export interface DeckPages {
  readonly decks: readonly ListedDeck[];
  /** How many fit in all; null where nobody has counted. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly status: "idle" | "loading" | "failed";
  /** Loads the next ones; the first of them, where they have come. */
  more(): Promise<ListedDeck | undefined>;
}

/** @param sent The first ones, as the router brought them for the address that it knows; null where nobody answered. */
export function useDeckPages(query: DeckQuery, sent: DeckPage | null): DeckPages {
  const page = sent ?? NOTHING;
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
  const { loaded } = current;
  const question = questionOf(query);
  const askAgain = useAskAgain(question, (first) =>
    setState((now) => {
      if (now.of !== page) return now;
      const decks = withNewcomers(latest.current, first.decks);
      return { ...now, loaded: { ...now.loaded, total: first.total, decks } };
    }),
  );
  // A deck that was shared just now is the newest of all; whether it belongs into another list, and where, the server knows.
  const isPlain = countFilters(query) === 0 && query.sort === "newest";
  const decks = useLiveDecks(
    loaded.decks,
    isPlain ? { accepts: () => true } : { accepts: () => false, onStranger: askAgain },
  );
  const latest = useRef(decks);
  useLayoutEffect(() => {
    latest.current = decks;
  });
  const change = (part: Partial<typeof current>) =>
    setState((now) => (now.of === page ? { ...now, ...part } : now));
  const total = loaded.total === null ? null : loaded.total + decks.length - loaded.decks.length;

  async function more(): Promise<ListedDeck | undefined> {
    const { next } = loaded;
    if (next === null || current.status === "loading") return undefined;
    change({ status: "loading" });
    try {
      const found = await fetchDecks(question, next);
      const shown = new Set(latest.current.map(({ id }) => id));
      const added = found.decks.filter(({ id }) => !shown.has(id));
      const longer = { ...found, total, decks: [...latest.current, ...added] };
      kept.set(key, longer);
      change({ loaded: longer, status: "idle" });
      return added[0];
    } catch {
      change({ status: "failed" });
      return undefined;
    }
  }
  return { decks, total, hasMore: loaded.next !== null, status: current.status, more };
}

/** Asks for the first page once more, a moment after it is called. Where nobody answers the list stays as it is. */
function useAskAgain(question: DeckQuestion, take: (first: DeckPage) => void): () => void {
  const asked = JSON.stringify(question);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another list waits for nothing that was to come into this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says which list it is.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [asked],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      fetchDecks(question).then(take, () => {});
    }, MOMENT_MS);
  };
}

/** A list with those decks of its first page that it lacks, each behind the one that it stands behind there. */
export function withNewcomers(
  decks: readonly ListedDeck[],
  first: readonly ListedDeck[],
): readonly ListedDeck[] {
  const shown = new Set(decks.map(({ id }) => id));
  const joined = [...decks];
  for (const [at, deck] of first.entries()) {
    if (shown.has(deck.id)) continue;
    const before = first[at - 1]?.id;
    joined.splice(joined.findIndex(({ id }) => id === before) + 1, 0, deck);
  }
  return joined;
}
