import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseManaCost } from "./mana-cost.ts";

describe("a mana cost", () => {
  test.each([
    ["", 0, 0, [0, 0, 0, 0, 0, 0]],
    ["{0}", 0, 0, [0, 0, 0, 0, 0, 0]],
    ["{2}{W}{W}", 4, 2, [2, 0, 0, 0, 0, 0]],
    ["{15}", 15, 15, [0, 0, 0, 0, 0, 0]],
    ["{C}{C}{G}", 3, 0, [0, 0, 0, 0, 1, 2]],
    ["{U/P}{1}", 2, 1, [0, 1, 0, 0, 0, 0]],
    ["{HW}", 0.5, 0, [1, 0, 0, 0, 0, 0]],
  ])("%s has its value, generic mana and pips", (cost, manaValue, generic, pips) => {
    const read = parseManaCost(cost);
    expect(read.manaValue).toBe(manaValue);
    expect(read.generic).toBe(generic);
    expect(read.pips).toEqual(pips);
  });

  test("counts variables apart, and they add nothing", () => {
    const read = parseManaCost("{X}{X}{R}");
    expect(read).toMatchObject({ variables: 2, manaValue: 1, generic: 0 });
  });

  test("knows hybrids, two-or-one-color and Phyrexian hybrids by what pays for them", () => {
    const { hybrids, manaValue, pips } = parseManaCost("{2/W}{G/U}{G/U/P}");
    expect(manaValue).toBe(4);
    expect(pips).toEqual([0, 0, 0, 0, 0, 0]);
    expect(hybrids.map(({ colors, instead, phyrexian }) => [colors, instead, phyrexian])).toEqual([
      [1, 2, false],
      [18, 0, false],
      [18, 0, true],
    ]);
  });

  test("adds both halves of a split card", () => {
    expect(parseManaCost("{1}{R} // {1}{U}").manaValue).toBe(4);
  });

  test("whatever is written, the answer is a number and nothing is thrown", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (cost) => {
        expect(parseManaCost(cost).manaValue).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
