import { maskOf } from "@deckwright/cards/colors.ts";
import { expect, test } from "vitest";
import { REAL_LANDS } from "../../testing/real-lands.ts";
import { smallTable } from "../../testing/small-table.ts";
import { landSource, reachThrough } from "./sources.ts";

const { table, card } = smallTable(REAL_LANDS);
const source = (name: string) => landSource(table, card(name), maskOf("WUBRG"), new Set());
const through = (name: string, ...lands: readonly string[]): number =>
  reachThrough(source(name), lands.map(source));

test("a land that fetches leads to what lands of two types make, where it finds one of the types", () => {
  expect(through("Marsh Flats", "Plains")).toBe(maskOf("WB"));
  expect(through("Marsh Flats", "Sacred Foundry")).toBe(maskOf("WBR"));
  expect(through("Marsh Flats", "Sacred Foundry", "Breeding Pool")).toBe(maskOf("WBR"));
  expect(through("Plains", "Sacred Foundry")).toBe(maskOf("W"));
});

test("what makes two colors without a basic type cannot be found", () => {
  expect(through("Marsh Flats", "Battlefield Forge")).toBe(maskOf("WB"));
});
