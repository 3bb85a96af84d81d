import { expect, test } from "vitest";
import { pricedAnew } from "./priced-anew.ts";

test("only prices that changed are written, and no number of copies with them", () => {
  const card = { name: "Opt", set_name: null, rarity: null, image_url: null, quantity: 3 };
  const cards = [1, 2, 3, 4].map((id) => ({ ...card, id, scryfall_id: `id-${id}`, price_usd: 2 }));
  const { quantity: _quantity, ...written } = card;
  expect(pricedAnew(cards, [{ usd: 2 }, { usd: 2.5 }, { usd: null }, undefined])).toEqual([
    { ...written, scryfall_id: "id-2", price_usd: 2.5 },
  ]);
});
