import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../platform/http/context.ts";

/** How long a browser may remember what is allowed, in seconds. */
const REMEMBERED = "86400";

/**
 * Lets pages of some other sites read what the card API answers; of all sites for `*`. Nothing of it depends on who asks,
 * so that no cookie or key ever goes along. Without any origin no answer says a word of it, and browsers let nobody read.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<AppEnv> {
  const isOpen = origins.includes("*");
  return async (c, next) => {
    if (origins.length === 0) return next();
    const origin = c.req.header("origin");
    const allowed = isOpen ? "*" : origin !== undefined && origins.includes(origin) ? origin : undefined;
    const isPreflight =
      c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
    if (isPreflight) c.res = new Response(null, { status: 204 });
    else await next();
    const { headers } = c.res;
    if (!isOpen) headers.append("vary", "Origin");
    if (allowed === undefined) return;
    headers.set("access-control-allow-origin", allowed);
    headers.set(
      "access-control-expose-headers",
      "etag, retry-after, x-scryfall-total-cards, x-scryfall-has-more",
    );
    if (!isPreflight) return;
    headers.set("access-control-allow-methods", "GET, HEAD, POST");
    headers.set("access-control-allow-headers", "content-type, if-none-match");
    headers.set("access-control-max-age", REMEMBERED);
  };
}
