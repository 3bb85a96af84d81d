/** Whether a caller may go on now, and if not, when. */
type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts what each caller asks for. Processes that share a database can share one of these. */
export interface RateLimiter {
  take(caller: string): Promise<Allowance>;
}

/** `burst` requests at once, then `perSecond` in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Callers remembered at most; beyond it the ones that were quiet longest are forgotten. */
const MAX_CALLERS = 50_000;

/** A limiter that counts in this process's memory: a bucket of `burst` tokens per caller, refilled steadily. */
export function createMemoryRateLimiter(
  limit: RateLimit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    async take(caller) {
      const at = now();
      const bucket = buckets.get(caller) ?? { tokens: limit.burst, at };
      bucket.tokens = Math.min(limit.burst, bucket.tokens + ((at - bucket.at) / 1000) * limit.perSecond);
      bucket.at = at;
      // Deleting first moves the caller to the end of the map, whose front is thus who was quiet longest.
      buckets.delete(caller);
      buckets.set(caller, bucket);
      if (buckets.size > MAX_CALLERS) {
        const oldest = buckets.keys().next();
        if (!oldest.done) buckets.delete(oldest.value);
      }
      if (bucket.tokens < 1) {
        return { allowed: false, retryAfterSeconds: Math.ceil((1 - bucket.tokens) / limit.perSecond) };
      }
      bucket.tokens -= 1;
      return { allowed: true };
    },
  };
}
