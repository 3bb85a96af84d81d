import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const read = (wish: string): ReadWish => parseIntent(wish, context);
const limits = (wish: string): ReadWish["limits"] => read(`edh, ${wish}`).limits;

describe("a number of several words", () => {
  test.each<[string, object]>([
    ["thirty-six lands", { what: "lands", least: 36, most: 36 }],
    ["at least twenty five creatures", { what: "creatures", least: 25 }],
    ["thirty-five or thirty-six lands", { what: "lands", least: 35, most: 36 }],
    ["tops fifteen creatures", { what: "creatures", most: 15 }],
    ["three dozen lands", { what: "lands", least: 36, most: 36 }],
    ["twenty one-drops", { what: "one-drops", least: 20, most: 20 }],
  ])("counts as one: %s", (wish, limit) => {
    expect(limits(wish)).toEqual([limit]);
  });

  test.each([
    ["goblins for a hundred and fifty dollars", 150],
    ["goblins under two hundred and twenty bucks", 220],
    ["goblins, two grand max", 2000],
    ["goblins, a couple of hundred dollars", 200],
  ])("is one amount of money: %s", (wish, budget) => {
    expect(read(wish).budgetUsd).toBe(budget);
  });

  test("is left alone in the name of a card", () => {
    expect(read("modern deck with One Dozen Eyes").include).toEqual(["One Dozen Eyes"]);
  });
});

describe("a figure behind what it counts", () => {
  test.each<[string, object]>([
    ["artifacts at least 26", { what: "artifacts", least: 26 }],
    ["creatures >= 24", { what: "creatures", least: 24 }],
    ["land count: thirty-seven", { what: "lands", least: 37, most: 37 }],
    ["the number of creatures should not drop below thirty", { what: "creatures", least: 30 }],
    ["lands between 35 and 37", { what: "lands", least: 35, most: 37 }],
    ["Lands: 35-37", { what: "lands", least: 35, most: 37 }],
    ["creatures: 30+", { what: "creatures", least: 30 }],
    ["creatures must stay under 15", { what: "creatures", most: 14 }],
    ["counterspells up to five", { what: "counterspells", most: 5 }],
    ["board wipes: no more than 2", { what: "board wipes", most: 2 }],
    ["cap the lands at 34", { what: "lands", most: 34 }],
    ["limit creature count to 12", { what: "creatures", most: 12 }],
    ["Instants: as many as possible, but at least 20", { what: "instants", least: 20 }],
    ["planeswalker count in single digits", { what: "planeswalkers", most: 9 }],
    ["double digit planeswalkers", { what: "planeswalkers", least: 10 }],
  ])("%s", (wish, limit) => {
    expect(limits(wish)).toEqual([limit]);
    expect(read(`edh, ${wish}`).budgetUsd).toBeUndefined();
  });

  test("goes on in a row", () => {
    expect(limits("lands 37 ramp 11 removal 8")).toEqual([
      { what: "lands", least: 37, most: 37 },
      { what: "ramp", least: 11, most: 11 },
      { what: "removal", least: 8, most: 8 },
    ]);
  });

  test.each([
    ["artifacts under 50", 50],
    ["tokens max 40", 40],
    ["vampires up to 75", 75],
    ["enchantments below 100 bucks", 100],
  ])("is money behind what decks are named by: %s", (wish, budget) => {
    expect(read(`edh, ${wish}`)).toMatchObject({ budgetUsd: budget });
    expect(limits(wish)).toBeUndefined();
  });

  test.each(["creatures with power 4 or more", "creatures under 3 power", "exile up to two creatures"])(
    "counts nothing of a deck: %s",
    (wish) => {
      expect(limits(wish)).toBeUndefined();
    },
  );
});

describe("words behind a count", () => {
  test.each<[string, object]>([
    ["ten counterspells, preferably more", { what: "counterspells", least: 10 }],
    ["ten counterspells if not more", { what: "counterspells", least: 10 }],
    ["36 lands on the dot", { what: "lands", least: 36, most: 36 }],
    ["36 lands, no more and no less", { what: "lands", least: 36, most: 36 }],
    ["36 lands and not one more", { what: "lands", most: 36 }],
    ["12 creatures is the most I want", { what: "creatures", most: 12 }],
    ["twelve removal spells or so", { what: "removal", least: 11, most: 13 }],
    ["36ish lands", { what: "lands", least: 34, most: 38 }],
    ["upwards of 30 creatures", { what: "creatures", least: 30 }],
    ["never fewer than 35 lands", { what: "lands", least: 35 }],
    ["don't go over 36 lands", { what: "lands", most: 36 }],
  ])("%s", (wish, limit) => {
    expect(limits(wish)).toEqual([limit]);
  });

  test("may belong to the count behind them", () => {
    expect(limits("36 lands, at least 10 ramp")).toEqual([
      { what: "lands", least: 36, most: 36 },
      { what: "ramp", least: 10 },
    ]);
  });
});

