import type { ListedFace } from "@deckwright/contract/card-face-list.ts";
import { useEffect, useMemo, useState } from "react";
import type { ResultPage } from "../../data/card-search/result-page.ts";
import type { LaterAnswers } from "./results/later-pages.tsx";
import { pageOf, type SearchState, searchPath } from "./search-state.ts";

/** How long a stretch of the list has to be looked at before its cards are asked for, in milliseconds. */
const REST_MS = 70;

/** The cards of a search by their place, as far as they are here. */
export interface Results {
  readonly total: number;
  /** Undefined while it is on its way. */
  cardAt(index: number): ListedFace | undefined;
  /** Asks again for what did not arrive; null when nothing is missing. */
  readonly retry: (() => void) | null;
  /** What has to be asked for beside the first cards; null while these are all that is looked at. */
  readonly later: {
    readonly of: string;
    readonly pages: readonly number[];
    readonly onAnswers: (answers: LaterAnswers) => void;
  } | null;
}

/**
 * The results around the places from `start` to `end`: the first cards came with the page, the rest as it is looked at.
 * @param memberId Whose results they are; null where everybody gets the same.
 */
export function useResults(
  state: SearchState,
  first: ResultPage,
  memberId: string | null,
  start: number,
  end: number,
): Results {
  // The first page is here already.
  const from = Math.max(1, pageOf(start).page);
  const to = pageOf(Math.min(end, first.total) - 1).page;
  const wanted = useRested(from > to ? "" : `${from}-${to}`);
  const pages = useMemo(() => {
    const [low = 1, high = 0] = wanted === "" ? [] : wanted.split("-").map(Number);
    return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
  }, [wanted]);
  const of = `${searchPath(state, 0)} ${memberId ?? ""}`;
  const [told, onAnswers] = useState<LaterAnswers | null>(null);
  const answers = told?.of === of ? told : null;
  return {
    total: first.total,
    cardAt(index) {
      const { page, at } = pageOf(index);
      return (page === 0 ? first : answers?.byPage.get(page))?.cards[at];
    },
    retry: answers?.retry ?? null,
    later: pages.length === 0 ? null : { of, pages, onAnswers },
  };
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
