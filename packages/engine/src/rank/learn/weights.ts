import { packWeight } from "../association-figures.ts";
import type { SparseRows } from "../section-bytes.ts";
import { invertPositive } from "./invert.ts";
import type { WeightedDeck } from "./recent-decks.ts";
import { sparseRows } from "./sparse-rows.ts";

/** How weights are learned. */
export interface WeightOptions {
  /** Decks that a card must be seen in to have weights. */
  readonly minSeen: number;
  /** What holds weights of thin evidence near nothing. */
  readonly lambda: number;
  /** Weights kept per card that is foretold, the farthest from nothing. */
  readonly kept: number;
}

/**
 * The weights by which the other cards of a deck foretell each card (EASE): with G as the weighted counts of pairs and
 * P = (G + λI)⁻¹, that of card i for card j is -P_ij / P_jj.
 *
 * @param count columns of the format's figures
 */
export function learnWeights(
  decks: readonly WeightedDeck[],
  count: number,
  { minSeen, lambda, kept }: WeightOptions,
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
  for (let at = 0; at < size; at++) inverse[at * size + at] = (inverse[at * size + at] ?? 0) + lambda;
  invertPositive(inverse, size);
  const rows = new Map<number, [column: number, packed: number][]>();
  for (let column = 0; column < size; column++) {
    const pivot = inverse[column * size + column] ?? 1;
    const weightOf = (row: number): number => -(inverse[row * size + column] ?? 0) / pivot;
    const others = Array.from({ length: size }, (_, at) => at).filter((at) => at !== column);
    others.sort((a, b) => Math.abs(weightOf(b)) - Math.abs(weightOf(a)) || a - b);
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
