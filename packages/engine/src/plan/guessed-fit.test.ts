import { expect, test } from "vitest";
import type { Fit } from "./fit.ts";
import { guessFits } from "./guessed-fit.ts";

const LORD: Fit = { theme: 0, typal: 1.7, style: 0 };
const MEMBER: Fit = { theme: 0, typal: 1, style: 0 };
/** Even cards speak of the type, odd ones are no more than members of it. */
const fitOf = (card: number): Fit => (card % 2 === 0 ? LORD : MEMBER);
const leader = (card: number, fit: number) => ({ commanders: [card], decks: 1000, fit, wished: 0 });

test("a leader that nobody counted is held for what counted ones with such a text turned out to be", () => {
  const many = Array.from({ length: 40 }, (_, at) => leader(at, at % 2 === 0 ? 4 : 0.7));
  const guess = guessFits(fitOf, many);
  expect(guess(100)).toBeGreaterThan(3.5);
  expect(guess(101)).toBeCloseTo(0.7, 1);
});

test("where hardly any was counted it is what such leaders usually are", () => {
  const guess = guessFits(fitOf, []);
  expect(guess(100)).toBeGreaterThan(2);
  expect(guess(101)).toBeLessThan(1);
  const some = guessFits(fitOf, [leader(2, 8)]);
  expect(some(100)).toBeGreaterThan(guess(100));
  expect(some(100)).toBeLessThan(5);
});

test("two that lead together say nothing of one alone", () => {
  const pair = { commanders: [2, 4], decks: 1000, fit: 8, wished: 0 };
  expect(guessFits(fitOf, [pair])(100)).toBe(guessFits(fitOf, [])(100));
});
