import { expect, test } from "vitest";
import { type SparseRows, unpackShare } from "../section-bytes.ts";
import type { LearnedDeck } from "./decks.ts";
import { DEFAULTS, learnLists } from "./figures.ts";

const names = ["Bolt", "Goblin", "Island Fish", "Pyroblast", "Recruit"];
const ids = new Map(names.map((name, at) => [name, at]));
const options = { ...DEFAULTS, minListed: 1, minPartnered: 1 };

function deck(
  main: Record<string, number>,
  side: Record<string, number> = {},
  date = "2026-01-01",
): LearnedDeck {
  return { commander: [], main, side, date, archetype: "" };
}

function share(rows: SparseRows, row: number, column: number): number {
  for (let at = rows.starts[row]!; at < rows.starts[row + 1]!; at++) {
    if (rows.columns[at] === column) return rows.values[at]! / 255;
  }
  return 0;
}

test("counts shares, copies, sideboards and cards played together", () => {
  const figures = learnLists(
    "modern",
    [
      deck({ Bolt: 4, Goblin: 4, Mountain: 20 }, { Pyroblast: 2 }),
      deck({ Bolt: 4, Goblin: 3 }),
      deck({ Bolt: 2, "Island Fish": 1 }, { Pyroblast: 1 }),
      deck({ Goblin: 4, Recruit: 4 }),
    ],
    ids,
    options,
  );
  expect([...figures.cards]).toEqual([0, 1, 2, 3, 4]);
  expect(unpackShare(figures.popularity[0]!)).toBeCloseTo(0.75, 1);
  expect(figures.copies[0]).toBe(4);
  expect(figures.sideShare[3]).toBe(255);
  expect(share(figures.together, 0, 1)).toBeCloseTo(2 / 3, 2);
  expect(share(figures.together, 1, 4)).toBeCloseTo(1 / 3, 2);
  expect(share(figures.together, 4, 1)).toBe(1);
  expect(share(figures.together, 0, 3)).toBe(0);
  expect(share(figures.sideTogether, 0, 3)).toBeCloseTo(2 / 3, 2);
});

test("a deck of a year ago counts half", () => {
  const figures = learnLists(
    "modern",
    [deck({ Bolt: 4 }, {}, "2026-01-01"), deck({ Goblin: 4 }, {}, "2025-01-01")],
    ids,
    { ...options, halfLife: 365 },
  );
  expect(unpackShare(figures.popularity[0]!)).toBeCloseTo(2 / 3, 1);
  expect(unpackShare(figures.popularity[1]!)).toBeCloseTo(1 / 3, 1);
});
