import { type CardIndex, type CardTable, Supertype } from "@deckwright/cards/table/card-table.ts";
import { cardLikeness } from "./card-likeness.ts";
import { type FormatRanker, NO_LEADERS } from "./format-ranker.ts";
import type { Seed } from "./ranker.ts";
import { blend, perCard, standardize, standardizeShares } from "./standardize.ts";

/**
 * The share of Commander decks that play a card, for each printing it has. What is played is printed again: over all legal cards
 * the mean share is .0033 with one printing, .015 with four, .032 with eight, .071 with sixteen, .136 with thirty-two.
 */
const SHARE_OF_A_PRINTING = 0.004;
/** How much of a card's score its likeness to the seeds is, beside its popularity (1). */
const LIKENESS_WEIGHT = 1.5;
/** Copies of a card that may be played four times. */
const USUAL_COPIES = { legend: 2, other: 4 } as const;

/**
 * What can be said of cards in any format where no deck was ever counted: popularity by how often they were printed, and what goes
 * together by what their texts have in common. It knows no leaders, archetypes or sideboards.
 */
export function cardsAlone(table: CardTable): FormatRanker {
  const all = Array.from({ length: table.size }, (_, card) => card);
  const likeness = cardLikeness(table, all, 0);
  const popularity = (card: CardIndex): number => {
    if (card < 0 || card >= table.size) return 0;
    const [from, to] = table.printingsOf(card);
    return Math.min(1, SHARE_OF_A_PRINTING * (to - from));
  };
  const relevance = (given: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array => {
    const seeds = given.filter(({ weight }) => weight > 0);
    const popular = standardizeShares(perCard(candidates, popularity));
    if (seeds.length === 0) return popular;
    const alike = perCard(candidates, (card) =>
      seeds.reduce((sum, seed) => sum + seed.weight * likeness.between(seed.card, card), 0),
    );
    return blend(
      [
        [popular, 1],
        [standardize(alike), LIKENESS_WEIGHT],
      ],
      candidates.length,
    );
  };
  return {
    relevance,
    completion: relevance,
    sideRelevance: relevance,
    popularity,
    played: popularity,
    usualCopies: (card) =>
      ((table.supertypes[card] ?? 0) & Supertype.Legendary) === 0 ? USUAL_COPIES.other : USUAL_COPIES.legend,
    sideboardShare: () => 0,
    affinity: (a, b) => (a === b ? 0 : likeness.between(a, b)),
    affinities(cards) {
      const matrix = new Float32Array(cards.length ** 2);
      for (let a = 0; a < cards.length; a++)
        for (let b = 0; b < a; b++) {
          const value = likeness.between(cards[a] ?? -1, cards[b] ?? -1);
          matrix[a * cards.length + b] = value;
          matrix[b * cards.length + a] = value;
        }
      return matrix;
    },
    ...NO_LEADERS,
  };
}
