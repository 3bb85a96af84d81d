import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { createPassOn } from "./pass-on.ts";

/** What came to the project. */
interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  body: string;
}

let project: Server;
let origin = "";
let arrived: Arrived[] = [];
/** How it answers, once the whole request is there. */
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  arrived = [];
  answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
  project = createServer((request, response) => {
    const noted: Arrived = { method: request.method, url: request.url, headers: request.headers, body: "" };
    arrived.push(noted);
    request.on("data", (chunk: Buffer) => {
      noted.body += chunk.toString();
    });
    request.on("end", () => answer(response));
  });
  await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
  const address = project.address();
  origin = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});
afterEach(async () => {
  project.closeAllConnections();
  await new Promise((resolve) => project.close(resolve));
});

function pass(request: Request, options: Partial<Parameters<typeof createPassOn>[0]> = {}) {
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("address", "203.0.113.7");
    await next();
  });
  const passOn = createPassOn({
    url: origin,
    anonymousKey: "anonymous",
    maxBody: 1000,
    admit: async () => {},
    ...options,
  });
  return app.route("/rest/v1", passOn).fetch(request);
}

test("what is asked arrives at the same path, with its body and what the protocol reads", async () => {
  const response = await pass(
    new Request("https://decks.example.org/rest/v1/decks?select=id&name=eq.%C3%86ther%20Vial", {
      method: "POST",
      headers: {
        authorization: "Bearer token",
        apikey: "key",
        prefer: "return=minimal",
        "content-profile": "public",
      },
      body: '{"name":"Æther"}',
    }),
  );
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(arrived).toMatchObject([
    {
      method: "POST",
      url: "/rest/v1/decks?select=id&name=eq.%C3%86ther%20Vial",
      body: '{"name":"Æther"}',
      headers: { authorization: "Bearer token", apikey: "key", prefer: "return=minimal" },
    },
  ]);
});

test("neither cookies, nor the name of this site, nor what is said of an address go on", async () => {
  const told = {
    cookie: "session=secret",
    forwarded: "for=192.0.2.1",
    "x-forwarded-for": "192.0.2.1",
    "x-forwarded-host": "evil.example",
    "x-real-ip": "192.0.2.1",
    "cf-connecting-ip": "192.0.2.1",
    "sb-forwarded-for": "192.0.2.1",
    "proxy-authorization": "Basic c2VjcmV0",
    "x-http-method-override": "DELETE",
    te: "trailers",
  };
  await pass(new Request("https://decks.example.org/rest/v1/decks", { headers: told }));
  const headers = arrived[0]?.headers ?? {};
  expect(headers.host).toBe(new URL(origin).host);
  // The address is told by us, as we know it.
  expect(headers["x-forwarded-for"]).toBe("203.0.113.7");
  expect(headers.apikey).toBe("anonymous");
  const { "x-forwarded-for": _, ...others } = told;
  for (const name of Object.keys(others)) expect([name, headers[name]]).toEqual([name, undefined]);
});

test("answers keep their status and the protocol's headers, and lose cookies and the project's own", async () => {
  answer = (response) =>
    response
      .writeHead(206, {
        "content-range": "0-24/3573458",
        "access-control-allow-origin": "*",
        "set-cookie": "__cf_bm=1; Domain=.supabase.co",
        "strict-transport-security": "max-age=1",
        server: "cloudflare",
        "alt-svc": 'h3=":443"',
      })
      .end("[]");
  const response = await pass(new Request("https://decks.example.org/rest/v1/decks"));
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-range": "0-24/3573458",
    "access-control-allow-origin": "*",
  });
  answer = (response) => response.writeHead(303, { location: "https://decks.example.org/#ok" }).end();
  const redirect = await pass(new Request("https://decks.example.org/rest/v1/verify"));
  expect([redirect.status, redirect.headers.get("location")]).toEqual([303, "https://decks.example.org/#ok"]);
});

test("a body goes on while it comes, and one that is too large is refused with or without a length", async () => {
  const large = "x".repeat(2000);
  const told = await pass(
    new Request("https://decks.example.org/rest/v1/a", { method: "POST", body: large }),
  );
  expect(told.status).toBe(413);
  const untold = new Request("https://decks.example.org/rest/v1/a", {
    method: "POST",
    body: new Blob([large]).stream(),
    duplex: "half",
  });
  const refused = await pass(untold);
  expect([refused.status, await refused.json()]).toMatchObject([413, { code: "too_large" }]);
  const fits = new Request("https://decks.example.org/rest/v1/a", {
    method: "POST",
    body: new Blob(["y".repeat(900)]).stream(),
    duplex: "half",
  });
  expect((await pass(fits)).status).toBe(200);
  expect(arrived.at(-1)?.body).toHaveLength(900);
});

test("an answer comes as it is made, and not when it is done", async () => {
  let finish = () => {};
  answer = (response) => {
    response.writeHead(200, { "content-type": "text/plain" }).write("first");
    finish = () => void response.end(" last");
  };
  const { body } = await pass(new Request("https://decks.example.org/rest/v1/slow"));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("first");
  finish();
  expect((await reader?.read())?.value).toBe(" last");
});

test.each([502, 503, 504, 522, 530, 540])("a gateway's %i is 503, with when to try again", async (status) => {
  answer = (response) => response.writeHead(status).end("<html>bad gateway</html>");
  const response = await pass(new Request("https://decks.example.org/rest/v1/decks"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
});

test("what the project itself says is passed back, also when it failed", async () => {
  answer = (response) => response.writeHead(500, { "x-sb-error-code": "unexpected_failure" }).end("{}");
  const response = await pass(new Request("https://decks.example.org/rest/v1/decks"));
  expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([500, "unexpected_failure"]);
});

test("a project that is silent is given up, and one that cannot be reached is too", async () => {
  answer = () => {};
  const request = () => new Request("https://decks.example.org/rest/v1/decks");
  expect((await pass(request(), { patienceMs: 50 })).status).toBe(503);
  const nowhere = await pass(request(), { url: "http://127.0.0.1:1" });
  expect([nowhere.status, nowhere.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("who asks for too much is refused before the project is asked", async () => {
  const admit = async () => {
    throw new Failure("rate_limited", "Wait.", { headers: { "retry-after": "9" } });
  };
  const response = await pass(new Request("https://decks.example.org/rest/v1/decks"), { admit });
  expect([response.status, response.headers.get("retry-after"), arrived]).toEqual([429, "9", []]);
});
