import { expect, test } from "vitest";
import { figuresTable, meanWithInterval, OURS } from "./figure.ts";

test("an interval holds the mean, is the same each time and shrinks with more decks", () => {
  const some = Array.from({ length: 20 }, (_, at) => at % 2);
  const many = Array.from({ length: 400 }, (_, at) => at % 2);
  const { mean, low, high } = meanWithInterval(some);
  expect(mean).toBe(0.5);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  expect(meanWithInterval(some)).toEqual({ mean, low, high });
  const narrow = meanWithInterval(many);
  expect(narrow.high - narrow.low).toBeLessThan((high - low) / 2);
});

test("only ours is held to the bar, above or below", () => {
  const table = figuresTable(
    [
      { measure: "found", method: OURS, values: [0.5, 0.7] },
      { measure: "found", method: "popularity", values: [0.1] },
      { measure: "lands off", method: OURS, values: [3] },
    ],
    [
      { measure: "found", least: 0.6 },
      { measure: "lands off", most: 2 },
    ],
  );
  expect(table).toMatch(/found \| generated \| 2 \| 0\.600 \| .* \| at least 0\.6 \| yes/);
  expect(table).toMatch(/popularity .* \| {2}\| {2}\|/);
  expect(table).toMatch(/lands off .* at most 2 \| no/);
});
