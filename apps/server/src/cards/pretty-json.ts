import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";

/** Whether the answer is for people's eyes, as Scryfall's parameter `pretty` says. */
export function isForEyes(c: AppContext): boolean {
  return c.req.query("pretty") === "true";
}

/**
 * Writes JSON line by line where `pretty=true` asks for it. What has its ETag already was written so by whoever made that
 * (a page of search results is on its way to the socket by then).
 */
export const prettyJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isForEyes(c) || !isJson || !body || headers.has("etag") || c.req.path.endsWith("/file")) return;
  c.res = new Response(inLines(await c.res.text()), c.res);
};

/** JSON with each value on a line of its own. */
export function inLines(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
