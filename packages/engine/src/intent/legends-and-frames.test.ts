import { beforeAll, describe, expect, test } from "vitest";
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

test.each([
  // Beside legends that share their card: "Rankle and Torbran".
  ["Torbran burn commander", "Torbran, Thane of Red Fell"],
  ["Rankle discard edh", "Rankle, Master of Pranks"],
  ["Kynaios group hug edh", "Kynaios and Tiro of Meletis"],
  // Of whose decks no list is known, but how much the card is played.
  ["Selvala commander", "Selvala, Heart of the Wilds"],
  // A word of English, how it plays, and what it leads.
  ["Feather voltron edh", "Feather, the Redeemed"],
  ["feather heroic commander", "Feather, the Redeemed"],
])("the legend that is meant leads: %s", (wish, leader) => {
  expect(parseIntent(wish, context).commanders).toEqual([leader]);
});

test.each([
  ["grixis pirates with Ragavan", { colors: ["U", "B", "R"], include: ["Ragavan, Nimble Pilferer"] }],
  ["golgari elves with Lathril", { colors: ["B", "G"], commanders: ["Lathril, Blade of the Elves"] }],
])("a legend that is merely wanted leads only in its own colors: %s", (wish, expected) => {
  const { colors, include, commanders } = parseIntent(wish, context);
  expect({ colors, include, commanders }).toEqual({ include: undefined, commanders: undefined, ...expected });
});

describe("a deck that is to be like another, but for what is said", () => {
  test("is led by somebody else, in the colors of the other", () => {
    const { commanders, tribe, colors } = parseIntent(
      "like Gishath but with a different commander, edh",
      context,
    );
    expect({ commanders, tribe, colors }).toEqual({
      commanders: undefined,
      tribe: "Dinosaur",
      colors: ["W", "R", "G"],
    });
  });

  test.each([
    ["same shell as azorius control in pioneer but dimir", ["U", "B"]],
    ["Chulane's value engine, just in sultai instead of bant, edh", ["U", "B", "G"]],
    ["something like feather but izzet", ["U", "R"]],
  ])("is of other colors: %s", (wish, colors) => {
    const { colors: read, commanders } = parseIntent(wish, context);
    expect({ read, commanders }).toEqual({ read: colors, commanders: undefined });
  });
});

test("what a deck does is no limit of what is in it", () => {
  expect(parseIntent("bg elves commander, just creatures turning sideways", context).limits).toBeUndefined();
  expect(parseIntent("only creatures please, mono green pauper", context).limits).toEqual([
    { what: "spells", but: "creatures", most: 0 },
  ]);
});

test("cards of which somebody owns some are in the deck and do not lead it", () => {
  const wish =
    "what goes with Sidar Jabari of Zhalfir? i own Kinsbaile Cavalier, Haakon, Stromgald Scourge already";
  const { commanders, include } = parseIntent(wish, context);
  expect(commanders).toEqual(["Sidar Jabari of Zhalfir"]);
  expect(include).toEqual(["Kinsbaile Cavalier", "Haakon, Stromgald Scourge"]);
});

test("how many of something others play limits the deck to nothing", () => {
  expect(
    parseIntent("They all run 10+ board wipes. mono black zombies, commander", context).limits,
  ).toBeUndefined();
});
