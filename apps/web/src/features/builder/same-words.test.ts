import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { sameWords } from "./same-words.ts";

test("a deck that came out the same is explained, another is not", () => {
  const deck = makeDeck();
  expect(sameWords(deck, { ...deck, main: { Opt: 1 } }, 0)).toBeNull();
  expect(sameWords(deck, deck, 0)).toMatch(/the seed/);
  expect(sameWords(deck, { ...deck, seed: deck.seed + 1, name: "Another" }, 0)).toMatch(/^No other cards/);
  expect(sameWords(deck, { ...deck, seed: deck.seed + 1 }, 2)).toMatch(/^Your locks keep theirs/);
});
