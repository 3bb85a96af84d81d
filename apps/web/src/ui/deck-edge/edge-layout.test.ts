import { expect, test } from "vitest";
import { layOutEdge } from "./edge-layout.ts";

test("draws one sliver a card and keeps lands apart", () => {
  const { paths } = layOutEdge([
    [1, "M", 1],
    [2, "G", 3],
    [null, "G", 10],
  ]);
  const slivers = (key: string) => paths.find((path) => path.key === key)?.d.match(/M/g)?.length;
  expect([slivers("spell G"), slivers("spell M"), slivers("land G")]).toEqual([3, 1, 10]);
});

test("is wider by a gap at each step of mana value", () => {
  const even = layOutEdge([[1, "G", 2]]).width;
  const stepped = layOutEdge([
    [1, "G", 1],
    [2, "G", 1],
  ]).width;
  expect(stepped).toBeGreaterThan(even);
});

test("an empty deck has a width, and a huge one ends", () => {
  expect(layOutEdge([])).toEqual({ width: 1, paths: [] });
  expect(layOutEdge([[1, "G", 100_000]]).width).toBeLessThan(500);
});
