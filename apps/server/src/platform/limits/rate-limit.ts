import { Failure } from "../http/failure.ts";
import { networksOf } from "./networks.ts";

/** Whether a caller may go on now, and if not, when. */
type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts what each caller asks for. Processes that share a database can share one of these. */
export interface RateLimiter {
  /** @param caller A visitor's address, of which the networks count, or a member's number. */
  take(caller: string): Promise<Allowance>;
}

/** `burst` requests at once, then `perSecond` in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Callers remembered at most; beyond it the ones that were quiet longest are forgotten. */
const MAX_CALLERS = 50_000;

/**
 * A limiter that counts in this process's memory: a bucket of `burst` tokens per caller, refilled steadily. For what is asked
 * so often that a write to the database for each would cost more than it saves; each process counts by itself. Own code: the
 * limiter of rate-limiter-flexible counts in fixed windows, and knows no networks within networks.
 */
export function createMemoryRateLimiter(
  limit: RateLimit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();

  /** The bucket as it is now. */
  function open(name: string, factor: number) {
    const at = now();
    const most = limit.burst * factor;
    const bucket = buckets.get(name) ?? { tokens: most, at };
    const earned = ((at - bucket.at) / 1000) * limit.perSecond * factor;
    bucket.tokens = Math.min(most, bucket.tokens + earned);
    bucket.at = at;
    // Deleting first moves it to the end of the map, whose front is thus who was quiet longest.
    buckets.delete(name);
    buckets.set(name, bucket);
    return { bucket, secondsToNext: Math.ceil((1 - bucket.tokens) / (limit.perSecond * factor)) };
  }

  return {
    async take(caller) {
      const opened = networksOf(caller).map(({ name, factor }) => open(name, factor));
      for (const oldest of buckets.keys()) {
        if (buckets.size <= MAX_CALLERS) break;
        buckets.delete(oldest);
      }
      const seconds = Math.max(...opened.map(({ secondsToNext }) => secondsToNext));
      if (seconds > 0) return { allowed: false, retryAfterSeconds: seconds };
      for (const { bucket } of opened) bucket.tokens -= 1;
      return { allowed: true };
    },
  };
}

/** @throws Failure `rate_limited` with `sentence` and a `Retry-After` when the caller has asked for too much. */
export async function takeTurn(limiter: RateLimiter, caller: string, sentence: string): Promise<void> {
  const allowance = await limiter.take(caller);
  if (allowance.allowed) return;
  throw new Failure("rate_limited", sentence, {
    headers: { "retry-after": String(allowance.retryAfterSeconds) },
  });
}
