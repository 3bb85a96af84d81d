import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawHand, isFirstMulliganFree, isHandOf, putOnBottom, takeMulligan } from "./opening-hand.ts";

const MAIN = { Forest: 17, "Llanowar Elves": 4, Overrun: 4, Naturalize: 4, "Elvish Mystic": 4, Giant: 27 };
const LIBRARY_SIZE = Object.values(MAIN).reduce((sum, each) => sum + each, 0);

describe("an opening hand", () => {
  test("is seven cards of the deck, none more often than the deck has it, and the same for the same seed", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 50 }), (seed, draw) => {
        const { cards } = drawHand(MAIN, seed, draw);
        expect(cards).toHaveLength(7);
        for (const [name, most] of Object.entries(MAIN)) {
          expect(cards.filter((card) => card === name).length).toBeLessThanOrEqual(most);
        }
        expect(drawHand(MAIN, seed, draw).cards).toEqual(cards);
      }),
    );
  });

  test("is drawn fairly: lands come as often as their share of the library", () => {
    let lands = 0;
    for (let draw = 0; draw < 4_000; draw++)
      lands += drawHand(MAIN, 1, draw).cards.filter((name) => name === "Forest").length;
    expect(lands / 4_000).toBeCloseTo((7 * MAIN.Forest) / LIBRARY_SIZE, 1);
  });

  test("is one of the deck as long as an edit leaves its cards", () => {
    const hand = drawHand(MAIN, 1, 0);
    expect(isHandOf(hand, MAIN)).toBe(true);
    expect(isHandOf(hand, { ...MAIN, Swamp: 1 })).toBe(true);
    expect(isHandOf(hand, { ...MAIN, [hand.cards[0] ?? ""]: 0 })).toBe(false);
  });

  test("a library smaller than a hand is drawn whole", () => {
    expect(drawHand({ Forest: 3 }, 1, 0).cards).toHaveLength(3);
  });
});

describe("a London mulligan", () => {
  test("draws seven again and asks for one more card on the bottom each time", () => {
    const first = takeMulligan(drawHand(MAIN, 5, 0), MAIN, 5, false);
    const second = takeMulligan(first, MAIN, 5, false);
    expect([first.cards.length, first.toBottom, second.cards.length, second.toBottom]).toEqual([7, 1, 7, 2]);
    expect(second.cards).not.toEqual(first.cards);
  });

  test("the first is free where more than two play", () => {
    const first = takeMulligan(drawHand(MAIN, 5, 0), MAIN, 5, true);
    expect(first.toBottom).toBe(0);
    expect(takeMulligan(first, MAIN, 5, true).toBottom).toBe(1);
  });

  test("the first is free at tables of more than two, and in Brawl, but not for two with commanders", () => {
    const free = FORMAT_NAMES.map(({ slug }) => slug).filter(isFirstMulliganFree);
    expect(free.toSorted()).toEqual([
      "archenemy",
      "brawl",
      "commander",
      "conspiracy",
      "oathbreaker",
      "pauper-commander",
      "planechase",
      "two-headed-giant",
    ]);
  });

  test("a card leaves the hand only while one has to", () => {
    const hand = takeMulligan(drawHand(MAIN, 5, 0), MAIN, 5, false);
    const kept = putOnBottom(hand, 2);
    expect(kept.cards).toEqual(hand.cards.filter((_, at) => at !== 2));
    expect(putOnBottom(kept, 0)).toBe(kept);
    expect(putOnBottom(hand, 9)).toBe(hand);
  });
});
