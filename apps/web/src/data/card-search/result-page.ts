import type { ListedFace } from "@deckwright/contract/card-face-list.ts";

/** A part of the search that was not used. */
export interface QueryWarning {
  readonly message: string;
  /** Where it stands in the search, in UTF-16 units; absent when the whole search is meant. */
  readonly place?: { readonly start: number; readonly end: number };
  /** What to write in its place. */
  readonly suggestion?: string;
}

/** A page of results, or the reason why there are none. */
export interface ResultPage {
  /** How many there are on all pages. */
  readonly total: number;
  readonly cards: readonly ListedFace[];
  /** The search in plain English; null when the server does not say. */
  readonly understood: string | null;
  readonly warnings: readonly QueryWarning[];
  /** Why the search could not be run, for people; null when it ran. */
  readonly problem: string | null;
}

/** Said when the server fails, or cannot be reached. */
export const UNAVAILABLE = "The card search does not answer right now. Try again in a moment.";

/**
 * A page with nothing on it.
 * @param problem Why, for people; null where the search ran.
 */
export function emptyPage(problem: string | null): ResultPage {
  return { total: 0, cards: [], understood: null, warnings: [], problem };
}
