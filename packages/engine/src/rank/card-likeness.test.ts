import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { cardLikeness } from "./card-likeness.ts";

const { table, card } = smallTable([
  { name: "Cheap Burn", cost: "{R}", type: "Instant", text: "Cheap Burn deals 3 damage to any target." },
  { name: "Dear Burn", cost: "{4}{R}", type: "Sorcery", text: "Dear Burn deals 6 damage to any target." },
  { name: "Elf", cost: "{G}", type: "Creature — Elf", text: "{T}: Add {G}." },
  { name: "Elf Lord", cost: "{1}{G}", type: "Creature — Elf", text: "Other Elves you control get +1/+1." },
  { name: "Bird", cost: "{W}", type: "Creature — Bird", text: "Flying" },
  { name: "New Burn", cost: "{R}", type: "Instant", text: "New Burn deals 4 damage to any target." },
  { name: "New Elf", cost: "{G}", type: "Creature — Elf", text: "{T}: Add {G}." },
]);
const known = ["Cheap Burn", "Dear Burn", "Elf", "Elf Lord", "Bird"].map(card);
const likeness = cardLikeness(table, known, 2);
const namesOf = (name: string): string[] => likeness.nearest(card(name)).map((each) => table.name(each.card));

test("the nearest cards say and are the same, likest first, no more than wanted", () => {
  expect(namesOf("New Elf")).toEqual(["Elf", "Elf Lord"]);
  expect(namesOf("New Burn")).toEqual(["Cheap Burn", "Dear Burn"]);
  const [first, second] = likeness.nearest(card("New Burn"));
  expect(first?.likeness).toBeGreaterThan(second?.likeness ?? 1);
});

test("likeness is the same both ways, one for twins and none for strangers", () => {
  const between = (a: string, b: string): number => likeness.between(card(a), card(b));
  expect(between("Elf", "New Elf")).toBeCloseTo(1, 5);
  expect(between("New Elf", "Elf Lord")).toBeCloseTo(between("Elf Lord", "New Elf"), 6);
  expect(between("New Burn", "Bird")).toBeLessThan(0.1);
});
