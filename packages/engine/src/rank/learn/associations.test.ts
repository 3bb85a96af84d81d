import { expect, test } from "vitest";
import { unpackWeight } from "../association-figures.ts";
import type { SparseRows } from "../section-bytes.ts";
import { learnSigns } from "./copy-signs.ts";
import { learnGroups } from "./groups.ts";
import { recentDecks, type WeightedDeck } from "./recent-decks.ts";
import { learnWeights } from "./weights.ts";

const [BOLT, GUIDE, SPIKE, ISLANDER, COUNTER, DRAW, RARE] = [0, 1, 2, 3, 4, 5, 6];
const COUNT = 7;

const deck = (...cards: number[]): WeightedDeck => ({ cards: Uint16Array.from(cards), weight: 1, main: {} });
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const entries = ({ starts, columns, values }: SparseRows, row: number): Map<number, number> =>
  new Map(
    Array.from({ length: (starts[row + 1] ?? 0) - (starts[row] ?? 0) }, (_, index) => {
      const at = (starts[row] ?? 0) + index;
      return [columns[at] ?? -1, values[at] ?? 0];
    }),
  );

const OPTIONS = { minSeen: 5, lambda: 1, signLambda: 1, hidden: 0.2, kept: 10 };

/** Two kinds of decks that share no card. */
const TWO_KINDS = [...times(40, deck(BOLT, GUIDE, SPIKE)), ...times(40, deck(ISLANDER, COUNTER, DRAW))];

test("cards of one kind of deck speak for each other, and not for those of another", () => {
  const { cards: rows } = learnWeights(TWO_KINDS, COUNT, OPTIONS);
  const weight = (from: number, to: number) => unpackWeight(entries(rows, from).get(to) ?? 128);
  expect(weight(BOLT, GUIDE)).toBeGreaterThan(0.3);
  expect(weight(BOLT, COUNTER)).toBe(0);
  expect(entries(rows, BOLT).has(BOLT)).toBe(false);
});

test("a card that stands in for another speaks against it", () => {
  const either = [
    ...times(30, deck(BOLT, GUIDE)),
    ...times(30, deck(BOLT, SPIKE)),
    ...times(30, deck(COUNTER)),
  ];
  const { cards: rows } = learnWeights(either, COUNT, OPTIONS);
  expect(unpackWeight(entries(rows, GUIDE).get(SPIKE) ?? 128)).toBeLessThan(0);
});

test("no more weights than wanted are kept for a card, and none of cards that few decks play", () => {
  const decks = [...TWO_KINDS, deck(BOLT, RARE)];
  const { cards: rows } = learnWeights(decks, COUNT, { ...OPTIONS, kept: 1 });
  expect(entries(rows, RARE).size).toBe(0);
  const kept = [BOLT, GUIDE, SPIKE].flatMap((from) => [...entries(rows, from).keys()]);
  expect(kept.filter((column) => column === SPIKE)).toHaveLength(1);
});

test("of two weights the one that is asked more often is kept", () => {
  // Either always comes with the spike, but one of them hardly ever comes.
  const decks = [
    ...times(60, deck(BOLT, SPIKE)),
    ...times(6, deck(RARE, SPIKE)),
    ...times(20, deck(BOLT)),
    ...times(60, deck(COUNTER)),
  ];
  const options = { ...OPTIONS, lambda: 0.1, hidden: 0.1 };
  const all = learnWeights(decks, COUNT, { ...options, kept: 10 }).cards;
  const one = learnWeights(decks, COUNT, { ...options, kept: 1 }).cards;
  const weight = (from: number) => unpackWeight(entries(all, from).get(SPIKE) ?? 128);
  expect(weight(RARE)).toBeGreaterThan(weight(BOLT));
  expect(entries(one, BOLT).has(SPIKE)).toBe(true);
  expect(entries(one, RARE).has(SPIKE)).toBe(false);
});

