import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";

const NEW_CARD = { object: "card", name: "Tomorrow's News", id: "9aaaaaaa-0000-4000-8000-000000000001" };
const asked: string[] = [];
const bodies: unknown[] = [];
const service = createServer(async (request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  if (request.method === "POST") bodies.push(await json(request));
  const isKnown =
    path.includes("Tomorrow") ||
    path.includes(NEW_CARD.id) ||
    ["/cards/tmr/1", "/cards/mtgo/77"].includes(path);
  const answer =
    path === "/cards/collection"
      ? { object: "list", data: [NEW_CARD], not_found: [{ name: "Nothing At All" }] }
      : isKnown
        ? NEW_CARD
        : { object: "error", code: "not_found", status: 404, details: "No." };
  response.writeHead(isKnown || path === "/cards/collection" ? 200 : 404).end(JSON.stringify(answer));
});
let sites: { readonly with: ReturnType<typeof cardSite>; readonly without: ReturnType<typeof cardSite> };
beforeAll(async () => {
  const cards = await loadTestCards();
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  sites = {
    with: cardSite(cards, { scryfallFallback: createScryfallClient({ origin, spacingMs: 50 }) }),
    without: cardSite(cards, { scryfallFallback: createScryfallClient({ origin: "http://127.0.0.1:1" }) }),
  };
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test("a card that the loaded data does not have is asked for, one that it has is not", async () => {
  for (const path of ["named?exact=Tomorrow%27s+News", `${NEW_CARD.id}`, "tmr/1", "mtgo/77"]) {
    const response = await sites.with.request(`/api/cards/${path}`);
    expect(response.status, path).toBe(200);
    expect(await response.json()).toEqual(NEW_CARD);
  }
  const before = asked.length;
  expect((await sites.with.request("/api/cards/named?exact=Sol+Ring")).status).toBe(200);
  expect(asked).toHaveLength(before);
});

test("nothing but cards is asked for, and what nobody knows is not found", async () => {
  const before = asked.length;
  for (const path of ["..%2Fsets", "no-such-id", "..%2F../1", "mtgo/..%2F77", "mtgo/77%3Fx"])
    expect((await sites.with.request(`/api/cards/${path}`)).status, path).toBe(404);
  expect(asked).toHaveLength(before);
  expect((await sites.with.request("/api/cards/named?exact=Nothing+At+All")).status).toBe(404);
});

test("of a collection the missing ones are", async () => {
  const response = await sites.with.request("/api/cards/collection", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      identifiers: [{ name: "Sol Ring" }, { name: NEW_CARD.name }, { name: "Nothing At All" }],
    }),
  });
  expect(await response.json()).toMatchObject({
    data: [{ name: "Sol Ring" }, { name: NEW_CARD.name }],
    not_found: [{ name: "Nothing At All" }],
  });
});

test("of a collection each card stands in the place of its question, whoever knows it", async () => {
  const names = [NEW_CARD.name, "Sol Ring", "Nothing At All", "Opt"];
  const response = await sites.with.request("/api/cards/collection", {
    method: "POST",
    body: JSON.stringify({ identifiers: names.map((name) => ({ name })) }),
  });
  expect(await response.json()).toMatchObject({
    data: [{ name: NEW_CARD.name }, { name: "Sol Ring" }, { name: "Opt" }],
    not_found: [{ name: "Nothing At All" }],
  });
});

test("identifiers of kinds that nobody knows are not sent on, and come back all the same", async () => {
  const unknown = { tcgplayer_id: 999_999_999, note: "mine" };
  const nothing = { name: "Nothing At All", note: "mine" };
  const identifiers = [unknown, { name: NEW_CARD.name, note: "mine" }, nothing];
  const response = await sites.with.request("/api/cards/collection", {
    method: "POST",
    body: JSON.stringify({ identifiers }),
  });
  expect(await response.json()).toMatchObject({ data: [NEW_CARD], not_found: [unknown, nothing] });
  expect(bodies.at(-1)).toEqual({ identifiers: [{ name: NEW_CARD.name }, { name: "Nothing At All" }] });
});

test("without a network it is not found, as if nobody had been asked", async () => {
  const response = await sites.without.request("/api/cards/named?exact=Tomorrow%27s+News");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ object: "error", code: "not_found" });
});
