import { expect, test } from "vitest";
import type { VaultDeck } from "../../data/vault.ts";
import { type Order, orderDecks } from "./order-decks.ts";

const deck = (id: number, fields: Partial<VaultDeck>): VaultDeck => ({
  id,
  version: 1,
  name: `Deck ${id}`,
  format: "modern",
  cards: 60,
  colors: [],
  power_level: null,
  image: null,
  shared: false,
  favorite: false,
  created_at: `2026-11-0${id}T00:00:00Z`,
  playstyle: null,
  price_cents: null,
  cover: null,
  legal: null,
  hides_at: null,
  ...fields,
});

const DECKS = [
  deck(3, { name: "Deck 10", price_cents: 500, power_level: 3 }),
  deck(2, { name: "ember", format: "two-headed-giant", power_level: 9 }),
  deck(1, { name: "Deck 9", price_cents: 900, playstyle: "burn" }),
];

test("decks stand as wanted, those of which nothing is known last", () => {
  const ids = (order: Order) => orderDecks(DECKS, "", order).map(({ id }) => id);
  expect(ids("newest")).toEqual([3, 2, 1]);
  expect(ids("name")).toEqual([1, 3, 2]);
  expect(ids("format")).toEqual([3, 1, 2]);
  expect(ids("price")).toEqual([1, 3, 2]);
  expect(ids("power")).toEqual([2, 3, 1]);
});

test("decks are found by words of name, format and playstyle", () => {
  const ids = (search: string) => orderDecks(DECKS, search, "newest").map(({ id }) => id);
  expect(ids("headed EMB")).toEqual([2]);
  expect(ids(" burn deck ")).toEqual([1]);
  expect(ids("nothing")).toEqual([]);
});
