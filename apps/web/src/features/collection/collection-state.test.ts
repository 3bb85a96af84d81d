import { expect, test } from "vitest";
import { chooseCards, readState, type Sort, totalsOf, writeState } from "./collection-state.ts";

const card = (
  id: number,
  name: string,
  set_name: string,
  rarity: string,
  figures: [number | null, number],
) => ({
  id,
  scryfall_id: `id-${id}`,
  name,
  set_name,
  rarity,
  image_url: null,
  price_usd: figures[0],
  quantity: figures[1],
});
const CARDS = [
  card(1, "Lim-Dûl's Vault", "Alliances", "uncommon", [2.1, 3]),
  card(2, "Sol Ring", "Alpha", "uncommon", [null, 4]),
  card(3, "Opt", "Dominaria", "common", [0.1, 30]),
  card(4, "Black Lotus", "Beta", "rare", [9000.5, 1]),
];

test("cards are found by words of their name and set, without accents", () => {
  const found = (q: string) => chooseCards(CARDS, { q, sort: "name", isReversed: false }).map(({ id }) => id);
  expect(found("dul vault")).toEqual([1]);
  expect(found("  ALPHA ring ")).toEqual([2]);
  expect(found("nothing")).toEqual([]);
});

test("each order has its usual way round, and the other", () => {
  const order = (sort: Sort, isReversed = false) =>
    chooseCards(CARDS, { q: "", sort, isReversed }).map(({ id }) => id);
  expect(order("newest")).toEqual([4, 3, 2, 1]);
  expect(order("name")).toEqual([4, 1, 3, 2]);
  expect(order("price")).toEqual([4, 1, 3, 2]);
  expect(order("quantity")).toEqual([3, 2, 1, 4]);
  expect(order("set")).toEqual([1, 2, 4, 3]);
  // Those that are equal go by name, whichever way round.
  expect(order("rarity")).toEqual([4, 1, 2, 3]);
  expect(order("rarity", true)).toEqual([3, 1, 2, 4]);
});

test("the address holds what is shown, and nothing that is usual", () => {
  const usual = readState(new URLSearchParams("sort=nonsense&show=all"));
  expect(usual).toEqual({ q: "", sort: "newest", isReversed: false, shows: "cards" });
  expect(writeState(usual).toString()).toBe("");
  const state = { q: "sol ring", sort: "price", isReversed: true, shows: "decks" } as const;
  expect(readState(writeState(state))).toEqual(state);
});

test("a collection is worth each copy's price, reckoned in cents", () => {
  expect(totalsOf(CARDS)).toEqual({ printings: 4, copies: 38, value: 9009.8, unpriced: 4 });
});
