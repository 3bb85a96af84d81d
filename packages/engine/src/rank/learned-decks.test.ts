import { expect, test } from "vitest";
import { packWeight, unpackWeight } from "./association-figures.ts";
import { sparseRows } from "./learn/sparse-rows.ts";
import { askGroups, weighCards } from "./learned-decks.ts";

/** Cards are their own columns; the last is known to no figures. */
const columns = {
  columnOf: (card: number) => (card < 4 ? card : -1),
  cardOf: (column: number) => column,
  count: 4,
};
const seeds = (...cards: number[]) => cards.map((card) => ({ card, weight: 1 }));

test("weights survive their byte, small ones finer than large ones", () => {
  expect(unpackWeight(packWeight(0))).toBe(0);
  for (const weight of [-1, -0.5, -0.01, 0.004, 0.2, 1]) {
    expect(Math.abs(unpackWeight(packWeight(weight)) - weight)).toBeLessThan(0.002 + Math.abs(weight) / 50);
  }
  expect(unpackWeight(packWeight(7))).toBe(1);
});

test("what a deck's cards say of every other is added up, for and against", () => {
  const rows = sparseRows([
    [
      [1, packWeight(0.5)],
      [2, packWeight(-0.25)],
    ],
    [[2, packWeight(0.75)]],
    [],
    [],
  ]);
  const weigh = weighCards(rows, columns);
  expect(weigh(seeds(0, 1, 9))[2]).toBeCloseTo(0.5, 1);
  expect(weigh(seeds(0))[2]).toBeCloseTo(-0.25, 1);
  expect([...weigh(seeds())]).toEqual([0, 0, 0, 0]);
});

test("copies say what they say from so many on, and as usual where a deck says none", () => {
  const rows = sparseRows([[], [], [], []]);
  const copies = {
    signs: [
      { card: 0, least: 2 },
      { card: 9, least: 4 },
    ],
    rows: sparseRows([[[1, packWeight(0.5)]], [[2, packWeight(0.25)]]]),
  };
  const weigh = weighCards(rows, columns, copies, (card) => (card === 0 ? 4 : 1));
  expect(weigh(seeds(0))[1]).toBeCloseTo(0.5, 1);
  expect(weigh([{ card: 0, weight: 1, copies: 1 }])[1]).toBe(0);
  expect(weigh([{ card: 9, weight: 0, copies: 4 }])[2]).toBeCloseTo(0.25, 1);
  expect(weigh([{ card: 9, weight: 0, copies: 3 }])[2]).toBe(0);
});

test("a deck is told by the groups that have its rare cards", () => {
  const rows = sparseRows([
    [
      [0, 255],
      [1, 255],
      [2, 255],
    ],
    [
      [0, 255],
      [3, 255],
    ],
  ]);
  const ask = askGroups(rows, columns, Float32Array.of(0.9, 0.05, 0.05, 0.05));
  const shares = ask(seeds(0, 1));
  expect(shares[2]).toBeGreaterThan(0.9);
  expect(shares[3]).toBeLessThan(0.1);
  expect([...ask(seeds(9))]).toEqual([0, 0, 0, 0]);
});
