import { expect, test } from "vitest";
import { buildColorsPath, buildPath } from "./build-path.ts";

const wishOf = (...given: Parameters<typeof buildPath>) =>
  Object.fromEntries(new URLSearchParams(buildPath(...given).split("?")[1]));

const ELVES = { name: "Llanowar Elves", type_line: "Creature — Elf Druid" };
const KRENKO = { name: "Krenko, Mob Boss", type_line: "Legendary Creature — Goblin Warrior" };

test("a legendary creature leads its deck, any other card is in it, and both are built at once", () => {
  expect(wishOf(KRENKO)).toEqual({ wish: "", commander: "Krenko, Mob Boss" });
  expect(wishOf(ELVES)).toEqual({ wish: "", include: "Llanowar Elves" });
  const flipped = { name: "Growing Rites // Itlimoc", type_line: "Legendary Enchantment // Legendary Land" };
  expect(wishOf(flipped)).toHaveProperty("include");
});

test("what Commander does not allow goes into a deck of a format that does", () => {
  const legalities = [
    { format: "modern", legality: "not_legal" },
    { format: "vintage", legality: "restricted" },
    { format: "commander", legality: "banned" },
  ] as const;
  expect(wishOf(KRENKO, legalities)).toEqual({ wish: "", include: "Krenko, Mob Boss", format: "vintage" });
  expect(wishOf(ELVES, [{ format: "commander", legality: "legal" }])).not.toHaveProperty("format");
  expect(wishOf(ELVES, [{ format: "commander", legality: "banned" }])).not.toHaveProperty("format");
});

test("colors are built from at once, in the format and the playstyle that are asked for", () => {
  expect(buildColorsPath(["W", "U"])).toBe("/builder?wish=&colors=WU");
  expect(buildColorsPath(["R"], { format: "pauper", playstyle: "burn" })).toBe(
    "/builder?wish=&colors=R&format=pauper&playstyle=burn",
  );
});
