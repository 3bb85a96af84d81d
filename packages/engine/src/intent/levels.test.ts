import { describe, expect, test } from "vitest";
import { levelAt } from "./levels.ts";
import { tokenize } from "./tokens.ts";

const levelIn = (text: string): string | undefined => {
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length; at++) {
    const content = levelAt(tokens, at)?.content;
    if (content?.kind === "bracket-number") return `bracket ${content.value}`;
    if (content?.kind === "power-number") return `power ${content.value}`;
  }
  return undefined;
};

describe("how strong a deck is to be", () => {
  test.each([
    ["bracket 3", "bracket 3"],
    ["b3", "bracket 3"],
    ["bracket two", "bracket 2"],
    ["br3", "bracket 3"],
    ["br9", undefined],
    ["the 3rd bracket", "bracket 3"],
    ["bracket 2-3", "bracket 3"],
    ["a 4 bracket deck", "bracket 4"],
    ["power level 7", "power 7"],
    ["pl7", "power 7"],
    ["power around 8", "power 8"],
    ["power 7 to 8", "power 7.5"],
    ["7/10", "power 7"],
    ["8 out of 10", "power 8"],
    ["elf commander, a solid 7", "power 7"],
    ["edh, about a 7", "power 7"],
    ["a 7 on the power scale", "power 7"],
    ["elf edh, br 3", "bracket 3"],
    ["elf edh b-4", "bracket 4"],
    ["on the usual scale I'd call it a 7", "power 7"],
    ["shooting for an eight, elves", "power 8"],
    ["elves, it sits at a 6", "power 6"],
    ["precon power, 80 dollars for all", undefined],
    ["elves of middling power, $90", undefined],
    ["call it a 7 drop curve", undefined],
    ["about a 3 drop curve", undefined],
    ["a strong 4 color deck", undefined],
    ["about a 5 year break", undefined],
    ["like a 10 card sideboard", undefined],
    ["my 3 solid friends", undefined],
    ["black red 3 drops", undefined],
    ["b9", undefined],
    ["power creatures", undefined],
    ["creatures of power 4 or greater", undefined],
    ["next level 3", undefined],
  ])("%s", (text, level) => {
    expect(levelIn(text)).toBe(level);
  });
});
