import { expect, test } from "vitest";
import { formatDate, formatDay } from "./day.ts";

test("a day is that of Greenwich, in words", () => {
  expect(formatDay(new Date("2026-12-19T23:59:59Z"))).toBe("19 December");
  expect(formatDate(new Date("2026-01-01T00:00:00+02:00"))).toBe("31 December 2025");
});
