import { expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";
import { noteFindings } from "../explain/note-findings.ts";
import { createNotes } from "../notes.ts";
import type { GenerateRequest } from "../types.ts";
import { noteUsualCards } from "./usual-notes.ts";

const small = learnedRanker();
const LATHRIL = { format: "commander", commanders: ["Lathril, Blade of the Elves"] };

/** What is said of a deck that has all cards but these. */
function said(missing: readonly string[], request: GenerateRequest = {}): readonly string[] {
  const plan = small.plan({ ...LATHRIL, ...request });
  const main = new Map(
    Array.from({ length: small.table.size }, (_, card): [number, number] => [card, 1]).filter(
      ([card]) => !missing.includes(small.table.name(card)),
    ),
  );
  const notes = createNotes();
  noteUsualCards(plan, small, main, notes);
  return noteFindings(notes.list).map(({ message }) => message);
}

test("nothing is said of a deck that has what most decks of its commander play", () => {
  expect(said([])).toEqual([]);
  // Two in five decks play it: nobody misses it.
  expect(said(["Elf 40"])).toEqual([]);
});

test("each card that most decks play and the deck does not is told with its reason", () => {
  expect(said(["Sol Ring"], { exclude: ["Sol Ring"] })).toEqual([
    "Most decks of Lathril, Blade of the Elves play a card that this one does without: Sol Ring (left out by you).",
  ]);
  expect(said(["Elf 1", "Elf 2"], { budgetUsd: 10 })[0]).toContain("Elf 1, Elf 2 (for the price)");
  expect(said(["Elf 1"], { novelty: 1 })[0]).toContain("Elf 1 (the dial stands nearer to hidden gems)");
  expect(said(["Elf 1"], { bracket: 1 })[0]).toContain("the level you asked for");
  expect(said(["Elf 1"], { playstyle: "control" })[0]).toContain("what you asked for needs its place");
  expect(said(["Elf 1"])[0]).toContain("others fit better");
});

test("of many the first are named and the others counted", () => {
  const elves = Array.from({ length: 8 }, (_, at) => `Elf ${at + 1}`);
  expect(said(elves)[0]).toMatch(/Elf 6 \(others fit better\) and 2 more\.$/);
});
