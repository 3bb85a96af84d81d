import { expect, test } from "vitest";
import { dayWords } from "./day-words.ts";

test("a day is told in words", () => {
  expect(dayWords("2026-08-22")).toBe("22 August 2026");
  expect(dayWords("2025-01-05")).toBe("5 January 2025");
});
