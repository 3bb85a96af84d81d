import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  {
    name: "Krenko, Mob Boss",
    cost: "{2}{R}{R}",
    type: "Legendary Creature — Goblin Warrior",
    text: "{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.",
    body: "3/3",
  },
  { name: "Kess, Dissident Mage", cost: "{1}{U}{B}{R}", type: "Legendary Creature — Human Wizard" },
  { name: "Smothering Tithe", cost: "{3}{W}", type: "Enchantment" },
  { name: "Tithe", cost: "{W}", type: "Instant" },
  { name: "Rat Colony", cost: "{1}{B}", type: "Creature — Rat" },
]);

describe("a leader that a deck is only to be like", () => {
  test.each([
    ["take Krenko and make it mono blue", ["U"]],
    ["take Krenko, Mob Boss and make it blue", ["U"]],
    ["is there a Krenko for golgari?", ["B", "G"]],
    ["is there an Kess for azorius?", ["W", "U"]],
    ["poor man's Kess: dimir, $80", ["U", "B"]],
  ])("stands for its idea: %s", (wish, colors) => {
    const read = parseIntent(wish, context);
    expect(read.commanders).toBeUndefined();
    expect(read.colors).toEqual(colors);
  });

  test("leads where what follows fits", () => {
    expect(parseIntent("take Krenko and make it red", context).commanders).toEqual(["Krenko, Mob Boss"]);
  });
});

test.each([
  ["standard, only commons + uncommons", { maxRarity: "uncommon" }],
  ["standard, only commons", { maxRarity: "common" }],
  ["legacy burn, pauper edition", { format: "pauper" }],
  ["I've only ever played draft, now I want a commander deck", { format: "commander" }],
  ["her second commander deck, fairies", { format: "commander", pair: undefined }],
  ["pioneer humans, budget stays at 40", { budgetUsd: 40 }],
  ["FNM is 50% burn, modern dimir", { against: ["burn"], playstyle: undefined }],
  ["esper commander with Kess banned by my friends", { exclude: ["Kess, Dissident Mage"] }],
  ["found 9 copies of Rat Colony. want 25 Rat Colony, commander", { include: ["Rat Colony"] }],
  ["commander with tithe", { include: ["Smothering Tithe"] }],
  ["this should make their fingers snap, pauper", { include: undefined }],
])("what is said otherwise is read as well: %s", (wish, expected) => {
  const read = parseIntent(wish, context);
  const fields = Object.fromEntries(
    Object.keys(expected).map((name) => [name, read[name as keyof typeof read]]),
  );
  expect(fields).toEqual(expected);
});

test("of two counts of a card the last one counts", () => {
  const { limits } = parseIntent("found 9 copies of Rat Colony. want 25 Rat Colony, commander", context);
  expect(limits).toEqual([{ what: "Rat Colony", least: 25, most: 25 }]);
});
