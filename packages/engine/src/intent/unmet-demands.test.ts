import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const unread = (wish: string): readonly string[] => parseIntent(wish, context).unread ?? [];

describe("a demand of which nothing was read is said back, though its words are everyday ones", () => {
  test.each([
    ["elves modern, only 5 nonland cards may cost more than $10", "only 5 nonland cards"],
    ["elves modern, no more than two copies of anything", "two copies of anything"],
    ["vintage elves, 40 cards", "40 cards"],
  ])("%s", (wish, said) => {
    expect(unread(wish).join(" | ").toLowerCase()).toContain(said);
  });
});

test.each([
  "elves modern, 60 cards",
  "izzet, no wait, golgari elves in modern",
  "elves modern. we are four friends",
  "elves modern, at least 20 creatures, no counterspells and not over 50 dollars",
])("what is read, told or says nothing is not: %s", (wish) => {
  expect(unread(wish)).toEqual([]);
});
