import { type CardIndex, type CardTable, Fact } from "../table/card-table.ts";

/** Cards in the order in which they are offered where a text could mean several. */
export interface Ranking {
  /** Cards by rank: those of decks, then jokes and rebalanced ones, then tokens and the like; the better known first. */
  readonly cards: Uint32Array;
  /** The rank of each card. */
  readonly ranks: Uint32Array;
  /** Ranks from this on are cards that are hardly ever meant. */
  readonly lesserFrom: number;
  /** Ranks from this on are no cards of decks at all. */
  readonly tokensFrom: number;
}

const LESSER = Fact.NotADeckCard | Fact.Rebalanced | Fact.Funny;

/** Steps to which standings are told apart: there are fewer than 64, of which each has this many. */
const STEPS = 2 ** 18;

/** Ranks all cards of a table. Of two of equal standing the first is before. */
export function rankCards(table: CardTable, standings: Float32Array): Ranking {
  // All that is compared goes into one number a card: numbers are sorted without asking a function.
  const sorted = Float64Array.from(standings, (standing, card) => {
    const facts = table.facts[card] ?? 0;
    const part = facts & Fact.NotADeckCard ? 2 : facts & LESSER ? 1 : 0;
    return ((part + 1) * 64 * STEPS - Math.round(standing * STEPS)) * table.size + card;
  }).sort();
  const cards = Uint32Array.from(sorted, (one) => one % table.size);
  const ranks = new Uint32Array(cards.length);
  for (let rank = 0; rank < cards.length; rank++) ranks[cards[rank] ?? 0] = rank;
  const before = (bits: number): number => cards.findIndex((card) => ((table.facts[card] ?? 0) & bits) !== 0);
  const lesserFrom = before(LESSER);
  const tokensFrom = before(Fact.NotADeckCard);
  return {
    cards,
    ranks,
    lesserFrom: lesserFrom < 0 ? cards.length : lesserFrom,
    tokensFrom: tokensFrom < 0 ? cards.length : tokensFrom,
  };
}

/** How well known each card is, 0 to about 40: cards of decks before others, then by popularity and number of printings. */
export function standingsOf(table: CardTable): Float32Array {
  return Float32Array.from({ length: table.size }, (_, card) => standing(table, card));
}

function standing(table: CardTable, card: CardIndex): number {
  const facts = table.facts[card] ?? 0;
  const [from, to] = table.printingsOf(card);
  const rank = table.edhrecRank[card] ?? 0;
  return (
    (facts & LESSER ? 0 : 16) +
    (facts & Fact.DigitalOnly ? 0 : 4) +
    2 * Math.log2(1 + to - from) +
    (rank > 0 ? Math.max(0, 15 - Math.log2(rank)) : 0)
  );
}
