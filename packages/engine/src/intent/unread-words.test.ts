import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const unread = (wish: string): readonly string[] => parseIntent(wish, context).unread ?? [];

test.each([
  ["please none of those horrid double faced cards, my eyes are bad. elves modern", "none of those horrid"],
  ["nothing with wings. mono red commander", "nothing with wings"],
])("what a clause refuses and nobody knows is said back, though its words are common: %s", (wish, said) => {
  expect(unread(wish).join(" | ")).toContain(said);
});

test.each([
  "elves for edh. no one here has any",
  "No, wait, modern elves",
  "elves modern. nothing to lose today",
])("what is only told is not: %s", (wish) => {
  expect(unread(wish)).toEqual([]);
});
