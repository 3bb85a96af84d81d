/** Bins of the histogram: so many that few scores share the one that the highest begin in, unless they are equal. */
const BINS = 4096;

/** Scores in bins by their height, and where the highest of them begin. */
interface HighestBins {
  /** The bin of each score, by its place. */
  readonly bins: Uint16Array;
  /** The bin of the lowest of the highest: all that is in bins above belongs to them, and of what is in this, the rest. */
  readonly edge: number;
  /** Scores in that bin: few, or thousands of strangers with the very same score. */
  readonly onEdge: number;
}

/** Finds where the `count` highest scores begin, without sorting. There are more scores than that, all of them finite. */
export function highestBins(scores: ArrayLike<number>, count: number): HighestBins {
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
  let edge = BINS - 1;
  for (let above = counts[edge] ?? 0; above < count && edge > 0; above += counts[edge] ?? 0) edge--;
  return { bins, edge, onEdge: counts[edge] ?? 0 };
}
