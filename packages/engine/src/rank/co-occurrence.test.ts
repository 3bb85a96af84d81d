import { describe, expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";

const { table, ranker, card } = learnedRanker();

/** Cards within some colors. */
function within(colors = 31): number[] {
  return Array.from({ length: table.size }, (_, each) => each).filter(
    (each) => (table.colorIdentity[each]! & ~colors) === 0,
  );
}

function best(scores: Float32Array, candidates: readonly number[], count: number): string[] {
  return candidates
    .map((each, at) => ({ each, score: scores[at]! }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ each }) => table.name(each));
}

const elvesIn = (names: readonly string[]): number => names.filter((name) => name.startsWith("Elf ")).length;

describe("relevance", () => {
  test("surrounds an elf lord with elves, and what it suggests suits the colors' staples too", () => {
    const pool = within(20);
    const seeds = [{ card: card("Lathril, Blade of the Elves"), weight: 3 }];
    const top = best(ranker.relevance("commander", seeds, pool), pool, 30);
    expect(elvesIn(top)).toBeGreaterThan(15);
    expect(top).toContain("Sol Ring");
  });

  test("asks leaders of the same kind about a commander that nobody has counted", () => {
    const pool = within(16);
    const seeds = [{ card: card("Marwyn, the Nurturer"), weight: 3 }];
    const top = best(ranker.relevance("commander", seeds, pool), pool, 20);
    expect(elvesIn(top)).toBeGreaterThan(elvesIn(best(ranker.relevance("commander", [], pool), pool, 20)));
  });

  test("of a commander that nobody has counted it is expected what decks of those alike play", () => {
    const expected = ranker.expected("commander", [card("Marwyn, the Nurturer")]);
    expect(expected?.(card("Elf 1"))).toBeGreaterThan(2 * (expected?.(card("Bear 1")) ?? 1));
    expect(expected?.(card("Sol Ring"))).toBeGreaterThan(0.4);
    expect(expected?.(card("Stranger 1"))).toBe(0);
    const pair = ["Marwyn, the Nurturer", "Goreclaw, Terror of Qal Sisma"].map(card);
    expect(ranker.expected("commander", pair)).toBeUndefined();
  });

  test("what all play says nothing of a commander that nobody has counted, but of cards without one", () => {
    const { relevance } = ranker;
    const pool = within(16);
    const [ring = 0, elf = 0] = [card("Sol Ring"), card("Elf 1")].map((each) => pool.indexOf(each));
    const ahead = (seeds: Parameters<typeof relevance>[1]): number => {
      const scores = relevance("commander", seeds, pool);
      return scores[ring]! - scores[elf]!;
    };
    const alone = ahead([{ card: card("Marwyn, the Nurturer"), weight: 3 }]);
    expect(alone).toBeLessThan(ahead([{ card: card("Lathril, Blade of the Elves"), weight: 3 }]));
    expect(alone).toBeLessThan(ahead([{ card: card("Llanowar Elves"), weight: 1 }]));
  });

  test("finds what burn decks play, main and sideboard", () => {
    const pool = within();
    const seeds = [{ card: card("Goblin Guide"), weight: 2 }];
    const top = best(ranker.relevance("modern", seeds, pool), pool, 4);
    expect(top).toEqual(expect.arrayContaining(["Lightning Bolt", "Lava Spike", "Boros Charm"]));
    const side = best(ranker.sideRelevance("modern", seeds, pool), pool, 3);
    expect(side).toContain("Smash to Smithereens");
    expect(side).not.toContain("Lava Spike");
  });

  test("is standardized over its best 600, whatever is asked", () => {
    const pool = within();
    for (const seeds of [[], [{ card: card("Krenko, Mob Boss"), weight: 3 }]]) {
      const scores = [...ranker.relevance("commander", seeds, pool)].sort((a, b) => b - a).slice(0, 600);
      const mean = scores.reduce((sum, score) => sum + score, 0) / 600;
      const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / 600);
      expect(Math.abs(mean)).toBeLessThan(0.01);
      expect(Math.abs(deviation - 1)).toBeLessThan(0.01);
    }
    expect(ranker.relevance("commander", [], [])).toHaveLength(0);
  });

  test("answers for formats that it never saw", () => {
    expect(ranker.knows("battle-box")).toBe(false);
    const pool = [card("Sol Ring"), card("Lightning Bolt"), card("Stranger 1")];
    const scores = ranker.relevance("battle-box", [{ card: card("Forest"), weight: 1 }], pool);
    expect(scores[0]).toBeGreaterThan(scores[2]!);
    const burn = [card("Goblin Guide"), card("Lava Spike")].map((each) => ({ card: each, weight: 1 }));
    const everything = within();
    expect(best(ranker.relevance("battle-box", burn, everything), everything, 4)).toContain("Lightning Bolt");
    expect(ranker.usualCopies("battle-box", card("Lightning Bolt"))).toBe(4);
    expect(ranker.popularity("modern", table.size - 1)).toBe(0);
  });
});

describe("affinity", () => {
  test("is high for cards of one plan and low for a staple and a specialist", () => {
    const of = (format: string, a: string, b: string): number => ranker.affinity(format, card(a), card(b));
    expect(of("commander", "Blood Artist", "Zulaport Cutthroat")).toBeGreaterThan(0.5);
    expect(of("commander", "Sol Ring", "Blood Artist")).toBeLessThan(0.2);
    expect(of("modern", "Urza's Tower", "Urza's Mine")).toBeGreaterThan(0.9);
    expect(of("modern", "Urza's Tower", "Lava Spike")).toBe(0);
  });

  test("of many pairs at once is the same, symmetric, within 0 and 1", () => {
    for (const format of ["commander", "pauper"]) {
      const pool = within();
      const cards = best(ranker.relevance(format, [], pool), pool, 30).map(card);
      const matrix = ranker.affinities(format, cards);
      cards.forEach((a, row) => {
        cards.forEach((b, column) => {
          const value = matrix[row * cards.length + column]!;
          expect(value).toBeCloseTo(a === b ? 0 : ranker.affinity(format, a, b), 5);
          expect(value).toBe(matrix[column * cards.length + row]);
          expect(value >= 0 && value <= 1).toBe(true);
        });
      });
    }
  });
});

test("usual copies and sideboard shares are those of the decks", () => {
  expect(ranker.usualCopies("modern", card("Lightning Bolt"))).toBe(4);
  expect(ranker.usualCopies("commander", card("Lightning Bolt"))).toBe(1);
  expect(ranker.sideboardShare("pauper", card("Pyroblast"))).toBe(1);
  expect(ranker.sideboardShare("modern", card("Lava Spike"))).toBe(0);
});

test("leaders are found by the cards that their decks play, and by color", () => {
  const elves = within().filter((each) => table.name(each).startsWith("Elf "));
  const found = ranker.leaders("commander", { cards: elves });
  const [first] = [...found].sort((a, b) => b.fit - a.fit);
  expect(first?.commanders).toEqual([card("Lathril, Blade of the Elves")]);
  const red = ranker.leaders("commander", { colors: 8 });
  expect(red.map(({ commanders }) => commanders)).toEqual([[card("Krenko, Mob Boss")]]);
  expect(ranker.leaders("modern")).toEqual([]);
});
