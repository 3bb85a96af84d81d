import { describe, expect, test } from "vitest";
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
    ["usd. humans", "hard"],
    ["usd. 60", "tight"],
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
