import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { expect, test } from "vitest";
import { isFromPool, isList, type Kind, kindOf } from "./kind.ts";

const slugsOf = (kind: Kind): readonly string[] =>
  [...FORMATS.values()].filter((format) => kindOf(format) === kind).map(({ slug }) => slug);

test("formats build decks, but for those whose rules say what else", () => {
  expect(new Set(slugsOf("team"))).toEqual(new Set(["two-headed-giant"]));
  expect(new Set(slugsOf("cube"))).toEqual(new Set(["cube-draft"]));
  expect(new Set(slugsOf("battle box"))).toEqual(new Set(["battle-box"]));
  expect(slugsOf("deck")).toEqual(expect.arrayContaining(["commander", "modern", "sealed", "conspiracy"]));
});

test("cubes and battle boxes are lists, and nothing else is", () => {
  expect((["deck", "team", "cube", "battle box"] as const).filter(isList)).toEqual(["cube", "battle box"]);
});

test("decks of limited formats come from a pool, those of others only in forms of their own", () => {
  const fromPool = [...FORMATS.values()].filter((format) => format.id === format.slug && isFromPool(format));
  expect(new Set(fromPool.map(({ slug }) => slug))).toEqual(new Set(["draft", "sealed", "conspiracy"]));
});
