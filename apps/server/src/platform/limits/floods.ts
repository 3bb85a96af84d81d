import { LRUCache } from "lru-cache";
import { householdOf } from "./networks.ts";

/** Households that go on asking although they are told to wait. */
export interface Floods {
  /** Notes that a request was refused since its visitor had asked for too much. */
  note(address: string): void;
  /** Whether a visitor has been refused so often that the next request is refused before anything looks at it. */
  isFlooding(address: string): boolean;
}

/**
 * Refusals that a household may have in full, and in the long run for each second. To be refused by the part that was asked, in
 * its own words, takes half a millisecond; a thousand of these a second are half a processor.
 */
const BURST = 60;
const PER_SECOND = 10;
/** Households remembered at most; those that were refused last stay. */
const MOST = 10_000;

/** @param now Milliseconds of a clock that never goes back. */
export function createFloods(now: () => number = () => performance.now()): Floods {
  const left = new LRUCache<string, { refusals: number; at: number }>({ max: MOST });

  function refusalsLeft(household: string): number {
    const known = left.peek(household);
    if (!known) return BURST;
    return Math.min(BURST, known.refusals + ((now() - known.at) / 1000) * PER_SECOND);
  }

  return {
    note(address) {
      const household = householdOf(address);
      const refusals = Math.max(0, refusalsLeft(household) - 1);
      left.set(household, { refusals, at: now() });
    },
    // Most visitors were never refused, and an address is read faster than a network.
    isFlooding: (address) => left.size > 0 && refusalsLeft(householdOf(address)) < 1,
  };
}

/** Seconds after which trying again makes sense. */
const RETRY_AFTER_S = 5;

const SENTENCE = "You have gone on asking although you were told to wait. Wait a moment, then try again.";

/** What a flood is answered: short, and in the words of every protocol that is spoken here. */
export const FLOOD_ANSWER = {
  status: 429,
  headers: { "content-type": "application/json", "retry-after": String(RETRY_AFTER_S) },
  body: JSON.stringify({
    code: "over_request_rate_limit",
    message: SENTENCE,
    error: { code: "rate_limited", message: SENTENCE },
  }),
} as const;
