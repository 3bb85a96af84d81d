import { toDeckList } from "@deckwright/decks/deck.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { ADDED_GROUP, editDeck, swapEdits, turnDeck, turnEdits } from "./working-deck.ts";

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
    expect(toDeckList(deck)).toMatchObject({ commanders: [], format: "commander" });
  });

  test("leaves the deck it was given as it was", () => {
    const before = makeDeck();
    editDeck(before, [{ zone: "main", card: "Forest", change: -1 }]);
    expect(before).toEqual(makeDeck());
  });
});

describe("zones", () => {
  const planes = { name: "Bant", quantity: 1, role: "Planar deck", reason: "Because." };
  const spell = { ...planes, name: "Opt", role: "Signature spell" };
  const base = makeDeck();
  const deck = {
    ...base,
    format: "planechase",
    base: "oathbreaker",
    zones: { signature_spells: { Opt: 1 }, planes: { Bant: 1, Naya: 1 } },
    card_list: {
      "Signature spell": [spell],
      ...base.card_list,
      "Planar deck": [planes, { ...planes, name: "Naya" }],
    },
    cards: 10,
  };

  test("an edit elsewhere leaves the cards of the zones where they are", () => {
    const edited = editDeck(deck, [{ zone: "main", card: "Forest", change: 1 }]);
    expect(edited.zones).toEqual(deck.zones);
    expect(edited.main).toEqual({ ...deck.main, Forest: 6 });
    expect(edited.cards).toBe(11);
  });

  test("a card moves into a zone under its heading, as fixes of the rules write it", () => {
    const edited = editDeck(deck, [
      { zone: "main", card: "Overrun", change: -1 },
      { zone: "planes", card: "Esper", change: 1 },
      { zone: "planes", card: "Naya", change: -1 },
    ]);
    expect(edited.zones?.planes).toEqual({ Bant: 1, Esper: 1 });
    expect(edited.card_list["Planar deck"]?.map(({ name }) => name)).toEqual(["Bant", "Esper"]);
    expect(edited.cards).toBe(9);
  });

  test("the rules get everything the deck is made of, form and pool as well", () => {
    expect(toDeckList({ ...deck, variant: "odd", pool: { Opt: 2 } })).toMatchObject({
      format: "planechase",
      variant: "odd",
      base: "oathbreaker",
      zones: deck.zones,
      pool: { Opt: 2 },
    });
  });
});

test("in a deck of opened cards a swap is one with the sideboard", () => {
  const deck = { ...makeDeck(), pool: { Naturalize: 2, Overrun: 1 } };
  const row = { name: "Overrun", quantity: 1, role: "Finisher", zone: "main", group: "Finishers" };
  const swapped = editDeck(deck, swapEdits(deck, row, { name: "Naturalize", reason: "Because." }));
  expect(swapped.main).toMatchObject({ Naturalize: 1 });
  expect(swapped.side).toEqual({ Naturalize: 1, Overrun: 1 });
  expect(swapped.cards).toBe(9);
});

describe("a team", () => {
  test("turned twice it is as it was", () => {
    const team = makeTeam();
    expect(turnDeck(team).name).toBe("Second");
    expect(turnDeck(team).pool).toEqual(team.pool);
    expect(turnDeck(turnDeck(team))).toEqual(team);
    expect(turnDeck(makeDeck())).toEqual(makeDeck());
  });

  test("its second deck is edited apart, whichever deck is looked at", () => {
    const edits = [{ zone: "partner/main", card: "Forest", change: 2 }];
    const edited = editDeck(makeTeam(), edits);
    expect(edited.main).toEqual(makeTeam().main);
    expect(edited.partner_deck?.main.Forest).toBe(7);
    expect(turnDeck(editDeck(turnDeck(makeTeam()), turnEdits(edits)))).toEqual(edited);
  });

  test("both decks are judged", () => {
    expect(toDeckList(makeTeam()).partner_deck).toMatchObject({ main: makeDeck().main });
  });
});
