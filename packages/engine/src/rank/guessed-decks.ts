import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";

/**
 * Decks by the rank of the leader among all cards, and how many of these are those that only hold it: a card in `heldShare` of the
 * decks that could play it leads 70 % of what its rank says. Of 1,618 counted leaders this tells more and fewer decks apart with
 * r = .39 (logarithms), the rank alone with .37.
 */
const GUESS = { decksByRank: 1e7, most: 9_000, heldShare: 0.03 } as const;

/** Decks under a leader that nobody counted, as far as they can be guessed from how much the card is played at all. */
export function guessedDecks(table: CardTable, card: CardIndex, popularity: number): number {
  const rank = table.edhrecRank[card] ?? 0;
  if (rank === 0) return 0;
  return Math.min(GUESS.most, GUESS.decksByRank / rank) / Math.sqrt(1 + popularity / GUESS.heldShare);
}
