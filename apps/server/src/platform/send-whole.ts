import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import type { Arrivals } from "./arrivals.ts";
import { acceptsGzip } from "./compress.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { FLOOD_ANSWER } from "./floods.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { createRecent } from "./recent.ts";

/** A body that is there as a whole. */
interface Whole {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the next who ask for it are counted. */
  readonly limiter: RateLimiter;
}

/** An answer as it went out, its length among its headers and its number not. */
interface Ready extends Whole {
  readonly headers: readonly string[];
}

/** Bytes that answers take that are kept ready. */
const MOST_BYTES = 32_000_000;

const REQUEST_ID = "x-request-id";

/** What the app answers while it is asked through `createNodeListener`, and the bodies that are to be sent whole. */
const wholes = new WeakMap<object, Whole | null>();

/**
 * Answers with bytes that are there already, and that everybody gets who asks for this address: nothing of the answer
 * may depend on the request beyond its address, `accept-encoding`, and the headers that `keyOf` leaves to the app.
 *
 * A body of a standard response is a stream and a copy, which for a few hundred kilobytes takes ten times as long as
 * sending them; so what goes to a socket is handed to it as it is, by `createNodeListener`, which also remembers it for the
 * next who asks. Whoever else asks, in this process, gets a response like any other.
 */
export function sendWhole(c: AppContext, whole: Whole, headers: Readonly<Record<string, string>>): Response {
  const outgoing = c.env?.outgoing;
  if (!outgoing || !wholes.has(outgoing)) return c.body(whole.bytes, 200, headers);
  wholes.set(outgoing, whole);
  return c.body(null, 200, headers);
}

/**
 * The app as a server calls it. What was answered by `sendWhole` is kept as it went out, with every header that the app
 * gave it; who asks for the same again is counted and written down like any other, and gets it without the app.
 */
export function createNodeListener(app: Hono<AppEnv>, arrivals: Arrivals): RequestListener {
  const ready = createRecent<Ready>(MOST_BYTES, ({ bytes }) => bytes.length);
  const askApp = getRequestListener(fetchAndSend, { overrideGlobalObjects: false });

  async function fetchAndSend(request: Request, bindings: HttpBindings | Http2Bindings): Promise<Response> {
    const { incoming, outgoing } = bindings;
    if (!(outgoing instanceof ServerResponse)) return app.fetch(request, bindings);
    wholes.set(outgoing, null);
    const response = await app.fetch(request, bindings);
    const whole = wholes.get(outgoing);
    if (!whole || response.status !== 200) return response;
    const headers = [...response.headers].flat();
    headers.push("content-length", String(whole.bytes.length));
    outgoing.writeHead(200, headers);
    outgoing.end(request.method === "HEAD" ? undefined : whole.bytes);
    const key = keyOf(incoming);
    const isForAll = !/no-store|private/.test(response.headers.get("cache-control") ?? "");
    if (key !== undefined && isForAll) ready.set(key, { ...whole, headers: without(headers, REQUEST_ID) });
    return RESPONSE_ALREADY_SENT;
  }

  /** False where the app has to answer. */
  async function sendReady(
    { bytes, headers, limiter }: Ready,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const forwarded = request.headers["x-forwarded-for"];
    const arrival = arrivals.begin({ incoming: request }, forwarded?.toString());
    const isAllowed = await limiter.take(arrival.address).then(
      ({ allowed }) => allowed,
      () => false,
    );
    if (!isAllowed) return false;
    response.writeHead(200, [...headers, REQUEST_ID, arrival.requestId]);
    response.end(bytes);
    const [path = ""] = (request.url ?? "").split("?", 1);
    arrivals.end(arrival, { method: "GET", path, status: 200 });
    return true;
  }

  return async (request, response) => {
    // Who watches over the server may sit behind the same address as a flood.
    const isWatched = request.url === "/healthz";
    if (
      !isWatched &&
      arrivals.isFlood({ incoming: request }, request.headers["x-forwarded-for"]?.toString())
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
