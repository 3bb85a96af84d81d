import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { optimize } from "./optimize.ts";
import type { Problem } from "./problem.ts";

/** A problem of `size` cards of equal worth; tests change what they are about. */
function problemOf(size: number, total: number, changes: Partial<Problem> = {}): Problem {
  return {
    size,
    total,
    utility: new Float32Array(size),
    bandMask: new Uint32Array(size),
    enables: new Uint32Array(size),
    pays: new Uint32Array(size),
    bucket: new Uint8Array(size),
    manaValue: new Float32Array(size),
    manaValues: [0, Number.POSITIVE_INFINITY],
    price: new Float32Array(size),
    locked: new Uint8Array(size),
    usual: new Uint8Array(size).fill(1),
    limit: new Uint8Array(size).fill(1),
    scarce: new Uint8Array(size),
    scarceMax: Number.POSITIVE_INFINITY,
    partners: Array.from({ length: size }, () => undefined),
    fullCopies: 1,
    distinctCost: new Float32Array(size),
    pairs: new Float32Array(size * size),
    bands: [],
    packages: [],
    curve: [total, 0, 0, 0, 0, 0, 0],
    budget: Number.POSITIVE_INFINITY,
    ...changes,
  };
}

const chosen = (counts: Uint8Array): number[] => [...counts.keys()].filter((card) => (counts[card] ?? 0) > 0);
const run = (problem: Problem, seed = 1): Uint8Array => optimize(problem, createRandom(seed), 4_000);

describe("optimize", () => {
  test("takes the best cards when nothing else matters", () => {
    const utility = Float32Array.from({ length: 30 }, (_, card) => (card % 3 === 0 ? 2 : 0));
    expect(chosen(run(problemOf(30, 10, { utility })))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  });

  test("fills a band though its cards are worth less", () => {
    const utility = Float32Array.from({ length: 20 }, (_, card) => (card < 10 ? 1 : 0.5));
    const bandMask = Uint32Array.from({ length: 20 }, (_, card) => (card < 10 ? 0 : 1));
    const counts = run(problemOf(20, 10, { utility, bandMask, bands: [{ min: 4, max: 6 }] }));
    expect(chosen(counts).filter((card) => card >= 10)).toHaveLength(4);
  });

  test("takes a card that needs a partner with one, or leaves it", () => {
    // Card 0 is the best but needs 28 or 29, which are the worst.
    const partners = Array.from({ length: 30 }, (_, card) => (card === 0 ? [28, 29] : undefined));
    const utility = (best: number, worst: number): Float32Array =>
      Float32Array.from({ length: 30 }, (_, card) => (card === 0 ? best : card >= 28 ? worst : 1));
    for (let seed = 1; seed <= 5; seed++) {
      const together = chosen(run(problemOf(30, 10, { utility: utility(4, 0.5), partners }), seed));
      expect(together).toContain(0);
      expect(together.filter((card) => card >= 28)).toHaveLength(1);
      const neither = chosen(run(problemOf(30, 10, { utility: utility(4, -9), partners }), seed));
      expect(neither.filter((card) => card === 0 || card >= 28)).toEqual([]);
    }
  });

  test("plays few cards in many copies where each different card costs", () => {
    const copies = { limit: new Uint8Array(30).fill(4), usual: new Uint8Array(30).fill(2), fullCopies: 4 };
    const utility = Float32Array.from({ length: 30 }, (_, card) => 1 - card / 100);
    const cheap = chosen(run(problemOf(30, 24, { ...copies, utility })));
    const dear = chosen(
      run(problemOf(30, 24, { ...copies, utility, distinctCost: new Float32Array(30).fill(2) })),
    );
    expect(dear).toHaveLength(6);
    expect(dear.length).toBeLessThan(cheap.length);
  });

  test("keeps locked cards and never goes over a limit", () => {
    const problem = problemOf(12, 20, {
      utility: Float32Array.from({ length: 12 }, (_, card) => -card),
      limit: new Uint8Array(12).fill(4),
      usual: new Uint8Array(12).fill(4),
      locked: Uint8Array.from({ length: 12 }, (_, card) => (card === 11 ? 3 : 0)),
    });
    const counts = run(problem);
    expect(counts[11]).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(counts.reduce((sum, copies) => sum + copies, 0)).toBe(20);
  });

  test("stays within the budget where cheaper cards allow it", () => {
    const utility = Float32Array.from({ length: 40 }, (_, card) => (card < 20 ? 1 : 0));
    const price = Float32Array.from({ length: 40 }, (_, card) => (card < 20 ? 10 : 1));
    const counts = run(problemOf(40, 15, { utility, price, budget: 60 }));
    expect(chosen(counts).reduce((sum, card) => sum + (price[card] ?? 0), 0)).toBeLessThanOrEqual(60);
  });

  test("brings cards together that go well together, and parts those that must not meet", () => {
    const pairs = new Float32Array(64);
    const pair = (a: number, b: number, worth: number): void => {
      pairs[a * 8 + b] = worth;
      pairs[b * 8 + a] = worth;
    };
    pair(1, 6, 3);
    pair(2, 3, -9);
    const utility = Float32Array.from([0, 0, 1, 1, 0, 0, 0, 0]);
    const counts = run(problemOf(8, 3, { pairs, utility }));
    expect(chosen(counts)).toEqual(expect.arrayContaining([1, 6]));
    expect(chosen(counts).filter((card) => card === 2 || card === 3)).toHaveLength(1);
  });

  test("leaves payoffs out that nothing in the deck pays off", () => {
    const pays = Uint32Array.from({ length: 20 }, (_, card) => (card < 5 ? 1 : 0));
    const utility = Float32Array.from({ length: 20 }, (_, card) => (card < 5 ? 0.5 : 0));
    const counts = run(problemOf(20, 10, { pays, utility, packages: [8] }));
    expect(chosen(counts).filter((card) => card < 5)).toEqual([]);
  });

  test("holds at most so many scarce cards", () => {
    const scarce = Uint8Array.from({ length: 20 }, (_, card) => (card < 8 ? 1 : 0));
    const utility = Float32Array.from({ length: 20 }, (_, card) => (card < 8 ? 5 : 0));
    expect(
      chosen(run(problemOf(20, 10, { scarce, utility, scarceMax: 3 }))).filter((card) => card < 8),
    ).toHaveLength(3);
  });

  test("always chooses the number asked for where there are enough, and the same for a seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer(),
        (size, total, seed) => {
          const problem = problemOf(size, total, {
            limit: new Uint8Array(size).fill(2),
            usual: new Uint8Array(size).fill(2),
          });
          const counts = optimize(problem, createRandom(seed), 300);
          expect(counts.reduce((sum, copies) => sum + copies, 0)).toBe(Math.min(total, 2 * size));
          expect(optimize(problem, createRandom(seed), 300)).toEqual(counts);
        },
      ),
      { numRuns: 30 },
    );
  });
});
