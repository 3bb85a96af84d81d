import type { Ranker } from "./ranker.ts";

type WithoutFormat<F> = F extends (format: string, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** A `Ranker` for one format: the same questions without the format. */
export type FormatRanker = {
  readonly [K in Exclude<keyof Ranker, "knows" | "countedTo" | "skeletons" | "habitat">]: WithoutFormat<
    Ranker[K]
  >;
};

/** What is said of leaders in formats whose decks were not counted by them. */
export const NO_LEADERS: Pick<FormatRanker, "isCounted" | "inclusions" | "expected" | "lift" | "leaders"> = {
  isCounted: () => false,
  inclusions: () => [],
  expected: () => undefined,
  lift: () => undefined,
  leaders: () => [],
};
