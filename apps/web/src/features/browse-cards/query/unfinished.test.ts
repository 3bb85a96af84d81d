import { describe, expect, test } from "vitest";
import { saysNothingYet, unfinishedEnd } from "./unfinished.ts";

const hint = (query: string) => unfinishedEnd(query)?.hint;
const fixed = (query: string) => unfinishedEnd(query)?.fix?.query;

describe("what a search lacks at its end", () => {
  test("a field without a value says which one is missing", () => {
    expect(hint("t:")).toBe("t: waits for a value, like t:elf.");
    expect(hint("t:elf mv<=")).toBe("mv<= waits for a value, like mv<=3.");
    expect(hint("t:elf")).toBeUndefined();
  });

  test("a field without a sign can also be looked for in names", () => {
    expect(hint("t:elf mv")).toBe("mv (mana value) needs a sign and a value, like mv<=3.");
    expect(fixed("t:elf mv")).toBe('t:elf "mv"');
    for (const query of ["mv ", '"mv"', "bolt", "m"]) expect(hint(query)).toBeUndefined();
  });

  test("a quotation mark or a pattern that is open can be closed", () => {
    expect(fixed('t:elf o:"dra ')).toBe('t:elf o:"dra"');
    expect(fixed('!"Lightning B')).toBe('!"Lightning B"');
    expect(fixed("o:“dra")).toBe('o:“dra"');
    expect(fixed("o:/dra")).toBe("o:/dra/");
    expect(unfinishedEnd('o:"dra"')).toBeNull();
  });

  test("what was found counts, unless it is nothing, or a few names with the letters of a field", () => {
    expect(saysNothingYet(unfinishedEnd('o:"dra'), 4_000)).toBe(false);
    expect(saysNothingYet(unfinishedEnd('o:"dra'), 0)).toBe(true);
    expect(saysNothingYet(unfinishedEnd("mv"), 4)).toBe(true);
    expect(saysNothingYet(unfinishedEnd("lightning bo"), 5)).toBe(false);
    expect(saysNothingYet(unfinishedEnd("sword of fo"), 3)).toBe(false);
    expect(saysNothingYet(unfinishedEnd("power"), 80)).toBe(false);
    expect(saysNothingYet(unfinishedEnd("t:elf t:wall"), 0)).toBe(false);
  });
});
