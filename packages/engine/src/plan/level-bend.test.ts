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
