import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { totalOf } from "../deck.ts";
import { MAX_COPIES } from "../limits.ts";
import { namedCards, readDeckText } from "./read-deck.ts";

const read = (text: string) => readDeckText(text).deck;

describe("a line", () => {
  test.each([
    ["4 Lightning Bolt", { "Lightning Bolt": 4 }],
    ["4x Lightning Bolt", { "Lightning Bolt": 4 }],
    ["4 x Lightning Bolt", { "Lightning Bolt": 4 }],
    ["4\tLightning Bolt", { "Lightning Bolt": 4 }],
    ["Lightning Bolt", { "Lightning Bolt": 1 }],
    ["1 Lightning Bolt (CLU) 141", { "Lightning Bolt": 1 }],
    ["1 Lightning Bolt [clu] 141 *F*", { "Lightning Bolt": 1 }],
    ["1 Lightning Bolt (CLU) 141 *F* # burn", { "Lightning Bolt": 1 }],
    ["1 Fire // Ice (DMR) 215", { "Fire // Ice": 1 }],
    ["2 Forest\n3 Forest", { Forest: 5 }],
    ["1 +2 Mace", { "+2 Mace": 1 }],
    ["2 X", { X: 2 }],
    ["2 _____", { _____: 2 }],
    ["1 Borrowing 100,000 Arrows", { "Borrowing 100,000 Arrows": 1 }],
    ["# a comment\n// another\n1 Opt", { Opt: 1 }],
    ["\uFEFF1 Opt\r\n\r\n2 Negate\r3 Duress\n", { Opt: 1, Negate: 2, Duress: 3 }],
    ["1 __proto__\n2 constructor", JSON.parse('{"__proto__":1,"constructor":2}')],
  ])("%j", (text, main) => {
    expect(readDeckText(text)).toEqual({ deck: { commanders: [], main, side: {} }, unread: [] });
  });

  test.each([
    ["4", /names no card/],
    ["4x", /names no card/],
    ["SB:", /names no card/],
    ["3 (M21) 12", /names no card/],
    ["-- ... --", /names no card/],
    ["0 Forest", /none of a card/],
    ["1001 Forest", /at most 1000 copies/],
    [`${"9".repeat(350)} Forest`, /at most 1000 copies/],
    [`1 ${"x".repeat(301)}`, /too long/],
    ["x".repeat(1_000_000), /too long/],
    [`x${" ".repeat(1_000_000)}x`, /too long/],
    ["4 Lightning\u0000Bolt", /no text/],
  ])("%j is told of", (line, why) => {
    const { deck, unread } = readDeckText(`\n1 Opt\n${line}\n`);
    expect(deck.main).toEqual({ Opt: 1 });
    expect(unread).toEqual([{ line: 3, text: line.slice(0, 300), why: expect.stringMatching(why) }]);
  });
});

describe("headings", () => {
  test("say where the cards below belong", () => {
    const text =
      "About\nName Goblins\n\nCommander\n1 Krenko, Mob Boss\n\nDeck:\n30 Mountain\n\n[Sideboard] (2)\n1 Duress\n== Sideboard (2) ==\n2 Negate\n\nCompanion\n1 Lurrus of the Dream-Den\n\nMaybeboard\n1 Opt\n4\n";
    expect(readDeckText(text)).toEqual({
      deck: {
        commanders: ["Krenko, Mob Boss"],
        main: { Mountain: 30 },
        side: { Negate: 2, Duress: 1 },
        companion: "Lurrus of the Dream-Den",
      },
      unread: [],
    });
  });

  test("there are for zones beside the deck, opened cards and the second deck of a team", () => {
    const text =
      "Oathbreaker\n1 Saheeli\nSignature spell\n1 Brainstorm\nDeck\n58 Island\nPlanar deck (2)\n1 Naya\n1 Grixis\nPool\n3 Shock\n// Second deck\n5 Forest\nSB: 1 Duress";
    expect(read(text)).toEqual({
      commanders: ["Saheeli"],
      main: { Island: 58 },
      side: {},
      zones: { signature_spells: { Brainstorm: 1 }, planes: { Naya: 1, Grixis: 1 } },
      pool: { Shock: 3 },
      partner_deck: { commanders: [], main: { Forest: 5 }, side: { Duress: 1 } },
    });
  });

  test("of kinds part the cards of a zone, and end those of who leads", () => {
    const text =
      "Commander (1)\n1 Krenko, Mob Boss\nCreatures (2)\n1 Goblin Guide\n1 Goblin Lackey\n\nInstants & Sorceries:\n1 Shock\n// Lands (30)\n30 Mountain\nSideboard\nCreatures\n1 Mogg Fanatic";
    expect(readDeckText(text)).toEqual({
      deck: {
        commanders: ["Krenko, Mob Boss"],
        main: { "Goblin Guide": 1, "Goblin Lackey": 1, Shock: 1, Mountain: 30 },
        side: { "Mogg Fanatic": 1 },
      },
      unread: [],
    });
    const led = "Oathbreaker:\n1 Chandra\nSignature spell:\n1 Fireblast\nOther:\n1 Fiery Temper";
    expect(read(led)).toMatchObject({
      commanders: ["Chandra"],
      main: { "Fiery Temper": 1 },
      zones: { signature_spells: { Fireblast: 1 } },
    });
  });

  test("of who leads end with an empty line behind them", () => {
    expect(read("Commander\n1 Tymna\n1 Kraum\n\n1 Sol Ring\n\n2 Island")).toMatchObject({
      commanders: ["Tymna", "Kraum"],
      main: { "Sol Ring": 1, Island: 2 },
    });
    expect(read("Commander\n\n1 Tymna\n\n1 Opt")).toMatchObject({ commanders: ["Tymna"], main: { Opt: 1 } });
  });

  test("a line that is marked so leads the deck", () => {
    expect(read("1x Krenko, Mob Boss (2X2) 115 *CMDR*\n1 Goblin Chieftain *F*")).toMatchObject({
      commanders: ["Krenko, Mob Boss"],
      main: { "Goblin Chieftain": 1 },
    });
  });

  test("a side line needs none", () => {
    expect(read("4 Opt\r\nSB: 2 Negate\r\nsb: 1 Opt")).toMatchObject({
      main: { Opt: 4 },
      side: { Negate: 2, Opt: 1 },
    });
  });

  test("a deck has one companion, and not any number of commanders", () => {
    const { deck, unread } = readDeckText("Companion\n1 Lurrus\n1 Yorion\nCommander\n60 Krark\n60 Krark");
    expect(deck.companion).toBe("Lurrus");
    expect(deck.commanders).toHaveLength(60);
    expect(unread.map(({ line }) => line)).toEqual([3, 6]);
  });
});

