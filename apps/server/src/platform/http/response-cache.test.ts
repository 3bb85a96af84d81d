import { createServer } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { createLog } from "../process/log.ts";
import type { AppEnv } from "./context.ts";
import { createRequestLog } from "./request-log.ts";
import { createNodeListener, sendCacheable } from "./response-cache.ts";

const BYTES = new TextEncoder().encode("é".repeat(200_000));
const TEXT = { "content-type": "text/plain; charset=utf-8" };
const lines: { readonly path: string; readonly status: number; readonly requestId: string }[] = [];
const log = createLog({ level: "debug", secrets: [], write: (line) => lines.push(JSON.parse(line)) });
const requestLog = createRequestLog({ log, trustedProxies: new BlockList() });
let now = 0;
const limiter = createMemoryRateLimiter({ burst: 3, perSecond: 1 }, () => now);
let asked = 0;

const app = new Hono<AppEnv>();
app.use("*", async (c, next) => {
  const arrived = requestLog.begin(c.env, undefined);
  asked++;
  await next();
  c.res.headers.set("x-late", "yes");
  c.res.headers.set("x-request-id", arrived.requestId);
  requestLog.end(arrived, { method: "GET", path: c.req.path, status: c.res.status });
});
app.use("*", etag({ weak: true }));
app.get("/whole", (c) => sendCacheable(c, { bytes: BYTES, limiter }, { ...TEXT, etag: 'W/"1"' }));
app.get("/encoded", (c) =>
  sendCacheable(c, { bytes: BYTES, limiter }, { ...TEXT, "x-for": c.req.header("accept-encoding") ?? "" }),
);
app.get("/own", (c) =>
  sendCacheable(c, { bytes: BYTES, limiter }, { ...TEXT, "cache-control": "private, no-store" }),
);
app.get("/usual", (c) => c.text("usual"));

const server = createServer(createNodeListener(app, requestLog));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  // Enough that nobody is refused who does not mean to be.
  now += 60_000;
});

test("bytes arrive whole, with their length and what was set behind them", async () => {
  const response = await fetch(`${origin}/whole`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(BYTES.length));
  expect(response.headers.get("x-late")).toBe("yes");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
});

test("who has them already gets the mark alone, and on the same connection what comes next", async () => {
  const known = await fetch(`${origin}/whole`, { headers: { "if-none-match": 'W/"1"' } });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect(await (await fetch(`${origin}/usual`)).text()).toBe("usual");
});

test("HEAD tells the length and sends nothing", async () => {
  const response = await fetch(`${origin}/whole`, { method: "HEAD" });
  expect(response.headers.get("content-length")).toBe(String(BYTES.length));
  expect(await response.text()).toBe("");
});

test("who asks in this process gets a response with a body", async () => {
  const response = await app.fetch(new Request("http://site/whole"), { internal: { address: "start" } });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
});

/** Asks and says how often the app was, with what came. */
async function ask(path: string, init: RequestInit = {}) {
  const before = asked;
  const response = await fetch(`${origin}${path}`, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes, appAsked: asked - before };
}

test("who asks for the same again gets it without the app, with every header and a number of their own", async () => {
  const first = await ask("/whole?again");
  const second = await ask("/whole?again");
  expect([first.appAsked, second.appAsked]).toEqual([1, 0]);
  expect(second.bytes).toEqual(BYTES);
  const headersOf = ({ response }: typeof first) =>
    [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "date").sort();
  expect(headersOf(second)).toEqual(headersOf(first));
  const numbers = [first, second].map(({ response }) => response.headers.get("x-request-id"));
  expect(new Set(numbers).size).toBe(2);
  expect(lines.slice(-2).map(({ requestId }) => requestId)).toEqual(numbers);
  expect(lines.at(-1)).toMatchObject({ path: "/whole", status: 200, method: "GET" });
});

test("another address, encoding, method or site is the app's to answer", async () => {
  await ask("/encoded", { headers: { "accept-encoding": "gzip" } });
  const others: [string, RequestInit][] = [
    ["/encoded", { headers: { "accept-encoding": "identity" } }],
    ["/encoded", { method: "HEAD", headers: { "accept-encoding": "gzip" } }],
    ["/encoded", { headers: { "accept-encoding": "gzip", origin: "https://other.example" } }],
    ["/encoded?more", { headers: { "accept-encoding": "gzip" } }],
  ];
  for (const [path, init] of others) expect((await ask(path, init)).appAsked, path).toBe(1);
  const known = await ask("/encoded", { headers: { "accept-encoding": "br, gzip;q=0.5" } });
  expect([known.appAsked, known.response.headers.get("x-for")]).toEqual([0, "gzip"]);
});

test("what is somebody's own is not kept for others", async () => {
  for (let turn = 0; turn < 2; turn++) expect((await ask("/own")).appAsked).toBe(1);
});

test("who asks too often is sent to the app, which refuses", async () => {
  await ask("/whole?often");
  const asks: number[] = [];
  for (let turn = 0; turn < 5; turn++) asks.push((await ask("/whole?often")).appAsked);
  expect(asks).toEqual([0, 0, 0, 1, 1]);
});

test("a visitor who was refused very often is refused without the app, and with a word of when to come back", async () => {
  // Every test before was one visitor: this one comes last.
  for (let at = 0; at < 80; at++)
    requestLog.end(requestLog.begin({ internal: { address: "127.0.0.1" } }, undefined), refused);
  const { response, bytes, appAsked } = await ask("/usual");
  expect([response.status, response.headers.get("retry-after"), appAsked]).toEqual([429, "5", 0]);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ error: { code: "rate_limited" } });
  const before = asked;
  // The answer may come, or the connection end before the body is sent; the app sees none of it.
  const large = await ask("/usual", { method: "POST", body: "a".repeat(200_000) }).catch(() => undefined);
  expect([large?.response.status ?? 429, asked]).toEqual([429, before]);
  expect((await ask("/healthz")).appAsked).toBe(1);
});

const refused = { method: "GET", path: "/usual", status: 429 };
