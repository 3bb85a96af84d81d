import { expect, test } from "vitest";
import { completionsAt, isPlainName } from "./completions.ts";

const texts = (query: string, caret = query.length) => completionsAt(query, caret).map(({ text }) => text);

test("keywords are offered for the beginning of one", () => {
  expect(texts("elf ra")).toEqual(["rarity:"]);
  expect(completionsAt("elf ra", 6)[0]).toMatchObject({ start: 4, end: 6 });
  expect(texts("elf r")).toEqual([]);
  expect(texts("bolt")).toEqual([]);
  expect(texts("flav")).toEqual(["flavor:"]);
});

test("values are offered behind a keyword, however it is written, at the caret", () => {
  expect(texts("r:m")).toEqual(["mythic"]);
  expect(texts("f:pa t:elf", 4)).toEqual(["pauper", "paupercommander"]);
  expect(completionsAt("f:pa t:elf", 4)[0]).toMatchObject({ start: 2, end: 4 });
  expect(texts("r:mythic")).toEqual([]);
  expect(texts("r>=")).toContain("rare");
  expect(texts("usd:")).toEqual([]);
  expect(texts("stamp:a")).toEqual(["acorn", "arena"]);
  expect(texts("wm:s")).toEqual(["selesnya", "simic", "sultai"]);
  expect(texts('o:"f:')).toEqual([]);
});

test("only words make a plain name", () => {
  expect(isPlainName("lightning bo")).toBe(true);
  for (const query of ["", "t:elf", "-bolt", '"bolt"', "a or b", "!bolt"])
    expect(isPlainName(query)).toBe(false);
});
