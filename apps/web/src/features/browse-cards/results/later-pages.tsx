import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { fetchResultPage } from "../../../data/card-search/fetch-result-page.ts";
import type { ResultPage } from "../../../data/card-search/result-page.ts";
import { Queries } from "../../../data/queries.tsx";
import { type SearchState, searchPath } from "../search-state.ts";

/** Pages of results after the first, as far as they are here. */
export interface LaterAnswers {
  /** What they are pages of, as it was asked. */
  readonly of: string;
  readonly byPage: ReadonlyMap<number, ResultPage | undefined>;
  /** Asks again for what did not arrive; null when nothing is missing. */
  readonly retry: (() => void) | null;
}

interface LaterPagesProps {
  /** Identifies the results that they are pages of. */
  readonly of: string;
  readonly state: SearchState;
  /** Numbers of the pages that are looked at. */
  readonly pages: readonly number[];
  /** Whose results they are; null where everybody gets the same. */
  readonly memberId: string | null;
  /** Told what there is of them. */
  readonly onAnswers: (answers: LaterAnswers) => void;
}

/** Asks for the pages of a list that one scrolls to. Shows nothing, and is fetched when the first cards have been passed. */
export function LaterPages(props: LaterPagesProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ of, state, pages, memberId, onAnswers }: LaterPagesProps) {
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
    combine,
  });
  // Before the list is painted: cards that are here already must not blink.
  useLayoutEffect(() => {
    const byPage = new Map(pages.map((page, at) => [page, answers.pages[at]]));
    onAnswers({ of, byPage, retry: answers.retry });
  }, [of, answers, pages, onAnswers]);
  return null;
}

/** Outside the component: its answer is the same object while nothing has changed. */
function combine(results: readonly UseQueryResult<ResultPage>[]) {
  const failed = results.filter((result) => result.isError);
  return {
    pages: results.map(({ data }) => data),
    retry: failed.length === 0 ? null : () => failed.forEach((result) => void result.refetch()),
  };
}

async function fetchCards(path: string, signal: AbortSignal, isPersonal: boolean): Promise<ResultPage> {
  const page = await fetchResultPage(path, signal, isPersonal);
  if (page.problem !== null) throw new Error(page.problem);
  return page;
}
