import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { ResultPage } from "../../../data/card-search/result-page.ts";
import type { OwnCopies } from "../../../data/collection.ts";
import type { OwnDeck } from "../../../data/decks.ts";

/** What is known of a member who looks for cards. */
export interface OwnData {
  readonly memberId: string;
  /** The first page of a search that speaks of what is theirs. */
  readonly first: ResultPage | undefined;
  /** That page could not be had. */
  readonly hasFailed: boolean;
  /** What they own. */
  readonly copies: OwnCopies | undefined;
  /** Decks of theirs to choose from. */
  readonly decks: readonly OwnDeck[] | undefined;
  /** The one that cards are looked for; null when there is none, or it is not theirs. */
  readonly deck: OwnDeck | null;
  /** Puts a card into it, and says how it went. */
  add(card: CardFace): Promise<void>;
}

export const NO_COPIES: OwnCopies = new Map();
