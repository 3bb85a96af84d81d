import { useState } from "react";
import type { ResultPage } from "../../data/card-search/result-page.ts";
import type { FirstPage } from "./own/use-first-page.ts";
import { saysNothingYet, type Unfinished } from "./query/unfinished.ts";
import type { SearchState } from "./search-state.ts";

/** A search that brought results, and its first page. */
interface Shown {
  readonly state: SearchState;
  readonly page: ResultPage;
}

/**
 * The results that stay on the screen while the search has none of its own: it is not written to its end, it has a
 * mistake, or nobody answers. Null where its own are to be shown, or none were there before.
 */
export function useKeptResults(
  state: SearchState,
  { page, needsMember, memberId }: FirstPage,
  unfinished: Unfinished | null,
): Shown | null {
  const [last, setLast] = useState<Shown | null>(null);
  if (page === null || needsMember) return null;
  if (page.problem !== null || saysNothingYet(unfinished, page.total))
    return (
      last && {
        ...last,
        state: last.state.view === state.view ? last.state : { ...last.state, view: state.view },
      }
    );
  // Somebody's own results are not kept: they may have signed out by then.
  if (memberId === null && (last?.page !== page || last.state !== state)) setLast({ state, page });
  return null;
}
