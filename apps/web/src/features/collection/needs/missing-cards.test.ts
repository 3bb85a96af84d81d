import { expect, test } from "vitest";
import type { OwnCard } from "../../../data/own-cards.ts";
import { copiesByName, missingCards } from "./missing-cards.ts";

const own = (name: string, quantity: number): OwnCard => ({
  id: 1,
  scryfall_id: "id",
  name,
  set_name: null,
  rarity: null,
  image_url: null,
  price_usd: null,
  quantity,
});

test("a deck misses what all of its groups need and no printing gives, basic lands aside", () => {
  const copies = copiesByName([own("Opt", 1), own("Opt", 2), own("Fire // Ice", 1), own("Sol Ring", 1)]);
  const deck = {
    card_list: {
      Spells: [
        { name: "Opt", quantity: 3 },
        { name: "Fire", quantity: 1 },
        { name: "Brainstorm", quantity: 4 },
      ],
      Side: [
        { name: "Opt", quantity: 1 },
        { name: "Sol Ring", quantity: 1 },
      ],
      Lands: [{ name: "Island", quantity: 20 }],
    },
  };
  expect(missingCards(deck, copies)).toEqual([
    { name: "Opt", need: 4, have: 3 },
    { name: "Brainstorm", need: 4, have: 0 },
  ]);
});
