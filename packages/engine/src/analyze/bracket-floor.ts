import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_RULES } from "../../data/brackets.ts";
import type { Combo, Combos } from "../rank/combos.ts";
import type { Analysis } from "../types.ts";

/** The lowest bracket that a deck's cards fit in, and why. What people mean to play may be higher, never lower. */
export interface BracketFloor {
  readonly floor: Bracket;
  readonly reasons: NonNullable<Analysis["bracket"]>["reasons"];
  readonly gameChangers: number;
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

  const { gameChangers, extraTurns } = BRACKET_RULES;
  const floors: Bracket[] = [1];
  if (changers.length > gameChangers.three) floors.push(4);
  else if (changers.length > gameChangers.below) floors.push(3);
  if (denial.length > 0) floors.push(4);
  // One card that can do it again is no chain yet; with a second one it is.
  if (turns.length > extraTurns.three || (chained.length > 0 && turns.length > 1)) floors.push(4);
  else if (turns.length > extraTurns.two || chained.length > 0) floors.push(3);
  else if (turns.length > 0) floors.push(2);
  for (const { bracket } of pairs) floors.push(bracket);

  const reason = (label: string, list: readonly CardIndex[]) =>
    list.length > 0 ? [{ label, count: list.length, cards: list.map((card) => table.name(card)) }] : [];
  const comboReason =
    pairs.length > 0
      ? [
          {
            label: `Combos of two cards (list of ${combos.asOf})`,
            count: pairs.length,
            cards: pairs.map(({ cards: [a, b] }) => `${table.name(a)} + ${table.name(b)}`),
          },
        ]
      : [];
  return {
    floor: floors.sort((a, b) => b - a)[0] ?? 1,
    reasons: [
      ...reason("Game Changers", changers),
      ...reason("Mass land denial", denial),
      ...reason("Extra turns", turns),
      ...comboReason,
      ...reason("Tutors (shown, they decide nothing)", tutors),
    ],
    gameChangers: changers.length,
    combos: pairs,
  };
}
