import fc from "fast-check";
import { expect, test } from "vitest";
import { cardsOf, dropNearDuplicates, type LearnedDeck } from "./decks.ts";

function deck(cards: readonly string[], date: string): LearnedDeck {
  return {
    commander: [],
    main: Object.fromEntries(cards.map((name) => [name, 1])),
    side: {},
    date,
    archetype: "",
  };
}

function alike(a: LearnedDeck, b: LearnedDeck): number {
  const first = new Set(cardsOf(a));
  const second = new Set(cardsOf(b));
  const common = [...first].filter((name) => second.has(name)).length;
  return common / (first.size + second.size - common);
}

test("no two kept decks are near-duplicates, and every dropped one has a kept near-duplicate that is as new", () => {
  // Decks of some forty cards out of forty-two, so that many pairs differ by one card or none.
  const pool = Array.from({ length: 42 }, (_, at) => `Card ${at}`);
  const decks = fc.array(
    fc.tuple(
      fc.uniqueArray(fc.constantFrom(...pool), { maxLength: 3 }),
      fc.constantFrom("2024-01-01", "2025-01-01", "2026-01-01"),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(decks, (missing) => {
      const all = missing.map(([without, date]) =>
        deck(
          pool.filter((name) => !without.includes(name)),
          date,
        ),
      );
      const kept = dropNearDuplicates(all);
      kept.forEach((one, at) => {
        for (const other of kept.slice(at + 1)) expect(alike(one, other)).toBeLessThanOrEqual(0.95);
      });
      for (const dropped of all.filter((one) => !kept.includes(one))) {
        expect(kept.some((one) => alike(one, dropped) > 0.95 && one.date >= dropped.date)).toBe(true);
      }
    }),
  );
});

test("basics do not count", () => {
  expect(cardsOf(deck(["Forest", "Snow-Covered Island", "Wastes", "Llanowar Elves"], ""))).toEqual([
    "Llanowar Elves",
  ]);
});
