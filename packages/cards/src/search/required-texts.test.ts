import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requiredTexts } from "./required-texts.ts";

describe("what a pattern requires", () => {
  test.each([
    ["draw", ["draw"]],
    ["deals? \\d+ damage", [" damage"]],
    ["draw (two|three) cards", [" cards"]],
    ["\\b(orc|orcs)\\b", ["orc", "orcs"]],
    ["destroy|exile", ["destroy", "exile"]],
    ["destroy|a", []],
    ["(?:destroy )?target", ["target"]],
    ["(?!non)creature", ["creature"]],
    ["(?<!non)creature token", ["creature token"]],
    ["^{t}: add {g}\\.$", ["{t}: add {g}."]],
    ["co+lor", ["lor"]],
    ["abc{0}def", ["def"]],
    ["abc{2}", ["abc"]],
    ["[destroy]", []],
    ["[)(]target", ["target"]],
    [".*", []],
    ["", []],
  ])("%s", (pattern, texts) => {
    expect(requiredTexts(new RegExp(pattern))).toEqual(texts);
  });

  test("is in everything that matches", () => {
    const piece = fc.constantFrom(
      "abc",
      "abd",
      "b",
      "c?",
      "[ab]",
      "(abc|bcd)",
      "(?:ab)?",
      "a+",
      "\\b",
      "c{0,2}",
      "|",
    );
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", " "), maxLength: 14 });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), text, (pieces, one) => {
        const pattern = new RegExp(pieces.join(""));
        const texts = requiredTexts(pattern);
        return !pattern.test(one) || texts.length === 0 || texts.some((wanted) => one.includes(wanted));
      }),
      { numRuns: 2000 },
    );
  });
});
