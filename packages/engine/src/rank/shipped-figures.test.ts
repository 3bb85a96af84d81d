import { CardType } from "@deckwright/cards/table/card-table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readReal } from "../../testing/real.ts";
import { coOccurringCards, playedShares } from "./co-occurring-cards.ts";

let real: Real;
beforeAll(async () => {
  real = await readReal();
}, 60_000);

/** Cards that a format's decks may hold, within some colors. */
function legal(format: string, colors = 31): number[] {
  const { table } = real;
  return Array.from({ length: table.size }, (_, card) => card).filter(
    (card) => table.legality(card, format) === "legal" && (table.colorIdentity[card]! & ~colors) === 0,
  );
}

function best(scores: Float32Array, candidates: readonly number[], count: number): number[] {
  return candidates
    .map((card, at) => ({ card, score: scores[at]! }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ card }) => card);
}

describe("relevance", () => {
  test("surrounds an elf lord with elves, and what it suggests suits the colors' staples too", () => {
    const { table, ranker, card } = real;
    const pool = legal("commander", 20);
    const top = best(
      ranker.relevance("commander", [{ card: card("Lathril, Blade of the Elves"), weight: 3 }], pool),
      pool,
      60,
    );
    const elf = table.subtypeId("Elf");
    expect(top.filter((each) => Array.from(table.subtypes(each)).includes(elf)).length).toBeGreaterThan(15);
    expect(top).toContain(card("Sol Ring"));
  });

  test("asks leaders of the same kind about a commander that nobody has counted", () => {
    const { table, ranker } = real;
    const known = new Set(ranker.leaders("commander").flatMap(({ commanders }) => commanders));
    const types = ["Elf", "Goblin", "Zombie", "Dragon", "Vampire", "Merfolk"].map((name) =>
      table.subtypeId(name),
    );
    const strangers = legal("commander")
      .filter(
        (each) =>
          !known.has(each) && table.supertypes[each]! & 2 && table.frontTypes[each]! & CardType.Creature,
      )
      .flatMap((each) => {
        const type = types.find((id) => Array.from(table.mentionedTypes(each)).includes(id));
        return type === undefined ? [] : [{ each, type }];
      })
      .slice(0, 12);
    expect(strangers.length).toBeGreaterThan(2);
    const kinOf = (list: readonly number[], type: number): number =>
      list.filter((one) => Array.from(table.subtypes(one)).includes(type)).length;
    const closer = strangers.filter(({ each, type }) => {
      const pool = legal("commander", table.colorIdentity[each]!);
      const top = best(ranker.relevance("commander", [{ card: each, weight: 3 }], pool), pool, 60);
      return kinOf(top, type) > kinOf(best(ranker.relevance("commander", [], pool), pool, 60), type);
    });
    // Some cards only mention a type, to fight it or in passing.
    expect(closer.length / strangers.length).toBeGreaterThan(0.6);
  });

  test("finds what burn decks play, main and sideboard", () => {
    const { ranker, card } = real;
    const pool = legal("modern");
    const seeds = [{ card: card("Goblin Guide"), weight: 2 }];
    const top = best(ranker.relevance("modern", seeds, pool), pool, 25);
    for (const name of ["Lightning Bolt", "Lava Spike", "Boros Charm"]) expect(top).toContain(card(name));
    const side = best(ranker.sideRelevance("modern", seeds, pool), pool, 25);
    expect(side).toContain(card("Smash to Smithereens"));
    expect(side).not.toContain(card("Lava Spike"));
  });

  test("answers for formats and cards that it never saw", () => {
    const { table, ranker, card } = real;
    expect(ranker.knows("battle-box")).toBe(false);
    const pool = [card("Sol Ring"), card("Lightning Bolt"), card("Wood Elemental")];
    const scores = ranker.relevance("battle-box", [{ card: card("Forest"), weight: 1 }], pool);
    expect(scores[0]).toBeGreaterThan(scores[2]!);
    const legacy = legal("legacy");
    const burn = [card("Goblin Guide"), card("Lava Spike")].map((each) => ({ card: each, weight: 1 }));
    expect(best(ranker.relevance("legacy", burn, legacy), legacy, 30)).toContain(card("Lightning Bolt"));
    expect(ranker.usualCopies("battle-box", card("Lightning Bolt"))).toBeGreaterThanOrEqual(1);
    expect(ranker.popularity("modern", table.size - 1)).toBeGreaterThanOrEqual(0);
  });
});

describe("affinity", () => {
  test("is high for cards of one plan and low for a staple and a specialist", () => {
    const { ranker, card } = real;
    const of = (a: string, b: string): number => ranker.affinity("commander", card(a), card(b));
    expect(of("Blood Artist", "Zulaport Cutthroat")).toBeGreaterThan(0.5);
    expect(of("Sol Ring", "Blood Artist")).toBeLessThan(0.2);
    expect(ranker.affinity("modern", card("Urza's Tower"), card("Urza's Mine"))).toBeGreaterThan(0.9);
    expect(ranker.affinity("modern", card("Urza's Tower"), card("Lava Spike"))).toBe(0);
  });
});

test("usual copies and sideboard shares are those of tournament decks", () => {
  const { ranker, card } = real;
  expect(ranker.usualCopies("modern", card("Lightning Bolt"))).toBe(4);
  expect(ranker.usualCopies("commander", card("Lightning Bolt"))).toBe(1);
  expect(ranker.sideboardShare("pauper", card("Pyroblast"))).toBeGreaterThan(0.7);
  expect(ranker.sideboardShare("modern", card("Lava Spike"))).toBeLessThan(0.05);
});

test("leaders are found by the cards that their decks play, and by color", () => {
  const { table, ranker, card } = real;
  const elf = table.subtypeId("Elf");
  const elves = Array.from({ length: table.size }, (_, each) => each).filter((each) =>
    Array.from(table.subtypes(each)).includes(elf),
  );
  const found = ranker.leaders("commander", { cards: elves, colors: 20 });
  expect(found.length).toBeGreaterThan(10);
  for (const { commanders } of found) {
    expect(commanders.reduce((mask, each) => mask | table.colorIdentity[each]!, 0)).toBe(20);
  }
  const popular = found.filter(({ decks }) => decks > 1000).sort((a, b) => b.fit - a.fit);
  expect(popular.slice(0, 3).flatMap(({ commanders }) => commanders)).toContain(
    card("Lathril, Blade of the Elves"),
  );
  expect(ranker.leaders("modern")).toEqual([]);
});

test("the cards beside a card are those that players know beside it", () => {
  const of = (card: string) => coOccurringCards({ card, limit: 12 }, real);
  expect(of("Blood Artist")).toMatchObject({ format: "commander" });
  expect(of("Blood Artist").cards.slice(0, 3)).toContain("Zulaport Cutthroat");
  expect(of("Ragavan, Nimble Pilferer").format).toBe("modern");
  expect(of("Llanowar Elves").cards[0]).toBe("Elvish Mystic");
  for (const card of ["Cultivate", "Sol Ring", "Delver of Secrets"]) expect(of(card).cards).toHaveLength(12);
});

test("staples are played more than what few decks want", () => {
  const shares = playedShares(real.table, real.ranker);
  const share = (name: string) => shares[real.card(name)] ?? 0;
  expect(share("Sol Ring")).toBe(Math.max(...shares));
  expect(share("Swords to Plowshares")).toBeGreaterThan(share("Isolated Chapel"));
  expect(share("Llanowar Elves")).toBeGreaterThan(share("Boreal Druid"));
  expect(share("Boreal Druid")).toBeGreaterThan(share("Merfolk of the Pearl Trident"));
});
