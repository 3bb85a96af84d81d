import { readFileSync } from "node:fs";
import { SYMBOL_POINTS, symbolsOf } from "@deckwright/art/symbols.ts";
import { describe, expect, test } from "vitest";
import { wordOf } from "./symbols.ts";

describe("symbolsOf", () => {
  test("reads numbers of two digits, hybrids and lower case", () => {
    expect(symbolsOf("{10}{g/u}{B/P}{X}")).toEqual(["10", "G/U", "B/P", "X"]);
  });

  test("skips what is no symbol", () => {
    expect(symbolsOf("")).toEqual([]);
    expect(symbolsOf("{R} // {")).toEqual(["R"]);
  });
});

test("symbols are read out in words", () => {
  expect(symbolsOf("{2}{W}{G/P}").map(wordOf)).toEqual(["2", "white", "green or Phyrexian"]);
});

test("the sprite has every symbol that pages may ask for", () => {
  const sprite = readFileSync(new URL("./symbols.svg", import.meta.url), "utf8");
  const drawn = Array.from(sprite.matchAll(/<view id="([^"]+)"/g), (match) => match[1]);
  expect(drawn.sort()).toEqual(Object.keys(SYMBOL_POINTS).sort());
});
