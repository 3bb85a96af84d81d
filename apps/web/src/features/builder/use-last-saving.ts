import type { Deck } from "@deckwright/decks/deck.ts";
import { type Dispatch, useEffect, useState } from "react";
import { savedDeck } from "../../data/saved-deck.ts";
import type { BuilderAction } from "./builder-state.ts";

/** What was saved last: under which name, from which state, and the deck as it was then. */
interface Saving {
  readonly key: string;
  readonly origin: unknown;
  readonly deck: Deck;
}

/** It, and what takes another one down. */
export type LastSaving = readonly [last: Saving | null, set: (saving: Saving) => void];

/** Remembers what was saved last, and marks its deck once it is in the vault, also where another deck has come since. */
export function useLastSaving(dispatch: Dispatch<BuilderAction>): LastSaving {
  const [last, setLast] = useState<Saving | null>(null);
  const done = savedDeck.use();
  useEffect(() => {
    if (last === null || done?.key !== last.key) return;
    dispatch({ type: "saved", origin: last.origin, saved: { kept: done.kept, deck: last.deck } });
  }, [last, done, dispatch]);
  return [last, setLast];
}
