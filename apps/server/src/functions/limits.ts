import type { MiddlewareHandler } from "hono";
import type { Identify } from "../platform/caller.ts";
import type { AppContext, AppEnv } from "../platform/context.ts";
import { Failure } from "../platform/failure.ts";
import { FUNCTION_CORS } from "../platform/function-cors.ts";
import { createMemoryRateLimiter, type RateLimit } from "../platform/rate-limit.ts";
import { problemObject } from "./problem.ts";

/**
 * What one address, and one member wherever they are, may ask of each function below `/functions/v1` where strangers share
 * the site.
 */
const LIMITS: Readonly<Record<string, RateLimit>> = {
  // A tenth to half a second of an engine each; nobody reads decks faster than this.
  "generate-deck": { burst: 60, perSecond: 1 },
  // The builder asks for both with each edit, some five times a second while a button is clicked, and several people may
  // sit behind one address. Some ten milliseconds each.
  validate: { burst: 300, perSecond: 10 },
  analyze: { burst: 300, perSecond: 10 },
  // The builder asks once for each card that is opened.
  alternatives: { burst: 120, perSecond: 4 },
  // No page asks for it; programs that build a deck card by card do.
  complete: { burst: 120, perSecond: 4 },
};

/** All other functions together, such as copying a deck and what belongs to an account: asked for by hand. */
const OTHERS: RateLimit = { burst: 60, perSecond: 1 };

/** A server that only its owner reaches may ask for so much more: a script of theirs is no attack. */
const PERSONAL = { burst: 10, perSecond: 20 } as const;

/** Counts calls of functions. */
export interface FunctionLimits {
  /**
   * Counts one call for the visitor's address, and for the member who makes it.
   * @throws Failure `rate_limited`, with a `Retry-After`, when that is too much.
   */
  take(c: AppContext, name: string): Promise<void>;
}

export function createFunctionLimits(options: {
  readonly isPersonal: boolean;
  /** Left out by tests without accounts. */
  readonly identify?: Identify | undefined;
}): FunctionLimits {
  const open = ({ burst, perSecond }: RateLimit) =>
    createMemoryRateLimiter(
      options.isPersonal
        ? { burst: burst * PERSONAL.burst, perSecond: perSecond * PERSONAL.perSecond }
        : { burst, perSecond },
    );
  const limiters = new Map(Object.entries(LIMITS).map(([name, limit]) => [name, open(limit)] as const));
  const others = open(OTHERS);

  async function memberOf(c: AppContext): Promise<string | undefined> {
    const authorization = c.req.header("authorization");
    if (authorization === undefined) return undefined;
    // Whose token is not to be believed counts by address alone; the function itself refuses what needs a member.
    const caller = await options.identify?.(authorization, c.req.header("apikey")).catch(() => undefined);
    return caller?.role === "authenticated" && typeof caller.claims.sub === "string"
      ? caller.claims.sub
      : undefined;
  }

  return {
    async take(c, name) {
      const limiter = limiters.get(name) ?? others;
      const member = await memberOf(c);
      for (const caller of member === undefined ? [c.get("address")] : [c.get("address"), member]) {
        const allowance = await limiter.take(caller);
        if (allowance.allowed) continue;
        throw new Failure("rate_limited", "That is a lot at once. Wait a moment and try again.", {
          headers: { "retry-after": String(allowance.retryAfterSeconds) },
        });
      }
    },
  };
}

/** Refuses calls of functions that are too many, before anything of them is read. What the site asks of itself is not counted here. */
export function limitFunctions(limits: FunctionLimits): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method === "OPTIONS" || c.env?.internal) return next();
    const name = c.req.path.slice(c.req.path.lastIndexOf("/") + 1);
    try {
      await limits.take(c, name);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      c.set("failure", error);
      // The client of this one function reads the sentence where others have an object.
      const body = name === "copy-deck" ? { error: error.userMessage } : problemObject(error);
      return c.json(body, error.status, { ...FUNCTION_CORS, ...error.headers, "cache-control": "no-store" });
    }
    return next();
  };
}
