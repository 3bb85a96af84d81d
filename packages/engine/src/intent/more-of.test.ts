import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test.each([
  ["no more ramp than 8 pieces, golgari edh", ["at most 8 ramp"]],
  ["not more creatures than twenty, modern", ["at most 20 creatures"]],
  ["no fewer lands than 36, edh", ["at least 36 lands"]],
  ["fewer lands than 24, modern", ["at most 23 lands"]],
  ["more creatures than 25, edh", ["at least 26 creatures"]],
  ["no tutor package over 5 cards, edh", ["at most 5 tutors"]],
])("what is counted may stand within a comparison: %s", (wish, limits) => {
  expect(parseIntent(wish, context).limits?.map((limit) => limitWords(limit))).toEqual(limits);
});

test("as many lands as a deck needs asks for no number, and is understood", () => {
  const { limits, unread } = parseIntent("as many lands as she needs, mono green edh", context);
  expect(limits).toBeUndefined();
  expect(unread).toBeUndefined();
});

test("what is left open may have a bound behind it", () => {
  const { limits } = parseIntent("as many lands as it needs, no more than 33, mono red edh", context);
  expect(limits?.map((limit) => limitWords(limit))).toEqual(["at most 33 lands"]);
});
