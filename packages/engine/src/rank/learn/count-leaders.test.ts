import { expect, test } from "vitest";
import { countLeaders, keptBack } from "./count-leaders.ts";
import type { LeaderRow, LearnedDeck } from "./decks.ts";

const row: LeaderRow = {
  commander: ["Known Leader"],
  num_decks: 1000,
  date: "2025-07-20",
  cards: [["Staple", 80, 10, 1000]],
};

/** Decks of a commander with a card each of their own, so that none is nearly another. */
function decks(commander: string, count: number): LearnedDeck[] {
  return Array.from({ length: count }, (_, at) => ({
    commander: [commander],
    main: { Staple: 1, ...(at % 2 === 0 ? { Pinger: 1 } : {}), [`Own ${at}`]: 1, Mountain: 30 },
    side: {},
    date: "",
    archetype: "",
  }));
}

test("commanders that nobody counted get a list from decks of their own", () => {
  const [counted, ...others] = countLeaders(decks("New Leader", 100), [row]);
  expect(others).toEqual([]);
  expect(counted).toMatchObject({ commander: ["New Leader"], num_decks: 80, date: "2025-07-20" });
  // No card of fewer than three decks, no basics, not who leads; how usual a card is comes from the lists.
  expect(counted?.cards).toEqual([
    ["Staple", 100, 30, 80],
    ["Pinger", 50, 50, 80],
  ]);
});

test("who is counted already, or has few decks, is left out, and every fifth deck is kept back", () => {
  expect(countLeaders([...decks("Known Leader", 100), ...decks("Rare Leader", 30)], [row])).toEqual([]);
  expect(keptBack(decks("New Leader", 100))).toHaveLength(20);
});
