import { isLand } from "@deckwright/cards/table/lands.ts";
import { scarcityOf } from "../forms/scarcity.ts";
import type { Plan } from "../plan/plan.ts";
import { isForbiddenCombo, type SelectContext, unwantedTest } from "./candidates.ts";

/** What this share of a commander's decks plays is in, where the wish lets it in. */
const PROMISED = 0.45;
/** Share of a deck's spells that is given at most: the wish decides on the rest. */
const MOST_GIVEN = 0.6;
/** No card that is given costs more than this part of the budget. */
const BUDGET_PART = 0.04;

/**
 * The plan with what most decks of its commander play as given: whoever knows the commander looks for these cards first.
 * What the wish, the budget or the bracket leaves out stays out, and of what is scarce nothing is given.
 */
export function withPromisedCards(plan: Plan, context: SelectContext): Plan {
  const { table, rules, ranker, combos } = context;
  const { wish, commanders } = plan;
  const pool = rules.poolMask(plan.format.slug);
  const isUnwanted = unwantedTest(plan, context);
  const scarcity = scarcityOf(plan, context);
  const asked = new Set(wish.include.map(({ card }) => card));
  const most = (wish.budget ?? Number.POSITIVE_INFINITY) * BUDGET_PART;
  const given: number[] = [];
  const isGiven = (card: number): boolean =>
    pool[card] !== 0 &&
    !asked.has(card) &&
    !commanders.includes(card) &&
    !isUnwanted(card) &&
    scarcity.costOf(card) === 0 &&
    !((table.priceUsd[card] ?? 0) > most) &&
    !given.some((other) => isForbiddenCombo(plan, combos, card, other));
  const listed = ranker
    .inclusions(plan.rankFormat, commanders)
    .filter(({ card, share }) => share >= PROMISED && !isLand(table, card))
    .toSorted((a, b) => b.share - a.share);
  const room = MOST_GIVEN * (plan.mainSize - plan.template.lands[1]);
  for (const { card } of listed) if (given.length < room && isGiven(card)) given.push(card);
  return given.length === 0
    ? plan
    : {
        ...plan,
        wish: { ...wish, include: [...wish.include, ...given.map((card) => ({ card, copies: 1 }))] },
      };
}
