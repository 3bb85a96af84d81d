import { beforeAll, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

test("a word of a name that nobody says otherwise is enough to rule a card out", () => {
  expect(read("Gitrog dredge edh, no dakmor").exclude).toEqual(["Dakmor Salvage"]);
  expect(read("edh elves, no crypt").exclude).toEqual(["Mana Crypt"]);
});

test("what a deck is to be without may stand before “less”", () => {
  const wish = read("FoW-less legacy merfolk");
  expect(wish.exclude).toEqual(["Force of Will"]);
  expect(wish.include).toBeUndefined();
});

test("what nobody calls a card so rules out none", () => {
  expect(read("no stress, elves for edh").exclude).toBeUndefined();
  expect(read("elves, no drama please, edh").exclude).toBeUndefined();
});

test("big is no card of a row", () => {
  expect(read("oathbreaker with jace, big blue spells").include).toBeUndefined();
});

test("an answer rules a card out, or asks for it", () => {
  const wish = read("Azorius blink modern, ephemerate yes, solitude no (too expensive)");
  expect(wish.include).toEqual(["Ephemerate"]);
  expect(wish.exclude).toEqual(["Solitude"]);
});

test("who threatens with tears wants none of it", () => {
  expect(read("esper edh, and if you put Thoracle or Consult in it i will cry").exclude).toEqual([
    "Thassa's Oracle",
    "Demonic Consultation",
  ]);
});
