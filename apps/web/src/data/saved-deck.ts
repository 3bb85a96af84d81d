import { createStore } from "../lib/store.ts";
import type { KeptDeck } from "./decks.ts";

/** The deck that was saved last, by the key of its saving. */
export const savedDeck = createStore<{ readonly key: string; readonly kept: KeptDeck } | null>(null);
