import { expect, test } from "vitest";
import { cardRecord, uuidOf } from "../../testing/make-table.ts";
import { buildTable } from "../table/build-table.ts";
import { createSearch } from "./create-search.ts";
import { ORDERS } from "./directives.ts";

const table = buildTable(
  {
    cards: Array.from({ length: 40 }, (_, at) =>
      cardRecord(
        {
          name: `Card ${(at * 7) % 40}`,
          cmc: at % 5,
          power: at % 3 === 0 ? "*" : String(at % 4),
          toughness: String(at % 6),
          colors: at % 2 === 0 ? ["R"] : ["G", "U"],
          ...(at % 4 === 0 ? {} : { edhrec_rank: 100 - at }),
        },
        at + 1,
      ),
    ),
    sets: [
      { code: "aaa", name: "A", set_type: "core", released_at: "2001-01-01" },
      { code: "bbb", name: "B", set_type: "core", released_at: "2010-01-01" },
    ],
    printings: Array.from({ length: 90 }, (_, at) => ({
      id: uuidOf(9000 + at),
      oracle_id: uuidOf((at % 40) + 1),
      set: at % 2 === 0 ? "aaa" : "bbb",
      collector_number: `${at % 30}${at % 7 === 0 ? "b" : ""}`,
      released_at: at % 2 === 0 ? "2001-01-01" : "2010-01-01",
      rarity: ["common", "uncommon", "rare"][at % 3],
      games: ["paper"],
      artist: `Artist ${at % 4}`,
      prices: at % 5 === 0 ? {} : { usd: String(at % 8), eur: String(at % 9), tix: String(at % 3) },
    })),
  },
  { source: "folder", today: "2026-01-01" },
);

const QUERIES = ORDERS.flatMap((order) =>
  ["asc", "desc"].map((dir) => `order:${order} dir:${dir} unique:prints mv>=0`),
);

test("hits come in the same order, whether few were sorted or the order of everything is known", () => {
  const asked = createSearch(table);
  const prepared = createSearch(table);
  let made = 0;
  while (prepared.prepareNext()) made++;
  // Whatever else is rarely needed is made along with them.
  expect(made).toBeGreaterThanOrEqual(ORDERS.length * 2);
  for (const query of QUERIES) {
    const printings = [...prepared.find(query).printings];
    expect(printings.length, query).toBe(table.printingCount);
    expect([...asked.find(query).printings], query).toEqual(printings);
  }
});

test("what is unknown comes last either way", () => {
  const search = createSearch(table);
  for (const dir of ["asc", "desc"]) {
    const { printings } = search.find(`mv>=0 unique:prints order:usd dir:${dir}`);
    const prices = Array.from(printings, (at) => table.printings.prices("usd")[at] ?? 0);
    const firstUnknown = prices.indexOf(0);
    expect(firstUnknown).toBeGreaterThan(0);
    expect(prices.slice(firstUnknown).every((price) => price === 0)).toBe(true);
    const known = prices.slice(0, firstUnknown);
    expect(known).toEqual([...known].sort((a, b) => (dir === "asc" ? a - b : b - a)));
  }
});

test("where the card data ranks few cards, what decks play decides, and what nobody plays comes last", () => {
  const record = (name: string, at: number, rank?: number) =>
    cardRecord({ name, ...(rank === undefined ? {} : { edhrec_rank: rank }) }, at);
  const cards = [record("Leader", 1, 1), record("Staple", 2), record("Unplayed", 3), record("Other", 4)];
  const order = (records: typeof cards) => {
    const made = buildTable({ cards: records, sets: [] }, { source: "folder", today: "2026-01-01" });
    const search = createSearch(made);
    const find = () =>
      [...search.find("mv>=0 order:edhrec").printings].map((at) =>
        made.name(search.find("mv>=0").cardOf(at)),
      );
    const before = find();
    search.rankBy(
      Float32Array.from(records, ({ name }) => ({ Leader: 0.1, Staple: 0.9, Other: 0.2 })[String(name)] ?? 0),
    );
    return { before, after: find() };
  };
  expect(order(cards)).toEqual({
    before: ["Leader", "Other", "Staple", "Unplayed"],
    after: ["Staple", "Other", "Leader", "Unplayed"],
  });
  const ranked = cards.map((card, at) => ({ ...card, edhrec_rank: at + 1 }));
  const { before, after } = order(ranked);
  expect(after).toEqual(before);
});
