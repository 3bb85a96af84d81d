import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("of several formats", () => {
  test.each([
    ["he plays legacy, i want to play commander with elves", "commander"],
    ["pulled a bomb at prerelease, need a modern deck, red", "modern"],
    ["a sealed deck for the prerelease", "sealed"],
    ["KCI like in modern 2018 -> edh?", "commander"],
    ["the mono red prowess list i run in pioneer. port it 2 pauper", "pauper"],
    ["a goblin list from legacy as brawl deck", "brawl"],
    ["plays like Delver in legacy only its pauper", "pauper"],
    ["same idea as legacy elves but for my pauper group", "pauper"],
    ["I love modern boros energy, is there a budget pioneer cousin of that?", "pioneer"],
    ["an oathbreaker deck that does what taxes does in legacy", "oathbreaker"],
    ["draft night got cancelled, so a pioneer deck, mono red", "pioneer"],
    ["commander is off this week. modern burn then", "modern"],
    ["elves for cedh, I also play pauper", "commander"],
    ["burn for pauper that holds up in cedh", "pauper"],
    ["we had a cube evening, now a standard deck, jeskai", "standard"],
    ["just moved to a new city, the shop only does pioneer and pauper. mono black", "pioneer"],
  ])("the deck's own counts: %s", (wish, format) => {
    expect(read(wish).format).toBe(format);
  });

  test("the one that plays the cards counts, where they stand side by side", async () => {
    const counted = await readIntentContext();
    const formatOf = (wish: string): string | undefined => parseIntent(wish, counted).format;
    expect(formatOf("pauper or modern, I have 4 Ragavan")).toBe("modern");
    expect(formatOf("they play pioneer and pauper here, i own 3 Thoughtseize")).toBe("pioneer");
    expect(formatOf("pauper or modern, mono red")).toBe("pauper");
  }, 60_000);
});

test.each([
  ["I loved the modern decks back then, could we do one that's fine at a pauper table", "pauper"],
  ["coming from standard, trying pioneer next", "pioneer"],
  ["we draft on fridays but this is for mondays: pauper, mono blue", "pauper"],
  ["vintage got boring. legacy this time", "legacy"],
  ["build me a modern deck, my friends mostly play legacy", "modern"],
])("of several formats the one that is asked for is meant: %s", (wish, format) => {
  expect(parseIntent(wish, context).format).toBe(format);
});
