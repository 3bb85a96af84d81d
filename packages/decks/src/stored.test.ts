import { describe, expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { type Deck, toDeckList } from "./deck.ts";
import { editDeck } from "./edit.ts";
import { type ForeignRow, fromStoredRow, STORED_COLUMNS, toStoredRow, WRITTEN_COLUMNS } from "./stored.ts";

/** As it comes back from the database. */
const stored = (deck: Deck) => JSON.parse(JSON.stringify(toStoredRow(deck)));

describe("a deck that was saved", () => {
  test("comes back as it was", () => {
    const deck = {
      ...makeDeck(),
      power_level: 5.4,
      variant: "duel",
      image: "https://cards.scryfall.io/art_crop/front/0/0/x.jpg",
    };
    expect(fromStoredRow(stored(deck))).toEqual({ deck, unread: [] });
  });

  test("has its groups in their order, which the database forgets, and what it was wished for and built for", () => {
    const deck: Deck = { ...makeDeck(), aim: { playstyle: "tribal", tribe: "Elf", bracket: 3, power: 7 } };
    const wish = { address: "wish=elves&budget=100", intent: { budgetUsd: 100, read: {} } };
    const row = toStoredRow(deck, { wish });
    const shuffled = Object.fromEntries([
      ["Added", [{ name: "Opt", quantity: 1 }]],
      ...Object.entries(row.card_list).toReversed(),
    ]);
    const opened = fromStoredRow({ ...row, card_list: shuffled });
    expect(Object.keys(opened.deck.card_list)).toEqual([...Object.keys(deck.card_list), "Added"]);
    expect(opened.deck.aim).toEqual(deck.aim);
    expect(opened.wish).toEqual(wish);
    expect(
      fromStoredRow(toStoredRow(deck, { wish: { ...wish, address: "x".repeat(30_000) } })).wish,
    ).toBeUndefined();
  });

  test("has its zones again", () => {
    const item = { name: "Bant", quantity: 1, role: "Plane", reason: "Because." };
    const deck: Deck = {
      ...makeDeck(),
      zones: { odd: { Bant: 1 } },
      card_list: { ...makeDeck().card_list, odd: [item] },
    };
    expect(fromStoredRow(stored(deck))).toEqual({ deck, unread: [] });
  });

  test("is a team of two again", () => {
    const team = makeTeam();
    expect(stored(team).cards).toBe(18);
    expect(fromStoredRow(stored(team))).toEqual({ deck: team, unread: [] });
  });

  test("has its cards when somebody else wrote its row", () => {
    const row = {
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
    expect(fromStoredRow(row).deck).toMatchObject({
      main: { "Lightning Bolt": 4 },
      side: { Smash: 2 },
      cards: 4,
      format: "modern",
    });
  });

  const odd = (card_list: ForeignRow["card_list"], more: Partial<ForeignRow> = {}): ForeignRow => ({
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
        const { deck, unread } = fromStoredRow(odd({ [group]: items }));
        expect(unread).toEqual(["Elvish Mystic"]);
        expect(JSON.stringify(toDeckList(deck))).toMatch(/"Forest"/);
        expect(JSON.stringify(toDeckList(deck))).not.toMatch(/Elvish Mystic/);
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
      const { deck, unread } = fromStoredRow(odd(list));
      expect(unread).toEqual([]);
      expect(deck.cards).toBe(6);
      expect(Object.entries(deck.main)).toEqual([
        ["Forest", 4],
        [strange, 2],
      ]);
    },
  );

  test("has no more cards than the engine takes", () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ name: `Card ${at}`, quantity: 1000 }));
    const { deck, unread } = fromStoredRow(odd({ Lands: items }));
    expect([deck.cards, unread.length]).toEqual([5_000, 15]);
  });

  test.each(["//evil.example/x", "/\\evil.example/x", "https://evil.example/x", "javascript:alert(1)"])(
    "has no picture from %j",
    (image) => {
      expect(fromStoredRow(odd({}, { image })).deck.image).toBe("");
    },
  );

  test("with numbers in its details that make no sense has its cards", () => {
    for (const details of [{ ...stored(makeDeck()).details, seed: 1e300 }, { pool: { Forest: 1e9 } }, []]) {
      const { deck } = fromStoredRow(odd({ Lands: [{ name: "Forest", quantity: 4 }] }, { details }));
      expect(deck).toMatchObject({ main: { Forest: 4 }, seed: 0 });
      expect(deck.pool).toBeUndefined();
    }
  });
});

describe("a row", () => {
  test("of a deck without anything unusual is this, to the byte", () => {
    const { details, card_list, ...columns } = toStoredRow(makeDeck());
    expect(JSON.stringify(columns)).toBe(
      '{"name":"Skemfar Muster","format":"commander","cards":9,"colors":["B","G"],"power_level":5,"seo_description":"","image":null}',
    );
    expect(JSON.stringify(details)).toBe(
      '{"playstyle":"tribal","bracket":2,"power_level":5,"price_usd":10,"seed":7,"groups":["Commander","Ramp","Finishers","Lands","Sideboard"]}',
    );
    expect(card_list).toEqual(makeDeck().card_list);
  });

  test("of a team has the second deck's groups behind the first one's", () => {
    const groups = Object.keys(makeDeck().card_list);
    expect(Object.keys(toStoredRow(makeTeam()).card_list)).toEqual([
      ...groups,
      ...groups.map((group) => `Partner: ${group}`),
    ]);
  });

  test("has every column that is read", () => {
    expect(Object.keys(toStoredRow(makeDeck()))).toEqual(expect.arrayContaining(STORED_COLUMNS.split(", ")));
  });

  test("is written whole", () => {
    expect(Object.keys(toStoredRow(makeDeck())).toSorted()).toEqual(WRITTEN_COLUMNS.toSorted());
  });

  test("with a group that nobody knows has its cards in the main deck, a group of no cards is none", () => {
    const { deck } = fromStoredRow({
      ...stored(makeDeck()),
      card_list: {
        "Fancy stuff": [{ name: "Opt", quantity: 2 }],
        Empty: [],
        "Partner: Ramp": [{ name: "X", quantity: 1 }],
      },
    });
    expect(deck.main).toEqual({ Opt: 2, X: 1 });
    expect(Object.keys(deck.card_list)).toEqual(["Fancy stuff", "Partner: Ramp"]);
  });

  test("of a deck that was edited and edited back is the same to the byte", () => {
    const { deck } = fromStoredRow(stored(makeTeam()));
    const { deck: edited, inverse } = editDeck(deck, [
      { zone: "main", card: "Overrun", change: -1 },
      { zone: "planes", card: "Bant", change: 1, isPartners: true },
    ]);
    expect(stored(edited).card_list["Partner: Planar deck"]).toHaveLength(1);
    expect(JSON.stringify(toStoredRow(editDeck(edited, inverse).deck))).toBe(
      JSON.stringify(toStoredRow(deck)),
    );
  });
});
