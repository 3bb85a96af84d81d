import { describe, expect, test } from "vitest";
import { COLORLESS_BIT, COLORS, colorCount, colorsOf, isWithin, maskOf } from "./colors.ts";

describe("color masks", () => {
  test("know the five letters W, U, B, R, G, in that order", () => {
    expect(COLORS).toEqual(["W", "U", "B", "R", "G"]);
    expect(COLORS.map((color) => maskOf([color]))).toEqual([1, 2, 4, 8, 16]);
  });

  test("give back what went in, in order, for every combination", () => {
    for (let mask = 0; mask < 32; mask++) {
      const letters = colorsOf(mask);
      expect(maskOf([...letters].reverse())).toBe(mask);
      expect(colorCount(mask)).toBe(letters.length);
    }
    expect(maskOf(["C"])).toBe(COLORLESS_BIT);
    expect(maskOf(["x", "w", ""])).toBe(0);
  });

  test("hold an identity when every color of it is there, colorless always", () => {
    expect(isWithin(maskOf(["B", "G"]), maskOf(["B", "G", "U"]))).toBe(true);
    expect(isWithin(maskOf(["B", "R"]), maskOf(["B", "G", "U"]))).toBe(false);
    expect(isWithin(COLORLESS_BIT, 0)).toBe(true);
  });
});
