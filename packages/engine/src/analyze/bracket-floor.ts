import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_RULES } from "../../data/brackets.ts";
import type { Combo, Combos } from "../rank/combos.ts";
import type { Analysis } from "../types.ts";

type BracketReason = NonNullable<Analysis["bracket"]>["reasons"][number];

/** The lowest bracket that a deck's cards fit in, and why. What people mean to play may be higher, never lower. */
export interface BracketFloor {
  readonly floor: Bracket;
  /** The five official checks, in their order, with those that nothing was found by. */
  readonly reasons: readonly BracketReason[];
  readonly combos: readonly Combo[];
}

/** @param cards distinct cards of the deck, commanders and lands included */
export function bracketFloor(table: CardTable, combos: Combos, cards: readonly CardIndex[]): BracketFloor {
  const tagged = (name: string): CardIndex[] => {
    const tag = table.tags.id(name);
    return tag < 0 ? [] : cards.filter((card) => table.tags.has(card, tag));
  };
  const changers = cards.filter((card) => ((table.facts[card] ?? 0) & Fact.GameChanger) !== 0);
  const denial = tagged("mass-land-denial");
  const turns = tagged("extra-turn");
  const chained = tagged("extra-turn:repeatable");
  const landTutors = new Set(tagged("tutor:land"));
  const tutors = tagged("tutor").filter((card) => !landTutors.has(card));
  const pairs = combos.among(cards);

  const pairNames = pairs.map(({ cards: [a, b] }) => `${table.name(a)} + ${table.name(b)}`);
  const check = (label: string, least: Bracket, cards: readonly string[]): BracketReason => ({
    label,
    count: cards.length,
    least,
    cards,
  });
  const namesOf = (list: readonly CardIndex[]): string[] => list.map((card) => table.name(card)).sort();
  const reasons = [
    check("Game Changers", changersFloor(changers.length), namesOf(changers)),
    check("Mass land denial", denial.length > 0 ? 4 : 1, namesOf(denial)),
    check("Extra turns", turnsFloor(turns.length, chained.length), namesOf(turns)),
    check(
      `Combos of two cards (list of ${combos.asOf})`,
      highest(pairs.map(({ bracket }) => bracket)),
      pairNames,
    ),
    check("Tutors (for information)", 1, namesOf(tutors)),
  ];
  return { floor: highest(reasons.map(({ least }) => least)), reasons, combos: pairs };
}

function highest(brackets: readonly Bracket[]): Bracket {
  return brackets.toSorted((one, other) => other - one)[0] ?? 1;
}

function changersFloor(count: number): Bracket {
  const { gameChangers } = BRACKET_RULES;
  if (count > gameChangers.three) return 4;
  return count > gameChangers.below ? 3 : 1;
}

/** One card that can do it again is no chain yet; with a second one it is. */
function turnsFloor(count: number, chained: number): Bracket {
  const { extraTurns } = BRACKET_RULES;
  if (count > extraTurns.three || (chained > 0 && count > 1)) return 4;
  if (count > extraTurns.two || chained > 0) return 3;
  return count > 0 ? 2 : 1;
}
