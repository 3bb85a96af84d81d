import { expect, test } from "vitest";
import { type SparseRows, unpackShare } from "../section-bytes.ts";
import type { LeaderRow } from "./decks.ts";
import { learnLeaders } from "./leaders.ts";

const names = ["Bolt", "Goblin", "Island Fish", "Pyroblast", "Recruit", "Wreckage"];
const ids = new Map(names.map((name, at) => [name, at]));
const RED = 8;

/** Red, but for what is made of metal. */
const identityOf = (name: string): number => (name === "Wreckage" || name === "Recruit" ? 0 : RED);

function row(commander: readonly string[], decks: number, cards: LeaderRow["cards"]): LeaderRow {
  return { commander, num_decks: decks, date: "2025-07-20", cards };
}

function share(rows: SparseRows, at: number, column: number): number | undefined {
  for (let entry = rows.starts[at] ?? 0; entry < (rows.starts[at + 1] ?? 0); entry++)
    if (rows.columns[entry] === column) return (rows.values[entry] ?? 0) / 255;
  return undefined;
}

test("of a leader's list the usual part makes a card's popularity, the rest stays with the leader", () => {
  const figures = learnLeaders(
    "commander",
    [
      row(["Goblin"], 100, [
        ["Bolt", 60, 20, 100],
        ["Goblin", 90, 90, 100],
      ]),
      row(["Island Fish", "Pyroblast"], 300, [
        ["Bolt", 20, 0, 300],
        ["Mountain", 99, 0, 300],
      ]),
    ],
    ids,
    identityOf,
  );
  expect([...figures.cards]).toEqual([0, 1]);
  // (40 x 100 + 20 x 300) / 400 = 25 %
  expect(unpackShare(figures.popularity[0] ?? 0)).toBeCloseTo(0.25, 2);
  expect(unpackShare(figures.popularity[1] ?? 0)).toBeLessThan(0.01);
  // Most decks first.
  expect([...figures.first]).toEqual([2, 1]);
  expect([...figures.leaderDecks]).toEqual([300, 100]);
  expect(share(figures.inclusion, 1, 1)).toBeCloseTo(0.9, 2);
});

test("what decks of few colors play says little of others, of whose leaders none lists it", () => {
  const colorless = row(["Recruit"], 100, [["Wreckage", 55, 15, 100]]);
  const red = (leaders: number) =>
    Array.from({ length: leaders }, () => row(["Goblin"], 90, [["Bolt", 50, 0, 90]]));
  const estimate = row(["Pyroblast"], 0, [["Wreckage", 99, 0, 0]]);
  const many = learnLeaders("commander", [colorless, ...red(20), estimate], ids, identityOf);
  // Four times 40 % of 100 decks and none of 1,800.
  expect(unpackShare(many.popularity[1] ?? 0)).toBeCloseTo(0.084, 2);
  // Who lists it is held against what decks play that are like its own.
  expect(unpackShare(many.listed[1] ?? 0)).toBeCloseTo(0.4, 1);
  // Of a few leaders nobody knows, and no other deck than a red one can play the other.
  const few = learnLeaders("commander", [colorless, ...red(3)], ids, identityOf);
  expect(unpackShare(few.popularity[1] ?? 0)).toBeCloseTo(0.4, 1);
  expect(unpackShare(many.popularity[0] ?? 0)).toBeCloseTo(0.5, 1);
});
