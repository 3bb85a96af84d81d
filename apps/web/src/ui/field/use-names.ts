import { useEffect, useMemo, useState } from "react";
import { type CardScope, type SuggestedCard, suggestionsFor } from "../../data/scoped-cards.ts";

const NO_CARDS: readonly SuggestedCard[] = [];

/** Cards whose names go by what is typed, asked for once typing rests for `waitMs`; none for the empty text. */
export function useSuggestions(typed: string, waitMs: number, scope?: CardScope): readonly SuggestedCard[] {
  const [cards, setCards] = useState(NO_CARDS);
  const { terms, isOnly, colors } = scope ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scope with the same terms is the same.
  useEffect(() => {
    if (typed.trim() === "") {
      setCards(NO_CARDS);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggestionsFor(typed, scope, controller.signal).then(setCards, () => {
        // Aborted by the next letter, or offline: what is typed serves as it is.
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, waitMs, terms, isOnly, colors?.join("")]);
  return cards;
}

/** Names of cards that begin like what is typed, asked for once typing rests for `waitMs`; none for the empty text. */
export function useNames(typed: string, waitMs: number): readonly string[] {
  const cards = useSuggestions(typed, waitMs);
  return useMemo(() => cards.map(({ name }) => name), [cards]);
}
