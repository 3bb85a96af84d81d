import fc from "fast-check";
import { expect, test } from "vitest";
import { cardsSeen, chanceOfAtLeast, chanceOfExactly, keepableChance } from "./odds.ts";

/** By looking at every hand of a small deck. */
function byEnumeration(deck: number, wanted: number, draws: number, hits: number): number {
  let good = 0;
  let all = 0;
  for (let hand = 0; hand < 1 << deck; hand++) {
    let size = 0;
    let found = 0;
    for (let card = 0; card < deck; card++) {
      if (!(hand & (1 << card))) continue;
      size++;
      if (card < wanted) found++;
    }
    if (size !== draws) continue;
    all++;
    if (found >= hits) good++;
  }
  return good / all;
}

test("counts hands as looking at each of them does", () => {
  for (const [deck, wanted, draws, hits] of [
    [10, 4, 3, 1],
    [12, 5, 7, 3],
    [9, 9, 4, 2],
    [11, 2, 5, 2],
    [8, 3, 4, 0],
  ] as const) {
    expect(chanceOfAtLeast(deck, wanted, draws, hits)).toBeCloseTo(
      byEnumeration(deck, wanted, draws, hits),
      10,
    );
  }
});

test("chances of all outcomes sum to 1", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(120), fc.nat(20), (deck, wanted, draws) => {
      const good = Math.min(wanted, deck);
      const seen = Math.min(draws, deck);
      let sum = 0;
      for (let hits = 0; hits <= seen; hits++) sum += chanceOfExactly(deck, good, seen, hits);
      expect(sum).toBeCloseTo(1, 9);
    }),
  );
});

test("a hand is kept with two lands to five; decks without lands or of lands alone have none", () => {
  expect(keepableChance(40, 17)).toBeCloseTo(
    chanceOfAtLeast(40, 17, 7, 2) - chanceOfAtLeast(40, 17, 7, 6),
    10,
  );
  expect(keepableChance(60, 0)).toBe(0);
  expect(keepableChance(60, 60)).toBe(0);
});

test("the draw shows one card more", () => {
  expect(cardsSeen(1, false)).toBe(7);
  expect(cardsSeen(1, true)).toBe(8);
  expect(cardsSeen(4, false)).toBe(10);
});

test("a deck of any size has odds, by the shares of what is in it, and takes no memory for them", () => {
  expect(keepableChance(5_000, 2_000)).toBeCloseTo(keepableChance(4_000, 1_600), 3);
  for (const deck of [1e5, 1e9, Number.MAX_SAFE_INTEGER])
    expect(keepableChance(deck, deck * 0.4)).toBeCloseTo(keepableChance(5_000, 2_000), 6);
});
