import { expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";
import { noteFindings } from "../explain/note-findings.ts";
import { createNotes } from "../notes.ts";
import type { Plan } from "../plan/plan.ts";
import type { Analysis } from "../types.ts";
import { noteMissedAim, noteTypeOfName } from "./notes.ts";

const small = learnedRanker();
const plan = small.plan({ format: "commander", tribe: "Elf" });
const skeleton = { name: "Izzet Elves", decks: 9, main: [], side: [] } as unknown as NonNullable<
  Plan["skeleton"]
>;

function said(of: Plan, copies: number): readonly string[] {
  const elf = Array.from({ length: small.table.size }, (_, card) => card).find(
    (card) => small.table.name(card) === "Elf 1",
  );
  const notes = createNotes();
  noteTypeOfName(of, small.table, new Map([[elf ?? 0, copies]]), notes);
  return noteFindings(notes.list).map(({ message }) => message);
}

test("a deck that is of a creature type by its archetype's name alone says how few of it there are", () => {
  expect(said({ ...plan, skeleton, creatureType: -1 }, 4)[0]).toContain("this one has 4");
});

test("a deck that gathers the type says nothing of it", () => {
  expect(said({ ...plan, skeleton, creatureType: -1 }, 12)).toEqual([]);
  expect(said({ ...plan, skeleton }, 4)).toEqual([]);
  expect(said(plan, 4)).toEqual([]);
});

test("a deck with fewer of a type than make one says so, however few it is held to", () => {
  const told = (have: number, min: number): readonly string[] => {
    const notes = createNotes();
    const roles = [{ role: "typal", label: "Elf cards", have, min, max: 36 }];
    noteMissedAim(
      plan.format,
      { playstyle: "tempo", tribe: "Elf" },
      { roles, bracket: null } as unknown as Analysis,
      notes,
    );
    return noteFindings(notes.list).map(({ message }) => message);
  };
  expect(told(9, 13)[0]).toContain("9 Elf cards");
  expect(told(10, 13)).toEqual([]);
  expect(told(18, 22)[0]).toContain("18 Elf cards");
});
