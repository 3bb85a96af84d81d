import { expect, test } from "vitest";
import { LEVEL_BENDS, NO_BEND } from "../../data/weights.ts";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import type { GenerateRequest } from "../types.ts";
import { bendOf } from "./level-bend.ts";

const small = smallTable(REAL_CARDS);
const bendFor = (asked: GenerateRequest) =>
  bendOf(small.plan({ format: "commander", commanders: ["Marwyn, the Nurturer"], ...asked }));

test("nothing bends where no level was asked for, nor without brackets", () => {
  expect(bendFor({})).toEqual(NO_BEND);
  expect(bendOf({ ...small.plan({ format: "modern", power: 8 }), bracket: null })).toEqual(NO_BEND);
});

test("a power bends as its level does, and a bracket as the middle of its levels", () => {
  expect(bendFor({ power: 9 })).toEqual(LEVEL_BENDS[8]);
  expect(bendFor({ bracket: 5 })).toEqual(LEVEL_BENDS[9]);
  const [eight, nine] = [LEVEL_BENDS[7]?.competitive ?? 0, LEVEL_BENDS[8]?.competitive ?? 0];
  expect(bendFor({ bracket: 4 }).competitive).toBeCloseTo((eight + nine) / 2, 5);
  expect(bendFor({ bracket: 4, power: 8 })).toEqual(LEVEL_BENDS[7]);
});

test("up to 9 a higher power never wants less of what competitive decks play", () => {
  const wanted = LEVEL_BENDS.slice(0, 9).map(({ competitive }) => competitive);
  expect(wanted).toEqual(wanted.toSorted((one, other) => one - other));
});

test("beyond the ends of the table each level asks for more, or for less, and parts stay parts", () => {
  const plan = small.plan({ format: "commander", commanders: ["Marwyn, the Nurturer"], power: 9 });
  const bends = [-10, -5, 0, 3, 6, 12].map((lean) => bendOf({ ...plan, lean }));
  const wanted = bends.map(({ competitive }) => competitive);
  expect(wanted).toEqual(wanted.toSorted((one, other) => one - other));
  expect(new Set(wanted).size).toBe(wanted.length);
  for (const { abroad, usual, together, hidden, combo, dear } of bends) {
    for (const part of [abroad, usual, together, hidden]) expect(part >= 0 && part <= 1).toBe(true);
    expect(combo >= 0 && dear <= 0).toBe(true);
  }
});

test("a level that is led above what competitive lists are still wants what they play", () => {
  const plan = small.plan({ format: "commander", commanders: ["Marwyn, the Nurturer"], bracket: 5 });
  expect(bendOf({ ...plan, lean: 2 }).competitive).toBeGreaterThan(bendOf(plan).competitive);
  expect(bendOf({ ...plan, lean: -2 })).toEqual(bendOf(plan));
});
