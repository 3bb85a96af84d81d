import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { diffDecks } from "./diff.ts";
import { editDeck } from "./working-deck.ts";

test("a deck does not differ from itself", () => {
  expect(diffDecks(makeDeck(), makeDeck())).toEqual({ added: [], removed: [], kept: 11 });
});

test("tells what came, what went, and changed quantities, over all zones", () => {
  const after = editDeck(makeDeck(), [
    { zone: "main", card: "Forest", change: -2 },
    { zone: "main", card: "Sol Ring", change: 1 },
    { zone: "side", card: "Naturalize", change: 1 },
  ]);
  expect(diffDecks(makeDeck(), after)).toEqual({
    added: [
      { name: "Naturalize", change: 1 },
      { name: "Sol Ring", change: 1 },
    ],
    removed: [{ name: "Forest", change: -2 }],
    kept: 9,
  });
});
