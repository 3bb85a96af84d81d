import { personalTerms } from "@deckwright/cards/search/personal-terms.ts";
import { account } from "../../../data/account.ts";
import { emptyPage, type ResultPage } from "../../../data/card-search/result-page.ts";
import { type SearchState, searchPath } from "../search-state.ts";
import type { OwnData } from "./own-data.ts";

/** The results to show, as far as they can be known by now. */
export interface FirstPage {
  /** Null until it is known who is here, and what of the search is theirs. */
  readonly page: ResultPage | null;
  /** The search speaks of a collection, and nobody is here whose it could be. */
  readonly needsMember: boolean;
  /** Whose results they are; null where everybody gets the same. */
  readonly memberId: string | null;
}

const PROBLEM = emptyPage("Your cards could not be searched right now. Try again in a moment.");

/** What a search has to be asked for as the member; null where everybody gets the same. */
export function personalPath(state: SearchState): string | null {
  const { owned, deck } = personalTerms(state.q);
  return owned || deck ? searchPath(state, 0) : null;
}

/**
 * The first page came with the document, the same for everybody. Where the search speaks of the member's own cards it is
 * asked for again (`OwnCards`), as the member.
 */
export function useFirstPage(state: SearchState, loaded: ResultPage, own: OwnData | null): FirstPage {
  const { owned, deck } = personalTerms(state.q);
  const isPersonal = owned || deck;
  const user = account.usePart((current) => current.user);
  // Most searches are the same for everybody: their page need not be rendered again when it is known who is here.
  const loading = account.usePart((current) => isPersonal && current.loading);
  if (!isPersonal) return { page: loaded, needsMember: false, memberId: null };
  if (user === null) return { page: loading ? null : loaded, needsMember: owned && !loading, memberId: null };
  const mine = own?.memberId === user.id ? own : null;
  const page = mine?.first ?? (mine?.hasFailed ? PROBLEM : null);
  return { page, needsMember: false, memberId: user.id };
}
