import { expect, test } from "vitest";
import { chanceOf } from "./wish.ts";

test("chance grows with the dial up to its usual place, and no farther", () => {
  const width = { least: 0.1, usual: 0.5 };
  const chances = [0, 0.125, 0.25, 1].map((novelty) => chanceOf({ novelty }, width));
  for (const [at, chance] of [0.1, 0.3, 0.5, 0.5].entries()) expect(chances[at]).toBeCloseTo(chance, 10);
});
