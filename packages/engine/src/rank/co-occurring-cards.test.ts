import { Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { describe, expect, test } from "vitest";
import { learnedRanker } from "../../testing/learned-ranker.ts";
import { coOccurringCards, playedShares } from "./co-occurring-cards.ts";

const small = learnedRanker();
const { table, ranker } = small;

describe("cards that are played with a card", () => {
  const of = (card: string, limit = 12) => coOccurringCards({ card, limit }, small);

  test("is of the format that plays it most, and of what stands beside it there", () => {
    expect(of("Blood Artist")).toMatchObject({ format: "commander" });
    expect(of("Blood Artist").cards.slice(0, 3)).toContain("Zulaport Cutthroat");
    expect(of("Ragavan, Nimble Pilferer").format).toBe("modern");
    expect(of("Llanowar Elves").cards[0]).toBe("Elvish Mystic");
  });

  test("is never the card itself nor a basic land, and no more than asked for", () => {
    for (const card of ["Elf 1", "Blood Artist", "Llanowar Elves"]) {
      const { cards } = of(card, 7);
      expect(cards).toHaveLength(7);
      expect(new Set(cards).size).toBe(7);
      for (const name of [card, "Forest", "Island"]) expect(cards).not.toContain(name);
    }
  });

  test.each(["Blood Artist", "Llanowar Elves", "Goblin 3"])(
    "of %s is what sorting every card by how near it is would give",
    (name) => {
      const card = small.card(name);
      const all = Array.from({ length: table.size }, (_, other) => other).filter(
        (other) =>
          other !== card &&
          ranker.popularity("commander", other) > 0 &&
          ((table.facts[other] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) === 0 &&
          !isBasic(table, other),
      );
      const relevance = ranker.relevance("commander", [{ card, weight: 1 }], all);
      const nearest = [...all.keys()]
        .sort((a, b) => (relevance[b] ?? 0) - (relevance[a] ?? 0))
        .slice(0, 240)
        .map((at) => all[at]!);
      const affinity = (other: number) => ranker.affinity("commander", card, other);
      const expected = nearest
        .filter((other) => affinity(other) >= 0.03)
        .sort((a, b) => affinity(b) - affinity(a) || a - b)
        .map((other) => table.name(other));
      expect(expected.length).toBeGreaterThan(20);
      expect(of(name, 240)).toEqual({ format: "commander", cards: expected });
    },
  );

  test("is nobody's where no deck with it was seen", () => {
    for (const card of ["Forest", "No Such Card", ""]) expect(of(card)).toEqual({ format: null, cards: [] });
  });
});

test("what is played more counts more, by all decks and not by those whose colors allow it", () => {
  const shares = playedShares(table, ranker);
  const share = (name: string) => shares[small.card(name)] ?? 0;
  expect(shares).toHaveLength(table.size);
  expect(share("Sol Ring")).toBe(Math.max(...shares));
  expect(share("Llanowar Elves")).toBeGreaterThan(share("Elvish Mystic"));
  expect(share("Elvish Mystic")).toBeGreaterThan(share("Elf 40"));
  // Nobody plays it in Commander.
  expect(share("Ragavan, Nimble Pilferer")).toBeGreaterThan(share("Stranger 1"));
});
