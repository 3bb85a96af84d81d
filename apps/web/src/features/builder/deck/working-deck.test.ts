import { describe, expect, test } from "vitest";
import { makeDeck } from "../testing/sample-deck.ts";
import { ADDED_GROUP, deckToRequest, editDeck } from "./working-deck.ts";

describe("editDeck", () => {
  test("a swap keeps the group and the count of cards", () => {
    const deck = editDeck(makeDeck(), [
      { zone: "main", card: "Overrun", change: -1 },
      {
        zone: "main",
        card: "Craterhoof Behemoth",
        change: 1,
        as: { group: "Finishers", role: "Finisher", reason: "Wins." },
      },
    ]);
    expect(deck.cards).toBe(9);
    expect(deck.main).toEqual({ "Llanowar Elves": 1, "Fire // Ice": 1, "Craterhoof Behemoth": 1, Forest: 5 });
    expect(deck.card_list.Finishers?.map(({ name }) => name)).toEqual(["Fire // Ice", "Craterhoof Behemoth"]);
  });

  test("an added card without a place of its own gets a group that says who added it", () => {
    const deck = editDeck(makeDeck(), [{ zone: "main", card: "Sol Ring", change: 1 }]);
    expect(deck.card_list[ADDED_GROUP]).toEqual([
      { name: "Sol Ring", quantity: 1, role: ADDED_GROUP, reason: "You added it." },
    ]);
    expect(deck.cards).toBe(10);
  });

  test("the sideboard is edited apart from the main deck, and does not count", () => {
    const deck = editDeck(makeDeck(), [{ zone: "side", card: "Naturalize", change: -1 }]);
    expect(deck.side).toEqual({ Naturalize: 1 });
    expect(deck.cards).toBe(9);
  });

  test("taking out the last card of a group removes the group; taking out too many removes no more than there are", () => {
    const deck = editDeck(makeDeck(), [{ zone: "main", card: "Llanowar Elves", change: -5 }]);
    expect(deck.card_list.Ramp).toBeUndefined();
    expect(deck.main["Llanowar Elves"]).toBeUndefined();
  });

  test("taking out the commander leaves none, for the rules to speak of", () => {
    const deck = editDeck(makeDeck(), [
      { zone: "commanders", card: "Lathril, Blade of the Elves", change: -1 },
    ]);
    expect(deckToRequest(deck)).toMatchObject({ commanders: [], format: "commander" });
  });

  test("leaves the deck it was given as it was", () => {
    const before = makeDeck();
    editDeck(before, [{ zone: "main", card: "Forest", change: -1 }]);
    expect(before).toEqual(makeDeck());
  });
});
