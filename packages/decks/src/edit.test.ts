import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { cardsIn, type Deck } from "./deck.ts";
import { ADDED_GROUP, type DeckEdit, editDeck, withCounts } from "./edit.ts";
import { MAX_COPIES } from "./limits.ts";
import { moveCards, setQuantity, swapCards } from "./make-edits.ts";
import { headingOf, ZONES } from "./zones.ts";

const edited = (deck: Deck, ...edits: readonly DeckEdit[]) => editDeck(deck, edits).deck;

describe("an edit", () => {
  test("adds a card without a place of its own to a group that says who added it", () => {
    const deck = edited(makeDeck(), { zone: "main", card: "Sol Ring", change: 1 });
    expect(deck.card_list[ADDED_GROUP]).toEqual([
      { name: "Sol Ring", quantity: 1, role: ADDED_GROUP, reason: "You added it." },
    ]);
    expect(deck.cards).toBe(10);
  });

  test("of the sideboard is none of the main deck, and does not count", () => {
    const deck = edited(makeDeck(), { zone: "side", card: "Naturalize", change: -1 });
    expect(deck.side).toEqual({ Naturalize: 1 });
    expect(deck.cards).toBe(9);
  });

  test("that takes out the last card of a group takes the group along, and takes no more than there is", () => {
    const deck = edited(makeDeck(), { zone: "main", card: "Llanowar Elves", change: -5 });
    expect(deck.card_list.Ramp).toBeUndefined();
    expect(deck.main["Llanowar Elves"]).toBeUndefined();
  });

  test("that takes out the commander leaves none, for the rules to speak of", () => {
    const deck = edited(makeDeck(), { zone: "commanders", card: "Lathril, Blade of the Elves", change: -1 });
    expect(deck.commanders).toEqual([]);
  });

  test("leaves the deck it was given as it was, and one of a second deck where there is none too", () => {
    const before = makeDeck();
    editDeck(before, [{ zone: "main", card: "Forest", change: -1 }]);
    expect(before).toEqual(makeDeck());
    const none = { zone: "main", card: "Forest", change: -1, isPartners: true } as const;
    expect(editDeck(before, [none])).toEqual({ deck: before, inverse: [] });
  });

  test("gives a deck another name", () => {
    const { deck, inverse } = editDeck(makeDeck(), [{ name: "One" }, { name: "Two" }]);
    expect(deck.name).toBe("Two");
    expect(edited(deck, ...inverse)).toEqual(makeDeck());
  });
});

describe("a zone", () => {
  const bant = { name: "Bant", quantity: 1, role: "Planar deck", reason: "Because." };
  const base = makeDeck();
  const deck: Deck = {
    ...base,
    zones: { signature_spells: { Opt: 1 }, planes: { Bant: 1, Naya: 1 } },
    card_list: {
      "Signature spell": [{ ...bant, name: "Opt" }],
      ...base.card_list,
      "Planar deck": [bant, { ...bant, name: "Naya" }],
    },
    cards: 10,
  };

  test("stays as it is while others are edited", () => {
    const after = edited(deck, { zone: "main", card: "Forest", change: 1 });
    expect(after.zones).toEqual(deck.zones);
    expect(after.main).toEqual({ ...deck.main, Forest: 6 });
    expect(after.cards).toBe(11);
  });

  test("takes cards under its heading", () => {
    const after = edited(
      deck,
      { zone: "main", card: "Overrun", change: -1 },
      { zone: "planes", card: "Esper", change: 1 },
      { zone: "planes", card: "Naya", change: -1 },
    );
    expect(after.zones?.planes).toEqual({ Bant: 1, Esper: 1 });
    expect(after.card_list["Planar deck"]?.map(({ name }) => name)).toEqual(["Bant", "Esper"]);
    expect(after.cards).toBe(9);
  });

  test("that no format knows is one as well", () => {
    const after = edited(base, { zone: "odd", card: "Bant", change: 2 });
    expect(after.zones).toEqual({ odd: { Bant: 2 } });
    expect(after.main).toEqual(base.main);
  });
});

