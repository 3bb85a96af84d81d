import { packWeight } from "../association-figures.ts";
import type { SparseRows } from "../section-bytes.ts";
import { invertPositive } from "./invert.ts";
import type { WeightedDeck } from "./recent-decks.ts";
import { sparseRows } from "./sparse-rows.ts";

/** How weights are learned. */
export interface WeightOptions {
  /** Decks that a card must be seen in to have weights. */
  readonly minSeen: number;
  /** What holds weights of thin evidence near nothing, in decks. */
  readonly lambda: number;
  /** Share of a deck's cards that are taken to be unknown while learning; below 1. */
  readonly hidden: number;
  /** Weights kept per card that is foretold: those that say most over all decks. */
  readonly kept: number;
}

/**
 * The weights by which the other cards of a deck foretell each card (EDLAE; Steck 2020, "Autoencoders that don't overfit
 * towards the Identity"): with G as the weighted counts of pairs, Δ its diagonal, h the hidden share and
 * P = (G + h/(1-h) Δ + λI)⁻¹, that of card i for card j is -P_ij / P_jj.
 *
 * Which are kept goes by their size times the root of how often card i is played: that is how much they move the answers. By
 * size alone the few kept ones are those of rare cards, which hardly any deck asks.
 *
 * @param count columns of the format's figures
 */
export function learnWeights(
  decks: readonly WeightedDeck[],
  count: number,
  { minSeen, lambda, hidden, kept }: WeightOptions,
): SparseRows {
  const seen = new Uint32Array(count);
  for (const { cards } of decks) for (const card of cards) seen[card] = (seen[card] ?? 0) + 1;
  const known = Array.from(seen.keys()).filter((card) => (seen[card] ?? 0) >= minSeen);
  const size = known.length;
  const place = new Int32Array(count).fill(-1);
  known.forEach((card, at) => {
    place[card] = at;
  });
  const inverse = pairsOf(decks, place, size);
  const played = Float64Array.from(known, (_, at) => inverse[at * size + at] ?? 0);
  for (const [at, decks] of played.entries()) inverse[at * size + at] = decks / (1 - hidden) + lambda;
  invertPositive(inverse, size);
  const rows = new Map<number, [column: number, packed: number][]>();
  for (let column = 0; column < size; column++) {
    const pivot = inverse[column * size + column] ?? 1;
    const weightOf = (row: number): number => -(inverse[row * size + column] ?? 0) / pivot;
    const others = Array.from({ length: size }, (_, at) => at).filter((at) => at !== column);
    const says = Float64Array.from(played, (decks, row) => Math.abs(weightOf(row)) * Math.sqrt(decks));
    others.sort((a, b) => (says[b] ?? 0) - (says[a] ?? 0) || a - b);
    for (const row of others.slice(0, kept)) {
      const packed = packWeight(weightOf(row));
      if (packed === NOTHING) continue;
      const entry: [number, number] = [known[column] ?? 0, packed];
      const entries = rows.get(known[row] ?? 0);
      if (entries) entries.push(entry);
      else rows.set(known[row] ?? 0, [entry]);
    }
  }
  return sparseRows(Array.from({ length: count }, (_, card) => rows.get(card) ?? []));
}

/** How often each two cards are played together, newer decks counting more. */
function pairsOf(decks: readonly WeightedDeck[], place: Int32Array, size: number): Float64Array {
  const pairs = new Float64Array(size * size);
  for (const { cards, weight } of decks) {
    const places = Array.from(cards, (card) => place[card] ?? -1).filter((at) => at >= 0);
    for (const row of places)
      for (const column of places) pairs[row * size + column] = (pairs[row * size + column] ?? 0) + weight;
  }
  return pairs;
}

const NOTHING = packWeight(0);
