import { expect, test } from "vitest";
import { dayOfYear, dayWords, isoDay } from "./day-words.ts";

test("a day is told in words", () => {
  expect(dayWords("2026-08-22")).toBe("22 August 2026");
  expect(dayWords("2025-01-05")).toBe("5 January 2025");
});

test("a day of this year needs no year", () => {
  expect(dayOfYear("2026-08-22")).toBe("22 August");
});

test("the day of a moment is that of Greenwich", () => {
  expect(isoDay(new Date("2026-12-19T23:59:59Z"))).toBe("2026-12-19");
  expect(isoDay(new Date("2026-01-01T00:00:00+02:00"))).toBe("2025-12-31");
});
