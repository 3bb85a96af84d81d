import { expect, test } from "vitest";
import { formatAgo, formatDay } from "./format-time.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test("times gone by are told roughly, and long ago by their day", () => {
  const ago = (minutes: number) => formatAgo(new Date(NOW - minutes * 60_000).toISOString(), NOW);
  expect([0.5, 5, 61, 150, 1_500, 5_000].map(ago)).toEqual([
    "just now",
    "5 minutes ago",
    "an hour ago",
    "2 hours ago",
    "a day ago",
    "3 days ago",
  ]);
  expect(ago(100_000)).toBe(formatDay(new Date(NOW - 100_000 * 60_000).toISOString()));
  expect(formatAgo("2026-11-21T13:00:00Z", NOW)).toBe("just now");
});

test("days are written out", () => {
  expect(formatDay("2026-03-09T12:00:00Z")).toBe("9 March 2026");
});