describe("copies of a card", () => {
  test.each<[string, object]>([
    ["thirty Relentless Rats or more", { what: "Relentless Rats", least: 30 }],
    ["twenty-eight or more Relentless Rats", { what: "Relentless Rats", least: 28 }],
    ["Rat Colony: 28", { what: "Rat Colony", least: 28, most: 28 }],
    ["Rat Colony at least 28", { what: "Rat Colony", least: 28 }],
    ["Persistent Petitioners, at least twenty-two of them", { what: "Persistent Petitioners", least: 22 }],
  ])("%s", (wish, limit) => {
    expect(limits(wish)).toEqual([limit]);
  });

  test("are no money", () => {
    expect(read("modern, no more than three Lightning Bolts")).toMatchObject({
      limits: [{ what: "Lightning Bolt", most: 3 }],
    });
    expect(read("modern, no more than three Lightning Bolts").budgetUsd).toBeUndefined();
  });
});

describe("two bounds of one count", () => {
  test.each<[string, object]>([
    ["lands: at least 34, at most 37", { what: "lands", least: 34, most: 37 }],
    ["creatures over 20, under 26", { what: "creatures", least: 21, most: 25 }],
    ["at least 34 lands, at most 37", { what: "lands", least: 34, most: 37 }],
  ])("stand on both sides of a comma: %s", (wish, limit) => {
    expect(read(`edh, ${wish}`)).toMatchObject({ limits: [limit] });
    expect(read(`edh, ${wish}`).budgetUsd).toBeUndefined();
  });

  test("do not take the count or the money behind the comma", () => {
    expect(limits("lands: at least 34, at most 4 tutors")).toEqual([
      { what: "lands", least: 34 },
      { what: "tutors", most: 4 },
    ]);
    expect(read("edh, lands at least 34, under 60 dollars")).toMatchObject({
      limits: [{ what: "lands", least: 34 }],
      budgetUsd: 60,
    });
  });
});

describe("a count", () => {
  test.each<[string, readonly object[]]>([
    [
      "34 lands plus 9 mana rocks",
      [
        { what: "lands", least: 34, most: 34 },
        { what: "mana rocks", least: 9, most: 9 },
      ],
    ],
    ["34 plus lands", [{ what: "lands", least: 34 }]],
    ["counters: 11", [{ what: "counterspells", least: 11, most: 11 }]],
    ["blue control, counters 10-12", [{ what: "counterspells", least: 10, most: 12 }]],
    [
      "9 counters, 7 removal spells",
      [
        { what: "counterspells", least: 9, most: 9 },
        { what: "removal", least: 7, most: 7 },
      ],
    ],
    ["six instants/sorceries or fewer", [{ what: "instants and sorceries", most: 6 }]],
    ["mono blue and not one creature", [{ what: "creatures", most: 0 }]],
    ["36 lands, not one land less", [{ what: "lands", least: 36, most: 36 }]],
    ["each of my lands a basic", [{ what: "nonbasic lands", most: 0 }]],
  ])("%s", (wish, expected) => {
    expect(limits(wish)).toEqual(expected);
  });

  test.each(["zimone, +1 counters", "angels, without the three color mana base", "the pod is half elves"])(
    "is not read from “%s”",
    (wish) => {
      expect(limits(wish)).toBeUndefined();
    },
  );
});

describe("a share of the deck", () => {
  test.each<[string, object]>([
    ["edh, half of the deck should be creatures", { what: "creatures", least: 50, most: 50 }],
    ["edh, creatures half the deck", { what: "creatures", least: 50, most: 50 }],
    ["edh, removal about a quarter of the deck", { what: "removal", least: 25, most: 25 }],
    ["modern, at least a third of my deck lands", { what: "lands", least: 20 }],
    ["pauper burn, half creatures", { what: "creatures", least: 30, most: 30 }],
    ["edh, no more than 20 percent of the cards are artifacts", { what: "artifacts", most: 20 }],
  ])("is so many cards of its format: %s", (wish, limit) => {
    expect(read(wish).limits).toEqual([limit]);
  });

  test.each([
    "half of the creatures I own, edh",
    "half creatures, half chaos",
    "half my cards are gone, edh",
  ])("is not read from “%s”", (wish) => {
    expect(read(wish).limits).toBeUndefined();
  });
});

describe("a playset", () => {
  test.each([
    "Lightning Bolt obviously a playset",
    "Lightning Bolt, a full playset",
    "Lightning Bolt as a playset",
  ])("may stand behind the name: %s", (wish) => {
    expect(read(`modern, ${wish}`).limits).toEqual([{ what: "Lightning Bolt", least: 4, most: 4 }]);
  });
});

test.each([
  "12 lands, no more, no less. azorius control commander",
  "azorius control commander, no more and no fewer than 12 lands",
  "run 12 lands. azorius control commander",
  "put 12 lands in it. azorius control commander",
  "12 lands total. azorius control commander",
])("a count in a few words is the deck's, and exact where it is said to be: %s", (wish) => {
  expect(parseIntent(wish, context).limits).toEqual([{ what: "lands", least: 12, most: 12 }]);
});
