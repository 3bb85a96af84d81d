import type { Deck, DeckList } from "@deckwright/decks/deck.ts";
import type { LimitedPool } from "../forms/build-rules.ts";
import type { Form } from "../forms/form.ts";
import type { Notes } from "../notes.ts";
import type { Wish } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import type { Analysis } from "../types.ts";
import type { GenerateContext } from "./generate-context.ts";
import type { Stages } from "./stages.ts";

/** A wish on its way to a deck. */
export interface Job {
  readonly wish: Wish;
  readonly form: Form;
  readonly context: GenerateContext;
  readonly notes: Notes;
  readonly clock: Stages;
  readonly random: Random;
  /** The cards that the deck has to come from; undefined in formats that are not about opened cards. */
  readonly limitedPool: LimitedPool | undefined;
  /** What is left of the opened cards goes to somebody else. */
  readonly noSideboard?: true;
}

/** What has been built: the deck as people see it, as the rules read it, and its figures. */
export interface Build {
  readonly deck: Deck;
  readonly list: DeckList;
  readonly analysis: Analysis;
}
