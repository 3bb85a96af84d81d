import { toVaultRow } from "@deckwright/contract/vault.ts";
import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { drawHand } from "../bench/opening-hand.ts";
import { groupRows, rowsOf } from "./deck-groups.ts";
import { deckFromRow, type StoredDeck } from "./stored-deck.ts";

/** As it comes back from the database. */
const stored = (deck: Deck) => ({ id: 1, ...JSON.parse(JSON.stringify(toVaultRow(deck))) });

describe("a deck that was saved", () => {
  test("comes back as it was", () => {
    const deck = {
      ...makeDeck(),
      power_level: 5.4,
      variant: "duel",
      image: "https://cards.scryfall.io/art_crop/front/0/0/x.jpg",
    };
    expect(deckFromRow(stored(deck))).toEqual({ deck, unread: [] });
  });

  test("has its zones again", () => {
    const item = { name: "Bant", quantity: 1, role: "Plane", reason: "Because." };
    const deck: Deck = {
      ...makeDeck(),
      zones: { odd: { Bant: 1 } },
      card_list: { ...makeDeck().card_list, odd: [item] },
    };
    expect(deckFromRow(stored(deck))).toEqual({ deck, unread: [] });
  });

  test("is a team of two again", () => {
    const team = makeTeam();
    expect(stored(team).cards).toBe(18);
    expect(deckFromRow(stored(team))).toEqual({ deck: team, unread: [] });
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
    expect(deckFromRow(row).deck).toMatchObject({
      main: { "Lightning Bolt": 4 },
      side: { Smash: 2 },
      cards: 4,
      format: "modern",
    });
  });

  const odd = (card_list: StoredDeck["card_list"], more: Partial<StoredDeck> = {}): StoredDeck => ({
    id: 1,
    name: "Odd",
    format: "modern",
    colors: [],
    power_level: null,
    card_list,
    seo_description: null,
    image: null,
    details: null,
    ...more,
  });

  test.each([1e9, 1e308, 1001, -5, 1.5, 0, Number.NaN])(
    "loses a card of which there are %d, says so, and keeps the others",
    (quantity) => {
      for (const group of ["Commander", "Creatures", "Sideboard", "Companion", "Planar deck"]) {
        const items = [
          { name: "Elvish Mystic", quantity },
          { name: "Forest", quantity: 2 },
        ];
        const { deck, unread } = deckFromRow(odd({ [group]: items }));
        expect(unread).toEqual(["Elvish Mystic"]);
        expect(JSON.stringify(toDeckList(deck))).toMatch(/"Forest"/);
        expect(JSON.stringify(toDeckList(deck))).not.toMatch(/Elvish Mystic/);
        const { main } = deck;
        expect(() => drawHand(main, deck.seed, 0)).not.toThrow();
      }
    },
  );

  test.each(["__proto__", "__proto__x", "constructor", "toString", "hasOwnProperty", ""])(
    "has its cards in a group, and under a name, called %j",
    (strange) => {
      const list = Object.fromEntries([
        [
          strange,
          [
            { name: "Forest", quantity: 4 },
            { name: strange, quantity: 2 },
          ],
        ],
      ]);
      const { deck, unread } = deckFromRow(odd(list));
      expect(unread).toEqual([]);
      expect(deck.cards).toBe(6);
      expect(Object.entries(deck.main)).toEqual([
        ["Forest", 4],
        [strange, 2],
      ]);
      const rows = rowsOf(deck, {});
      expect(rows.map(({ name, zone, face }) => [name, zone, face])).toEqual([
        ["Forest", "main", undefined],
        [strange, "main", undefined],
      ]);
      expect(() => groupRows(rows, "type")).not.toThrow();
    },
  );

  test("has no more cards than the engine takes", () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ name: `Card ${at}`, quantity: 1000 }));
    const { deck, unread } = deckFromRow(odd({ Lands: items }));
    expect([deck.cards, unread.length]).toEqual([5_000, 15]);
  });

  test.each(["//evil.example/x", "/\\evil.example/x", "https://evil.example/x", "javascript:alert(1)"])(
    "has no picture from %j",
    (image) => {
      expect(deckFromRow(odd({}, { image })).deck.image).toBe("");
    },
  );

  test("with numbers in its details that make no sense has its cards", () => {
    for (const details of [{ ...stored(makeDeck()).details, seed: 1e300 }, { pool: { Forest: 1e9 } }, []]) {
      const { deck } = deckFromRow(odd({ Lands: [{ name: "Forest", quantity: 4 }] }, { details }));
      expect(deck).toMatchObject({ main: { Forest: 4 }, seed: 0 });
      expect(deck.pool).toBeUndefined();
    }
  });
});
