import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";

/** The card database is there to be read; only a collection has to be told what it is of. */
export const allowMethods: MiddlewareHandler<AppEnv> = async (c, next) => {
  const methods = c.req.path.endsWith("/cards/collection") ? ["POST", "OPTIONS"] : ["GET", "HEAD", "OPTIONS"];
  const allow = methods.join(", ");
  if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
  if (methods.includes(c.req.method)) return next();
  throw new Failure("method_not_allowed", `This address answers ${allow}.`, { headers: { allow } });
};
