import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

test.each([
  ["a modern Death & Taxes shell, just ported to pauper", "pauper"],
  ["as close to legacy reanimator as modern gets", "modern"],
  ["legacy goblins, but for pauper", "pauper"],
])("a deck that comes from one format to another is of the other: %s", (wish, format) => {
  expect(parseIntent(wish, context).format).toBe(format);
});

test.each([
  ["Korvold, power 7", 7],
  ["mono red burn edh, power 5", 5],
])("a figure behind it makes a word that cards have a level: %s", (wish, power) => {
  const { power: read, include } = parseIntent(wish, context);
  expect(read).toBe(power);
  expect(include).toBeUndefined();
});

test.each([
  ["like my friend's Lathril deck, but with more interaction", "Lathril, Blade of the Elves"],
  ["My Feather can cost 60. Make him cry, edh.", "Feather, the Redeemed"],
])("whose a legend is does not keep it from leading: %s", (wish, leader) => {
  expect(parseIntent(wish, context).commanders).toEqual([leader]);
});
