import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardColumns } from "./card-columns.ts";
import type { ListFigures } from "./co-occurrence-file.ts";
import { type FormatRanker, NO_LEADERS } from "./format-ranker.ts";
import { askGroups, type ColumnScores, type CopyWeights, weighCards } from "./learned-decks.ts";
import type { Seed } from "./ranker.ts";
import { type SparseRows, unpackShare } from "./section-bytes.ts";
import { blend, perCard, standardize, standardizeShares } from "./standardize.ts";

/**
 * What share of a card's popularity is held against it: the share among the seeds' decks over popularity to this power. Measured on
 * newer decks (`bench/ranker`): 0 finds .56 of the hidden cards of a Modern deck, 0.3 finds .60, 0.5 finds .58; adding
 * popularity instead of dividing finds .40.
 */
const POPULARITY_POWER = 0.3;
/** Keeps a card seen a few times from counting as the seeds' own, and strangers on one level. */
const THIN = 0.002;
/** Among strangers popularity decides. */
const TIE_BREAK = 0.05;
/** A pair is judged by its surplus over chance; what is rarer than this is too thin to judge. */
const RARE = 0.002;

/**
 * What is asked of a deck by how many of its cards are known. Of one card its pairs alone say most; groups of like decks need
 * two or three cards to be told by, and weights, which were learned from whole decks, some ten. From there on weights know
 * nearly all: groups count a quarter, nothing beside the many cards of a singleton deck, and pairs nothing. Measured for 1, 3 and
 * seven tenths of the cards, and all but one, on days before those that `bench/engine` asks about.
 */
const GROUPS_FROM = 1;
const GROUPS_WHOLLY = 3;
const GROUPS_BESIDE_WEIGHTS = 0.25;
const GROUPS_UNTIL = 15;
const GROUPS_NO_MORE = 40;
const WEIGHTS_FROM = 2;
const WEIGHTS_WHOLLY = 10;

/** 0 up to one number of cards, 1 from another on, and evenly between. */
function rising(cards: number, from: number, wholly: number): number {
  return Math.max(0, Math.min(1, (cards - from) / (wholly - from)));
}

/** What was learned of a format beside its list figures, where something was. */
export interface LearnedOfDecks {
  readonly weights?: SparseRows | undefined;
  readonly copies?: CopyWeights | undefined;
  readonly groups?: SparseRows | undefined;
}

/** Standardized scores, each with how much it counts, and how much pairs count beside them. */
interface LearnedParts {
  readonly parts: readonly (readonly [Float32Array, number])[];
  readonly pairs: number;
}
const ALONE: LearnedParts = { parts: [], pairs: 1 };

