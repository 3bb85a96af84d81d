import { expect, test } from "vitest";
import { putInList } from "./put-in-list.ts";

const LIST = {
  Commander: [{ name: "Lathril", quantity: 1 }],
  Creatures: [{ name: "Llanowar Elves", quantity: 2, role: "ramp" }],
  Sideboard: [{ name: "Duress", quantity: 1 }],
};

test("a card that is there counts one more, and keeps what is known of it", () => {
  expect(putInList(LIST, "Llanowar Elves", "Creature — Elf Druid").Creatures).toEqual([
    { name: "Llanowar Elves", quantity: 3, role: "ramp" },
  ]);
});

test("a new card goes into the group of its type, by its front", () => {
  const list = putInList(LIST, "Walking Ballista", "Artifact Creature — Construct // Land");
  expect(list.Creatures?.at(-1)).toEqual({ name: "Walking Ballista", quantity: 1 });
  expect(putInList(LIST, "Opt", "Instant").Instants).toEqual([{ name: "Opt", quantity: 1 }]);
  expect(putInList(LIST, "Odd One", "Summon").Added).toEqual([{ name: "Odd One", quantity: 1 }]);
});

test("a copy in the sideboard is none of the deck, and stays", () => {
  const list = putInList(LIST, "Duress", "Sorcery");
  expect(list.Sideboard).toEqual(LIST.Sideboard);
  expect(list.Sorceries).toEqual([{ name: "Duress", quantity: 1 }]);
  expect(LIST).not.toHaveProperty("Sorceries");
});
