import { expect, test } from "vitest";
import type { SmallCard } from "../../testing/small-table.ts";
import { smallTable } from "../../testing/small-table.ts";
import { type AlternativesRequest, candidatesFor, placeOf } from "./stand-ins.ts";

const burn = (name: string, cost: string, usd: number): SmallCard => ({
  name,
  cost,
  type: "Instant",
  text: `${name} deals 3 damage to any target.`,
  usd,
});
const small = smallTable([
  burn("First Burn", "{R}", 2),
  burn("Second Burn", "{1}{R}", 1),
  burn("Dear Burn", "{R}", 40),
  burn("Slow Burn", "{5}{R}", 1),
  burn("Blue Burn", "{U}", 1),
  { name: "Red Land", type: "Land", text: "{T}: Add {R}.", fields: { produced_mana: ["R"] } },
  { name: "Red Bear", cost: "{1}{R}", type: "Creature — Bear", body: "2/2" },
]);
const standIns = (request: Partial<AlternativesRequest> = {}): readonly string[] => {
  const asked = {
    deck: { format: "modern", main: { "First Burn": 4, Mountain: 20 } },
    card: "First Burn",
    ...request,
  };
  return candidatesFor(placeOf(asked, small), asked, small).map((card) => small.table.name(card));
};

test("what stands in for a card does its job, in the deck's colors and for about the mana", () => {
  expect(standIns()).toEqual(["First Burn", "Second Burn", "Dear Burn"]);
});

test("what the deck holds, is ruled out or is too dear does not", () => {
  const deck = { format: "modern", main: { "First Burn": 4, "Second Burn": 4, Mountain: 20 } };
  expect(standIns({ deck })).toEqual(["First Burn", "Dear Burn"]);
  expect(standIns({ exclude: ["Second Burn"] })).toEqual(["First Burn", "Dear Burn"]);
  expect(standIns({ maxCardUsd: 5 })).toEqual(["First Burn", "Second Burn"]);
});

test("a card that may not be played so often does not stand in for all copies", () => {
  const deck = { format: "modern", main: { "First Burn": 4, Mountain: 14 } };
  expect(standIns({ deck, card: "Mountain" })).toEqual(["Mountain"]);
  const few = { format: "modern", main: { "First Burn": 4, Mountain: 4 } };
  expect(standIns({ deck: few, card: "Mountain" })).toEqual(["Mountain", "Red Land"]);
});

test("for a deck from a limited pool only what is in the pool does", () => {
  const deck = {
    format: "sealed",
    main: { "First Burn": 1, Mountain: 20 },
    pool: { "First Burn": 1, "Dear Burn": 1 },
  };
  expect(standIns({ deck })).toEqual(["First Burn", "Dear Burn"]);
});

test("a card or a format that nobody knows is refused", () => {
  expect(() => standIns({ card: "Nothing of the Kind" })).toThrow("There is no card called");
  expect(() => standIns({ deck: { format: "blorp", main: {} } })).toThrow();
});
