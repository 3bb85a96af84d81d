import { expect, test } from "vitest";
import { brokenSentence } from "./broken-rules.ts";

/** Broken rules with these sentences. */
const said = (...messages: readonly string[]) => messages.map((message) => ({ message }));

test("a deck that breaks rules is told of in words, a legal one needs none", () => {
  expect(brokenSentence([], "kept")).toBe("");
  expect(brokenSentence(said("The deck has 99 cards."), "shared")).toBe(
    " It is not legal: The deck has 99 cards. It is shared all the same.",
  );
  expect(brokenSentence(said("One.", "Two.", "Three."), "kept")).toContain(
    "One. Two. And 1 more. It is kept",
  );
});
