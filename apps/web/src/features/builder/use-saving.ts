import type { Deck } from "@deckwright/decks/deck.ts";
import { useEffect, useRef, useState } from "react";
import { saveDeck, savedDeck } from "../../data/save-deck.ts";
import { showToast } from "../../lib/toasts.ts";
import { type BuilderState, deckInOrder } from "./builder-state.ts";
import { newSeed } from "./wish/wish-form.ts";

/** What was saved last: under which name, from which state, and the deck as it was then. */
interface Saving {
  readonly key: string;
  readonly origin: unknown;
  readonly deck: Deck;
}

/**
 * Saving of the deck at hand. The first time a deck that was built here becomes a new one of the vault; its edits are
 * saved over that, as are those of a deck that was opened from there.
 */
export function useSaving(state: BuilderState): { readonly isSaved: boolean; readonly save: () => void } {
  const [last, setLast] = useState<Saving | null>(null);
  const isBusy = useRef(false);
  const numbered = useRef<{ readonly origin: unknown; readonly id: number } | null>(null);
  const done = savedDeck.use();
  const origin = state.built ?? state.stored;
  const isSaved =
    last?.origin === origin
      ? last.deck === state.deck && done?.key === last.key
      : state.stored !== null && state.stored.deck === state.deck;
  useEffect(() => {
    if (last && done?.key === last.key) numbered.current = { origin: last.origin, id: done.id };
  }, [last, done]);

  async function save(): Promise<void> {
    const deck = deckInOrder(state);
    if (!state.deck || !deck || isBusy.current) return;
    if (isSaved) {
      const description = `${deck.name} is in your vault as it stands here.`;
      showToast({ title: "Nothing to save", description });
      return;
    }
    isBusy.current = true;
    try {
      const key = String(newSeed());
      // Fetched at the first press, with the schemas that decks are kept by.
      const { toStoredRow } = await import("@deckwright/decks/stored.ts");
      setLast({ key, origin, deck: state.deck });
      const id = numbered.current?.origin === origin ? numbered.current.id : (state.stored?.id ?? null);
      await saveDeck({ key, id, row: toStoredRow(deck) });
    } finally {
      isBusy.current = false;
    }
  }

  return { isSaved, save: () => void save() };
}
