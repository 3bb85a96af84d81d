import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { beforeAll, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { landSource } from "./sources.ts";

let real: Awaited<ReturnType<typeof readReal>>;
let engine: Engine;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
}, 60_000);

/** The different lands beside basics of a deck, and how many lands it has. */
function landsOf(prompt: string): { readonly others: readonly CardIndex[]; readonly all: number } {
  const { table, names } = real;
  const { deck } = engine.generate({ prompt, seed: 1 });
  const held = Object.values(deck.card_list)
    .flat()
    .flatMap(({ name, quantity }) => {
      const match = names.resolve(name);
      return match.found && isLand(table, match.card) ? [{ card: match.card, quantity }] : [];
    });
  return {
    others: held.map(({ card }) => card).filter((card) => !isBasic(table, card)),
    all: held.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

test.each([
  ["pauper commander dimir control", "UB", 7],
  ["pauper commander jeskai spells", "WUR", 12],
])("%s plays the lands of several colors that commons leave it", (prompt, letters, least) => {
  const { table } = real;
  const colors = [...letters].reduce((mask, letter) => mask | (1 << "WUBRG".indexOf(letter)), 0);
  const { others } = landsOf(prompt);
  const several = others.filter((card) => colorCount(landSource(table, card, colors, new Set()).mask) > 1);
  expect(several.length).toBeGreaterThanOrEqual(least);
});

test.each(["oathbreaker wrenn and seven", "oathbreaker jace wielder of mysteries"])(
  "%s has some lands that do something else, as a hundred cards of its color have",
  (prompt) => {
    const { others, all } = landsOf(prompt);
    expect(all).toBeLessThan(30);
    expect(others.length).toBeGreaterThanOrEqual(3);
  },
);

test("a deck of different cards for two has the lands of tournament decks, and basics for the most part", () => {
  const { others, all } = landsOf("mono red canadian highlander");
  expect(others.map((card) => real.table.name(card))).toContain("Barbarian Ring");
  expect(others.length).toBeGreaterThanOrEqual(6);
  expect(others.length).toBeLessThanOrEqual(all / 2);
});

test("a competitive leader whom nobody counted has the lands of competitive decks of its colors", () => {
  const { table } = real;
  const lands = landsOf("cedh Meren of Clan Nel Toth");
  const names = lands.others.map((card) => table.name(card));
  expect(names).toEqual(
    expect.arrayContaining(["Ancient Tomb", "Bayou", "Overgrown Tomb", "Verdant Catacombs", "Command Tower"]),
  );
  // Eight fetches are in three quarters of them, and some three basics of each color.
  const fetches = lands.others.filter((card) => landSource(table, card, 31, new Set()).fetches);
  expect(fetches.length).toBeGreaterThanOrEqual(5);
  expect(lands.all - lands.others.length).toBeLessThanOrEqual(8);
  expect(names).not.toContain("Reliquary Tower");
});

test("one color does not mean one basic land in competitive decks", () => {
  const { others } = landsOf("cedh Sai, Master Thopterist");
  expect(others.length).toBeGreaterThanOrEqual(8);
});

test("a cheap deck of two colors plays cheap lands of both, not basics alone", () => {
  const { table } = real;
  const { deck } = engine.generate({ format: "modern", archetype: "Boros Energy", budgetUsd: 80 });
  const both = Object.entries(deck.main).reduce((sum, [name, copies]) => {
    const card = real.card(name);
    return (
      sum + (isLand(table, card) && colorCount((table.producedMana[card] ?? 0) & 0b01001) > 1 ? copies : 0)
    );
  }, 0);
  expect(both).toBeGreaterThanOrEqual(6);
  expect(deck.price_usd).toBeLessThanOrEqual(80);
  // A land of every color has a catch that nobody counted here.
  expect(deck.main).not.toHaveProperty(["Ancient Ziggurat"]);
});

test("a land that looks for basic lands of other colors alone is none", () => {
  const { deck } = engine.generate({ format: "commander", commanders: ["Krenko, Mob Boss"], budgetUsd: 30 });
  expect(deck.main).not.toHaveProperty(["Krosan Verge"]);
});
