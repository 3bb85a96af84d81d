import learned from "../../../data/whose.json" with { type: "json" };
import { type Likely, openWeights } from "./weights.ts";

/** Whose something in a wish is: the deck's that is wished for, that of others whom it has to live with, or nobody's of both. */
export const WHOSE = ["own", "theirs", "other"] as const;
export type Whose = (typeof WHOSE)[number];

/**
 * How likely something is whose, for each of `WHOSE`, by the words around it. `bench/whose/learn.ts` learns it from sentences of
 * which people said what is whose.
 */
export const likelyWhose = openWeights(learned, WHOSE.length);

/** The most likely of `WHOSE`. */
export function mostLikely(likely: Likely): Whose {
  return WHOSE[likely.indexOf(Math.max(...likely))] ?? "own";
}
