import { expect, test } from "vitest";
import { brokenSentence } from "./broken-rules.ts";

test("a deck that breaks rules is told of in words, a legal one needs none", () => {
  expect(brokenSentence([], "kept")).toBe("");
  expect(brokenSentence(["The deck has 99 cards."], "shared")).toBe(
    " It is not legal: The deck has 99 cards. It is shared all the same.",
  );
  expect(brokenSentence(["One.", "Two.", "Three."], "kept")).toContain("One. Two. And 1 more. It is kept");
});
