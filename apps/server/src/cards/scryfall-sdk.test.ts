import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import {
  BulkData,
  Cards,
  Catalog,
  Migrations,
  Rulings,
  Sets,
  Symbology,
  setTimeout as spacing,
} from "scryfall-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";

let server: ServerType;
beforeAll(async () => {
  const cards = await loadTestCards();
  const site = cardSite(cards);
  server = await new Promise((resolve) => {
    const started = serve({ fetch: site.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  // Where the client asks is a constant of a module of its own, and no setting.
  const endpoints: { ENDPOINT_API: string } = createRequire(import.meta.url)("scryfall-sdk/out/IScry.js");
  endpoints.ENDPOINT_API = `http://127.0.0.1:${port}/api`;
  spacing(0);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("Scryfall's client finds cards by name, id, number and search", async () => {
  const bolt = await Cards.byName("lightning bolt");
  expect(bolt.name).toBe("Lightning Bolt");
  expect((await Cards.byName("lightnig bolt", true)).name).toBe("Lightning Bolt");
  expect((await Cards.byId(bolt.id)).name).toBe("Lightning Bolt");
  expect((await Cards.bySet(bolt.set, bolt.collector_number)).name).toBe("Lightning Bolt");
  expect(await Cards.autoCompleteName("lightning bol")).toContain("Lightning Bolt");
  expect((await Cards.random("is:fetchland")).type_line).toContain("Land");
  const elves = await Cards.search("t:elf t:warrior").waitForAll();
  expect(elves.length).toBeGreaterThan(50);
  expect(elves.every((card) => card.type_line.includes("Elf"))).toBe(true);
  const many = await Cards.search("t:goblin", { order: "cmc" }).waitForAll();
  expect(many.length).toBeGreaterThan(175);
  const known = await Cards.collection({ name: "Opt" }, { name: "Nothing of that name" }).waitForAll();
  expect(known.map(({ name }) => name)).toEqual(["Opt"]);
});

test("Scryfall's client finds all printings of a card, and cards by the numbers of other services", async () => {
  const chalice = await Cards.byName("Chalice of the Void");
  const prints = await chalice.getPrints();
  expect(prints.length).toBeGreaterThan(7);
  expect(new Set(prints.map(({ name }) => name))).toEqual(new Set(["Chalice of the Void"]));
  // What the loaded files do not say is not found, and never taken for a set.
  const { tcgplayer_id } = chalice;
  if (typeof tcgplayer_id === "number")
    expect((await Cards.byTcgPlayerId(tcgplayer_id)).name).toBe("Chalice of the Void");
  for (const asked of [Cards.byTcgPlayerId(999_999_999), Cards.byMtgoId(999_999_999), Rulings.byArenaId(1)])
    await expect(asked).rejects.toMatchObject({ code: "not_found", status: 404 });
  const unknown = Cards.collection({ mtgo_id: 999_999_999 }, { name: "Opt" }).waitForAll();
  expect((await unknown).map(({ name }) => name)).toEqual(["Opt"]);
  expect((await unknown).not_found).toEqual([{ mtgo_id: 999_999_999 }]);
});

test("Scryfall's client hears in its own words that there is nothing", async () => {
  await expect(Cards.byName("no such card at all")).rejects.toMatchObject({ code: "not_found", status: 404 });
  expect(await Cards.search("t:elf t:goblin t:wall t:saga").waitForAll()).toHaveLength(0);
  await expect(Cards.random("tyep:elf")).rejects.toMatchObject({ code: "bad_request" });
});

test("Scryfall's client reads sets, catalogs, symbols, rulings, bulk files and migrations", async () => {
  expect((await Sets.byCode("lea")).name).toBe("Limited Edition Alpha");
  expect((await Sets.all()).length).toBeGreaterThan(500);
  expect(await Catalog.creatureTypes()).toContain("Elf");
  expect((await Symbology.all()).some(({ symbol }) => symbol === "{W/U}")).toBe(true);
  expect((await Symbology.parseMana("2ww")).cost).toBe("{2}{W}{W}");
  const { id } = await Cards.byName("Opt");
  expect(await Rulings.byId(id)).toEqual([]);
  const definitions = await BulkData.definitions();
  expect(definitions.map(({ type }) => type)).toContain("oracle_cards");
  const definition = await BulkData.definitionByType("oracle_cards");
  expect(definition.updated_at).toMatch(/^\d{4}-/);
  const newer = Date.parse(definition.updated_at) + 10;
  expect(await BulkData.downloadById(definition.id, newer)).toBeUndefined();
  await expect(BulkData.definitionByType("all_cards")).rejects.toMatchObject({ status: 404 });
  expect(await Migrations.all().waitForAll()).toHaveLength(0);
});
