import { writeFileSync } from "node:fs";
import type { Surroundings } from "@deckwright/engine/intent/whose/surroundings.ts";
import { type Likely, softmax, WEIGHT_UNIT } from "@deckwright/engine/intent/whose/weights.ts";
import { wordsAround } from "@deckwright/engine/intent/whose/words-around.ts";

/** Something of which the right one of several answers is known, by its number. */
export interface Example {
  readonly features: readonly string[];
  readonly right: number;
}

/** Weights of each feature, for each answer. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** A weight of less than this, for every answer, is left out. */
const LEAST_WEIGHT = 2;
/** How often a feature has to be seen to be learned, and how strongly weights are held down. */
const ENOUGH = 2;
const PENALTY = 1;
/** Steps, and how far the first goes (AdaGrad: each weight's steps shrink by what they came to; Duchi and others, 2011). */
const STEPS = 150;
const RATE = 0.3;

/**
 * Multinomial logistic regression with squared weights as the penalty. Deterministic: all examples at each step, in their order.
 *
 * @param kinds how many answers there are
 */
export function learnWeights(examples: readonly Example[], kinds: number): Weights {
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) times.set(feature, (times.get(feature) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [feature, count] of times) if (count >= ENOUGH) numbers.set(feature, numbers.size);
  const rows = numbered(examples, numbers);
  const weights = new Float64Array(numbers.size * kinds);
  const moved = new Float64Array(weights.length);
  const slope = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step++) {
    for (let place = 0; place < slope.length; place++) slope[place] = PENALTY * (weights[place] ?? 0);
    addSlope(rows, weights, kinds, slope);
    for (let place = 0; place < slope.length; place++) {
      const by = slope[place] ?? 0;
      const all = (moved[place] ?? 0) + by * by;
      moved[place] = all;
      if (all > 0) weights[place] = (weights[place] ?? 0) - (RATE * by) / Math.sqrt(all);
    }
  }
  return new Map(
    [...numbers].map(([feature, at]) => [feature, [...weights.subarray(at * kinds, (at + 1) * kinds)]]),
  );
}

/** Examples as numbers in a row: the features of each lie from its start up to the start of the next. */
interface Rows {
  readonly features: Int32Array;
  readonly starts: Int32Array;
  readonly right: Int32Array;
}

function numbered(examples: readonly Example[], numbers: ReadonlyMap<string, number>): Rows {
  const features: number[] = [];
  const starts = [0];
  for (const example of examples) {
    for (const feature of example.features) {
      const number = numbers.get(feature);
      if (number !== undefined) features.push(number);
    }
    starts.push(features.length);
  }
  return {
    features: Int32Array.from(features),
    starts: Int32Array.from(starts),
    right: Int32Array.from(examples, ({ right }) => right),
  };
}

/** Adds to each weight's slope how far the examples are from being told right. Plain loops over numbers: this is nearly all of the time. */
function addSlope(
  { features, starts, right }: Rows,
  weights: Float64Array,
  kinds: number,
  slope: Float64Array,
): void {
  const sums = new Float64Array(kinds);
  for (let row = 0; row < right.length; row++) {
    const from = starts[row] ?? 0;
    const to = starts[row + 1] ?? 0;
    sums.fill(0);
    for (let each = from; each < to; each++) {
      const place = (features[each] ?? 0) * kinds;
      for (let kind = 0; kind < kinds; kind++) sums[kind] = (sums[kind] ?? 0) + (weights[place + kind] ?? 0);
    }
    const likely = Float64Array.from(softmax([...sums]));
    const answer = right[row] ?? 0;
    likely[answer] = (likely[answer] ?? 0) - 1;
    for (let each = from; each < to; each++) {
      const place = (features[each] ?? 0) * kinds;
      for (let kind = 0; kind < kinds; kind++)
        slope[place + kind] = (slope[place + kind] ?? 0) + (likely[kind] ?? 0);
    }
  }
}

/** How likely each of `kinds` answers is by weights that were learned. */
export function likelyBy(weights: Weights, features: readonly string[], kinds: number): Likely {
  const sums = new Array<number>(kinds).fill(0);
  for (const feature of features)
    for (const [kind, weight] of (weights.get(feature) ?? []).entries())
      sums[kind] = (sums[kind] ?? 0) + weight;
  return softmax(sums);
}

/** What stands around a thing of a wish, as `slot:value`. */
export function featuresOf(around: Surroundings, at: number): readonly string[] {
  const features: string[] = [];
  wordsAround(around, at, (slot, value) => void features.push(`${slot}:${value}`));
  return features;
}

/** Writes weights as `openWeights` reads them, and says of how many features. */
export function writeWeights(file: URL, weights: Weights): number {
  const kept = [...weights]
    .map(([feature, each]) => [feature, each.map((weight) => Math.round(weight * WEIGHT_UNIT))] as const)
    .filter(([, each]) => each.some((weight) => Math.abs(weight) >= LEAST_WEIGHT))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const json = { features: kept.map(([feature]) => feature), weights: kept.flatMap(([, each]) => each) };
  writeFileSync(file, `${JSON.stringify(json)}\n`);
  return kept.length;
}
