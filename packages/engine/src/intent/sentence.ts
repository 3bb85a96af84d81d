import type { IntentContext } from "./context.ts";
import type { DeckWords } from "./deck-words.ts";
import type { Mention } from "./mention.ts";
import type { NameSearch } from "./name-search.ts";
import type { Token } from "./tokens.ts";

/** A sentence that is being read from left to right. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: IntentContext;
  /** What was read so far. */
  readonly before: readonly Mention[];
  /** A longer text in which nothing speaks of decks: hardly any of its words names a card. */
  readonly isTalk: boolean;
  /** "No" or the like stands before what is looked at. */
  readonly isForbidden?: boolean;
  /** What words mean by the formats and decks that the sentence names. */
  readonly deckWords?: DeckWords | undefined;
  /** Looks up misspelled names, as long as the sentence may be searched. */
  readonly search: NameSearch;
}
