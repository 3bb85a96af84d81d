import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../platform/http/context.ts";
import { toFailure } from "../platform/http/failure.ts";
import { createGate } from "../platform/limits/gate.ts";
import { createMemoryRateLimiter } from "../platform/limits/rate-limit.ts";
import { createPageHandler } from "./pages.ts";

/** Pages with room for one at a time, which are rendered when they are told to be. */
function slowSite(render: () => Promise<Response>) {
  const app = new Hono<AppEnv>();
  app.use("*", (c, next) => {
    c.set("address", c.req.header("from") ?? "");
    return next();
  });
  app.all(
    "*",
    createPageHandler({
      renderer: async () => render,
      origin: "http://localhost:3000",
      ask: async () => new Response(),
      hasPolicy: true,
      limiter: createMemoryRateLimiter({ burst: 3, perSecond: 0.1 }),
      gate: createGate({ places: 1, placesEach: 1, waitMs: 30 }),
    }),
  );
  app.onError((error, c) => {
    const failure = toFailure(error);
    return c.text(failure.message, failure.status, { ...failure.headers });
  });
  return (from: string) => app.request("/", { headers: { from } });
}

test("an address that asks for very many pages is told to wait, others are not", async () => {
  const open = slowSite(async () => new Response("page"));
  for (let at = 0; at < 3; at++) expect((await open("192.0.2.1")).status).toBe(200);
  const refused = await open("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect((await open("192.0.2.2")).status).toBe(200);
});

test("a page that would come too late is refused, and says when to come back", async () => {
  let finish = () => {};
  const rendered = new Promise<Response>((resolve) => {
    finish = () => resolve(new Response("page"));
  });
  const open = slowSite(() => rendered);
  const first = open("192.0.2.1");
  const second = await open("192.0.2.2");
  expect(second.status).toBe(503);
  expect(second.headers.get("retry-after")).toBe("2");
  finish();
  expect((await first).status).toBe(200);
});
