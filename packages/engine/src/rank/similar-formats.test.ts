import { expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { withSimilarFormats } from "./similar-formats.ts";

const real = await readReal();
const namesOf = (format: string, isIn?: (format: string, card: number) => boolean): string[] =>
  withSimilarFormats(real.ranker, isIn)
    .skeletons(format)
    .map(({ name }) => name);

test("a format that no decks were learned of plays the archetypes of one whose cards it has", () => {
  expect(namesOf("peasant", () => true)).toEqual(real.ranker.skeletons("pauper").map(({ name }) => name));
  const lent = withSimilarFormats(real.ranker, () => true).skeletons("historic");
  expect(lent.length).toBeGreaterThan(20);
  // Of two decks of one name the more played one.
  const lenders = (name: string) => lent.filter((one) => one.name === name).map(({ lentBy }) => lentBy);
  expect(lenders("Azorius Control")).toEqual(["modern"]);
  expect(lenders("Golgari Midrange")).toEqual(["pioneer"]);
  expect(lenders("Lotus Strings")).toEqual(["pioneer"]);
});

test("without nine tenths of its cards it is not lent, and neither where nobody knows the pool", () => {
  const bolt = real.card("Lightning Bolt");
  const without = namesOf("peasant", (_, card) => card !== bolt);
  expect(without).toContain("Elves");
  expect(without.length).toBeGreaterThan(60);
  expect(namesOf("peasant", () => false)).toEqual([]);
  expect(namesOf("peasant")).toEqual([]);
});

test("a format of its own keeps its own", () => {
  expect(namesOf("modern", () => false)).toEqual(real.ranker.skeletons("modern").map(({ name }) => name));
});
