import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeDeck, makeTeam } from "../../testing/sample-deck.ts";
import { addCounts, type CardCounts, cardsIn, type DeckCards } from "../deck.ts";
import { EXTRA_ZONES } from "../zones.ts";
import { namedCards, readDeckText } from "./read-deck.ts";
import { fileNameOf, LIST_STYLES, writeDeck } from "./styles.ts";

describe("writeDeck", () => {
  test("plain text holds every card once with its quantity", () => {
    expect(writeDeck(makeDeck(), "plain")).toBe(
      "Commander\n1 Lathril, Blade of the Elves\n\nDeck\n1 Fire // Ice\n5 Forest\n1 Llanowar Elves\n1 Overrun\n\nSideboard\n2 Naturalize\n",
    );
  });

  test("Arena gets its sections in its order, and cards by their front", () => {
    expect(writeDeck(makeDeck(), "arena")).toBe(
      "Commander\n1 Lathril, Blade of the Elves\n\nDeck\n1 Fire\n5 Forest\n1 Llanowar Elves\n1 Overrun\n\nSideboard\n2 Naturalize\n",
    );
  });

  test("MTGO gets the sideboard after one empty line, the commander in it", () => {
    expect(writeDeck(makeDeck(), "mtgo")).toBe(
      "1 Fire/Ice\n5 Forest\n1 Llanowar Elves\n1 Overrun\n\n1 Lathril, Blade of the Elves\n2 Naturalize\n",
    );
  });
});

test("zones have headings of their own, and count as the deck's own where they are", () => {
  const deck = { ...makeDeck(), zones: { planes: { Bant: 1 }, signature_spells: { Opt: 1 }, odd: { X: 1 } } };
  expect(writeDeck(deck, "plain")).toMatch(
    /^Commander\n1 Lathril, Blade of the Elves\n\nSignature spell\n1 Opt\n\nDeck\n[\s\S]*\n\nPlanar deck\n1 Bant\n\nodd\n1 X\n$/,
  );
  expect(writeDeck(deck, "arena")).toMatch(
    /\n\nSignature spell\n1 Opt\n\nPlanar deck\n1 Bant\n\nodd\n1 X\n$/,
  );
  expect(writeDeck(deck, "mtgo")).toMatch(
    /\n2 Naturalize\n1 Opt\n\n\/\/ Planar deck\n1 Bant\n\n\/\/ odd\n1 X\n$/,
  );
});

test("a companion that is in the sideboard as well is written once for MTGO", () => {
  const deck = { main: { Opt: 4 }, side: { Lurrus: 1, Duress: 1 }, companion: "Lurrus" };
  expect(writeDeck(deck, "mtgo")).toBe("4 Opt\n\n1 Duress\n1 Lurrus\n");
  expect(writeDeck({ ...deck, side: { Duress: 1 } }, "mtgo")).toBe("4 Opt\n\n1 Duress\n1 Lurrus\n");
});

test("people read who leads under the name that they have for it, Arena under the one that it knows", () => {
  expect(writeDeck(makeDeck(), "plain", "Oathbreaker")).toMatch(/^Oathbreaker\n1 Lathril/);
  expect(writeDeck(makeDeck(), "arena", "Oathbreaker")).toMatch(/^Commander\n1 Lathril/);
});

test("a team's second deck follows the first", () => {
  const [first, second] = writeDeck(makeTeam(), "plain").split("// Second deck\n\n");
  expect(first?.trim()).toBe(writeDeck(makeDeck(), "plain").trim());
  expect(second).toBe(writeDeck(makeDeck(), "plain"));
});

test("file names are plain, whatever the deck is called", () => {
  expect(fileNameOf("Élan: the /Return/", "plain")).toBe("elan-the-return.txt");
  expect(fileNameOf("🔥", "mtgo")).toBe("deck.dek.txt");
});

const name = fc
  .tuple(fc.constantFrom("Opt", "Fire", "+2 Mace", "Æther Vial", "Ach! Hans, Run!", "X"), fc.nat(9))
  .map(([word, at]) => `${word} ${"I".repeat(at)}`.trim());
const counts = (least = 1) =>
  fc.dictionary(name, fc.integer({ min: 1, max: 40 }), { minKeys: least, maxKeys: 8, noNullPrototype: true });
const oneDeck = fc.record(
  {
    commanders: fc
      .array(name, { minLength: 1, maxLength: 2 })
      .map((names) => names.toSorted((a, b) => a.localeCompare(b))),
    main: counts(),
    side: counts(),
    companion: name,
    zones: fc.dictionary(fc.constantFrom(...Object.keys(EXTRA_ZONES)), counts(), {
      minKeys: 1,
      noNullPrototype: true,
    }),
  },
  { requiredKeys: ["main"], noNullPrototype: true },
);
const whole = (deck: DeckCards) => ({ commanders: [], side: {}, ...deck });

describe("what was written is read again", () => {
  test.each(["plain", "arena"] as const)("of %s a whole deck, and a team", (style) => {
    fc.assert(
      fc.property(oneDeck, fc.option(oneDeck, { nil: undefined }), (first, second) => {
        const team = second ? { ...first, partner_deck: second } : first;
        const expected = { ...whole(first), ...(second ? { partner_deck: whole(second) } : {}) };
        expect(readDeckText(writeDeck(team, style, "Oathbreaker"))).toEqual({ deck: expected, unread: [] });
      }),
    );
  });

  test("of MTGO main deck and sideboard of a constructed deck, and of any deck the cards", () => {
    const side: fc.Arbitrary<CardCounts> = counts().filter(
      (cards) => Object.values(cards).reduce((sum, copies) => sum + copies, 0) <= 15,
    );
    fc.assert(
      fc.property(counts(), side, (some, beside) => {
        const deck = { main: { ...some, Island: 60 }, side: beside };
        expect(readDeckText(writeDeck(deck, "mtgo"))).toEqual({ deck: whole(deck), unread: [] });
      }),
    );
    fc.assert(
      fc.property(oneDeck, ({ companion: _companion, ...deck }) => {
        const zones = ["commanders", "main", "side", ...Object.keys(deck.zones ?? {})];
        const cards = addCounts(...zones.map((zone) => cardsIn(deck, zone)));
        expect(namedCards(readDeckText(writeDeck(deck, "mtgo")).deck)).toEqual(cards);
      }),
    );
  });
});

test("every style has its row", () => {
  expect(LIST_STYLES.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    "plain: Plain text",
    "arena: Arena",
    "mtgo: MTGO",
  ]);
});
