import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { createNotes } from "../notes.ts";
import type { GenerateRequest } from "../types.ts";
import { withMoneyForDeck } from "./wish-limits.ts";

const small = smallTable([
  { name: "Dear Leader", cost: "{1}{G}", type: "Legendary Creature — Elf", body: "2/2", usd: 32 },
  { name: "Dear Spell", cost: "{G}", type: "Sorcery", usd: 60 },
]);

function money(request: GenerateRequest) {
  const notes = createNotes();
  const plan = small.plan({ format: "commander", commanders: ["Dear Leader"], ...request });
  const { budget } = withMoneyForDeck(plan, small, notes).wish;
  return { budget, notes: notes.list };
}

describe("a budget that the cards asked for by name use up", () => {
  test("is kept for the others, and that is said", () => {
    const { budget, notes } = money({ budgetUsd: 30 });
    expect(budget).toBe(62);
    expect(notes).toEqual([{ kind: "named-cards-too-dear", cards: ["Dear Leader"], budgetUsd: 30, usd: 32 }]);
    expect(money({ budgetUsd: 50, include: ["Dear Spell"] }).budget).toBe(142);
  });

  test("stays as it is where it buys a deck beside them, or none without them", () => {
    expect(money({ budgetUsd: 40 })).toEqual({ budget: 40, notes: [] });
    expect(money({ budgetUsd: 1 })).toEqual({ budget: 1, notes: [] });
    expect(money({})).toEqual({ budget: undefined, notes: [] });
  });
});
