import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { highestBins } from "./highest-bins.ts";

/** Candidates that the scale is set by: about as many as a deck is chosen from. */
const BEST = 600;
/** Added to shares before taking logarithms: a card seen in 1 % of decks counts twice one never seen. */
const FLOOR = 0.01;

/** A figure of each card, in the order of the list. */
export function perCard(cards: ArrayLike<CardIndex>, of: (card: CardIndex) => number): Float32Array {
  const figures = new Float32Array(cards.length);
  for (let at = 0; at < cards.length; at++) figures[at] = of(cards[at] ?? -1);
  return figures;
}

/** The `BEST` highest scores, in no order. */
function highest(scores: Float32Array): Float32Array {
  if (scores.length <= BEST) return scores;
  const { bins, edge, onEdge } = highestBins(scores, BEST);
  const best = new Float32Array(BEST);
  const last = new Float32Array(onEdge);
  let found = 0;
  let kept = 0;
  for (let at = 0; at < scores.length; at++) {
    const bin = bins[at] ?? 0;
    if (bin > edge) best[found++] = scores[at] ?? 0;
    else if (bin === edge) last[kept++] = scores[at] ?? 0;
  }
  // The lowest bin is often thousands of strangers with the very same score: nothing to sort there.
  if (edge > 0) last.sort();
  best.set(last.subarray(last.length - (BEST - found)), found);
  return best;
}

/**
 * Standardizes scores over their best 600: mean 0, deviation 1 among those. A long tail of strangers would otherwise
 * set the scale, and every fitting card would be many deviations out. Changes the list and returns it.
 */
export function standardize(scores: Float32Array): Float32Array {
  const best = highest(scores);
  if (best.length === 0) return scores;
  let mean = 0;
  for (const score of best) mean += score / best.length;
  let variance = 0;
  for (const score of best) variance += (score - mean) ** 2 / best.length;
  const scale = variance > 1e-9 ? 1 / Math.sqrt(variance) : 0;
  for (let at = 0; at < scores.length; at++) scores[at] = ((scores[at] ?? 0) - mean) * scale;
  return scores;
}

/** Shares (0 to 1) as standardized logarithms: twice as common is the same step everywhere. */
export function standardizeShares(shares: Float32Array): Float32Array {
  const scores = new Float32Array(shares.length);
  const never = Math.log(FLOOR);
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at] ?? 0;
    scores[at] = share === 0 ? never : Math.log(share + FLOOR);
  }
  return standardize(scores);
}

/** The standardized sum of standardized parts with their weights. All lists have the same length. */
export function blend(parts: readonly (readonly [Float32Array, number])[], length: number): Float32Array {
  const sum = new Float32Array(length);
  for (const [scores, weight] of parts) {
    for (let at = 0; at < length; at++) sum[at] = (sum[at] ?? 0) + weight * (scores[at] ?? 0);
  }
  return standardize(sum);
}
