/** Bins of the histogram that finds the best without sorting all. */
const BINS = 4096;

/**
 * Places of the `count` highest scores, highest first and ties in the order of the list: what sorting the whole list
 * and cutting it would give, in a fraction of the time. Scores are finite.
 */
export function bestPlaces(scores: ArrayLike<number>, count: number): number[] {
  const inOrder = (a: number, b: number): number => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
  if (scores.length <= count) return Array.from({ length: scores.length }, (_, at) => at).sort(inOrder);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (score < low) low = score;
    if (score > high) high = score;
  }
  const scale = high > low ? (BINS - 1) / (high - low) : 0;
  const counts = new Uint32Array(BINS);
  const bins = new Uint16Array(scores.length);
  for (let at = 0; at < scores.length; at++) {
    const bin = Math.floor(((scores[at] ?? 0) - low) * scale);
    bins[at] = bin;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let cut = BINS - 1;
  for (let above = counts[cut] ?? 0; above < count && cut > 0; above += counts[cut] ?? 0) cut--;
  const near: number[] = [];
  for (let at = 0; at < bins.length; at++) if ((bins[at] ?? 0) >= cut) near.push(at);
  return near.sort(inOrder).slice(0, count);
}
