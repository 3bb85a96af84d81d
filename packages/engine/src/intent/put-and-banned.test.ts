import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  { name: "Chance Encounter", cost: "{2}{R}{R}", type: "Enchantment" },
  { name: "Nasty End", cost: "{1}{B}", type: "Instant" },
  { name: "Summon: Bahamut", cost: "{9}", type: "Enchantment Creature — Saga Dragon", body: "9/9" },
]);

test.each([
  ["red commander, put chance encounter in it", ["Chance Encounter"]],
  ["commander, throw in nasty end", ["Nasty End"]],
  ["commander with summon: bahamut", ["Summon: Bahamut"]],
])("a card is put into a deck, or is called by a name with a colon: %s", (wish, include) => {
  const read = parseIntent(wish, context);
  expect([read.include, read.unread, read.unclear]).toEqual([include, undefined, undefined]);
});

test.each([
  ["red commander deck, chance encounter is banned", ["Chance Encounter"]],
  ["black commander, nasty end is not allowed", ["Nasty End"]],
  ["no summon: bahamut, commander", ["Summon: Bahamut"]],
])("a name in small letters is ruled out by words behind it: %s", (wish, exclude) => {
  const read = parseIntent(wish, context);
  expect([read.exclude, read.include, read.unread, read.unclear]).toEqual([
    exclude,
    undefined,
    undefined,
    undefined,
  ]);
});

test("what may be said in any sentence is no card for a word behind something else", () => {
  const { exclude, include } = parseIntent(
    "it was a chance encounter, but infect is banned, red commander",
    context,
  );
  expect([exclude, include]).toEqual([["infect"], undefined]);
});
