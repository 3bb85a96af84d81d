import { expect, test } from "vitest";
import type { LearnedDeck } from "./decks.ts";
import { leaderName, learnSkeletons, SKELETON_DEFAULTS } from "./skeletons.ts";

const NAMES = ["Blue Newcomer", "Old Rock", "Red Newcomer", "Staple"];
const ids = new Map(NAMES.map((name, at) => [name, at]));
const IDENTITY: Readonly<Record<string, number>> = {
  "Blue Newcomer": 2,
  "Red Newcomer": 8,
  Izzet: 10,
  Simic: 18,
};
const OPTIONS = {
  ...SKELETON_DEFAULTS,
  halfLife: 365,
  horizon: 3 * 365,
  nameOf: leaderName,
  drift: {
    days: 450,
    prior: 4,
    steady: 8,
    leastEarlier: 8,
    minSeen: 3,
    identityOf: (name: string) => IDENTITY[name] ?? 0,
  },
};
const EARLIER = "2024-06-01";
const LATE = "2026-06-01";

const decksOf = (leader: string, date: string, count: number, ...cards: string[]): LearnedDeck[] =>
  Array.from({ length: count }, () => ({
    commander: [leader],
    main: Object.fromEntries(cards.map((card) => [card, 1])),
    side: {},
    date,
    archetype: "",
  }));

/** The share of a leader's decks that play a card, as it is learned. */
function shareOf(decks: readonly LearnedDeck[], leader: string, card: string): number {
  const { skeletons } = learnSkeletons("cedh", decks, ids, OPTIONS);
  const skeleton = skeletons.find(({ name }) => name === leader);
  return skeleton?.main.find((entry) => entry.card === ids.get(card))?.shares[0] ?? 0;
}

/** Izzet gave up a card and took a new one of its color; of Simic only earlier decks are known. */
const CHANGED = [
  ...decksOf("Izzet", EARLIER, 40, "Staple", "Old Rock"),
  ...decksOf("Izzet", LATE, 30, "Staple", "Red Newcomer", "Blue Newcomer"),
  ...decksOf("Simic", EARLIER, 40, "Staple", "Old Rock"),
];

test("what late decks of one leader gave up, the earlier decks of another give up, too", () => {
  expect(shareOf(CHANGED, "Simic", "Old Rock")).toBeLessThan(0.6);
  expect(shareOf(CHANGED, "Simic", "Staple")).toBeGreaterThan(0.95);
  expect(shareOf(CHANGED.slice(0, 40).concat(CHANGED.slice(70)), "Simic", "Old Rock")).toBeGreaterThan(0.95);
});

test("a card that is new to all is lent to leaders of its colors", () => {
  expect(shareOf(CHANGED, "Simic", "Blue Newcomer")).toBeGreaterThan(0.6);
  expect(shareOf(CHANGED, "Simic", "Red Newcomer")).toBe(0);
});

test("a leader's own late decks say most of it", () => {
  expect(shareOf(CHANGED, "Izzet", "Old Rock")).toBeLessThan(0.1);
  const stubborn = [...CHANGED, ...decksOf("Simic", LATE, 40, "Staple", "Old Rock")];
  expect(shareOf(stubborn, "Simic", "Old Rock")).toBeGreaterThan(0.85);
});

test("no card is lent, and none counts, that two decks were seen with", () => {
  const few = [
    ...decksOf("Izzet", EARLIER, 40, "Staple"),
    ...decksOf("Izzet", LATE, 30, "Staple"),
    ...decksOf("Izzet", LATE, 2, "Staple", "Blue Newcomer"),
    ...decksOf("Simic", EARLIER, 40, "Staple"),
  ];
  expect(shareOf(few, "Izzet", "Blue Newcomer")).toBe(0);
  expect(shareOf(few, "Simic", "Blue Newcomer")).toBe(0);
});
