import { toVaultRow } from "@deckwright/contract/vault.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { deckFromRow } from "./stored-deck.ts";

/** As it comes back from the database. */
const stored = (deck: Deck) => ({ id: 1, ...JSON.parse(JSON.stringify(toVaultRow(deck))) });

describe("a deck that was saved", () => {
  test("comes back as it was", () => {
    const deck = { ...makeDeck(), power_level: 5.4, variant: "duel", image: "https://example.org/x.jpg" };
    expect(deckFromRow(stored(deck))).toEqual(deck);
  });

  test("has its zones again", () => {
    const item = { name: "Bant", quantity: 1, role: "Plane", reason: "Because." };
    const deck: Deck = {
      ...makeDeck(),
      zones: { odd: { Bant: 1 } },
      card_list: { ...makeDeck().card_list, odd: [item] },
    };
    expect(deckFromRow(stored(deck))).toEqual(deck);
  });

  test("is a team of two again", () => {
    const team = makeTeam();
    expect(stored(team).cards).toBe(18);
    expect(deckFromRow(stored(team))).toEqual(team);
  });

  test("has its cards when somebody else wrote its row", () => {
    const row = {
      id: 1,
      name: "Mine",
      format: "modern",
      colors: ["R"],
      power_level: null,
      card_list: {
        Spells: [{ name: "Lightning Bolt", quantity: 4 }],
        Sideboard: [{ name: "Smash", quantity: 2 }],
      },
      seo_description: null,
      image: null,
      details: { nonsense: true },
    };
    expect(deckFromRow(row)).toMatchObject({
      main: { "Lightning Bolt": 4 },
      side: { Smash: 2 },
      cards: 4,
      format: "modern",
    });
  });
});
