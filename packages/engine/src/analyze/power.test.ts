import type { Bracket } from "@deckwright/decks/deck.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { type PowerFigures, powerLevel } from "./power.ts";

const bracket = fc.constantFrom<Bracket>(1, 2, 3, 4, 5);
const amount = fc.double({ min: 0, max: 40, noNaN: true });
const figures: fc.Arbitrary<PowerFigures> = fc.record({
  averageManaValue: fc.double({ min: 0, max: 8, noNaN: true }),
  castability: fc.double({ min: 0, max: 1, noNaN: true }),
  ramp: amount,
  fastMana: amount,
  tutors: amount,
  interaction: amount,
  gameChangers: amount,
  combos: amount,
  playsets: fc.double({ min: 0, max: 4, noNaN: true }),
  selection: amount,
  popularity: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("is the rounded sum of its parts, from 1 to 10", () => {
  fc.assert(
    fc.property(
      figures,
      fc.option(fc.record({ floor: bracket, meant: fc.option(bracket) })),
      (deck, bounds) => {
        const { power_level, powerParts } = powerLevel(deck, bounds);
        const sum = powerParts.reduce((all, { points }) => all + points, 0);
        expect(power_level).toBe(Math.round(Math.round(sum * 10) / 10));
        expect(power_level >= 1 && power_level <= 10).toBe(true);
      },
    ),
  );
});

test("stays within the levels of the bracket that a deck is meant for or cannot be below", () => {
  fc.assert(
    fc.property(figures, bracket, bracket, (deck, floor, meant) => {
      const least = BRACKET_POWER[floor][0];
      const most = Math.max(BRACKET_POWER[floor][1], BRACKET_POWER[meant][1]);
      const { power_level } = powerLevel(deck, { floor, meant });
      expect(power_level >= Math.max(least, BRACKET_POWER[meant][0]) && power_level <= most).toBe(true);
    }),
  );
});

test("grows with what makes decks strong", () => {
  fc.assert(
    fc.property(figures, (deck) => {
      const stronger = {
        ...deck,
        averageManaValue: deck.averageManaValue - 0.5,
        interaction: deck.interaction + 3,
        tutors: deck.tutors + 2,
      };
      for (const bounds of [null, { floor: 1 as const, meant: null }]) {
        expect(powerLevel(stronger, bounds).power_level).toBeGreaterThanOrEqual(
          powerLevel(deck, bounds).power_level,
        );
      }
    }),
  );
});