test("copies and basic lands say what else is played, but not of their own card", () => {
  const names = ["Bolt", "Guide", "Spike", "Islander"];
  const ids = new Map([...names, "Forest"].map((name, at) => [name, at]));
  const copied = (main: Record<string, number>): WeightedDeck => ({
    cards: Uint16Array.from(Object.keys(main).flatMap((name) => ids.get(name) ?? [])).filter((at) => at < 4),
    weight: 1,
    main,
  });
  const decks = [
    ...times(30, copied({ Bolt: 4, Guide: 4, Forest: 8 })),
    ...times(30, copied({ Bolt: 1, Spike: 4, Forest: 2 })),
    ...times(30, copied({ Bolt: 1, Islander: 4 })),
    copied({ Bolt: 3, Islander: 4, Forest: 13 }),
  ];
  const found = learnSigns(decks, ids, (name) => names.includes(name), 20);
  // All that play a Guide play four; thirteen Forests are one deck's, and so are three Bolts.
  expect(found.signs).toEqual([
    { card: 0, least: 2 },
    { card: 0, least: 4 },
    { card: 4, least: 1 },
    { card: 4, least: 2 },
    { card: 4, least: 4 },
    { card: 4, least: 6 },
  ]);
  expect(Array.from(found.ofDecks[0] ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
  const columns = found.signs.map(({ card }) => (card < 4 ? card : -1));
  const { signs } = learnWeights(decks, COUNT, OPTIONS, { ofDecks: found.ofDecks, columns });
  const weight = (sign: number, card: number) => unpackWeight(entries(signs, sign).get(card) ?? 128);
  expect(weight(1, GUIDE)).toBeGreaterThan(0.1);
  expect(weight(1, SPIKE)).toBeLessThan(0);
  expect(entries(signs, 0).has(BOLT)).toBe(false);
  expect(entries(signs, 1).has(BOLT)).toBe(false);
  expect(entries(signs, 5).get(GUIDE)).toBeGreaterThan(128);
});

test("like decks are one group, and no single deck can be read from it", () => {
  const options = { decksEach: 40, minDecks: 12, minSeen: 3, least: 0.02 };
  const rows = learnGroups([...TWO_KINDS, deck(BOLT, GUIDE, RARE)], COUNT, options);
  const groups = Array.from({ length: rows.starts.length - 1 }, (_, row) => entries(rows, row));
  expect(groups.map((group) => [...group.keys()]).toSorted()).toEqual([
    [BOLT, GUIDE, SPIKE],
    [ISLANDER, COUNTER, DRAW],
  ]);
  expect(groups.map((group) => group.get(BOLT) ?? 0).toSorted()).toEqual([0, 255]);
  expect(learnGroups(times(11, deck(BOLT)), COUNT, options).starts).toHaveLength(1);
});

test("newer decks count more, and those of another time or without a day not at all", () => {
  const learned = (date: string) => ({
    commander: ["Bolt"],
    main: { Island: 4, Guide: 2, Odd: 1, [date]: 1 },
    side: {},
    date,
    archetype: "",
  });
  const columns = new Map([
    ["Bolt", BOLT],
    ["Guide", GUIDE],
  ]);
  const decks = ["2026-01-01", "", "2026-06-01", "2025-01-01", "2026-05-02"].map(learned);
  const options = { halfLife: 30, horizon: 200, most: 10 };
  expect(recentDecks(decks, columns, options).map(({ weight }) => weight.toFixed(2))).toEqual([
    "1.00",
    "0.50",
    "0.03",
  ]);
  expect(Array.from(recentDecks(decks, columns, options)[0]?.cards ?? [])).toEqual([BOLT, GUIDE]);
  const lasting = { share: 0.1, halfLife: 60 };
  expect(recentDecks(decks, columns, { ...options, lasting })[1]?.weight).toBeCloseTo(0.5 + 0.1 * 0.5 ** 0.5);
  expect(recentDecks(decks, columns, { ...options, most: 2 })).toHaveLength(2);
  // The very same cards count once.
  expect(recentDecks([...decks, ...decks], columns, options)).toHaveLength(3);
});
