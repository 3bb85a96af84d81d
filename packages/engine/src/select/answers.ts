import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { opponentName } from "@deckwright/decks/opponents.ts";
import { ANSWERS, OPPONENTS, type Opponent } from "../../data/opponents.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Notes } from "../notes.ts";
import type { Plan } from "../plan/plan.ts";
import { needsColorless } from "../score/card-terms.ts";
import { allowedSpells, type SelectContext, unwantedTest } from "./candidates.ts";
import { moneyFor } from "./money.ts";

/** A kind of deck that others play, and which cards answer it. */
export interface Answered {
  readonly opponent: Opponent;
  answers(card: CardIndex): boolean;
}

/** Part of the money for spells that the answers to one kind of deck may cost. */
const MONEY_PART = 0.1;

/** What the wish is to have answers to. */
export function answeredBy(slugs: readonly string[], table: CardTable): readonly Answered[] {
  return slugs.flatMap((slug) => {
    const opponent = OPPONENTS.find((each) => each.slug === slug);
    if (opponent === undefined) return [];
    const has = (names: readonly string[]): ((card: CardIndex) => boolean) => {
      const tags = numbersOf(table, names);
      return (card) => tags.some((tag) => table.tags.has(card, tag));
    };
    const [isAnswer, isOther] = [has(opponent.answers), has(opponent.but ?? [])];
    return [{ opponent, answers: (card: CardIndex) => isAnswer(card) && !isOther(card) }];
  });
}

/** The plan with the most played answers to what others play as cards of the deck, where its format has no sideboard. */
export function withAnswers(plan: Plan, context: SelectContext): Plan {
  const { table, ranker } = context;
  if (plan.wish.against.length === 0 || plan.format.sideboard > 0) return plan;
  const isUnwanted = unwantedTest(plan, context);
  const include = [...plan.wish.include];
  const isCast = (card: CardIndex): boolean => plan.colors === 0 || !needsColorless(table, card);
  const spells = allowedSpells(plan, context).filter(
    (card) => !isLand(table, card) && !isUnwanted(card) && isCast(card),
  );
  const played = (card: CardIndex): number => ranker.popularity(plan.format.slug, card);
  for (const { answers } of answeredBy(plan.wish.against, table)) {
    let have = include.filter(({ card }) => answers(card)).length;
    let money = MONEY_PART * moneyFor(plan, context).spells;
    for (const card of spells.filter(answers).sort((a, b) => played(b) - played(a))) {
      if (have >= ANSWERS.main) break;
      const price = (table.priceUsd[card] ?? 0) || 0;
      if (price > money || include.some((each) => each.card === card)) continue;
      include.push({ card, copies: 1 });
      money -= price;
      have++;
    }
  }
  return { ...plan, wish: { ...plan.wish, include } };
}

/** Says for each kind of deck that others play how many answers to it there are, and where. */
export function noteAnswers(
  plan: Plan,
  table: CardTable,
  {
    main,
    side,
  }: { readonly main: ReadonlyMap<CardIndex, number>; readonly side: ReadonlyMap<CardIndex, number> },
  notes: Notes,
): void {
  const counted = (zone: ReadonlyMap<CardIndex, number>, answers: Answered["answers"]) =>
    [...zone].filter(([card]) => answers(card) && !isLand(table, card));
  for (const { opponent, answers } of answeredBy(plan.wish.against, table)) {
    const [inMain, inSide] = [counted(main, answers), counted(side, answers)];
    const sum = (cards: readonly (readonly [CardIndex, number])[]): number =>
      cards.reduce((all, [, copies]) => all + copies, 0);
    notes.add({
      kind: "answers",
      opponent: opponentName(opponent.slug),
      reason: opponent.reason,
      main: sum(inMain),
      side: sum(inSide),
      cards: [...inSide, ...inMain].map(([card]) => table.name(card)),
    });
  }
}