describe("edits made for a purpose", () => {
  test("a swap keeps the group and the count of cards", () => {
    const row = { name: "Overrun", quantity: 1, role: "Finisher", zone: "main", group: "Finishers" };
    const deck = edited(makeDeck(), ...swapCards(makeDeck(), row, { name: "Craterhoof", reason: "Wins." }));
    expect(deck.cards).toBe(9);
    expect(deck.main).toEqual({ "Llanowar Elves": 1, "Fire // Ice": 1, Craterhoof: 1, Forest: 5 });
    expect(deck.card_list.Finishers?.map(({ name }) => name)).toEqual(["Fire // Ice", "Craterhoof"]);
  });

  test("in a deck of opened cards a swap is one with the sideboard", () => {
    const deck = { ...makeDeck(), pool: { Naturalize: 2, Overrun: 1 } };
    const row = { name: "Overrun", quantity: 1, role: "Finisher", zone: "main", group: "Finishers" };
    const after = edited(deck, ...swapCards(deck, row, { name: "Naturalize", reason: "Because." }));
    expect(after.main).toMatchObject({ Naturalize: 1 });
    expect(after.side).toEqual({ Naturalize: 1, Overrun: 1 });
    expect(after.cards).toBe(9);
  });

  test("a quantity is what it is set to", () => {
    for (const quantity of [0, 1, 7]) {
      const after = edited(makeDeck(), ...setQuantity(makeDeck(), "main", "Forest", quantity));
      expect(after.main.Forest ?? 0).toBe(quantity);
    }
    expect(edited(makeDeck(), ...setQuantity(makeDeck(), "side", "constructor", 2)).side).toMatchObject({
      Naturalize: 2,
    });
  });

  test("cards move between zones, no more than there are", () => {
    const after = edited(makeDeck(), ...moveCards(makeDeck(), "Forest", ["main", "side"], 9));
    expect(after.side).toEqual({ Naturalize: 2, Forest: 5 });
    expect(after.main.Forest).toBeUndefined();
  });
});

const name = fc.constantFrom("Opt", "Forest", "Overrun", "__proto__", "constructor", "1");
const zone = fc.constantFrom(...Object.keys(ZONES), "odd");
const group = fc.oneof(
  zone.map(headingOf),
  fc.constantFrom("Ramp", "Lands", "__proto__", "7", "constructor", ADDED_GROUP),
);
const item = fc.record({
  name,
  quantity: fc.integer({ min: 1, max: MAX_COPIES }),
  role: fc.constant("Role"),
  reason: fc.constantFrom("One.", "Two."),
});
const player = fc
  .array(fc.tuple(group, fc.array(item, { minLength: 1, maxLength: 4 })), { maxLength: 6 })
  .map((list) => withCounts({ ...makeDeck(), card_list: Object.fromEntries(list) }, { odd: {} }));
const someDeck: fc.Arbitrary<Deck> = fc
  .tuple(player, fc.option(player, { nil: undefined }))
  .map(([first, second]) => (second ? { ...first, partner_deck: second } : first));
const someEdit: fc.Arbitrary<DeckEdit> = fc.oneof(
  fc.record({ name }),
  fc.record(
    {
      card: name,
      zone,
      change: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer(), fc.double({ noNaN: true })),
      isPartners: fc.constant(true as const),
      as: fc.record({ group: fc.constantFrom("Ramp", "New"), role: name, reason: name }),
    },
    { requiredKeys: ["card", "zone", "change"] },
  ),
);

test("an edit and its inverse give the same deck, byte for byte, and so do many in a row", () => {
  fc.assert(
    fc.property(someDeck, fc.array(someEdit, { maxLength: 8 }), (deck, edits) => {
      const { deck: after, inverse } = editDeck(deck, edits);
      expect(JSON.stringify(edited(after, ...inverse))).toBe(JSON.stringify(deck));
    }),
    { numRuns: 1_000 },
  );
});

test("whatever is done, counts are whole, above zero and bounded, and are those of the list", () => {
  fc.assert(
    fc.property(someDeck, fc.array(someEdit, { maxLength: 8 }), (deck, edits) => {
      const after = edited(deck, ...edits);
      for (const { quantity } of Object.values(after.card_list).flat())
        expect(Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_COPIES).toBe(true);
      const { card_list: _list, ...cards } = withCounts(after, { ...after.zones, odd: {} });
      expect(after).toMatchObject(cards);
    }),
  );
});

test("an edit of one zone leaves every other as it was", () => {
  fc.assert(
    fc.property(someDeck, name, zone, fc.integer({ min: -2, max: 2 }), (deck, card, edited_, change) => {
      const after = edited(deck, { card, zone: edited_, change });
      for (const other of [...Object.keys(ZONES), "odd"])
        if (other !== edited_) expect(cardsIn(after, other)).toEqual(cardsIn(deck, other));
      expect(after.partner_deck).toEqual(deck.partner_deck);
    }),
  );
});

test("a team's second deck is edited apart", () => {
  const deck = edited(makeTeam(), { zone: "main", card: "Forest", change: 2, isPartners: true });
  expect(deck.main).toEqual(makeTeam().main);
  expect(deck.partner_deck?.main.Forest).toBe(7);
});
