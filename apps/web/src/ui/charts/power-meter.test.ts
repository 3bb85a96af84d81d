import { expect, test } from "vitest";
import { powerTier } from "./power-meter.tsx";

test("power levels have the five color tiers of the specification", () => {
  const tiers = Array.from({ length: 12 }, (_, level) => powerTier(level));
  expect(new Set(tiers.slice(0, 4)).size).toBe(1);
  expect(new Set(tiers.slice(4, 6)).size).toBe(1);
  expect(new Set(tiers.slice(6, 8)).size).toBe(1);
  expect(new Set(tiers.slice(8, 10)).size).toBe(1);
  expect(new Set(tiers.slice(10)).size).toBe(1);
  expect(new Set(tiers).size).toBe(5);
});
