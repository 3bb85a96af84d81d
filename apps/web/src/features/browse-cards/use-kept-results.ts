import { useState } from "react";
import type { Found } from "./ahead-of-router.ts";
import type { FirstPage } from "./own/use-first-page.ts";
import { saysNothingYet, type Unfinished } from "./query/unfinished.ts";

/** A search that brought results, and whether it was there before. */
interface Kept extends Omit<Found, "instead"> {
  readonly isStill: boolean;
}

/**
 * The results that stay on the screen while the search has none of its own: it is not written to its end, it has a
 * mistake, or nobody answers; where none were there before, what came instead. Null where its own are to be shown, or there is
 * nothing else.
 */
export function useKeptResults(
  { state, instead }: Pick<Found, "state" | "instead">,
  { page, needsMember, memberId }: FirstPage,
  unfinished: Unfinished | null,
): Kept | null {
  const [last, setLast] = useState<Omit<Found, "instead"> | null>(null);
  if (page === null || needsMember) return null;
  if (page.problem !== null || saysNothingYet(unfinished, page.total)) {
    const shown = last ?? instead;
    if (!shown) return null;
    const { view } = state;
    return {
      ...shown,
      state: shown.state.view === view ? shown.state : { ...shown.state, view },
      isStill: last !== null,
    };
  }
  // Somebody's own results are not kept: they may have signed out by then.
  if (memberId === null && (last?.first !== page || last.state !== state)) setLast({ state, first: page });
  return null;
}
