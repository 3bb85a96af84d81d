import { expect, test } from "vitest";
import { createPenalties } from "./penalties.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("each penalty is twice as long as the last, up to an hour, and another's is its own", () => {
  let now = 0;
  const penalties = createPenalties(() => now);
  expect(penalties.secondsLeft("a")).toBe(0);
  for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
    penalties.punish("a");
    expect(penalties.secondsLeft("a")).toBe(seconds);
    expect(penalties.secondsLeft("b")).toBe(0);
    now += seconds * 1000 - 1;
    expect(penalties.secondsLeft("a")).toBe(1);
    now += 1;
    expect(penalties.secondsLeft("a")).toBe(0);
  }
  now += DAY_MS;
  penalties.punish("a");
  expect(penalties.secondsLeft("a")).toBe(30);
});
