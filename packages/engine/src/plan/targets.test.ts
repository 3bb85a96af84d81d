import { expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";

const small = learnedRanker();
const bandOf = (wish: Parameters<typeof small.plan>[0]): readonly number[] | undefined => {
  const typal = small.plan(wish).targets.find(({ role }) => role === "typal");
  return typal && [typal.min, typal.max];
};

test("a type that is asked for beside a way to play has a band of its own in sixty cards", () => {
  expect(bandOf({ format: "modern", tribe: "Elf", playstyle: "tempo" })).toEqual([13, 36]);
  expect(bandOf({ format: "modern", playstyle: "tempo" })).toBeUndefined();
});

test("where the way to play is the type, its own band holds", () => {
  expect(bandOf({ format: "modern", tribe: "Elf", playstyle: "tribal" })?.[0]).toBeGreaterThan(13);
});
