import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSTRUCTED_POWER, type PowerMeasure, SINGLETON_POWER } from "../../data/power.ts";
import { powerLevel } from "./power.ts";
import type { PowerFigures } from "./power-figures.ts";

const MEASURES = [...SINGLETON_POWER.rows, ...CONSTRUCTED_POWER.rows].map(({ measure }) => measure);

const record = fc.record(
  Object.fromEntries(
    MEASURES.map((measure) => [measure, fc.double({ min: 0, max: 20, noNaN: true })]),
  ) as Record<PowerMeasure, fc.Arbitrary<number>>,
);
const figures: fc.Arbitrary<PowerFigures> = record;
const scales = [
  ["with commanders", SINGLETON_POWER],
  ["without", CONSTRUCTED_POWER],
] as const;

/** A deck that gets no points in any row. */
function nothing(scale: typeof SINGLETON_POWER): PowerFigures {
  const none = Object.fromEntries(MEASURES.map((measure) => [measure, 0]));
  return { ...none, ...Object.fromEntries(scale.rows.map((row) => [row.measure, row.none])) } as PowerFigures;
}

describe.each(scales)("the power of decks %s", (_, scale) => {
  test("is the rounded sum of its parts, from 1 to 10", () => {
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (deck, done) => {
        const { power_level, powerParts } = powerLevel(deck, scale, done);
        const sum = powerParts.reduce((all, { points }) => all + points, 0);
        expect(power_level).toBe(Math.round(Math.round(sum * 10) / 10));
        expect(power_level >= 1 && power_level <= 10).toBe(true);
      }),
    );
  });

  test.each(scale.rows.map((row) => [row.label, row] as const))("never falls with more of: %s", (__, row) => {
    const better = Math.sign(row.full - row.none);
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 10, noNaN: true }), (deck, more) => {
        const improved = { ...deck, [row.measure]: deck[row.measure] + better * more };
        expect(powerLevel(improved, scale).power_level).toBeGreaterThanOrEqual(
          powerLevel(deck, scale).power_level,
        );
      }),
    );
    const full = powerLevel({ ...nothing(scale), [row.measure]: row.full }, scale);
    expect(full.powerParts.map(({ label }) => label)).toEqual([scale.start.label, row.label]);
  });

  test("is 1 for a deck with nothing, and ends at 10 in a part of its own", () => {
    expect(powerLevel(nothing(scale), scale)).toMatchObject({ power_level: 1, powerParts: [scale.start] });
    const most = Object.fromEntries(scale.rows.map((row) => [row.measure, row.full]));
    const { power_level, powerParts } = powerLevel({ ...nothing(scale), ...most } as PowerFigures, scale);
    expect(power_level).toBe(10);
    expect(powerParts.reduce((all, { points }) => all + points, 0)).toBeLessThanOrEqual(10.05);
  });

  test("grows with a deck that is being put together", () => {
    const most = {
      ...nothing(scale),
      ...Object.fromEntries(scale.rows.map((row) => [row.measure, row.full])),
    };
    const levels = [0, 0.25, 0.5, 1].map((done) => powerLevel(most as PowerFigures, scale, done).power_level);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(levels[0]).toBe(1);
  });
});
