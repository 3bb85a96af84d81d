import { LRUCache } from "lru-cache";

/** Keeps those out for a while who have held everybody up, each time for twice as long. */
export interface Penalties {
  punish(name: string): void;
  /** Seconds for which somebody is kept out still; 0 for most. */
  secondsLeft(name: string): number;
}

const FIRST_MS = 30_000;
/** Twice as long seven times. */
const LONGEST_MS = 60 * 60 * 1000;
/** After this long without another, the next one is the first again. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000;
/** Remembered at most; the oldest are forgotten first. */
const MOST = 10_000;

/** @param now Milliseconds of a clock that never goes back. */
export function createPenalties(now: () => number = () => performance.now()): Penalties {
  const given = new LRUCache<string, { readonly until: number; readonly ms: number }>({ max: MOST });

  function find(name: string) {
    const penalty = given.peek(name);
    return penalty !== undefined && penalty.until + FORGOTTEN_MS > now() ? penalty : undefined;
  }

  return {
    punish(name) {
      const before = find(name);
      const ms = before === undefined ? FIRST_MS : Math.min(2 * before.ms, LONGEST_MS);
      given.set(name, { until: now() + ms, ms });
    },
    secondsLeft(name) {
      const penalty = find(name);
      return penalty === undefined ? 0 : Math.max(0, Math.ceil((penalty.until - now()) / 1000));
    },
  };
}
