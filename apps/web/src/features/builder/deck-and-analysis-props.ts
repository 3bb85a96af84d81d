import type { Deck } from "@deckwright/decks/deck.ts";
import type { Dispatch } from "react";
import type { BuilderAction, BuilderState } from "./builder-state.ts";
import type { Choices } from "./choices.ts";
import type { PaneName } from "./pane-tabs.tsx";
import type { HistoryActions } from "./use-history.ts";

/** What the buttons of the deck do. */
export interface DeckActions extends HistoryActions {
  /** Builds the wish in the form once more, after a failure. */
  readonly retry: () => void;
  readonly reroll: () => void;
  readonly rerollUnlocked: () => void;
  readonly never: (name: string) => void;
  readonly save: () => void;
  /** The deck is in the vault as it stands here. */
  readonly isSaved: boolean;
  readonly share: () => Promise<void>;
  /** Opens the dialog that makes a deck of a pasted list. */
  readonly importList: () => void;
}

/** What the deck and its analysis are shown with. */
export interface DeckAndAnalysisProps {
  readonly state: BuilderState;
  readonly deck: Deck;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly actions: DeckActions;
  readonly choices: Choices;
  /** The part that small screens show. */
  readonly pane: PaneName;
}
