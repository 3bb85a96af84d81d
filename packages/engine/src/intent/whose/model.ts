import learned from "../../../data/whose.json" with { type: "json" };
import { type Likely, openWeights } from "./weights.ts";

/** Whose something in a wish is: the deck's that is wished for, that of others whom it has to live with, or nobody's of both. */
export const WHOSE = ["own", "theirs", "other"] as const;
export type Whose = (typeof WHOSE)[number];

/**
 * How likely something is whose, for each of `WHOSE`, by the words around it. `bench/whose/learn.ts` learns it from sentences of
 * which people said what is whose.
 */
export const likelyByWords = openWeights(learned, WHOSE.length);

/** From this chance on something is the deck's own: to leave out what was wished for is worse than to answer too little. */
const LIKELY_OWN = 0.42;

/** The same of what is one of its kind, where another is surely the deck's own. By sentences that nothing was learned from. */
const LIKELY_OWN_AS_WELL = 0.8;

/** The most likely of `WHOSE`, in doubt the deck's own; `isOvershadowed`: unless another of its kind surely is. */
export function mostLikely(likely: Likely, isOvershadowed = false): Whose {
  if ((likely[0] ?? 0) >= (isOvershadowed ? LIKELY_OWN_AS_WELL : LIKELY_OWN)) return "own";
  const others = isOvershadowed ? likely.with(0, 0) : likely;
  return WHOSE[others.indexOf(Math.max(...others))] ?? "own";
}
