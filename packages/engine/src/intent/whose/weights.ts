/** Takes a feature: what is looked at, and what is there. */
export type Take = (slot: string, value: string) => void;

/** What was learned of features, as it stands in `data`: whole numbers, so many of each feature as there are answers. */
export interface LearnedWeights {
  readonly features: readonly string[];
  readonly weights: readonly number[];
}

/** The weights are whole numbers, so many to one. */
export const WEIGHT_UNIT = 100;

/** Gives each feature to the function that it is handed. */
export type Features = (take: Take) => void;

/** How likely each of several answers is, 0 to 1; they add up to 1. */
export type Likely = readonly number[];

/** A multinomial logistic regression: from features how likely each of `answers` answers is. */
export function openWeights(learned: LearnedWeights, answers: number): (features: Features) => Likely {
  /** By slot and value: where the weights of a feature begin. */
  const places = new Map<string, Map<string, number>>();
  for (const [at, feature] of learned.features.entries()) {
    const colon = feature.indexOf(":");
    const slot = feature.slice(0, colon);
    const values = places.get(slot) ?? new Map<string, number>();
    places.set(slot, values.set(feature.slice(colon + 1), at * answers));
  }
  return (features) => {
    const sums = new Array<number>(answers).fill(0);
    features((slot, value) => {
      const place = places.get(slot)?.get(value);
      if (place === undefined) return;
      for (let answer = 0; answer < answers; answer++)
        sums[answer] = (sums[answer] ?? 0) + (learned.weights[place + answer] ?? 0);
    });
    return softmax(sums.map((sum) => sum / WEIGHT_UNIT));
  };
}

/** Sums of weights as shares of one. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / all);
}
