import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test.each([
  ["12 of the cards should be lands", { what: "lands", least: 12, most: 12 }],
  ["at least 20 out of the 60 cards have to be creatures", { what: "creatures", least: 20 }],
  ["8 slots for counterspells", { what: "counterspells", least: 8, most: 8 }],
  ["of the creatures at least 20 should be elves", { what: "Elves", least: 20 }],
  ["basics only, 17 of them", { what: "basic lands", least: 17, most: 17 }],
  ["as few as 20 lands, no more than 24", { what: "lands", least: 20, most: 24 }],
  ["a minimum of three (3) planeswalkers", { what: "planeswalkers", least: 3 }],
  ["tutors: none or one", { what: "tutors", most: 1 }],
  ["not fewer than 20 permanents that are enchantments", { what: "enchantments", least: 20 }],
  ["8 fetchlands max. 20+ creatures", { what: "creatures", least: 20 }],
  ["lands == 22", { what: "lands", least: 22, most: 22 }],
  ["lands must equal 22", { what: "lands", least: 22, most: 22 }],
  ["creatures (24), lands (22)", { what: "creatures", least: 24, most: 24 }],
  ["I do not want to see more than 8 counterspells", { what: "counterspells", most: 8 }],
  ["anything over 8 counterspells is too many", { what: "counterspells", most: 8 }],
  ["fewer than 20 lands won't do", { what: "lands", least: 20 }],
])(
  "a figure counts what stands behind its part of the deck, and what denies it turns it round: %s",
  (said, limit) => {
    expect(parseIntent(`modern, ${said}`, context).limits).toContainEqual(limit);
  },
);

test("what is refused in words that leave open what it is rules out nothing before them", () => {
  const { colors, exclude } = parseIntent(
    "modern golgari, please don't run more than 8 counterspells",
    context,
  );
  expect({ colors, exclude }).toEqual({ colors: ["B", "G"], exclude: undefined });
});
