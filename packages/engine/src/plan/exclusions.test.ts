import { beforeAll, expect, test } from "vitest";
import { type Real, readReal } from "../../testing/real.ts";
import { exclusionOf } from "./exclusions.ts";

let real: Real;
beforeAll(async () => {
  real = await readReal();
}, 60_000);

test.each([
  ["counterspells", "Counterspell", "Llanowar Elves"],
  ["infect", "Glistener Elf", "Llanowar Elves"],
  ["blue", "Opt", "Shock"],
  ["planeswalkers", "Jace Beleren", "Opt"],
  ["Goblins", "Goblin Guide", "Llanowar Elves"],
  ["elves", "Llanowar Elves", "Goblin Guide"],
  ["game changers", "Rhystic Study", "Opt"],
])("“%s” keeps %s out and %s in", (word, out, kept) => {
  const exclusion = exclusionOf(word, real.table);
  expect(exclusion?.excludes(real.card(out))).toBe(true);
  expect(exclusion?.excludes(real.card(kept))).toBe(false);
});

test("combos of two cards are no single cards", () => {
  const exclusion = exclusionOf("infinite combos", real.table);
  expect(exclusion?.combos).toBe(true);
  expect(exclusion?.excludes(real.card("Thassa's Oracle"))).toBe(false);
});

test.each(["", "Lightning Bolt", "__proto__", "toString"])("“%s” is no such word", (word) => {
  expect(exclusionOf(word, real.table)).toBeUndefined();
});
