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

describe("colors right before a short name that it does not fit say what the deck is", () => {
  test.each([
    ["a gruul Korvold, edh", ["R", "G"]],
    ["a mono white Krenko, edh", ["W"]],
    ["a Krenko deck, mono white instead, edh", ["W"]],
  ])("%s", (wish, colors) => {
    expect(read(wish)).toMatchObject({ colors });
    expect(read(wish).commanders).toBeUndefined();
  });

  test.each([
    ["rakdos Prosper, edh", "Prosper, Tome-Bound"],
    ["mono red Krenko, edh", "Krenko, Mob Boss"],
    ["blue Atraxa, edh", "Atraxa, Praetors' Voice"],
  ])("and those that it fits, that it leads: %s", (wish, leader) => {
    expect(read(wish).commanders).toEqual([leader]);
  });
});
