import { isWithin } from "@deckwright/cards/colors.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import { scarcityOf } from "../forms/scarcity.ts";
import { bendOf } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import type { Inclusion } from "../rank/ranker.ts";
import { themedShares } from "../score/themed-shares.ts";
import { isForbiddenCombo, type SelectContext, unwantedTest } from "./candidates.ts";
import { moneyFor } from "./money.ts";
import { openPlaces } from "./open-places.ts";

/** What this share of a commander's decks plays is in, where the wish lets it in; more where the dial stands at unusual cards. */
const PROMISED = 0.45;
/**
 * Lists leave out what a commander's decks play no more than others do. Of a card that this share of all decks plays the
 * average decks of 1,680 lists without it lack it eleven times: Sol Ring and Arcane Signet.
 */
const EVERYWHERE = 0.7;
/** By how much that share is higher where nothing is left of what is usual: a bracket was asked for that plays otherwise. */
const LESS_USUAL = 0.5;
/** Share of a deck's spells, and of the money for them, that is given at most: the wish decides on the rest. */
const MOST_GIVEN = 0.6;
/** Dollars from which on a card is not given to a deck that is to be no stronger than preconstructed ones, unless a budget allows it. */
const DEAR_FOR_PRECONS = 20;
/** The part of the money, commanders' own price taken off, that a card may cost which every deck plays; the fewer play it, the less. */
const BUDGET_PART = 0.08;

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
  const money = moneyFor(plan, context);
  const priceOf = (card: number): number => (table.priceUsd[card] ?? 0) || 0;
  let left = MOST_GIVEN * money.spells - wish.include.reduce((sum, { card }) => sum + priceOf(card), 0);
  const given: number[] = [];
  const mostEach =
    bendOf(plan).dear < 0 && wish.budget === undefined ? DEAR_FOR_PRECONS : Number.POSITIVE_INFINITY;
  const isGiven = ({ card, share }: Inclusion): boolean =>
    pool[card] !== 0 &&
    !asked.has(card) &&
    !commanders.includes(card) &&
    !isUnwanted(card) &&
    scarcity.costOf(card) === 0 &&
    (priceOf(card) <= mostEach || wish.owned.has(card)) &&
    priceOf(card) <= Math.min(left, BUDGET_PART * share * money.all) &&
    !given.some((other) => isForbiddenCombo(plan, combos, card, other));
  const least = PROMISED + Math.max(0, wish.novelty - USUAL_NOVELTY) + LESS_USUAL * (1 - bendOf(plan).usual);
  const themed = plan.themes.length > 0 ? themedShares(plan, context) : undefined;
  const counted = ranker.inclusions(plan.rankFormat, commanders);
  const listed = [...counted, ...inEveryDeck(plan, context, counted)]
    .map(({ card, share }) => ({ card, share: themed?.(card) ?? share }))
    .filter(({ card, share }) => share >= least && !isLand(table, card))
    .toSorted((a, b) => b.share - a.share);
  const room = MOST_GIVEN * (plan.mainSize - plan.template.lands[1]);
  const open = openPlaces(plan, context.table, wish.include);
  for (const one of listed) {
    if (given.length >= room || !isGiven(one) || !open.take(one.card)) continue;
    given.push(one.card);
    left -= priceOf(one.card);
  }
  return given.length === 0
    ? plan
    : {
        ...plan,
        wish: { ...wish, include: [...wish.include, ...given.map((card) => ({ card, copies: 1 }))] },
      };
}

/** What nearly all decks play that can, and no list of a commander says; nothing for commanders that nobody counted. */
function inEveryDeck(
  { commanders, rankFormat, format }: Plan,
  { table, rules, ranker }: SelectContext,
  counted: readonly Inclusion[],
): Inclusion[] {
  if (counted.length === 0) return [];
  const pool = rules.poolMask(format.slug);
  const identity = rules.identityOf(commanders);
  const listed = new Set(counted.map(({ card }) => card));
  const staples: Inclusion[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || listed.has(card) || !isWithin(table.colorIdentity[card] ?? 0, identity)) continue;
    const share = ranker.popularity(rankFormat, card);
    if (share >= EVERYWHERE) staples.push({ card, share });
  }
  return staples;
}
