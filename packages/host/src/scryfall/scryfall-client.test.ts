import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createScryfallClient } from "./scryfall-client.ts";

/** What the service was asked, and when. */
const asked: { readonly path: string; readonly at: number; readonly body: string }[] = [];
const notFound = { object: "error", code: "not_found", status: 404, details: "No card." };

const service = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const path = request.url ?? "";
  asked.push({ path, at: performance.now(), body });
  const [status, answer] =
    path === "/cards/missing"
      ? [404, notFound]
      : path === "/cards/wrong"
        ? [400, { object: "error", code: "bad_request", status: 400, details: "No." }]
        : path === "/cards/broken"
          ? [500, { object: "error", code: "oops", status: 500, details: "Broken." }]
          : path === "/cards/collection"
            ? [
                200,
                {
                  object: "list",
                  data: JSON.parse(body).identifiers.slice(1),
                  not_found: JSON.parse(body).identifiers.slice(0, 1),
                },
              ]
            : path === "/sets"
              ? [200, { object: "list", data: [{ object: "set", name: "Magic 2010", code: "m10" }] }]
              : [200, { object: "card", name: path }];
  response.writeHead(status as number, { "content-type": "application/json" }).end(JSON.stringify(answer));
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

test("keeps its distance, at least 50 ms whatever is asked for", async () => {
  const client = createScryfallClient({ origin, spacingMs: 1 });
  const started = performance.now();
  await Promise.all(["a", "b", "c", "d", "e"].map((name) => client.get(`/cards/${name}`)));
  expect(asked).toHaveLength(5);
  expect(performance.now() - started).toBeGreaterThan(4 * 48);
});

test("asks once for what it knows, also for what is not there", async () => {
  const client = createScryfallClient({ origin });
  await client.get("/cards/a");
  await client.get("/cards/a");
  for (const _ of [1, 2])
    await expect(client.get("/cards/missing")).rejects.toMatchObject({ status: 404, code: "not_found" });
  expect(asked.map(({ path }) => path)).toEqual(["/cards/a", "/cards/missing"]);
});

test("does not remember that nobody answered", async () => {
  const client = createScryfallClient({ origin: "http://127.0.0.1:1", spacingMs: 50 });
  await expect(client.get("/cards/a")).rejects.toMatchObject({ code: "unreachable" });
  await expect(client.get("/cards/a")).rejects.toMatchObject({ code: "unreachable", status: 503 });
});

test("tries as often as it is told, once by default, and never again what would be the same", async () => {
  await expect(createScryfallClient({ origin }).get("/cards/broken")).rejects.toThrow("Broken.");
  expect(asked).toHaveLength(1);
  const stubborn = createScryfallClient({ origin, attempts: 3, spacingMs: 50 });
  await expect(stubborn.get("/cards/broken")).rejects.toThrow("Broken.");
  expect(asked).toHaveLength(4);
  await expect(stubborn.get("/cards/missing")).rejects.toThrow("No card.");
  await expect(stubborn.get("/cards/wrong")).rejects.toMatchObject({ code: "bad_request" });
  expect(asked).toHaveLength(6);
});

test("asks for collections 75 at a time", async () => {
  const client = createScryfallClient({ origin, spacingMs: 50 });
  const names = Array.from({ length: 160 }, (_, at) => ({ name: String(at) }));
  const { data, not_found } = await client.collection(names);
  expect(not_found).toEqual([0, 75, 150].map((at) => names[at]));
  expect(data).toHaveLength(157);
  expect(asked.map(({ body }) => JSON.parse(body).identifiers.length)).toEqual([75, 75, 10]);
});

test("says when a list is none, and when no set has a name", async () => {
  const client = createScryfallClient({ origin, spacingMs: 50 });
  await expect(client.list("/cards/a")).rejects.toThrow("Result object is not a list");
  expect(await client.setNamed("magic 2010")).toMatchObject({ code: "m10" });
  await expect(client.setNamed("Nowhere")).rejects.toMatchObject({
    message: 'No sets found matching "Nowhere"',
    status: 404,
    code: "not_found",
  });
});

/** A client whose clock stands still, to be moved on by hand. */
function clockwork() {
  let time = 0;
  const client = createScryfallClient({ origin, now: () => time });
  return {
    client,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test("forgets after an hour", async () => {
  const { client, pass } = clockwork();
  const hour = 3_600_000;
  await client.get("/cards/a");
  pass(hour - 1);
  await client.get("/cards/a");
  expect(asked).toHaveLength(1);
  pass(1);
  await client.get("/cards/a");
  expect(asked).toHaveLength(2);
  // The new answer has an hour of its own.
  pass(hour - 1);
  await client.get("/cards/a");
  expect(asked).toHaveLength(2);
});

test("remembers the newest 500", async () => {
  const { client, pass } = clockwork();
  const ask = async (number: number): Promise<void> => {
    pass(1000);
    await client.get(`/cards/${number}`);
  };
  for (let number = 0; number < 500; number++) await ask(number);
  await ask(0);
  expect(asked).toHaveLength(500);
  await ask(500);
  await ask(1);
  await ask(499);
  expect(asked).toHaveLength(501);
  await ask(0);
  expect(asked.slice(500).map(({ path }) => path)).toEqual(["/cards/500", "/cards/0"]);
});
