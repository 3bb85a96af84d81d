import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutOf } from "./layout.ts";

test("pictures fill the width in as many columns as fit, two on a phone", () => {
  expect(layoutOf("grid", 1040).columns).toBe(6);
  expect(layoutOf("grid", 358).columns).toBe(2);
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 4_000 }), (width) => {
      const { columns, itemWidth, columnGap } = layoutOf("grid", width);
      expect(columns * itemWidth + (columns - 1) * columnGap).toBeCloseTo(width);
    }),
  );
});

test("lines have one column and a height for fingers on a phone", () => {
  expect(layoutOf("list", 1040)).toMatchObject({ columns: 1, rowHeight: 40 });
  expect(layoutOf("list", 358).rowHeight).toBeGreaterThanOrEqual(44);
});
