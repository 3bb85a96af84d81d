import { expect, test } from "vitest";
import { longDay } from "./day.ts";

test("a day is told in words", () => {
  expect(longDay("2026-08-22")).toBe("22 August 2026");
  expect(longDay("2025-01-05")).toBe("5 January 2025");
});
