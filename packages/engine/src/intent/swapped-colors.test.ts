import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test.each([
  ["like boros burn, only the white replaced by black", ["B", "R"]],
  ["boros burn with the white swapped out for the black", ["B", "R"]],
  ["gruul aggro, change the red to black", ["B", "G"]],
  ["dimir control, white replaces black", ["W", "U"]],
  ["selesnya tokens but black takes the place of green", ["W", "B"]],
  ["gruul aggro, change the curve, red and black", ["B", "R", "G"]],
  ["dimir control for white to beat", ["W", "U", "B"]],
])("a color that another takes the place of is none of the deck's: %s", (wish, colors) => {
  expect(parseIntent(wish, context).colors).toEqual(colors);
});

test.each([
  ["my friend's deck is fast, hers is boros and I'd do it in gruul", ["R", "G"]],
  ["his is mono black, give me white elves", ["W"]],
])("the colors of what somebody else has are none of the deck's: %s", (wish, colors) => {
  expect(parseIntent(wish, context).colors).toEqual(colors);
});