/** The entry of a row, by binary search; 0 when there is none. A share from 0 to 1. */
function entry(rows: SparseRows, row: number, column: number): number {
  let low = rows.starts[row] ?? 0;
  let high = (rows.starts[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows.columns[middle] ?? 0;
    if (found === column) return (rows.values[middle] ?? 0) / 255;
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** Answers for a format known from deck lists. */
export function listFormat(
  figures: ListFigures,
  columns: CardColumns,
  { weights, copies, groups }: LearnedOfDecks = {},
): FormatRanker {
  const popularity = Float32Array.from(figures.popularity, unpackShare);
  const usualCopies = (card: CardIndex): number =>
    Math.max(1, Math.min(4, figures.copies[columns.columnOf(card)] ?? 1));
  const weigh = weights && weighCards(weights, columns, copies, usualCopies);
  const ask = groups && askGroups(groups, columns, popularity);
  const popularityOf = (card: CardIndex): number => popularity[columns.columnOf(card)] ?? 0;

  /** Mean share of the seeds' decks that play each candidate. Null when no seed is played with any. */
  const conditional = (
    rows: SparseRows,
    seeds: readonly Seed[],
    candidates: ArrayLike<CardIndex>,
  ): Float32Array | null => {
    const shares = new Float32Array(columns.count);
    let weights = 0;
    for (const seed of seeds) {
      const row = columns.columnOf(seed.card);
      const from = rows.starts[row] ?? 0;
      const to = rows.starts[row + 1] ?? 0;
      if (row < 0 || from === to) continue;
      weights += seed.weight;
      for (let at = from; at < to; at++) {
        const column = rows.columns[at] ?? 0;
        shares[column] = (shares[column] ?? 0) + (seed.weight * (rows.values[at] ?? 0)) / 255;
      }
    }
    if (weights === 0) return null;
    return perCard(candidates, (card) => (shares[columns.columnOf(card)] ?? 0) / weights);
  };

  /** What a deck's own cards say. */
  const learned = (seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): LearnedParts => {
    const known = seeds.filter(({ card }) => columns.columnOf(card) >= 0);
    const parts: [Float32Array, number][] = [];
    const add = (scores: ColumnScores | undefined, weight: number): void => {
      if (!scores || weight === 0) return;
      const ofColumn = scores(seeds);
      parts.push([standardize(perCard(candidates, (card) => ofColumn[columns.columnOf(card)] ?? 0)), weight]);
    };
    const whole = rising(known.length, WEIGHTS_FROM, WEIGHTS_WHOLLY);
    const groups = rising(known.length, GROUPS_FROM, GROUPS_WHOLLY);
    const beside = GROUPS_BESIDE_WEIGHTS * (1 - rising(known.length, GROUPS_UNTIL, GROUPS_NO_MORE));
    add(ask, weigh ? groups * (1 - whole * (1 - beside)) : groups);
    add(weigh, whole);
    return { parts, pairs: weigh ? 1 - whole : 1 };
  };

  const rank = (
    rows: SparseRows,
    general: (card: CardIndex) => number,
    seeds: readonly Seed[],
    candidates: ArrayLike<CardIndex>,
    more: LearnedParts = ALONE,
  ): Float32Array => {
    const usual = perCard(candidates, general);
    const popular = standardizeShares(usual);
    const together = conditional(rows, seeds, candidates);
    if (!together) return popular;
    for (let at = 0; at < together.length; at++) {
      const share = together[at] ?? 0;
      if (share > 0) together[at] = share / ((usual[at] ?? 0) + THIN) ** POPULARITY_POWER;
    }
    return blend(
      [[standardizeShares(together), more.pairs], [popular, TIE_BREAK], ...more.parts],
      candidates.length,
    );
  };

  const sideShare = (card: CardIndex): number => (figures.sideShare[columns.columnOf(card)] ?? 0) / 255;
  const inMain = (card: CardIndex): number => popularityOf(card) * (1 - sideShare(card));

  /** The larger surplus over chance of the two directions, in parts of what surplus is possible. */
  const affinityOf = (a: number, b: number): number => {
    if (a < 0 || b < 0 || a === b) return 0;
    const usualA = popularity[a] ?? 0;
    const usualB = popularity[b] ?? 0;
    if (usualA < RARE && usualB < RARE) return 0;
    const toB = Math.max(0, entry(figures.together, a, b) - usualB) / (1 - Math.min(0.99, usualB));
    const toA = Math.max(0, entry(figures.together, b, a) - usualA) / (1 - Math.min(0.99, usualA));
    return Math.sqrt(toA * toB);
  };

  return {
    popularity: popularityOf,
    played: popularityOf,
    sideboardShare: sideShare,
    usualCopies,
    relevance: (seeds, candidates) => rank(figures.together, inMain, seeds, candidates),
    completion: (seeds, candidates) =>
      rank(figures.together, inMain, seeds, candidates, learned(seeds, candidates)),
    sideRelevance: (seeds, candidates) =>
      rank(figures.sideTogether, (card) => popularityOf(card) * sideShare(card), seeds, candidates),
    affinity: (a, b) => affinityOf(columns.columnOf(a), columns.columnOf(b)),
    affinities(cards) {
      const size = cards.length;
      const matrix = new Float32Array(size * size);
      const at = Int32Array.from(cards, (card) => columns.columnOf(card));
      for (let row = 0; row < size; row++) {
        for (let column = row + 1; column < size; column++) {
          const value = affinityOf(at[row] ?? -1, at[column] ?? -1);
          matrix[row * size + column] = value;
          matrix[column * size + row] = value;
        }
      }
      return matrix;
    },
    ...NO_LEADERS,
  };
}
