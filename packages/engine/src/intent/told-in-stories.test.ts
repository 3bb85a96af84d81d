import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
});

test("a card that was found is in where it is said so a little later", () => {
  const story =
    "I inherited a binder from an ex (he left the country). There's a Gaea's Cradle in it. I'm not selling! I want elves around it, commander, mono green";
  expect(parseIntent(story, context)).toMatchObject({ include: ["Gaea's Cradle"], tribe: "Elf" });
});

test("of several brackets the last one counts", () => {
  const story =
    "I brought my Teferi stax list, thinking bracket 4 meant bracket 4. Nobody spoke to me. So: a friendly bracket 2 deck, selesnya tokens";
  expect(parseIntent(story, context).bracket).toBe(2);
});

test("what somebody settles on takes the place of what was weighed", () => {
  const story = "Elves or merfolk? Hm. Let's say merfolk, green blue, commander";
  expect(parseIntent(story, context).tribe).toBe("Merfolk");
});

test("a card is what the deck is built around, even some sentences later", () => {
  const story =
    "i opened a Sheoldred in the prize pack. everybody groaned. i guess i do play black now. standard, mono black, build it around her";
  expect(parseIntent(story, context).include).toEqual(["Sheoldred, the Apocalypse"]);
});

test("of two creature types the one that is named again was chosen", () => {
  expect(parseIntent("mono blue, merfolk or wizards, let's go with wizards, commander", context).tribe).toBe(
    "Wizard",
  );
});

test("what is asked for is to beat what follows, whoever has it", () => {
  const wish = parseIntent("wanna dunk on my bf's vampires, boros angels, commander", context);
  expect(wish).toMatchObject({ tribe: "Angel", against: ["tokens"] });
  expect(
    parseIntent("something to prey on four color control in modern, elves maybe", context).colorCount,
  ).toBe(undefined);
});

test.each(["Now I'd like", "So I'm after", "Then I'll take", "Maybe I want", "Ideally", "Give Me"])(
  "a sentence that begins with an everyday word names no card: %s Azorius soldiers",
  (begin) => {
    const wish = parseIntent(`I gave my elves to my nephew. ${begin} Azorius soldiers, commander`, context);
    expect(wish).toMatchObject({ tribe: "Soldier", colors: ["W", "U"], format: "commander" });
    expect(wish.notes).toBeUndefined();
  },
);
