import { expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";
import { smallTable } from "../../testing/small-table.ts";

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

test("a deck of opened cards is won by creatures with power: walls are creatures, and no attackers", () => {
  const { plan, card } = smallTable([
    { name: "Bear", cost: "{1}{G}", type: "Creature — Bear", body: "2/2" },
    { name: "Hedge", cost: "{1}{G}", type: "Creature — Wall", body: "0/4" },
  ]);
  const { targets } = plan({ format: "draft" });
  const filled = (name: string): string[] =>
    targets.filter(({ fills }) => fills(card(name))).map(({ role }) => role);
  expect(filled("Bear")).toEqual(expect.arrayContaining(["creature", "attacker"]));
  expect(filled("Hedge")).toContain("creature");
  expect(filled("Hedge")).not.toContain("attacker");
});
