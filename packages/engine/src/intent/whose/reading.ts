import learned from "../../../data/whose-network.json" with { type: "json" };
import { openNetwork, unpackNetwork } from "./network.ts";

/**
 * What `likelyByWords` says, for all things of a wish at once, by a network that reads the wish from both ends. It errs elsewhere,
 * so that both together are right more often than either.
 */
export const likelyByReading = openNetwork(unpackNetwork(learned));
