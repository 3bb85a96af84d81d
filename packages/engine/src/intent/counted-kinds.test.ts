import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([{ name: "Teferi's Protection", cost: "{2}{W}", type: "Instant" }]);

test.each([
  ["5 legendary creatures", { what: "legendary creatures", least: 5, most: 5 }],
  ["at most 5 legendary creatures", { what: "legendary creatures", most: 5 }],
  ["at least 5 cards that draw", { what: "card draw", least: 5 }],
  ["max 5 mana rocks", { what: "mana rocks", most: 5 }],
  ["no more than 5 mana dorks", { what: "mana dorks", most: 5 }],
  ["exactly 8 mana rocks and dorks", { what: "mana rocks and dorks", least: 8, most: 8 }],
  ["at least 5 protection spells", { what: "protection", least: 5 }],
  ["6 token makers", { what: "token makers", least: 6, most: 6 }],
  ["8 spot removal", { what: "removal", least: 8, most: 8 }],
  ["3 sac outlets or more", { what: "sacrifice", least: 3 }],
  ["no more than 2 clones", { what: "clones", most: 2 }],
])("what a deck holds of one kind is counted: %s", (words, limit) => {
  const read = parseIntent(`commander deck, ${words}`, context);
  expect(read.limits).toEqual([limit]);
  const { include, themes, maxManaValue, budgetUsd, unread } = read;
  expect([include, themes, maxManaValue, budgetUsd, unread].filter((each) => each !== undefined)).toEqual([]);
});

test.each([
  ["no clones", "clones"],
  ["without mana dorks", "mana dorks"],
  ["no fogs please", "fogs"],
  ["no legendary creatures", "legendary creatures"],
])("and ruled out: %s", (words, kind) => {
  expect(parseIntent(`commander deck, ${words}`, context).exclude).toEqual([kind]);
});

test.each([
  "10 ramp and no more than 3 wipes",
  "10 ramp but at most 3 board wipes",
  "10 ramp and not more than 3 wraths",
])("words of comparison behind a count belong to the figure behind them: %s", (words) => {
  expect(parseIntent(`golgari commander, ${words}`, context).limits).toEqual([
    { what: "ramp", least: 10, most: 10 },
    { what: "board wipes", most: 3 },
  ]);
});

test.each([
  ["one single board wipe and not more", [{ what: "board wipes", most: 1 }]],
  ["8 removal spells roughly", [{ what: "removal", least: 7, most: 9 }]],
  [
    "8 removal, roughly 30 creatures",
    [
      { what: "removal", least: 8, most: 8 },
      { what: "creatures", least: 28, most: 32 },
    ],
  ],
])("words beside a figure that leave it open: %s", (words, limits) => {
  expect(parseIntent(`mardu commander, ${words}`, context).limits).toEqual(limits);
});

test("figures of mana are limits of mana values still", () => {
  expect(parseIntent("commander, at most 5 mana", context).maxManaValue).toBe(5);
  expect(parseIntent("commander, nothing over 4 mana", context).maxManaValue).toBe(4);
});
