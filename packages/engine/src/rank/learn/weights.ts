import { packWeight } from "../association-figures.ts";
import type { SparseRows } from "../section-bytes.ts";
import type { LearnedSigns } from "./copy-signs.ts";
import { invertPositive } from "./invert.ts";
import type { WeightedDeck } from "./recent-decks.ts";
import { sparseRows } from "./sparse-rows.ts";

/** How weights are learned. */
export interface WeightOptions {
  /** Decks that a card must be seen in to have weights. */
  readonly minSeen: number;
  /** What holds weights of thin evidence near nothing, in decks. */
  readonly lambda: number;
  /** The same for numbers of copies. */
  readonly signLambda: number;
  /** Share of a deck's cards that are taken to be unknown while learning; below 1. */
  readonly hidden: number;
  /** Weights kept per card that is foretold: those that say most over all decks. */
  readonly kept: number;
}

/** Signs of a format's decks beside their cards, with the column of each one's card; -1 where the card is not listed. */
export interface WeighedSigns {
  readonly ofDecks: LearnedSigns["ofDecks"];
  readonly columns: readonly number[];
}
const NO_SIGNS: WeighedSigns = { ofDecks: [], columns: [] };

/** What cards say of others, and what their copies do. */
export interface LearnedWeights {
  /** A row for each column of the format's figures. */
  readonly cards: SparseRows;
  /** A row for each sign. */
  readonly signs: SparseRows;
}

/**
 * The weights by which the other cards of a deck foretell each card (EDLAE; Steck 2020, "Autoencoders that don't overfit
 * towards the Identity"): with G as the weighted counts of pairs, Δ its diagonal, h the hidden share and
 * P = (G + h/(1-h) Δ + λI)⁻¹, that of card i for card j is -P_ij / P_jj. Numbers of copies are further rows and columns. Those
 * of card j itself must not foretell it: with S as j and its own signs, the weights are then -P_iS (P_SS)⁻¹ e_j.
 *
 * Which are kept goes by their size times the root of how often card i is played: that is how much they move the answers. By
 * size alone the few kept ones are those of rare cards, which hardly any deck asks.
 *
 * @param count columns of the format's figures
 */
export function learnWeights(
  decks: readonly WeightedDeck[],
  count: number,
  { minSeen, lambda, signLambda, hidden, kept }: WeightOptions,
  signs: WeighedSigns = NO_SIGNS,
): LearnedWeights {
  const seen = new Uint32Array(count);
  for (const { cards } of decks) for (const card of cards) seen[card] = (seen[card] ?? 0) + 1;
  const known = Array.from(seen.keys()).filter((card) => (seen[card] ?? 0) >= minSeen);
  const size = known.length + signs.columns.length;
  const place = new Int32Array(count).fill(-1);
  known.forEach((card, at) => {
    place[card] = at;
  });
  const places = decks.map(({ cards }, deck) => {
    const ofCards = Array.from(cards, (card) => place[card] ?? -1).filter((at) => at >= 0);
    return [...ofCards, ...Array.from(signs.ofDecks[deck] ?? [], (sign) => known.length + sign)];
  });
  const inverse = pairsOf(decks, places, size);
  const played = Float64Array.from({ length: size }, (_, at) => inverse[at * size + at] ?? 0);
  for (const [at, decks] of played.entries())
    inverse[at * size + at] = decks / (1 - hidden) + (at < known.length ? lambda : signLambda);
  invertPositive(inverse, size);
  const own = known.map((_, at) => [at]);
  for (const [sign, column] of signs.columns.entries()) own[place[column] ?? -1]?.push(known.length + sign);
  const cardRows = new Map<number, [column: number, packed: number][]>();
  const signRows = new Map<number, [column: number, packed: number][]>();
  for (const [at, column] of known.entries()) {
    const weights = weightsFor(inverse, size, own[at] ?? [at]);
    const says = weights.map((weight, row) => Math.abs(weight) * Math.sqrt(played[row] ?? 0));
    const mostSaying = Array.from(weights.keys()).sort((a, b) => (says[b] ?? 0) - (says[a] ?? 0) || a - b);
    for (const row of mostSaying.slice(0, kept)) {
      const packed = packWeight(weights[row] ?? 0);
      if (packed === NOTHING) continue;
      const rows = row < known.length ? cardRows : signRows;
      const from = known[row] ?? row - known.length;
      const entries = rows.get(from);
      if (entries) entries.push([column, packed]);
      else rows.set(from, [[column, packed]]);
    }
  }
  const rowsOf = (rows: typeof cardRows, length: number) =>
    sparseRows(Array.from({ length }, (_, row) => rows.get(row) ?? []));
  return { cards: rowsOf(cardRows, count), signs: rowsOf(signRows, signs.columns.length) };
}

/** How often each two columns are met together, newer decks counting more; at and below the diagonal. */
function pairsOf(
  decks: readonly WeightedDeck[],
  places: readonly (readonly number[])[],
  size: number,
): Float64Array {
  const pairs = new Float64Array(size * size);
  for (const [deck, { weight }] of decks.entries()) {
    const ofDeck = places[deck] ?? [];
    for (const [index, row] of ofDeck.entries())
      for (let other = 0; other <= index; other++) {
        const column = ofDeck[other] ?? 0;
        const at = Math.max(row, column) * size + Math.min(row, column);
        pairs[at] = (pairs[at] ?? 0) + weight;
      }
  }
  return pairs;
}

/** The weights of all rows for the first of `own`, of which none counts itself. */
function weightsFor(inverse: Float64Array, size: number, own: readonly number[]): Float64Array {
  const parts = solveForFirst(own.map((row) => own.map((column) => inverse[row * size + column] ?? 0)));
  const weights = new Float64Array(size);
  for (const [index, column] of own.entries()) {
    const part = parts[index] ?? 0;
    for (let row = 0; row < size; row++)
      weights[row] = (weights[row] ?? 0) - part * (inverse[column * size + row] ?? 0);
  }
  for (const row of own) weights[row] = 0;
  return weights;
}

/** The x for which M x is 1 and then zeros; M symmetric, positive definite and small. */
function solveForFirst(matrix: readonly number[][]): number[] {
  const rows = matrix.map((row, at) => [...row, Number(at === 0)]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const times = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - times * value;
    }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

const NOTHING = packWeight(0);
