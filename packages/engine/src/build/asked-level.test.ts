import { expect, test } from "vitest";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import type { GenerateRequest } from "../types.ts";
import { atAskedLevel } from "./asked-level.ts";

const small = smallTable(REAL_CARDS);
const planFor = (asked: GenerateRequest) =>
  small.plan({ format: "commander", commanders: ["Marwyn, the Nurturer"], ...asked });

/** The leans that were tried, and the power that was taken, where cards for so many levels more come to `powerAt`. */
function tried(asked: GenerateRequest, powerAt: (lean: number) => number, last = Number.POSITIVE_INFINITY) {
  const leans: number[] = [];
  const build = (lean: number) => {
    leans.push(lean);
    const power = powerAt(lean);
    const powerParts = [{ label: "Cards", points: power }];
    return { analysis: { bracket: null, power_level: Math.round(power), powerParts } };
  };
  const { analysis } = atAskedLevel(planFor(asked), build(0), (lean) =>
    leans.length < last ? build(lean) : undefined,
  );
  return { leans, power: analysis.powerParts[0]?.points ?? 0 };
}

test("cards are chosen once where no level was asked for, and where they come to it", () => {
  expect(tried({}, () => 3).leans).toEqual([0]);
  expect(tried({ power: 7 }, () => 7).leans).toEqual([0]);
});

test("what is too weak is led up, what is too strong down, until it is there", () => {
  const up = tried({ power: 8 }, (lean) => 5 + lean / 2);
  expect(up.power).toBeGreaterThanOrEqual(7.5);
  expect(up.leans.slice(1).every((lean) => lean > 0)).toBe(true);
  const down = tried({ power: 5 }, (lean) => 9 + lean);
  expect(down.power).toBeLessThanOrEqual(5.5);
  expect(down.leans.slice(1).every((lean) => lean < 0)).toBe(true);
});

test("between what is too weak and what is too strong lies what is looked for", () => {
  const { power, leans } = tried({ power: 6 }, (lean) => (lean < 1.2 ? 4 : lean < 2 ? 6 : 9));
  expect(power).toBe(6);
  expect(leans.length).toBeLessThanOrEqual(6);
});

test("where nothing comes to it the nearest is taken, after three steps that came no nearer", () => {
  const { power, leans } = tried({ power: 9 }, (lean) => Math.min(6, 3 + lean));
  expect(power).toBe(6);
  expect(leans).toHaveLength(5);
});

test("what comes nearer step by step is followed for six choices", () => {
  const { power, leans } = tried({ power: 9 }, (lean) => 3 + lean / 10);
  expect(leans).toHaveLength(6);
  expect(power).toBe(3 + Math.max(...leans) / 10);
});

test("where the rules accept no more decks the nearest before is taken", () => {
  const { power, leans } = tried({ power: 9 }, (lean) => Math.min(6, 3 + lean), 2);
  expect(power).toBeGreaterThan(3);
  expect(leans).toHaveLength(2);
});
