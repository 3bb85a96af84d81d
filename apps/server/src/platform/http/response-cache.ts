import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import { createByteCache } from "../byte-cache.ts";
import { FLOOD_ANSWER } from "../limits/floods.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { acceptsGzip } from "./compress.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { RequestLog } from "./request-log.ts";

/** An answer that is kept. */
interface CacheableBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the next who ask for it are counted. */
  readonly limiter: RateLimiter;
}

/** An answer as it went out, its length among its headers and its number not. */
interface Ready extends CacheableBody {
  readonly headers: readonly string[];
}

/** Bytes that answers take that are kept ready. */
const MOST_BYTES = 32_000_000;

const REQUEST_ID = "x-request-id";

/** Bodies to be sent as they are, by the response they are for; null where the app has not answered yet. */
const bodies = new WeakMap<object, CacheableBody | null>();

/**
 * Answers with bytes that are there already, and that everybody gets who asks for this address: nothing of the answer
 * may depend on the request beyond its address, `accept-encoding`, and the headers that `keyOf` leaves to the app.
 *
 * A body of a standard response is a stream and a copy, which for a few hundred kilobytes takes ten times as long as
 * sending them; so what goes to a socket is handed to it as it is, by `createNodeListener`, which also remembers it for the
 * next who asks. Whoever else asks, in this process, gets a response like any other.
 */
export function sendCacheable(
  c: AppContext,
  body: CacheableBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const outgoing = c.env?.outgoing;
  if (!outgoing || !bodies.has(outgoing)) return c.body(body.bytes, 200, headers);
  bodies.set(outgoing, body);
  return c.body(null, 200, headers);
}

/**
 * The app as a server calls it. What was answered by `sendCacheable` is kept as it went out, with every header that the app
 * gave it; who asks for the same again is counted and written down like any other, and gets it without the app.
 */
export function createNodeListener(app: Hono<AppEnv>, requestLog: RequestLog): RequestListener {
  const ready = createByteCache<Ready>(MOST_BYTES);
  const askApp = getRequestListener(fetchAndSend, { overrideGlobalObjects: false });

  async function fetchAndSend(request: Request, bindings: HttpBindings | Http2Bindings): Promise<Response> {
    const { incoming, outgoing } = bindings;
    if (!(outgoing instanceof ServerResponse)) return app.fetch(request, bindings);
    bodies.set(outgoing, null);
    const response = await app.fetch(request, bindings);
    const body = bodies.get(outgoing);
    if (!body || response.status !== 200) return response;
    const headers = [...response.headers].flat();
    headers.push("content-length", String(body.bytes.length));
    outgoing.writeHead(200, headers);
    outgoing.end(request.method === "HEAD" ? undefined : body.bytes);
    const key = keyOf(incoming);
    const isForAll = !/no-store|private/.test(response.headers.get("cache-control") ?? "");
    if (key !== undefined && isForAll) ready.set(key, { ...body, headers: without(headers, REQUEST_ID) });
    return RESPONSE_ALREADY_SENT;
  }

  /** False where the app has to answer. */
  async function sendReady(
    { bytes, headers, limiter }: Ready,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const forwarded = request.headers["x-forwarded-for"];
    const logged = requestLog.begin({ incoming: request }, forwarded?.toString());
    const isAllowed = await limiter.take(logged.address).then(
      ({ allowed }) => allowed,
      () => false,
    );
    if (!isAllowed) return false;
    response.writeHead(200, [...headers, REQUEST_ID, logged.requestId]);
    response.end(bytes);
    const [path = ""] = (request.url ?? "").split("?", 1);
    requestLog.end(logged, { method: "GET", path, status: 200 });
    return true;
  }

  return async (request, response) => {
    // Who watches over the server may sit behind the same address as a flood.
    const isWatched = request.url === "/healthz" || request.url === "/metrics";
    if (
      !isWatched &&
      requestLog.isFlood({ incoming: request }, request.headers["x-forwarded-for"]?.toString())
    ) {
      refuse(request, response);
      return;
    }
    const key = keyOf(request);
    const answer = key === undefined ? undefined : ready.get(key);
    // Who asks too much is told so by the app, as for anything else.
    if (!answer || !(await sendReady(answer, request, response))) await askApp(request, response);
  };
}

/** What is sent with a request that is refused unread; more is not waited for. */
const MOST_UNREAD_BYTES = 64 * 1024;

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = FLOOD_ANSWER;
  const isLarge = Number(request.headers["content-length"] ?? 0) > MOST_UNREAD_BYTES;
  response.writeHead(status, {
    ...headers,
    "content-length": Buffer.byteLength(body),
    ...(isLarge ? { connection: "close" } : {}),
  });
  response.end(body, () => {
    if (isLarge) request.destroy();
  });
}

/**
 * What two requests have in common that get the same answer; undefined where the app has to look at more: what another site
 * may read, and whether the asker has the answer already.
 */
function keyOf({ method, url, headers }: Pick<HttpBindings["incoming"], "method" | "url" | "headers">) {
  if (method !== "GET" || "origin" in headers || "if-none-match" in headers) return undefined;
  const encoding = acceptsGzip(headers["accept-encoding"]?.toString()) ? "gzip" : "plain";
  return `${encoding} ${url}`;
}

/** A flat list of names and values without one of them. */
function without(headers: readonly string[], name: string): readonly string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}
