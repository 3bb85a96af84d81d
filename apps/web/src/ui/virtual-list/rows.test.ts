import fc from "fast-check";
import { expect, test } from "vitest";
import { offsetShowing, placeAfterKey, rowsOnScreen } from "./rows.ts";

test("arrows move by one and by rows, pages by screens, and none leaves the list", () => {
  const go = (key: string, index: number) =>
    placeAfterKey(key, index, { columns: 6, rowsOnScreen: 3, total: 100 });
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

const rows = fc.record({
  count: fc.integer({ min: 1, max: 40_000 }),
  height: fc.double({ min: 20, max: 600, noNaN: true }),
  top: fc.integer({ min: 0, max: 2_000 }),
});
const screens = fc.record({
  offset: fc.integer({ min: 0, max: 1_000_000 }),
  height: fc.integer({ min: 300, max: 2_000 }),
});

test("rows on the screen are those that reach into it, and there is always one", () => {
  fc.assert(
    fc.property(rows, screens, (list, screen) => {
      const [from, to] = rowsOnScreen(list, screen);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(list.count);
      const startOf = (row: number) => list.top + row * list.height;
      for (const [row, isNear] of [
        [from - 1, false],
        [to, false],
      ] as const) {
        if (row < 0 || row >= list.count) continue;
        const isSeen =
          startOf(row + 1) > screen.offset + 1e-6 && startOf(row) < screen.offset + screen.height - 1e-6;
        // Below the last row and above the first one there is nothing to see, but something to show.
        const isBeside = startOf(list.count) <= screen.offset || startOf(0) >= screen.offset + screen.height;
        if (!isBeside) expect(isSeen).toBe(isNear);
      }
    }),
  );
  expect(rowsOnScreen({ count: 0, height: 40, top: 0 }, { offset: 0, height: 800 })).toEqual([0, 0]);
});

test("a row is brought on the screen with as little scrolling as it takes, and then stays", () => {
  const list = { count: 100, height: 100, top: 300 };
  expect(offsetShowing(2, list, { offset: 300, height: 800 })).toBeNull();
  expect(offsetShowing(20, list, { offset: 300, height: 800 })).toBe(1_624);
  expect(offsetShowing(0, list, { offset: 5_000, height: 800 })).toBe(188);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 10_000 }), (row, offset) => {
      const screen = { offset, height: 800 };
      const target = offsetShowing(row, list, screen);
      expect(target === null ? null : offsetShowing(row, list, { ...screen, offset: target })).toBeNull();
    }),
  );
});
