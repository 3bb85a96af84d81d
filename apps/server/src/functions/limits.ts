import type { Visitor } from "../platform/http/visitor.ts";
import {
  createMemoryRateLimiter,
  type RateLimit,
  type RateLimiter,
  takeTurn,
} from "../platform/limits/rate-limit.ts";
import { BY_HAND, type ServerFunction } from "../ports/server-function.ts";

/** A server that only its owner reaches may ask for so much more: a script of theirs is no attack. */
const PERSONAL = { burst: 10, perSecond: 20 } as const;

/**
 * Counts one call of a function for the visitor's address, and for the member who makes it.
 * @throws Failure `rate_limited`, with a `Retry-After`, when that is too much.
 */
export type CountCall = (name: string, visitor: Visitor) => Promise<void>;

export function createFunctionLimits(
  functions: readonly Pick<ServerFunction, "name" | "limit">[],
  options: { readonly isPersonal: boolean },
): CountCall {
  const factor = options.isPersonal ? PERSONAL : { burst: 1, perSecond: 1 };
  const limitOf = new Map(functions.map(({ name, limit }) => [name, limit]));
  // Counted in memory: each process has engines of its own, and what they may be asked for grows with their number.
  const limiters = new Map<RateLimit, RateLimiter>();
  function limiterFor(limit: RateLimit): RateLimiter {
    const burst = limit.burst * factor.burst;
    const perSecond = limit.perSecond * factor.perSecond;
    const limiter = limiters.get(limit) ?? createMemoryRateLimiter({ burst, perSecond });
    limiters.set(limit, limiter);
    return limiter;
  }
  return async (name, { address, member }) => {
    const limiter = limiterFor(limitOf.get(name) ?? BY_HAND);
    for (const caller of member === undefined ? [address] : [address, member]) {
      await takeTurn(limiter, caller, "That is a lot at once. Wait a moment and try again.");
    }
  };
}
