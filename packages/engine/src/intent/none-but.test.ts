import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test.each([
  ["no creatures other than elves", { what: "creatures", but: "Elves", most: 0 }],
  ["without any creatures that aren't elves", { what: "creatures", but: "Elves", most: 0 }],
  ["no non-elf creatures", { what: "creatures", but: "Elves", most: 0 }],
  ["my creatures should all be elves", { what: "creatures", but: "Elves", most: 0 }],
  ["no lands except basics", { what: "nonbasic lands", most: 0 }],
  ["no non-basic lands", { what: "nonbasic lands", most: 0 }],
  ["no spells that aren't creatures", { what: "spells", but: "creatures", most: 0 }],
  ["100% creatures", { what: "spells", but: "creatures", most: 0 }],
])("two negations leave what the second speaks of: %s", (said, limit) => {
  const { limits, exclude } = parseIntent(`modern deck, ${said}`, context);
  expect({ limits, exclude }).toEqual({ limits: [limit], exclude: undefined });
});

test.each([
  ["no cards that aren't green", { colors: ["G"] }],
  ["no cards printed since 2010", { toYear: 2009 }],
  ["nothing from 2010 or later", { toYear: 2009 }],
  ["only pre-2010 cards", { toYear: 2009 }],
  ["universes within only", { exclude: ["universes beyond"] }],
])("and so they do for colors, years and worlds: %s", (said, expected) => {
  const read = parseIntent(`modern elves, ${said}`, context);
  expect(read).toMatchObject(expected);
  expect(read.fromYear).toBeUndefined();
});
