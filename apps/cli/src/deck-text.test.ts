import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDeckText } from "./deck-text.ts";

const plain = (text: string) => {
  const { main, side, ...rest } = parseDeckText(text);
  return { ...rest, main: { ...main }, side: { ...side } };
};

describe("a deck as lines", () => {
  test.each([
    ["4 Lightning Bolt", { "Lightning Bolt": 4 }],
    ["4x Lightning Bolt", { "Lightning Bolt": 4 }],
    ["Lightning Bolt", { "Lightning Bolt": 1 }],
    ["1 Lightning Bolt (CLU) 141", { "Lightning Bolt": 1 }],
    ["1 Lightning Bolt [clu] 141 *F*", { "Lightning Bolt": 1 }],
    ["1 Fire // Ice (DMR) 215", { "Fire // Ice": 1 }],
    ["2 Forest\n3 Forest", { Forest: 5 }],
    ["1 +2 Mace", { "+2 Mace": 1 }],
    ["1 Borrowing 100,000 Arrows", { "Borrowing 100,000 Arrows": 1 }],
    ["# a comment\n// another\n1 Opt", { Opt: 1 }],
    ["1 __proto__", { ["__proto__"]: 1 }],
  ])("%j", (text, main) => {
    expect(plain(text).main).toEqual(main);
  });

  test("zones beside the deck have headings of their own", () => {
    const deck = parseDeckText(
      "Oathbreaker\n1 Saheeli, Sublime Artificer\nSignature spell\n1 Brainstorm\nDeck\n58 Island\nPlanar deck (2)\n1 Naya\n1 Grixis\nPool\n3 Shock",
    );
    expect(deck.commanders).toEqual(["Saheeli, Sublime Artificer"]);
    expect({ ...deck.zones?.signature_spells }).toEqual({ Brainstorm: 1 });
    expect({ ...deck.zones?.planes }).toEqual({ Naya: 1, Grixis: 1 });
    expect({ ...deck.pool }).toEqual({ Shock: 3 });
    expect(parseDeckText("4 Opt")).not.toHaveProperty("zones");
  });

  test("headings say where the cards below belong", () => {
    const deck = plain(
      "Commander\n1 Krenko, Mob Boss\n\nDeck:\n30 Mountain\n\nSideboard (2)\n2 Negate\n\nCompanion\n1 Lurrus of the Dream-Den\n\nMaybeboard\n1 Opt\n",
    );
    expect(deck).toEqual({
      commanders: ["Krenko, Mob Boss"],
      main: { Mountain: 30 },
      side: { Negate: 2 },
      companion: "Lurrus of the Dream-Den",
    });
  });

  test("a side line needs no heading", () => {
    expect(plain("4 Opt\r\nSB: 2 Negate\r\n")).toEqual({
      commanders: [],
      main: { Opt: 4 },
      side: { Negate: 2 },
    });
  });

  test("any text is read", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const quantity of Object.values(parseDeckText(text).main))
          expect(quantity).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
