import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { ownMachineOnly } from "../platform/http/own-machine.ts";

/**
 * `/metrics`, for Prometheus. It is nobody else's business: on a site that its own machine alone reaches it answers that
 * machine, elsewhere who knows the token. Without one there is nothing at the address.
 */
export function createMetricRoutes(options: {
  readonly isPersonal: boolean;
  readonly token: string | undefined;
  readonly read: () => Promise<string>;
}): Hono<AppEnv> {
  const { isPersonal, token, read } = options;
  const routes = new Hono<AppEnv>();
  routes.use("*", token === undefined && isPersonal ? ownMachineOnly : withToken(token));
  routes.get("/", async (c) =>
    c.text(await read(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    }),
  );
  return routes;
}

/** Lets only those through who send the token, as `authorization: Bearer ...`. */
function withToken(token: string | undefined): MiddlewareHandler<AppEnv> {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  return async (c, next) => {
    const given = c.req.header("authorization") ?? "";
    if (wanted === undefined) return c.text("There is nothing at this address.", 404);
    if (!timingSafeEqual(digest(given), wanted)) {
      return c.text("Send the METRICS_TOKEN of this server as a bearer token.", 401, {
        "www-authenticate": "Bearer",
      });
    }
    return next();
  };
}
