import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutOf, placeAfterKey } from "./layout.ts";

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

test("arrows move by one and by rows, pages by screens, and none leaves the list", () => {
  const go = (key: string, index: number) => placeAfterKey(key, index, 6, 3, 100);
  expect(go("ArrowRight", 5)).toBe(6);
  expect(go("ArrowDown", 5)).toBe(11);
  expect(go("ArrowDown", 97)).toBe(99);
  expect(go("ArrowLeft", 0)).toBe(0);
  expect(go("PageDown", 10)).toBe(28);
  expect(go("PageUp", 10)).toBe(4);
  expect(go("Home", 50)).toBe(0);
  expect(go("End", 50)).toBe(99);
  expect(go("a", 50)).toBeNull();
  expect(go("constructor", 50)).toBeNull();
  // From the first row up is back to the search box.
  expect(go("ArrowUp", 3)).toBeNull();
});
