import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const CARDS: readonly (readonly [name: string, cost: string, type: string])[] = [
  ["Cyclonic Rift", "{1}{U}", "Instant"],
  ["Sol Ring", "{1}", "Artifact"],
  ["Rhystic Study", "{2}{U}", "Enchantment"],
  ["Mystic Remora", "{U}", "Enchantment"],
  ["Divination", "{2}{U}", "Sorcery"],
  ["Ponder", "{U}", "Sorcery"],
  ["Mana Drain", "{U}{U}", "Instant"],
  ["Rest in Peace", "{1}{W}", "Enchantment"],
  ["Stony Silence", "{1}{W}", "Enchantment"],
  ["Fireblast", "{4}{R}{R}", "Instant"],
  ["Lava Spike", "{R}", "Sorcery"],
];
const context = smallContext(CARDS.map(([name, cost, type]) => ({ name, cost, type })));
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("the format that somebody settles on", () => {
  test.each([
    ["elves for legacy or pauper? pauper.", "pauper"],
    ["mono red, standard would be nice, no cards though. pioneer then", "pioneer"],
    ["affinity like in modern with cards from pauper", "pauper"],
    ["historic or explorer, explorer it is, dimir control", "explorer"],
    [
      "sealed league is on and my pool is bad, so I'm going canadian highlander. mono red",
      "canadian-highlander",
    ],
    ["like pauper affinity, only all rarities are allowed, so legacy I guess", "legacy"],
    ["vintage oops all spells, just with what legacy allows", "legacy"],
    // Without a word for it the first one stays.
    ["modern tron, pioneer some day", "modern"],
  ])("%s", (wish, format) => {
    expect(read(wish).format).toBe(format);
  });
});

describe("money that is put together, has become less, or is there", () => {
  test.each([
    ["I have 35 dollars and grandpa throws in 15 more. boros pauper", 50],
    ["i have 50, my aunt gives 25. elves commander", 75],
    ["mom gave me 20 and dad gave me another 30, goblins for commander", 50],
    ["money went from 200 to 90 this year, pioneer humans", 90],
    ["my daughter has 35 saved up, unicorns commander", 35],
    ["dinosaurs for commander, 45 limit", 45],
    ["120e, esper modern control", 120],
    ["insurance paid 150 dollars for the stolen one. izzet wizards, edh", 150],
    ["my boss says 80 bucks. golgari elves, commander", 80],
    ["azorius flyers in commander, cap it at 65", 65],
    ["edh merfolk, 75 dolla", 75],
    ["70 is what i can put into goblins, legacy", 70],
  ])("%s", (wish, usd) => {
    expect(read(wish).budgetUsd).toBe(usd);
  });

  test.each([
    "I paid 90 dollars for my old deck. goblins, modern",
    "I have 40 lands and 20 elves in it, commander",
    "i got 4 Lava Spike, modern",
  ])("and what was paid or counts cards is none: %s", (wish) => {
    expect(read(wish).budgetUsd).toBeUndefined();
  });
});

describe("what is ruled out", () => {
  test.each<[string, readonly string[]]>([
    ["simic edh, Cyclonic Rift is a nope", ["Cyclonic Rift"]],
    ["never liked merfolk. blue commander", ["Merfolk"]],
    ["i own a Sol Ring but don't want to see it in here. esper edh", ["Sol Ring"]],
    ["esper edh, w/out Sol Ring", ["Sol Ring"]],
    ["my cat deck but swap the cats for dogs, commander", ["Cat"]],
    ["Rhystic Study insted of Mystic Remora, mono blue edh", ["Mystic Remora"]],
    ["kick Divination for Ponder, blue edh", ["Divination"]],
    ["blue edh, Mana Drain has to stay in the binder", ["Mana Drain"]],
    ["azorius blink, Sol Ring not invited", ["Sol Ring"]],
    ["leave Cyclonic Rift and Mana Drain at home, blue edh", ["Cyclonic Rift", "Mana Drain"]],
    ["i will not play Sol Ring. mono white edh", ["Sol Ring"]],
    ["no infinite life in my soldiers deck, white edh", ["infinite combos"]],
  ])("%s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test("what costs more than somebody pays", () => {
    expect(read("anything except cards that cost more than 4 dollars. pauper elves").maxCardUsd).toBe(4);
  });

  test("yes is no name", () => {
    const { tribe, commanders } = read("Sol Ring: no. Elves in commander: yes.");
    expect([tribe, commanders]).toEqual(["Elf", undefined]);
  });
});

test("what begins an ordinary sentence is no card", () => {
  expect(read("Rest in peace my first deck. izzet pauper wizards").include).toBeUndefined();
  expect(read("Rest in Peace, Stony Silence, mono white modern").include).toEqual([
    "Rest in Peace",
    "Stony Silence",
  ]);
});

test("a set of a card is four of it", () => {
  expect(read("mono red pauper with a set of Fireblast")).toMatchObject({
    include: ["Fireblast"],
    limits: [{ what: "Fireblast", least: 4, most: 4 }],
  });
});
