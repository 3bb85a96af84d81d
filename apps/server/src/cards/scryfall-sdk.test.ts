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
  expect((await BulkData.definitions()).map(({ type }) => type)).toContain("oracle_cards");
  expect(await Migrations.all().waitForAll()).toHaveLength(0);
});
