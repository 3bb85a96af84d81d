import { expect, test } from "vitest";
import type { AgedDeck } from "./drift.ts";
import { mainVariant } from "./main-variant.ts";

const OPTIONS = { leastAlike: 0.6, minDecks: 3 };
const TEMPO = { "Delver of Secrets": 4, "Force of Will": 4, Ponder: 4, Island: 10 };
const REANIMATOR = { Entomb: 4, Reanimate: 4, "Force of Will": 1, Swamp: 10 };

function decks(count: number, main: Readonly<Record<string, number>>, weight = 1): AgedDeck[] {
  const deck = { commander: [], main, side: {}, date: "2026-07-14", archetype: "Dimir Midrange" };
  return Array.from({ length: count }, (_, age) => ({ deck, weight, age }));
}

/** How often each of two decks is among those that were chosen. */
function chosen(all: readonly AgedDeck[], options = OPTIONS): [tempo: number, reanimator: number] {
  const mains = mainVariant(all, options).map(({ deck }) => deck.main);
  return [mains.filter((main) => main === TEMPO).length, mains.filter((main) => main === REANIMATOR).length];
}

test("of two decks with one name it is the one that more play", () => {
  expect(chosen([...decks(4, TEMPO), ...decks(6, REANIMATOR)])).toEqual([0, 6]);
  expect(chosen([...decks(6, TEMPO), ...decks(4, REANIMATOR)])).toEqual([6, 0]);
});

test("newer decks count more", () => {
  expect(chosen([...decks(4, TEMPO), ...decks(6, REANIMATOR, 0.4)])).toEqual([4, 0]);
});

test("a few other decks do not make a name one of several", () => {
  expect(chosen([...decks(8, TEMPO), ...decks(3, REANIMATOR)])).toEqual([8, 3]);
});

test("decks that differ in a few cards are one deck", () => {
  const withSnapcaster = { ...TEMPO, "Snapcaster Mage": 2, Ponder: 2 };
  expect(mainVariant([...decks(4, TEMPO), ...decks(3, withSnapcaster)], OPTIONS)).toHaveLength(7);
});

test("basic lands do not make decks alike", () => {
  const green = { "Llanowar Elves": 4, Island: 40 };
  expect(mainVariant([...decks(4, TEMPO), ...decks(3, green)], OPTIONS)).toHaveLength(4);
});

test("where no variant has enough decks, all of the name are one", () => {
  expect(chosen([...decks(2, TEMPO), ...decks(2, REANIMATOR)])).toEqual([2, 2]);
  expect(mainVariant([], OPTIONS)).toEqual([]);
});
