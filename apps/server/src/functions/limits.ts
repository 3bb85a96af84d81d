import { Failure } from "../platform/http/failure.ts";
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

/** Counts calls of functions. */
export interface FunctionLimits {
  /**
   * Counts one call for the visitor's address, and for the member who makes it.
   * @throws Failure `rate_limited`, with a `Retry-After`, when that is too much.
   */
  take(name: string, visitor: Visitor): Promise<void>;
}

export function createFunctionLimits(
  functions: readonly Pick<ServerFunction, "name" | "limit">[],
  options: { readonly isPersonal: boolean },
): FunctionLimits {
  const factor = options.isPersonal ? PERSONAL : { burst: 1, perSecond: 1 };
  const limitOf = new Map(functions.map(({ name, limit }) => [name, limit]));
  // Counted in memory: each process has engines of its own, and what they may be asked for grows with their number.
  const limiters = new Map<RateLimit, RateLimiter>();
  for (const limit of new Set([...limitOf.values(), BY_HAND])) {
    const { burst, perSecond } = limit;
    limiters.set(
      limit,
      createMemoryRateLimiter({ burst: burst * factor.burst, perSecond: perSecond * factor.perSecond }),
    );
  }
  return {
    async take(name, { address, member }) {
      const limiter = limiters.get(limitOf.get(name) ?? BY_HAND);
      if (!limiter) throw new Failure("not_found", "There is no function of this name.");
      for (const caller of member === undefined ? [address] : [address, member]) {
        await takeTurn(limiter, caller, "That is a lot at once. Wait a moment and try again.");
      }
    },
  };
}
