import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { openCoOccurrence } from "./co-occurrence.ts";
import { NOTHING_LEARNED, writeCoOccurrence } from "./co-occurrence-file.ts";

const { table, names, card } = smallTable([
  { name: "Elf Lord", cost: "{1}{G}", type: "Creature — Elf", text: "Other Elves you control get +1/+1." },
  { name: "Elf Herald", cost: "{2}{G}", type: "Creature — Elf", text: "Elves you control have trample." },
  { name: "Elf", cost: "{G}", type: "Creature — Elf", text: "{T}: Add {G}." },
  { name: "Bird", cost: "{W}", type: "Creature — Bird", text: "Flying" },
  { name: "Burn", cost: "{R}", type: "Instant", text: "Burn deals 3 damage to any target." },
  { name: "Legend", cost: "{R}", type: "Legendary Creature — Goblin", text: "Haste" },
]);
const ranker = openCoOccurrence(writeCoOccurrence(NOTHING_LEARNED).buffer, table, names);

test("of a file without figures no format, leader or archetype is known", () => {
  expect(ranker.knows("modern")).toBe(false);
  expect(ranker.leaders("commander")).toEqual([]);
  expect(ranker.skeletons("modern")).toEqual([]);
  expect(ranker.inclusions("commander", [card("Legend")])).toEqual([]);
});

test("what goes with a card is what says the same, in any format", () => {
  const candidates = ["Burn", "Elf Herald", "Bird", "Elf"].map(card);
  for (const format of ["modern", "commander"]) {
    const scores = ranker.relevance(format, [{ card: card("Elf Lord"), weight: 3 }], candidates);
    const order = [...candidates.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    expect(order.map((at) => table.name(candidates[at] ?? -1)).slice(0, 2)).toEqual(["Elf Herald", "Elf"]);
  }
  expect(ranker.affinity("modern", card("Elf"), card("Elf Lord"))).toBeGreaterThan(
    ranker.affinity("modern", card("Elf"), card("Bird")),
  );
});

test("pairs are the same in a matrix as alone, with nothing on its diagonal", () => {
  const cards = ["Elf", "Elf Lord", "Bird"].map(card);
  const matrix = ranker.affinities("modern", cards);
  for (const [row, a] of cards.entries())
    for (const [column, b] of cards.entries())
      expect(matrix[row * cards.length + column]).toBeCloseTo(ranker.affinity("modern", a, b), 6);
  expect(matrix[0]).toBe(0);
});

test("four copies of a card are usual, and fewer of a legend", () => {
  expect(ranker.usualCopies("modern", card("Burn"))).toBe(4);
  expect(ranker.usualCopies("modern", card("Legend"))).toBeLessThan(4);
});
