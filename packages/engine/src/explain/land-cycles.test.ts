import { expect, test } from "vitest";
import { LAND_CYCLES } from "../../data/land-cycles.ts";

test("a land is of one family", () => {
  const names = LAND_CYCLES.flatMap((cycle) => cycle.names);
  expect(new Set(names).size).toBe(names.length);
});
