import { expect, test } from "vitest";
import { FREE_MS, timeLeft } from "./time-left.ts";

test("what is left of a deck's day is said in hours and minutes, and how pressing it is", () => {
  const at = (hours: number) => timeLeft(0, FREE_MS - hours * 3_600_000);
  expect(at(24)).toEqual({ words: "24 h 00 min left", share: 1, urgency: "calm" });
  expect(at(9.07)).toMatchObject({ words: "9 h 04 min left", urgency: "calm" });
  expect(at(4.5)).toMatchObject({ words: "4 h 30 min left", urgency: "soon" });
  expect(at(0.64)).toMatchObject({ words: "38 min left", urgency: "now" });
});

test("a clock that runs ahead or behind gives no nonsense", () => {
  expect(timeLeft(0, FREE_MS * 3)).toMatchObject({ words: "0 min left", share: 0 });
  expect(timeLeft(5_000_000, 0)).toMatchObject({ words: "24 h 00 min left", share: 1 });
});
