import fc from "fast-check";
import { expect, test } from "vitest";
import { SPELL_FACTS } from "../rank/habitat-facts.ts";
import { costOutside, type Habitat } from "../rank/habitats.ts";
import { createSpellTally } from "../rank/spell-tally.ts";
import { createHomeCost, type HomeProblem } from "./home-cost.ts";

const SIZE = 6;
const COPIES = 4;

const ends = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: SPELL_FACTS, maxLength: SPELL_FACTS });
const habitat = ends.map(
  (pairs): Habitat => ({
    low: Uint8Array.from(pairs, ([a, b]) => Math.min(a, b)),
    high: Uint8Array.from(pairs, ([a, b]) => Math.max(a, b)),
  }),
);
const problem: fc.Arbitrary<HomeProblem> = fc.record({
  cards: fc.constant(Array.from({ length: SIZE }, (_, at) => at)),
  habitats: fc.array(habitat, { minLength: SIZE, maxLength: SIZE }),
  columns: fc.record({
    kinds: fc.uint16Array({ minLength: SIZE, maxLength: SIZE, max: 1023 }),
    manaValue: fc.array(fc.nat(6), { minLength: SIZE, maxLength: SIZE }),
    colors: fc.array(fc.nat(31), { minLength: SIZE, maxLength: SIZE }),
  }),
});

/** What a whole deck costs, counted anew. */
function costOf({ columns, habitats }: HomeProblem, counts: readonly number[]): number {
  const tally = createSpellTally(columns);
  for (const [card, copies] of counts.entries()) if (copies > 0) tally.change(card, 0, copies);
  const facts = new Uint8Array(SPELL_FACTS);
  tally.read(facts);
  return counts.reduce((sum, copies, card) => {
    const home = habitats[card];
    if (copies === 0 || home === undefined) return sum;
    return sum + facts.reduce((cost, value, fact) => cost + costOutside(home, fact, value), 0);
  }, 0);
}

test("what a swap costs is the difference of two decks counted anew, whatever came before", () => {
  const swaps = fc.array(
    fc.record({ out: fc.nat(SIZE - 1), into: fc.nat(SIZE - 1), by: fc.integer({ min: 1, max: COPIES }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(problem, swaps, (given, tried) => {
      const counts = [4, 4, 2, 1, 0, 0];
      const home = createHomeCost(given);
      for (const [card, copies] of counts.entries()) if (copies > 0) home.change(card, 0, copies);
      for (const { out, into, by } of tried) {
        const held = counts[out] ?? 0;
        const there = counts[into] ?? 0;
        if (out === into || held < by) continue;
        const then = counts.with(out, held - by).with(into, there + by);
        expect(home.worse(out, into, by)).toBeCloseTo(costOf(given, then) - costOf(given, counts), 6);
        expect(home.total()).toBeCloseTo(costOf(given, counts), 6);
        home.change(out, held, held - by);
        home.change(into, there, there + by);
        counts.splice(0, SIZE, ...then);
      }
    }),
  );
});

test("a card that too few decks play costs as much as it does anywhere", () => {
  const wide = { low: new Uint8Array(SPELL_FACTS), high: new Uint8Array(SPELL_FACTS).fill(255) };
  const home = createHomeCost({
    cards: [0, 1],
    habitats: [wide, undefined],
    columns: { kinds: new Uint16Array(2), manaValue: [1, 1], colors: [0, 0] },
  });
  home.change(0, 0, 2);
  const dear = home.worse(0, 1, 2);
  expect(dear).toBeGreaterThan(0);
  home.change(0, 2, 1);
  home.change(1, 0, 1);
  expect(home.worse(0, 1, 1)).toBe(0);
  expect(home.worse(1, 0, 1)).toBe(-dear);
});
