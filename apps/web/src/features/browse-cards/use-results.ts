import type { ListedFace } from "@deckwright/contract/card-face-list.ts";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchResultPage } from "../../data/card-search/fetch-result-page.ts";
import type { ResultPage } from "../../data/card-search/result-page.ts";
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
  const [low = 1, high = 0] = wanted === "" ? [] : wanted.split("-").map(Number);
  const pages = Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
  const answers = useQueries({
    queries: pages.map((page) => {
      const path = searchPath(state, page);
      return {
        queryKey: ["card-search", path, memberId ?? undefined],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          fetchCards(path, signal, memberId !== null),
        staleTime: memberId === null ? Number.POSITIVE_INFINITY : 0,
        retry: 2,
      };
    }),
  });
  const byPage = new Map(pages.map((page, at) => [page, answers[at]?.data]));
  const failed = answers.filter((answer) => answer.isError);
  return {
    total: first.total,
    cardAt(index) {
      const { page, at } = pageOf(index);
      return (page === 0 ? first : byPage.get(page))?.cards[at];
    },
    retry: failed.length === 0 ? null : () => failed.forEach((answer) => void answer.refetch()),
  };
}

async function fetchCards(path: string, signal: AbortSignal, isPersonal: boolean): Promise<ResultPage> {
  const page = await fetchResultPage(path, signal, isPersonal);
  if (page.problem !== null) throw new Error(page.problem);
  return page;
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
