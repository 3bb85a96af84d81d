import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { GenerateRequest } from "../types.ts";
import { withPromisedCards } from "./promised-cards.ts";

const FEW = ["Staple", "Pet Card", "Dear Card", "Game Changer", "Dragon"];
const small = smallTable([
  { name: "Leader", cost: "{1}{G}", type: "Legendary Creature — Elf", body: "2/2" },
  { name: "Staple", cost: "{G}", type: "Sorcery" },
  { name: "Pet Card", cost: "{G}", type: "Sorcery" },
  { name: "Dear Card", cost: "{G}", type: "Sorcery", usd: 60 },
  { name: "Game Changer", cost: "{G}", type: "Sorcery", fields: { game_changer: true } },
  { name: "Dragon", cost: "{G}", type: "Creature — Dragon", body: "4/4" },
  ...Array.from({ length: 80 }, (_, at) => ({ name: `Card ${at}`, cost: "{G}", type: "Sorcery" })),
]);

/** What a plan is given, where these shares of the leader's decks play these cards. */
function given(shares: Readonly<Record<string, number>>, request: GenerateRequest = {}): readonly string[] {
  const context = {
    ...small,
    ranker: {
      ...small.ranker,
      inclusions: () => Object.entries(shares).map(([name, share]) => ({ card: small.card(name), share })),
    },
  };
  const plan = small.plan({ format: "commander", commanders: ["Leader"], bracket: 3, ...request });
  return withPromisedCards(plan, context).wish.include.map(({ card }) => small.table.name(card));
}
const SHARES = Object.fromEntries(FEW.map((name) => [name, name === "Pet Card" ? 0.2 : 0.8]));

test("a deck begins with what most decks of its commander play", () => {
  expect(given(SHARES)).toEqual(["Staple", "Dear Card", "Dragon"]);
  expect(given({})).toEqual([]);
});

test("the farther the dial stands at hidden gems, the more decks have to play what is given", () => {
  const shares = { Staple: 0.95, "Card 1": 0.6 };
  expect(given(shares, { novelty: 0 })).toEqual(["Staple", "Card 1"]);
  expect(given(shares, { novelty: 0.6 })).toEqual(["Staple"]);
  expect(given(shares, { novelty: 1 })).toEqual([]);
});

test("what the wish leaves out stays out, and nothing that is scarce is given", () => {
  expect(given(SHARES, { exclude: ["Staple"], budgetUsd: 200 })).toEqual(["Dragon"]);
  expect(given(SHARES, { bracket: 4 })).toContain("Game Changer");
});

test("most of the deck's spells are given at most, the surest first, and what was asked for is there once", () => {
  const shares = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`Card ${at}`, 0.5 + at / 200]));
  const cards = given(shares);
  expect(cards[0]).toBe("Card 79");
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.length).toBeLessThan(45);
  expect(given(shares, { include: ["Card 79"] }).filter((name) => name === "Card 79")).toHaveLength(1);
});

test("what is given leaves money for the rest of the deck, and the surer a card the more it may cost", () => {
  const shares = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`Card ${at}`, 0.5 + at / 200]));
  const usd = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (small.table.priceUsd[small.card(name)] ?? 0), 0);
  const priced = given(shares, { budgetUsd: 20 });
  expect(usd(priced)).toBeGreaterThan(5);
  expect(usd(priced)).toBeLessThan(12);
  expect(given({ "Card 1": 0.95, "Card 2": 0.5 }, { budgetUsd: 16 })).toEqual(["Card 1"]);
});
