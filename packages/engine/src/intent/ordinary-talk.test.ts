import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

describe("ordinary sentences name no card", () => {
  test.each([
    "I have a month to prepare and face my friend at the store against his uncommons",
    "my brother Edgar likes cooking and my sister Rose hates it all the time",
    "We had a great opportunity last summer but the weather was against us the whole week",
    "She took a deep breath and opened the door to the dark room at the end of the hall",
    "The exhaustion after the long journey was worse than the camouflage we had to wear",
    "He said that the opposition would never concentrate on the important questions",
    "They met in the trenches and shared bread, tea and a few old stories about home",
    "You can borrow my charger if you like",
    "Adeline and Malcolm met Agatha at the station and walked home through the rain together",
    "The ticket for Adeline was nearly forty dollars and the ride took the whole afternoon",
    "Last night a storm broke the window of the kitchen and the cat hid below the table",
  ])("%s", (sentence) => {
    const { commanders, include, exclude } = parseIntent(sentence, context);
    expect({ commanders, include, exclude }).toEqual({});
  });
});

test("a text that names several cards speaks of them, whatever else it says", () => {
  const wish = "for azusa i have so far crucible of worlds, exploration and oracle of mul daya at home";
  const { commanders, include } = parseIntent(wish, context);
  expect({ commanders, include }).toEqual({
    commanders: ["Azusa, Lost but Seeking"],
    include: ["Crucible of Worlds", "Exploration", "Oracle of Mul Daya"],
  });
});

test("initials that are a sentence of their own name no card", () => {
  const { include } = parseIntent("My Kess deck is gone. RIP. Grixis spellslinger again, edh", context);
  expect(include).toBeUndefined();
});

describe("in a wish words that are English as well", () => {
  test("are cards where they are expected", () => {
    expect(parseIntent("Wilson with a black background", context).commanders).toEqual([
      "Wilson, Refined Grizzly",
    ]);
    expect(parseIntent("Edgar vampires", context).commanders).toEqual(["Edgar Markov"]);
    expect(parseIntent("modern with 4 Lightning Bolt", context).include).toEqual(["Lightning Bolt"]);
  });

  test("are asked back where they may be meant", () => {
    const { include, unclear } = parseIntent("gruul deck with Opposition", context);
    expect(include).toBeUndefined();
    expect(unclear).toEqual([{ words: "Opposition", card: "Opposition" }]);
  });
});

test("legends whom everybody knows make a text a wish, with each other or with a sum", () => {
  const { commanders, budgetUsd } = parseIntent("muldrotha but it doesn't cost 900 bucks. 75 max", context);
  expect({ commanders, budgetUsd }).toEqual({ commanders: ["Muldrotha, the Gravetide"], budgetUsd: 75 });
  const wish = "she plays 'Wilhelt', he plays 'Gishath', i want 'Lathril' and win";
  expect(parseIntent(wish, context).commanders).toEqual(["Lathril, Blade of the Elves"]);
});

describe("a text of some length that says no more of decks is a wish", () => {
  test.each([
    ["not a fan of wheels, so nekusar minus wheels, more like group slug", "Nekusar, the Mindrazer"],
    [
      "They all go wide with tokens. I'm on torbran, put more damage sweepers in",
      "Torbran, Thane of Red Fell",
    ],
    ["want K'rrik storm with gary in it and a lot of life. mono b", "K'rrik, Son of Yawgmoth"],
    ["no more of that, yes to this. Brago blink, as fast as it gets b3", "Brago, King Eternal"],
  ])("that goes on about how it plays: %s", (wish, commander) => {
    expect(parseIntent(wish, context).commanders).toEqual([commander]);
  });

  test("and one who names a legend by the whole name", () => {
    const wish = "aristocats lol. teysa karlov, with blood artist and zulaport cutthroat";
    const { commanders, include } = parseIntent(wish, context);
    expect({ commanders, include }).toEqual({
      commanders: ["Teysa Karlov"],
      include: ["Blood Artist", "Zulaport Cutthroat"],
    });
  });
});

test("my pick among several legends leads", () => {
  expect(
    parseIntent("always someone on Zur, someone on Najeela. My pick is Tymna/Thrasios", context).commanders,
  ).toEqual(["Tymna the Weaver", "Thrasios, Triton Hero"]);
});

describe("what players call cards", () => {
  test.each([
    ["snappy + bolt in modern, izzet control", ["Snapcaster Mage", "Lightning Bolt"]],
    ["bant superfriends edh with chain veil", ["The Chain Veil"]],
    ["mono green stompy commander with sylvan lib and gen wave", ["Sylvan Library", "Genesis Wave"]],
  ])("is no half of a legend's name: %s", (wish, include) => {
    expect(parseIntent(wish, context).include).toEqual(include);
  });

  test("and a word between two names is nobody's name", () => {
    const wish = "Zada, Hedron Grinder is my commander, and I have 35 dollars";
    const { commanders, include } = parseIntent(wish, context);
    expect({ commanders, include }).toEqual({ commanders: ["Zada, Hedron Grinder"] });
  });
});

describe("a legend whose name is nobody else's makes a text of some length a wish", () => {
  test.each([
    ["got a raise, so the sky is the limit: Kaalia, all that money can buy", "Kaalia of the Vast"],
    [
      "been playing for two years and I really think lathril is the one for me now",
      "Lathril, Blade of the Elves",
    ],
    ["vial smasher, nothing fancy, i just want to have a good time at my store", "Vial Smasher the Fierce"],
    ["what would Feather look like for 80 bucks", "Feather, the Redeemed"],
  ])("%s", (wish, commander) => {
    expect(parseIntent(wish, context).commanders).toEqual([commander]);
  });

  test.each([
    "I have not seen Rose since high school",
    "I have not seen Hazel and her dog since last summer",
  ])("what people are called too does not: %s", (sentence) => {
    expect(parseIntent(sentence, context).commanders).toBeUndefined();
  });
});
