/** Candidates that the scale is set by: about as many as a deck is chosen from. */
const BEST = 600;
/** Added to shares before taking logarithms: a card seen in 1 % of decks counts twice one never seen. */
const FLOOR = 0.01;

/**
 * Standardizes scores over their best 600: mean 0, deviation 1 among those. A long tail of strangers would otherwise
 * set the scale, and every fitting card would be many deviations out. Changes the list and returns it.
 */
export function standardize(scores: Float32Array): Float32Array {
  const best = Float32Array.from(scores)
    .sort()
    .subarray(Math.max(0, scores.length - BEST));
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
  for (let at = 0; at < shares.length; at++) scores[at] = Math.log((shares[at] ?? 0) + FLOOR);
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
