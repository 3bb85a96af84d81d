import learned from "../../../data/ruled-out.json" with { type: "json" };
import { openWeights } from "../whose/weights.ts";

/** Whether something that a wish names is ruled out of the deck. */
export const RULED_OUT = ["in", "out"] as const;

/**
 * How likely something is ruled out, for each of `RULED_OUT`, by the words around it. `bench/ruled-out/learn.ts` learns it from
 * sentences of which people said what is.
 */
export const likelyRuledOut = openWeights(learned, RULED_OUT.length);
