import learned from "../../../data/whose.json" with { type: "json" };

/** Whose something in a wish is: the deck's that is wished for, that of others whom it has to live with, or nobody's of both. */
export const WHOSE = ["own", "theirs", "other"] as const;
export type Whose = (typeof WHOSE)[number];

/** For each of `WHOSE` how likely it is, 0 to 1; they add up to 1. */
export type Likely = readonly [own: number, theirs: number, other: number];

/** The weights are whole numbers, so many to one. */
export const WEIGHT_UNIT = 100;

/** By slot and value: where the weights of a feature begin, one for each of `WHOSE`. */
const places = new Map<string, Map<string, number>>();
for (const [at, feature] of learned.features.entries()) {
  const colon = feature.indexOf(":");
  const slot = feature.slice(0, colon);
  const values = places.get(slot) ?? new Map<string, number>();
  places.set(slot, values.set(feature.slice(colon + 1), at * WHOSE.length));
}

/**
 * How likely something is whose, by the words around it: a multinomial logistic regression. `bench/whose/learn.ts` learns it
 * from sentences of which people said what is whose.
 *
 * @param features gives each feature to the function that it is handed
 */
export function likelyWhose(features: (take: (slot: string, value: string) => void) => void): Likely {
  const sums: [number, number, number] = [0, 0, 0];
  features((slot, value) => {
    const place = places.get(slot)?.get(value);
    if (place === undefined) return;
    sums[0] += learned.weights[place] ?? 0;
    sums[1] += learned.weights[place + 1] ?? 0;
    sums[2] += learned.weights[place + 2] ?? 0;
  });
  return softmax([sums[0] / WEIGHT_UNIT, sums[1] / WEIGHT_UNIT, sums[2] / WEIGHT_UNIT]);
}

/** Sums of weights as shares of one. */
export function softmax(sums: Likely): Likely {
  const most = Math.max(...sums);
  const [own, theirs, other] = [Math.exp(sums[0] - most), Math.exp(sums[1] - most), Math.exp(sums[2] - most)];
  const all = own + theirs + other;
  return [own / all, theirs / all, other / all];
}

/** The most likely of `WHOSE`. */
export function mostLikely([own, theirs, other]: Likely): Whose {
  if (own >= theirs && own >= other) return "own";
  return theirs >= other ? "theirs" : "other";
}
