import { expect, test } from "vitest";
import { layOutEdge } from "./edge-layout.ts";

const spell = (mv: number, colors: readonly string[], quantity = 1) => ({
  mv,
  colors,
  color_identity: colors,
  type_line: "Instant",
  quantity,
});

test("draws one sliver a card and keeps lands apart", () => {
  const { runs } = layOutEdge([
    spell(2, ["G"], 3),
    spell(1, ["B", "G"]),
    { mv: 0, colors: [], color_identity: ["G"], type_line: "Basic Land — Forest", quantity: 10 },
  ]);
  const slivers = (key: string) => runs.find((run) => run.key === key)?.d.match(/M/g)?.length;
  expect([slivers("spell G"), slivers("spell M"), slivers("land G")]).toEqual([3, 1, 10]);
});

test("is wider by a gap at each step of mana value", () => {
  const even = layOutEdge([spell(1, ["G"]), spell(1, ["G"])]).width;
  const stepped = layOutEdge([spell(1, ["G"]), spell(2, ["G"])]).width;
  expect(stepped).toBeGreaterThan(even);
});

test("an empty deck has a width, and a huge one ends", () => {
  expect(layOutEdge([])).toEqual({ width: 1, runs: [] });
  expect(layOutEdge([spell(1, ["G"], 100_000)]).width).toBeLessThan(500);
});
