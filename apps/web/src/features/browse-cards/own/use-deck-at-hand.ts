import type { CardFace } from "@deckwright/contract/card-face.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../../data/account.ts";
import { fetchOwnDecks, type OwnDeck } from "../../../data/decks.ts";
import { putAndTell } from "../../../data/put-in-deck.ts";

/** The deck of the member's vault that cards are looked for. */
export interface DeckAtHand {
  /** Decks to choose from; none for visitors. */
  readonly decks: readonly OwnDeck[];
  /** The chosen one; null when there is none, or it is not the member's. */
  readonly deck: OwnDeck | null;
  /** Puts a card into the chosen deck, and says how it went. */
  add(card: CardFace): Promise<void>;
}

/** @param id What the address says. */
export function useDeckAtHand(id: number | null): DeckAtHand {
  const user = account.usePart((current) => current.user);
  const cache = useQueryClient();
  const queryKey = ["own-decks", user?.id];
  const query = useQuery({ queryKey, queryFn: fetchOwnDecks, enabled: user !== null });
  const decks = query.data ?? [];
  const deck = decks.find((each) => each.id === id) ?? null;
  return {
    decks,
    deck,
    async add(card) {
      if (!deck || !(await putAndTell(deck, card))) return;
      cache.setQueryData<readonly OwnDeck[]>(queryKey, (list) =>
        list?.map((each) => (each.id === deck.id ? { ...each, cards: each.cards + 1 } : each)),
      );
      // What is in the deck is another answer now.
      await cache.invalidateQueries({ queryKey: ["card-search"], refetchType: "active" });
    },
  };
}
