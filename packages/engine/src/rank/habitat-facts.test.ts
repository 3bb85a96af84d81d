import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { factReader, HABITAT_FACTS } from "./habitat-facts.ts";

const { table, card } = smallTable([
  { name: "Bear", cost: "{1}{G}", type: "Creature — Bear" },
  { name: "Golem", cost: "{5}", type: "Artifact Creature — Golem" },
  { name: "Bolt", cost: "{R}", type: "Instant" },
  { name: "Taiga", type: "Land — Mountain Forest", fields: { produced_mana: ["R", "G"] } },
  { name: "Seat", type: "Artifact Land", fields: { produced_mana: ["R"] } },
]);
const read = factReader(table);

function facts(main: Record<string, number>, side: Record<string, number> = {}): Record<string, number> {
  const counts = (list: Record<string, number>) =>
    new Map(Object.entries(list).map(([name, copies]) => [card(name), copies]));
  const found = read({ main: counts(main), side: counts(side) });
  return Object.fromEntries(HABITAT_FACTS.map((name, at) => [name, found[at] ?? -1]));
}

test("reads what kinds of cards a deck has and how many of each", () => {
  const deck = { Bear: 4, Golem: 1, Bolt: 3, Taiga: 4, Seat: 2, Forest: 6, Mountain: 1 };
  expect(facts(deck, { Bolt: 1, Golem: 2 })).toMatchObject({
    lands: 13,
    Forests: 6,
    Mountains: 1,
    Islands: 0,
    "lands of one color or none": 2,
    "lands of two colors": 4,
    artifacts: 1,
    creatures: 5,
    "instants and sorceries": 3,
    "mana value 0 or 1": 3,
    "mana value 2": 4,
    "mana value 5 and more": 1,
    // 4 x 2, 1 x 5 and 3 x 1 over 8 spells, in twentieths.
    "average mana value": 40,
    colors: 2,
    "different spells": 3,
    "single spells": 1,
    "playsets of spells": 1,
    "different lands": 2,
    sideboard: 3,
  });
});

test("an empty deck has no facts but zeros", () => {
  expect(Object.values(facts({})).every((value) => value === 0)).toBe(true);
});
