import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

describe("a count", () => {
  test.each([
    ["at least 8 counterspells and at most 12, dimir modern", ["8 to 12 counterspells"]],
    ["at least one mythic but at most three, standard", ["1 to 3 mythics"]],
    ["I refuse to run more than one board wipe, azorius edh", ["at most 1 board wipes"]],
    ["10 two-mana rocks minimum, esper edh", ["at least 10 mana rocks"]],
    ["mono red, 12 creatures up to 16, modern", ["12 to 16 creatures"]],
    ["20 lands, 4 of which Mutavault, pioneer humans", ["20 lands", "4 Mutavault"]],
    ["every creature legendary, jodah edh", ["no creatures but legendary cards"]],
    ["a deck of only instants, sorceries and lands, modern izzet", ["no spells but instants and sorceries"]],
  ])("has its bounds: %s", (wish, limits) => {
    const { limits: read = [], budgetUsd } = parseIntent(wish, context);
    expect(read.map((limit) => limitWords(limit))).toEqual(limits);
    expect(budgetUsd).toBeUndefined();
  });

  test('at most, with "or any", rules out what follows', () => {
    const { exclude } = parseIntent("no more than one board wipe or any counterspells, azorius edh", context);
    expect(exclude).toEqual(["counterspells"]);
  });
});

test.each([
  [
    "modern jund, nothing from MH1-3",
    { exclude: ["Modern Horizons", "Modern Horizons 2", "Modern Horizons 3"] },
  ],
  ["only cards from MH1 to MH3, modern", { sets: ["mh1", "mh2", "mh3"] }],
  ["nothing older than Modern Horizons, modern mono black", { fromYear: 2019 }],
  ["everything after Throne of Eldraine, modern red", { fromYear: 2020 }],
  ["cards before War of the Spark, legacy", { toYear: 2018 }],
  ["cards from the 90s only, mono blue, bring me back. legacy legal is enough", { toYear: 1999 }],
])("a set may begin or end the years: %s", (wish, years) => {
  expect(parseIntent(wish, context)).toMatchObject(years);
});

test.each([
  [
    "edh without artifacts, Ardenn and Rograkh",
    ["Ardenn, Intrepid Archaeologist", "Rograkh, Son of Rohgahh"],
  ],
  ["4th doctor and sarah jane, clues, 50 bucks", ["The Fourth Doctor", "Sarah Jane Smith"]],
  ["giada angels plz. dont need any other silly lands at all", ["Giada, Font of Hope"]],
])("who begins a wish or stands in a pair leads: %s", (wish, commanders) => {
  expect(parseIntent(wish, context).commanders).toEqual(commanders);
});

test.each([
  ["at least 60% of cards are creatures, green edh", { limits: [{ what: "creatures", least: 60 }] }],
  ["60% creatures, green edh", { limits: [{ what: "creatures", least: 60, most: 60 }] }],
  ["standard green, at most 8 four drops", { limits: [{ what: "four-drops", most: 8 }] }],
  ["standard green, nothing that costs 6+ mana", { maxManaValue: 5 }],
  ["my budget after dinner is 40, izzet edh", { budgetUsd: 40 }],
  ["pioneer mono black, nykthos x3", { include: ["Nykthos, Shrine to Nyx"] }],
  [
    "please don't suggest Rhystic Study or Smothering Tithe, azorius edh",
    { exclude: ["Rhystic Study", "Smothering Tithe"] },
  ],
  ["deck de dragões commander 5 cores, sem limite de preço", { format: "commander" }],
])("figures and negations say what they are of: %s", (wish, fields) => {
  const read = parseIntent(wish, context);
  expect(read).toMatchObject(fields);
  expect(read.budgetUsd).toBe("budgetUsd" in fields ? fields.budgetUsd : undefined);
});

test("what the leader may cost is said back, and no budget", () => {
  const { budgetUsd, unread } = parseIntent("azorius flash edh but with a commander under 2 bucks", context);
  expect(budgetUsd).toBeUndefined();
  expect(unread).toEqual(["under 2 bucks"]);
});

test.each([
  ["not a land under 37, Gishath edh", { limits: [{ what: "lands", least: 37 }] }],
  ["no lands under 36, edh elves", { limits: [{ what: "lands", least: 36 }] }],
  ["no creatures over $5, edh elves", { maxCardUsd: 5 }],
  ["no single creature above 3 bucks, edh elves", { maxCardUsd: 3 }],
  ["zero lands over $10, edh elves", { maxCardUsd: 10 }],
  [
    "half lands half creatures, mono green pauper",
    {
      limits: [
        { what: "lands", least: 30, most: 30 },
        { what: "creatures", least: 30, most: 30 },
      ],
    },
  ],
  ["edh elves, lands ~36", { limits: [{ what: "lands", least: 34, most: 38 }] }],
])("what is ruled out on one side of a figure is there on the other: %s", (wish, fields) => {
  const read = parseIntent(wish, context);
  expect(read).toMatchObject(fields);
  expect(read.exclude).toBeUndefined();
  expect(read.budgetUsd).toBeUndefined();
});

test("of two legends that somebody may lead by, the first does", () => {
  const { commanders, include } = parseIntent("Alesha or Isshin, don't care which, mardu aggro", context);
  expect(commanders).toEqual(["Alesha, Who Smiles at Death"]);
  expect(include).toBeUndefined();
  expect(parseIntent("Korvold or Chatterfang... ok, Chatterfang. edh", context).commanders).toEqual([
    "Chatterfang, Squirrel General",
  ]);
});

test.each([
  [
    "edh dragons, I don't want fewer than 25 of them, nor more than 30",
    { limits: [{ what: "Dragons", least: 25, most: 30 }] },
  ],
  ["every spell has to cost 3 or less. mono red modern", { maxManaValue: 3 }],
  ["no land tax stuff, selesnya knights", { exclude: ["Land Tax"] }],
  ["not cheap, mono something, modern", { colorCount: 1 }],
  ["infect? hate it. golgari edh", { exclude: ["infect"] }],
  ["no lower than 38, Lord Windgrace edh", { commanders: ["Lord Windgrace"] }],
])("what is said of a figure or a thing is no budget: %s", (wish, fields) => {
  const read = parseIntent(wish, context);
  expect(read).toMatchObject(fields);
  expect(read.budgetUsd).toBeUndefined();
});

test.each([
  "only 5 nonland cards may cost more than $10, atraxa edh",
  "no creature above common, vampires edh",
])("some of a kind are neither counted nor ruled out: %s", (wish) => {
  const { limits, exclude, unread } = parseIntent(wish, context);
  expect(limits).toBeUndefined();
  expect(exclude).toBeUndefined();
  expect(unread).toBeDefined();
});
