import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppEnv } from "./context.ts";
import { fetchAndSend, sendWhole } from "./send-whole.ts";

const BYTES = new TextEncoder().encode("é".repeat(200_000));
const app = new Hono<AppEnv>();
app.use("*", async (c, next) => {
  await next();
  c.res.headers.set("x-late", "yes");
});
app.use("*", etag({ weak: true }));
app.get("/whole", (c) => sendWhole(c, BYTES, { "content-type": "text/plain; charset=utf-8", etag: 'W/"1"' }));
app.get("/usual", (c) => c.text("usual"));

const server = createServer(getRequestListener(fetchAndSend(app), { overrideGlobalObjects: false }));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

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
