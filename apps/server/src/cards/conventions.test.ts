import { collectionSchema, scryfallCardSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

let app: Hono<AppEnv>;
beforeAll(async () => {
  app = cardSite(await loadTestCards());
});
const ask = async (path: string, init?: RequestInit): Promise<Response> => app.request(`/api/${path}`, init);

describe("JSON for people's eyes", () => {
  test.each([
    ["cards/search?q=is:shockland", 200],
    ["card-faces?q=is:shockland", 200],
    ["cards/named?exact=Opt", 200],
    ["sets/lea", 200],
    ["catalog/card-types", 200],
    ["cards/search?q=t:elf+t:goblin+t:wall+t:saga", 404],
    ["cards/named", 400],
    ["nowhere", 404],
  ])("%s says the same, in lines", async (path, status) => {
    const join = path.includes("?") ? "&" : "?";
    const [plain, pretty] = [await ask(path), await ask(`${path}${join}pretty=true`)];
    expect([plain.status, pretty.status]).toEqual([status, status]);
    const [short, long] = [await plain.text(), await pretty.text()];
    expect(JSON.parse(long)).toEqual(JSON.parse(short));
    expect(long.split("\n").length).toBeGreaterThan(4);
    expect(short).not.toContain("\n");
    if (status === 200) expect(pretty.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  });

  test("is not sent twice either", async () => {
    for (const path of ["cards/search?q=opt&pretty=true", "cards/named?exact=Opt&pretty=true"]) {
      const etag = (await ask(path)).headers.get("etag") ?? "";
      expect((await ask(path, { headers: { "if-none-match": etag } })).status, path).toBe(304);
    }
  });
});

test("who has an answer already is told how long it is good for", async () => {
  for (const path of ["cards/search?q=opt", "card-faces?q=opt", "cards/named?exact=Opt", "sets"]) {
    const first = await ask(path);
    const etag = first.headers.get("etag") ?? "";
    const again = await ask(path, { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("etag")], path).toEqual([304, etag]);
    expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  }
});

describe("methods", () => {
  test.each([
    ["DELETE", "cards/named?exact=Opt", "GET, HEAD, OPTIONS"],
    ["POST", "cards/search?q=opt", "GET, HEAD, OPTIONS"],
    ["PUT", "sets", "GET, HEAD, OPTIONS"],
    ["GET", "cards/collection", "POST, OPTIONS"],
    ["PATCH", "cards/collection", "POST, OPTIONS"],
  ])("%s at %s is told what is answered there", async (method, path, allow) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    expect(scryfallErrorSchema.parse(await response.json())).toMatchObject({
      code: "method_not_allowed",
      status: 405,
    });
  });

  test("OPTIONS says what is answered, and lets no other site read", async () => {
    const response = await ask("cards/search", {
      method: "OPTIONS",
      headers: { origin: "https://a.example" },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cache-control")).toBeNull();
    expect(await response.text()).toBe("");
  });

  test("HEAD has the headers of GET and no body", async () => {
    for (const path of ["cards/search?q=opt", "card-faces?q=opt", "cards/named?exact=Opt", "sets/lea"]) {
      const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
      expect([head.status, await head.text()], path).toEqual([200, ""]);
      for (const name of ["content-type", "etag", "cache-control"])
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
    }
  });
});

describe("a card by set, number and language", () => {
  test("is the printing in that language", async () => {
    const opt = scryfallCardSchema.parse(await (await ask("cards/named?exact=Opt")).json());
    const place = `cards/${opt.set}/${opt.collector_number}`;
    expect(await (await ask(`${place}/${opt.lang}`)).json()).toEqual(opt);
    const other = await ask(`${place}/tlh`);
    expect(other.status).toBe(404);
    expect(scryfallErrorSchema.parse(await other.json()).details).toContain("tlh");
    expect((await ask("cards/multiverse/1")).status).toBe(404);
  });
});

test("identifiers that the data does not have come back as they were asked", async () => {
  const identifiers = [
    { mtgo_id: 12 },
    { multiverse_id: 409574 },
    { illustration_id: "abc" },
    { name: "Opt" },
    { name: "Opt" },
  ];
  const response = await ask("cards/collection", { method: "POST", body: JSON.stringify({ identifiers }) });
  const { data, not_found } = collectionSchema.parse(await response.json());
  expect(data.map(({ name }) => name)).toEqual(["Opt", "Opt"]);
  expect(not_found).toEqual(identifiers.slice(0, 3));
});

test.each([
  "",
  "[]",
  "null",
  '"x"',
  "{",
  '{"identifiers":{}}',
  '{"identifiers":[1]}',
  '{"identifiers":[{"name":7}]}',
])("a collection of %j is refused in words", async (body) => {
  const response = await ask("cards/collection", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(scryfallErrorSchema.parse(await response.json())).toMatchObject({
    code: "bad_request",
    status: 400,
  });
});
