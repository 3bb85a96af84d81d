import type { ResultPage } from "../../data/card-search/result-page.ts";
import type { Library } from "../../data/library.ts";
/*
 * Results come into the page with each key, and the router hears of them only once typing rests: a navigation renders
 * whatever knows of the address, twice, which was half the work of a key (docs/decisions/2026-11-21-a-list-that-keeps-up.md).
 * What it therefore does not know meanwhile stands in this file.
 */
import { readSearchState, type SearchState, writeSearchState } from "./search-state.ts";

/** A search and its first results. */
export interface Found {
  readonly state: SearchState;
  readonly first: ResultPage;
  /** All cards, where nothing of the search could be used; told by the server alone. */
  readonly instead?: Omit<Found, "instead">;
  /** What there is to search; told by the server alone. */
  readonly library?: Library | null;
}

let latest: Found | null = null;

/** Keeps what was found while somebody typed: the router, told of it a moment later, need not ask for it again. */
export function keepFound(found: Found): void {
  latest = found;
}

/**
 * What was kept, where it is the search that an address states and it was answered; null otherwise.
 * @param search The part of the address from the question mark on.
 */
export function recallFound(search: string): Found | null {
  if (latest === null) return null;
  // A mistake is as wrong when it is asked about again; only who got no answer at all may get one now.
  if (latest.first.problem !== null && latest.first.warnings.length === 0) return null;
  const asked = writeSearchState(readSearchState(new URLSearchParams(search)));
  return asked.toString() === writeSearchState(latest.state).toString() ? latest : null;
}

/** Puts a search into the address that the router does not know of yet, so that Back leads to it again. */
export function keepAddress(state: SearchState): void {
  const search = writeSearchState(state).toString();
  const address = search === "" ? window.location.pathname : `?${search}`;
  window.history.replaceState(window.history.state, "", address);
}
