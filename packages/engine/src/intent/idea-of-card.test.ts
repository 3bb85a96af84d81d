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

describe("a legend that a deck is only like stands for what its decks do", () => {
  test.each([
    ["like Brago but mono white, edh", "blink"],
    ["the same idea as Muldrotha but in simic, edh", "self-mill"],
    ["like Light-Paws but in green, edh", "auras"],
    ["like Purphoros but in black, edh", "tokens"],
  ])("%s", (wish, theme) => {
    expect(read(wish).commanders).toBeUndefined();
    expect(read(wish).themes).toContain(theme);
  });
});

test("colors that it is to be of 'instead' leave its idea", () => {
  const wish = read("a Krenko deck, mono white instead, edh");
  expect(wish).toMatchObject({ tribe: "Goblin", colors: ["W"] });
  expect(wish.commanders).toBeUndefined();
});

test.each([
  "the Meren experience without paying for green. Orzhov commander",
  "What would a Meren deck look like in orzhov? commander",
])("what a deck is to be like may be said behind the name: %s", (wish) => {
  const { commanders, colors } = read(wish);
  expect(commanders).toBeUndefined();
  expect(colors).toEqual(["W", "B"]);
});

test.each([
  "what Krenko does, only mono white",
  "everything krenko stands for, mono white",
  "same engine as Krenko mono white",
  "the Krenko strategy mono white",
  "Can you copy a Krenko deck, mono white?",
])("who is spoken of for what is done gives way to what is asked for: %s", (wish) => {
  const { commanders, colors, tribe } = parseIntent(wish, context);
  expect({ commanders, colors, tribe }).toEqual({ colors: ["W"], tribe: "Goblin" });
});

test("somebody named behind leads what an example does", () => {
  const wish = "what prossh does, feeding bodies to something, but korvold sits in the big chair";
  expect(read(wish).commanders).toEqual(["Korvold, Fae-Cursed King"]);
});
