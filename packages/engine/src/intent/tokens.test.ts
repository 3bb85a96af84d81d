import { describe, expect, test } from "vitest";
import { overCommas, phraseSet, pluralsOf } from "./phrases.ts";
import { foldPhrase, tokenize, wordsOf } from "./tokens.ts";

describe("words of a sentence", () => {
  test("are folded, and know their place", () => {
    const text = "Déjà-vu, Æther Vial & Urza's +1/+1";
    const tokens = tokenize(text);
    expect(tokens.map((token) => token.text)).toEqual([
      "deja",
      "vu",
      "aether",
      "vial",
      "and",
      "urzas",
      "+1/+1",
    ]);
    for (const { start, end } of tokens) expect(text.slice(start, end).trim()).not.toBe("");
    expect(wordsOf(tokens, 2, 4)).toBe("aether vial");
  });

  test.each([
    ["elf tribal", "tight"],
    ["mono-green", "tight"],
    ["elves, goblins", "comma"],
    ["elves. goblins", "hard"],
    ["elves\ngoblins", "hard"],
    ["Mr. Orfeo", "tight"],
    ["include: Sol", "hard"],
  ])("know how they hang together: %j", (text, gap) => {
    expect(tokenize(text)[1]?.gap).toBe(gap);
  });

  test("of a name are the same as in a sentence", () => {
    for (const name of ["Lim-Dûl's Vault", "Fire // Ice", "Jötun Grunt", "Borrowing 100,000 Arrows"])
      expect(foldPhrase(name)).toBe(
        tokenize(name)
          .map((token) => token.text)
          .join(" "),
      );
  });
});

describe("phrases", () => {
  const phrases = phraseSet(["mono red", "mono red burn", "red"]);

  test("are found by their longest form, and only where nothing parts their words", () => {
    expect(phrases.longest(tokenize("mono red burn deck"), 0)?.length).toBe(3);
    expect(phrases.longest(tokenize("mono red, burn"), 0)?.length).toBe(2);
    expect(phrases.longest(tokenize("mono red, burn"), 0, overCommas)?.length).toBe(3);
    expect(phrases.longest(tokenize("mono blue"), 0)).toBeUndefined();
  });

  test("are found from behind", () => {
    expect(phrases.endingBefore(tokenize("a mono red deck"), 3)).toBe(2);
    expect(phrases.endingBefore(tokenize("a mono red deck"), 2)).toBe(0);
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
