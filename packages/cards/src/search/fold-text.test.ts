import { describe, expect, test } from "vitest";
import { symbolKey } from "./fold-text.ts";

describe("a mana symbol", () => {
  test.each([
    ["U/P", "u/p"],
    ["P/U", "u/p"],
    ["PU", "u/p"],
    ["up", "u/p"],
    ["G/U/P", "u/g/p"],
    ["GUP", "u/g/p"],
    ["PGU", "u/g/p"],
    ["U/G", "u/g"],
    ["gu", "u/g"],
    ["2W", "2/w"],
    ["W/2", "2/w"],
    ["c/p", "c/p"],
  ])("%s is %s, whatever the order of its halves", (typed, key) => {
    expect(symbolKey(typed)).toBe(key);
  });

  test.each(["10", "ww", "pp", "chaos", "hw", "x", "p", "t"])("%s has no halves", (typed) => {
    expect(symbolKey(typed)).toBe(typed);
  });
});
