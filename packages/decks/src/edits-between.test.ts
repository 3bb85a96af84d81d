import { expect, test } from "vitest";
import type { Deck } from "./deck.ts";
import { editDeck, withCounts } from "./edit.ts";
import { editsBetween } from "./edits-between.ts";

const item = (name: string, quantity: number, reason = "It is good.") => ({
  name,
  quantity,
  role: "Spells",
  reason,
});

function deckOf(card_list: Deck["card_list"], words = "It burns."): Deck {
  const blank = {
    name: "Burn",
    format: "modern",
    playstyle: "aggro",
    commanders: [],
    main: {},
    side: {},
    image: "",
    cards: 0,
    colors: ["R"],
    power_level: 5,
    bracket: null,
    price_usd: 0,
    seed: 1,
  } as const;
  return { ...withCounts({ ...blank, card_list, seo_description: words }) };
}

const before = deckOf({
  Spells: [item("Shock", 4), item("Opt", 2)],
  Sideboard: [item("Opt", 1), item("Duress", 2)],
});
const after: Deck = {
  ...deckOf(
    {
      Spells: [item("Opt", 3), item("Ponder", 3, "It looks ahead.")],
      Sideboard: [item("Duress", 1), item("Shock", 2)],
    },
    "It thinks.",
  ),
  words_by: "model",
};

test("one deck becomes the other: cards in each zone, what is said of those that come, and the words", () => {
  const { deck, inverse } = editDeck(before, editsBetween(before, after));
  expect([deck.main, deck.side]).toEqual([after.main, after.side]);
  expect(deck.card_list.Spells?.find(({ name }) => name === "Ponder")?.reason).toBe("It looks ahead.");
  expect([deck.seo_description, deck.words_by]).toEqual(["It thinks.", "model"]);
  expect(editDeck(deck, inverse).deck).toEqual(before);
});

test("between a deck and itself there is nothing", () => {
  expect(editsBetween(after, after)).toEqual([]);
});
