import { ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import type { AppContext, AppEnv } from "./context.ts";

/** What `fetchAndSend` answers, and the bodies that are there as a whole for it to send. */
const wholes = new WeakMap<object, Uint8Array<ArrayBuffer> | null>();

/**
 * Answers with bytes that are there already. A body of a standard response is a stream and a copy, which for a few
 * hundred kilobytes takes ten times as long as sending them; so what goes to a socket is handed to it as it is, by
 * `fetchAndSend`. Whoever else asks, in this process, gets a response like any other.
 */
export function sendWhole(
  c: AppContext,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const outgoing = c.env?.outgoing;
  if (!outgoing || !wholes.has(outgoing)) return c.body(bytes, 200, headers);
  wholes.set(outgoing, bytes);
  return c.body(null, 200, headers);
}

/** The app as a server calls it: what was answered by `sendWhole` is on its way when this ends. */
export function fetchAndSend(
  app: Hono<AppEnv>,
): (request: Request, bindings: HttpBindings | Http2Bindings) => Promise<Response> {
  return async (request, bindings) => {
    const outgoing: unknown = bindings.outgoing;
    if (!(outgoing instanceof ServerResponse)) return app.fetch(request, bindings);
    wholes.set(outgoing, null);
    const response = await app.fetch(request, bindings);
    const whole = wholes.get(outgoing);
    if (!whole || response.status !== 200) return response;
    outgoing.writeHead(200, { ...Object.fromEntries(response.headers), "content-length": whole.length });
    outgoing.end(request.method === "HEAD" ? undefined : whole);
    return RESPONSE_ALREADY_SENT;
  };
}
