import { expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { diffDecks } from "./diff.ts";
import { editDeck } from "./edit.ts";

test("a deck does not differ from itself", () => {
  expect(diffDecks(makeDeck(), makeDeck())).toMatchObject({ added: [], removed: [], kept: 11 });
  expect(diffDecks(makeTeam(), makeTeam())).toMatchObject({ added: [], removed: [], kept: 22 });
});

test("tells what came, what went, and changed quantities, over all zones and both decks", () => {
  const { deck: after } = editDeck(makeTeam(), [
    { zone: "main", card: "Forest", change: -2 },
    { zone: "main", card: "Sol Ring", change: 1 },
    { zone: "main", card: "constructor", change: 1, isPartners: true },
    { zone: "side", card: "Naturalize", change: 1, isPartners: true },
  ]);
  expect(diffDecks(makeTeam(), after)).toEqual({
    added: [
      { name: "constructor", change: 1 },
      { name: "Naturalize", change: 1 },
      { name: "Sol Ring", change: 1 },
    ],
    removed: [{ name: "Forest", change: -2 }],
    kept: 20,
    keptNames: [
      "Fire // Ice",
      "Forest",
      "Lathril, Blade of the Elves",
      "Llanowar Elves",
      "Naturalize",
      "Overrun",
    ],
  });
});
