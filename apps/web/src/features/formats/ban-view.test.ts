import { expect, test } from "vitest";
import { banViews } from "./ban-view.ts";

test("the newest bans come first, with their days, and the long tail is folded away", () => {
  const [legacy] = banViews("legacy");
  expect(legacy?.rows[0]).toEqual({ label: "10 August 2026", cards: ["The Fantasticar"] });
  expect(legacy?.rows.flatMap(({ cards }) => cards).length).toBeLessThanOrEqual(24);
  expect(legacy?.folded.at(-1)?.label).toBe("Earlier");
});

test("a format shows restricted cards, points, roles and the lists of its forms", () => {
  expect(banViews("vintage").map(({ title }) => title)).toEqual(["Banned", "Restricted to one copy"]);
  expect(banViews("canadian-highlander")[0]?.rows[0]).toEqual({
    label: "8 points",
    cards: ["Ancestral Recall"],
  });
  expect(banViews("commander")[0]?.rows.at(-1)?.label).toBe("Not as companion");
  expect(banViews("tiny-leaders")[0]?.rows.at(-1)?.cards).toHaveLength(3);
  expect(banViews("brawl").map(({ title }) => title)).toEqual(["Banned", "Banned in Competitive Brawl"]);
});

test("Explorer goes by Pioneer's list, and a draft by none", () => {
  expect(banViews("explorer")).toEqual(banViews("pioneer"));
  expect(banViews("draft")).toEqual([]);
});
