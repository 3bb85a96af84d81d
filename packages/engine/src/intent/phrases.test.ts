import { describe, expect, test } from "vitest";
import { overCommas, Phrases, phraseSet, pluralsOf } from "./phrases.ts";
import { tokenize } from "./tokens.ts";

describe("phrases", () => {
  const phrases = phraseSet(["mono red", "mono red burn", "red"]);

  test("are found by their longest form, and only where nothing parts their words", () => {
    expect(phrases.longest(tokenize("mono red burn deck"), 0)?.length).toBe(3);
    expect(phrases.longest(tokenize("mono red, burn"), 0)?.length).toBe(2);
    expect(phrases.longest(tokenize("mono red, burn"), 0, overCommas)?.length).toBe(3);
    expect(phrases.longest(tokenize("mono blue"), 0)).toBeUndefined();
  });

  test("reach over commas where they may, and over no full stop", () => {
    expect(phrases.longest(tokenize("mono red. Burn"), 0, overCommas)?.length).toBe(2);
  });

  test("have the value that was given first", () => {
    const values = new Phrases<number>();
    values.add("mono red", 1);
    values.add("mono red", 2);
    expect(values.longest(tokenize("mono red deck"), 0)).toEqual({ value: 1, length: 2 });
  });

  test("are found from behind", () => {
    expect(phrases.endingBefore(tokenize("a mono red deck"), 3)).toBe(2);
    expect(phrases.endingBefore(tokenize("a mono red deck"), 2)).toBe(0);
  });

  test("that are given later are found from behind as well", () => {
    const later = phraseSet(["mono red"]);
    expect(later.endingBefore(tokenize("led by nobody"), 2)).toBe(0);
    later.add("led by", true);
    expect(later.endingBefore(tokenize("led by nobody"), 2)).toBe(2);
  });

  test("of which the beginning is none are found, and their beginning is not", () => {
    const long = phraseSet(["red deck wins", "red"]);
    expect(long.longest(tokenize("red deck wins here"), 0)?.length).toBe(3);
    expect(long.longest(tokenize("red deck loses"), 0)?.length).toBe(1);
    expect(long.longest(tokenize("red, deck wins"), 0)?.length).toBe(1);
  });

  test.each([
    ["elf", "elves"],
    ["ally", "allies"],
    ["merfolk", "merfolks"],
    ["sphinx", "sphinxes"],
    ["horseman", "horsemen"],
  ])("%s has the plural %s", (one, many) => {
    expect(pluralsOf(one)).toContain(many);
  });
});
