import { expect, test } from "vitest";
import { averageLeaders } from "./average-leaders.ts";
import type { LeaderRow, LearnedDeck } from "./decks.ts";
import { learnLeaders } from "./leaders.ts";

const RED = 8;
const GREEN = 16;

/** Colors by the first letter: all cards are red but green ones and those for everybody. */
function identityOf(name: string): number | undefined {
  if (name.startsWith("Nameless")) return undefined;
  return name.startsWith("Green") ? GREEN : name.startsWith("All") ? 0 : RED;
}

function row(commander: string, cards: readonly string[], percent = 60): LeaderRow {
  return {
    commander: [commander],
    num_decks: 1000,
    date: "2025-07-20",
    cards: cards.map((name) => [name, percent, percent - 5, 1000]),
  };
}

/** Two ways to play red, ten lists each. */
const ROWS: readonly LeaderRow[] = [
  ...Array.from({ length: 10 }, (_, at) =>
    row(`Goblin Boss ${at}`, ["Goblin A", "Goblin B", "Goblin C", "Goblin D"]),
  ),
  ...Array.from({ length: 10 }, (_, at) => row(`Dragon Boss ${at}`, ["Dragon A", "Dragon B", "Green A"])),
];

function average(commander: string, names: readonly string[]): LearnedDeck {
  return {
    commander: [commander],
    main: { ...Object.fromEntries(names.map((name) => [name, 1])), Mountain: 60 },
    side: {},
    date: "2025-02-09",
    archetype: "",
  };
}

test("an average deck makes a list: its own cards first, then what those like it play", () => {
  const [made, ...others] = averageLeaders(
    [average("New Goblin", ["Goblin A", "Goblin B", "Goblin C", "Nameless", "Green A", "All Own"])],
    ROWS,
    identityOf,
  );
  expect(others).toEqual([]);
  expect(made).toMatchObject({ commander: ["New Goblin"], num_decks: 0, date: "2025-02-09" });
  const shares = new Map(made?.cards.map(([name, percent]) => [name, percent]));
  // No basics, nothing outside the leader's colors, no name that is no card.
  expect([...shares.keys()].toSorted()).toEqual(["All Own", "Goblin A", "Goblin B", "Goblin C", "Goblin D"]);
  // Both speak for a card that others like it play as well.
  expect(shares.get("Goblin A")).toBeGreaterThan(shares.get("All Own") ?? 100);
  // What is not in the average is played less than anything that is.
  expect(shares.get("Goblin D")).toBeLessThan(shares.get("All Own") ?? 0);
});

test("who is counted needs no average, and nobody else is learned from one", () => {
  const averages = [
    average("Goblin Boss 1", ["Goblin A"]),
    average("New Goblin", ["Goblin A", "Goblin B", "All Own"]),
  ];
  const made = averageLeaders(averages, ROWS, identityOf);
  expect(made.map(({ commander }) => commander)).toEqual([["New Goblin"]]);
  const names = [...ROWS, ...made].flatMap(({ commander, cards }) => [
    ...commander,
    ...cards.map(([name]) => name),
  ]);
  const ids = new Map([...new Set(names)].toSorted().map((name, at) => [name, at]));
  const without = learnLeaders("commander", ROWS, ids, identityOf);
  const learned = learnLeaders("commander", [...ROWS, ...made], ids, identityOf);
  const popularity = (figures: typeof learned, name: string) =>
    figures.popularity[[...figures.cards].indexOf(ids.get(name) ?? -1)];
  for (const name of ["Goblin A", "Goblin D", "Dragon A"])
    expect(popularity(learned, name)).toBe(popularity(without, name));
  expect(learned.leaderDecks[learned.leaderDecks.length - 1]).toBe(0);
});