describe("an empty line", () => {
  test("parts a whole deck from its sideboard, as Magic Online writes it", () => {
    expect(read("20 Island\n40 Opt\n\n15 Negate\n")).toMatchObject({
      main: { Island: 20, Opt: 40 },
      side: { Negate: 15 },
    });
  });

  test.each([
    "40 Opt\n\n20 Island",
    "60 Opt\n\n16 Island",
    "60 Opt\n\n4 Negate\n\n4 Duress",
    "59 Opt\n\n1 Island",
  ])("means nothing in %j", (text) => expect(read(text).side).toEqual({}));
});

test("of 500 lines of which 40 are wrong, the 40 are told with their places, and 460 cards are there", () => {
  const wrong = ["12", "99999 Forest", "0 Opt", "*** "];
  const lines = Array.from({ length: 500 }, (_, at) =>
    at % 25 < 2 ? (wrong[at % 4] ?? "") : `1 Card ${at}`,
  );
  const { deck, unread } = readDeckText(lines.join("\n"));
  expect(unread).toHaveLength(40);
  expect(totalOf(deck.main)).toBe(460);
  for (const { line, text } of unread) expect(lines[line - 1]?.trim()).toBe(text);
});

test("opened cards are what a list names, under whatever heading", () => {
  const text =
    "Pool\n2 Shock\r\n1x Fire // Ice (MH2) 290\nOpt [XLN]\n\n// rares\n# more\n1 Shock *F*\nSideboard:\n1 Duress\nCommander\nKrark\nPlanes\n1 Naya\nSecond deck\n1 Duress";
  expect(namedCards(read(text))).toEqual({
    Shock: 3,
    "Fire // Ice": 1,
    Opt: 1,
    Duress: 2,
    Krark: 1,
    Naya: 1,
  });
});

test("whatever the text, copies are whole and bounded, and each line is read, told of or no card", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("Deck", "Pool", "Sideboard", "", "# x", "9999999999999999999999 Opt"),
    fc
      .tuple(fc.nat(2_000), fc.constantFrom("Opt", "Forest", "__proto__"))
      .map(([count, name]) => `${count} ${name}`),
    fc
      .tuple(fc.oneof(fc.double(), fc.integer(), fc.string()), fc.constantFrom("Opt", "Forest", ""))
      .chain(([count, name]) =>
        fc.constantFrom(
          `${name},${count}`,
          `<card number="${count}" name="${name}"/>`,
          `<card qty='${count}'>${name}</card>`,
        ),
      ),
  );
  const top = fc.constantFrom("", "Name,Qty\n", "<deck>\n");
  fc.assert(
    fc.property(top, fc.array(line), (above, lines) => {
      const { deck, unread } = readDeckText(`${above}${lines.join("\n")}`);
      for (const counts of [deck.main, deck.side, deck.pool ?? {}])
        for (const copies of Object.values(counts))
          expect(Number.isInteger(copies) && copies > 0 && copies <= MAX_COPIES).toBe(true);
      expect(new Set(unread.map(({ line: at }) => at)).size).toBe(unread.length);
    }),
  );
});
