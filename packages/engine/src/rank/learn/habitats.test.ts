import { expect, test } from "vitest";
import { HABITAT_FACTS } from "../habitat-facts.ts";
import { factsOutside } from "../habitats.ts";
import { type FactRow, learnHabitats } from "./habitats.ts";

/** Decks of one card that differ in their first fact only. */
function decks(card: number, values: readonly number[]): FactRow[] {
  return values.map((value) => {
    const facts = new Uint8Array(HABITAT_FACTS.length).fill(20);
    facts[0] = value;
    return { cards: [card], facts };
  });
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test("a habitat leaves out the odd decks at both ends, and nothing between", () => {
  const habitat = learnHabitats(decks(7, upTo(100)), { minDecks: 30, tail: 0.02 }).get(7);
  expect(habitat?.decks).toBe(100);
  expect([habitat?.low[0], habitat?.high[0]]).toEqual([2, 97]);
  expect([habitat?.low[1], habitat?.high[1]]).toEqual([20, 20]);
});

test("cards of few decks have none", () => {
  const habitats = learnHabitats([...decks(1, upTo(29)), ...decks(2, upTo(30))], { minDecks: 30, tail: 0 });
  expect([...habitats.keys()]).toEqual([2]);
});

test("what lies on a border is at home, what lies beyond is not", () => {
  const habitat = learnHabitats(decks(3, [10, 11, 12]), { minDecks: 1, tail: 0 }).get(3);
  const facts = (first: number, second: number): Uint8Array =>
    Uint8Array.from(HABITAT_FACTS, (_, at) => (at === 0 ? first : at === 1 ? second : 20));
  expect(habitat && factsOutside(habitat, facts(10, 20))).toEqual([]);
  expect(habitat && factsOutside(habitat, facts(12, 20))).toEqual([]);
  expect(habitat && factsOutside(habitat, facts(9, 21))).toEqual([0, 1]);
});
