import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { createSearch } from "@deckwright/cards/search/create-search.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { BAN_LISTS, entriesOf } from "./bans.ts";
import { createFormatPools } from "./format-pools.ts";

describe("searches by format", () => {
  let find: (query: string) => readonly string[];
  beforeAll(async () => {
    const { table } = await readBundledTable();
    const search = createSearch(table, { formats: createFormatPools(table, buildNameIndex(table)) });
    find = (query) => {
      const { printings, cardOf } = search.find(query);
      return [...printings].map((at) => table.name(cardOf(at)));
    };
  }, 60_000);

  test("tell the bans that verdicts go by, where the card data tells none", () => {
    const list = BAN_LISTS.find(({ format }) => format === "brawl");
    const banned = [...(list ? entriesOf(list) : [])].filter(([, { status }]) => status === "banned");
    expect(banned.length).toBeGreaterThan(4);
    expect(find("banned:brawl").toSorted()).toEqual(banned.map(([name]) => name).toSorted());
  });

  test("know formats that the card data has no key of", () => {
    expect(find("f:tinyleaders !craterhoof-behemoth or f:tinyleaders !lightning-bolt")).toEqual(
      expect.arrayContaining(["Lightning Bolt"]),
    );
    expect(find("f:peasant !elvish-mystic")).toEqual(["Elvish Mystic"]);
    expect(find("f:pauper !force-of-will")).toEqual([]);
  });
});
