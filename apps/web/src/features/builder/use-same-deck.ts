import { useEffect } from "react";
import { showToast } from "../../lib/toasts.ts";
import type { BuilderState } from "./builder-state.ts";
import { sameWords } from "./same-words.ts";

/** Says so when a deck was built anew and came out with the cards that were there, or nearly so, and why that is. */
export function useSameDeck({ built, previous, locked }: BuilderState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deck that is built.
  useEffect(() => {
    if (!built || !previous) return;
    const words = sameWords(previous, built.response.deck, locked.size);
    if (words) showToast(words);
  }, [built]);
}
