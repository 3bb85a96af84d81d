import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { sameWords } from "./same-words.ts";

test("a deck of another seed with hardly another card is told with what changed", () => {
  const deck = makeDeck();
  const { Overrun: _out, ...rest } = deck.main;
  const other = { ...deck, main: { ...rest, Skullclamp: 1 }, seed: deck.seed + 1 };
  expect(sameWords(deck, other, 0)).toMatchObject({
    title: "Nearly the same cards",
    description: expect.stringMatching(/^Skullclamp came in for Overrun\. No other cards/),
  });
  // A chip may change as little, and it was asked for.
  expect(sameWords(deck, { ...other, seed: deck.seed }, 0)).toBeNull();
  expect(sameWords(deck, { ...other, main: { ...other.main, Forest: 1 } }, 0)).toBeNull();
});

test("a deck that came out the same is explained, another is not", () => {
  const deck = makeDeck();
  expect(sameWords(deck, { ...deck, main: { Opt: 1 } }, 0)).toBeNull();
  const said = (...decks: Parameters<typeof sameWords>) => sameWords(...decks)?.description;
  expect(said(deck, deck, 0)).toMatch(/the seed/);
  expect(said(deck, { ...deck, seed: deck.seed + 1, name: "Another" }, 0)).toMatch(/^No other cards/);
  expect(said(deck, { ...deck, seed: deck.seed + 1 }, 2)).toMatch(/^Your locks keep theirs/);
});
