import { maskOf } from "@deckwright/cards/colors.ts";
import { expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { landSource, reachThrough } from "./sources.ts";

test("a land that fetches leads to what lands of two types make, where it finds one of the types", async () => {
  const { table, card } = await readReal();
  const source = (name: string) => landSource(table, card(name), maskOf("WUBRG"), new Set());
  const through = (name: string, ...lands: readonly string[]): number =>
    reachThrough(source(name), lands.map(source));
  expect(through("Marsh Flats", "Plains")).toBe(maskOf("WB"));
  expect(through("Marsh Flats", "Sacred Foundry")).toBe(maskOf("WBR"));
  expect(through("Marsh Flats", "Sacred Foundry", "Breeding Pool")).toBe(maskOf("WBR"));
  // What makes two colors and has no basic type cannot be found.
  expect(through("Marsh Flats", "Battlefield Forge")).toBe(maskOf("WB"));
  expect(through("Plains", "Sacred Foundry")).toBe(maskOf("W"));
});
