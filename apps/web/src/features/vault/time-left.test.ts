import { expect, test } from "vitest";
import { deletionDay, timeLeft } from "./time-left.ts";

const DAY = 24 * 3_600_000;

test("what is left of a deck's day is said in hours and minutes, and how pressing it is", () => {
  const at = (hours: number) => timeLeft(0, DAY, DAY - hours * 3_600_000);
  expect(at(24)).toEqual({ words: "24 h 00 min left", share: 1, urgency: "calm" });
  expect(at(9.07)).toMatchObject({ words: "9 h 04 min left", urgency: "calm" });
  expect(at(4.5)).toMatchObject({ words: "4 h 30 min left", urgency: "soon" });
  expect(at(0.64)).toMatchObject({ words: "38 min left", urgency: "now" });
});

test("a clock that runs ahead or behind gives no nonsense", () => {
  expect(timeLeft(0, DAY, DAY * 3)).toMatchObject({ words: "0 min left", share: 0 });
  expect(timeLeft(5_000_000, DAY + 5_000_000, 0)).toMatchObject({ words: "24 h 00 min left", share: 1 });
});

test("the day of a deletion says how far off it is once it is near", () => {
  const now = Date.parse("2026-11-20T22:00:00Z");
  expect(deletionDay("2026-12-19", now)).toEqual({ words: "19 December", isNear: false });
  expect(deletionDay("2026-11-24", now)).toEqual({ words: "24 November, in 4 days", isNear: true });
  expect(deletionDay("2026-11-21", now).words).toBe("21 November, tomorrow");
  expect(deletionDay("2026-11-19", now).words).toBe("19 November, today");
});
