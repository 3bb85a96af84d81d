import type { Deck } from "@deckwright/decks/deck.ts";
import { diffDecks } from "@deckwright/decks/diff.ts";

/** Why a deck has the cards of the one before it; null where it has others. */
export function sameWords(before: Deck, after: Deck, locks: number): string | null {
  const { added, removed } = diffDecks(before, after);
  if (added.length + removed.length > 0) return null;
  if (before.seed === after.seed) return "The wish and the seed are those of the deck before.";
  const kept =
    locks > 0 ? `Your ${locks === 1 ? "lock keeps its card, and no" : "locks keep theirs, and no"}` : "No";
  return `${kept} other cards come close enough for this wish to take a place. Ask for something else, take a card out for good with “Never this card”, or set another budget.`;
}
