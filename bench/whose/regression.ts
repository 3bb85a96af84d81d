import { type Likely, softmax, WHOSE, type Whose } from "@deckwright/engine/intent/whose/model.ts";

/** Something of which it is known whose it is. */
export interface Example {
  readonly features: readonly string[];
  readonly whose: Whose;
}

/** Weights of each feature, for each of `WHOSE`. */
export type Weights = ReadonlyMap<string, Likely>;

/** How often a feature has to be seen to be learned, and how strongly weights are held down. */
const ENOUGH = 4;
const PENALTY = 1;
/** Steps, and how far the first goes (AdaGrad: each weight's steps shrink by what they came to; Duchi and others, 2011). */
const STEPS = 150;
const RATE = 0.3;

/**
 * Multinomial logistic regression with squared weights as the penalty. Deterministic: all examples at each step, in their order.
 */
export function learnWeights(examples: readonly Example[]): Weights {
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) times.set(feature, (times.get(feature) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [feature, count] of times) if (count >= ENOUGH) numbers.set(feature, numbers.size);
  const rows = examples.map(({ features, whose }) => ({
    at: features.flatMap((feature) => numbers.get(feature) ?? []),
    right: WHOSE.indexOf(whose),
  }));
  const kinds = WHOSE.length;
  const weights = new Float64Array(numbers.size * kinds);
  const moved = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => PENALTY * weight);
    for (const { at, right } of rows) {
      const likely = softmax(sumsOf(weights, at));
      for (const feature of at)
        for (const [kind, share] of likely.entries()) {
          const place = feature * kinds + kind;
          slope[place] = (slope[place] ?? 0) + share - (kind === right ? 1 : 0);
        }
    }
    for (const [place, by] of slope.entries()) {
      const all = (moved[place] ?? 0) + by * by;
      moved[place] = all;
      if (all > 0) weights[place] = (weights[place] ?? 0) - (RATE * by) / Math.sqrt(all);
    }
  }
  return new Map([...numbers].map(([feature, at]) => [feature, sumsOf(weights, [at])]));
}

function sumsOf(weights: Float64Array, features: readonly number[]): Likely {
  const sum = (kind: number): number =>
    features.reduce((all, feature) => all + (weights[feature * WHOSE.length + kind] ?? 0), 0);
  return [sum(0), sum(1), sum(2)];
}
