import { type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import type { LeftOut, Notes } from "../notes.ts";
import { bendOf, countedFormat } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import { isDirected } from "../plan/wish.ts";
import { isForbiddenCombo, type SelectContext, unwantedTest } from "../select/candidates.ts";

/** What so large a share of a commander's decks plays is missed by whoever knows the commander. */
const MISSED = 0.7;

/** Says which cards that most decks of its commander play are not in, and why each is not. */
export function noteUsualCards(
  plan: Plan,
  context: SelectContext,
  main: ReadonlyMap<CardIndex, number>,
  notes: Notes,
): void {
  const { table, ranker } = context;
  if (!ranker.isCounted(countedFormat(plan), plan.commanders)) return;
  const missing = ranker
    .inclusions(countedFormat(plan), plan.commanders)
    .filter(({ card, share }) => share >= MISSED && !isBasic(table, card) && !main.has(card))
    .filter(({ card }) => !plan.commanders.includes(card));
  if (missing.length === 0) return;
  const reasonOf = leftOutTest(plan, context, main);
  notes.add({
    kind: "usual-left-out",
    leader: plan.commanders.map((card) => table.name(card)).join(" and "),
    cards: missing.map(({ card }) => table.name(card)),
    reasons: missing.map(({ card }) => reasonOf(card)),
    bracket: plan.bracket,
  });
}

/** Below this part of what is usual a deck is of a level that does with less of it. */
const LESS_USUAL = 0.7;
/** What costs less than this part of a budget is not left out for its price. */
const DEAR = 0.02;
/** The highest bracket that counts Game Changers. */
const COUNTED_UP_TO = 3;

/** Why a card is not in the deck: the first of the reasons that holds. */
function leftOutTest(
  plan: Plan,
  context: SelectContext,
  main: ReadonlyMap<CardIndex, number>,
): (card: CardIndex) => LeftOut {
  const { table, rules, combos } = context;
  const { wish, bracket, commanders } = plan;
  const pool = rules.poolMask(plan.format.slug);
  const isUnwanted = unwantedTest(plan, context);
  const hasLevel = bracket !== null && bracket <= COUNTED_UP_TO;
  const isGameChanger = (card: CardIndex): boolean =>
    hasLevel && ((table.facts[card] ?? 0) & Fact.GameChanger) !== 0;
  const isCombo = (card: CardIndex): boolean =>
    [...commanders, ...main.keys()].some((other) => isForbiddenCombo(plan, combos, other, card));
  const dear = Math.min(
    wish.maxCardUsd ?? Number.POSITIVE_INFINITY,
    DEAR * (wish.budget ?? Number.POSITIVE_INFINITY),
  );
  const isDear = (card: CardIndex): boolean =>
    !wish.owned.has(card) && (table.priceUsd[card] ?? Number.POSITIVE_INFINITY) > dear;
  return (card) => {
    if (pool[card] === 0) return "not-legal";
    if (wish.inPartner?.(card) === true) return "partner";
    if (wish.excludes(card)) return "excluded";
    if (wish.ownedMode === "only" && !wish.owned.has(card)) return "not-owned";
    if (isGameChanger(card)) return "game-changer";
    if (isCombo(card)) return "combo";
    if (isDear(card)) return "price";
    if (isUnwanted(card)) return "bracket";
    if (isLand(table, card)) return "land";
    if (wish.novelty > USUAL_NOVELTY) return "dial";
    if (bendOf(plan).usual < LESS_USUAL) return "level";
    return isDirected(wish) ? "directed" : "place";
  };
}
