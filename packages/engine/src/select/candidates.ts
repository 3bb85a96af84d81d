import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { isPointlessAlone } from "../forms/build-rules.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { type RoleSet, withRole } from "../forms/role-set.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import { LANDS } from "../plan/card-limits.ts";
import { isOfType, typesWanted } from "../plan/fit.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import { colorTargets } from "../plan/targets.ts";
import type { Combos } from "../rank/combos.ts";
import { LANDS_FACT } from "../rank/habitat-facts.ts";
import type { Seed } from "../rank/ranker.ts";
import { isOneShot } from "../score/card-terms.ts";
import type { ScoreContext } from "../score/card-worth.ts";

/** What selecting looks at. */
export interface SelectContext extends ScoreContext {
  readonly combos: Combos;
  /** Share, above 0 to 1, of the swaps that a deck is improved by; absent: all of them. */
  readonly effort?: number;
}

/** Before the numbers of limits among the roles of bands. */
const LIMIT_ROLE = "limit:";

/** Tags of cards that low brackets do without, and the highest bracket that does. */
const BRACKET_TAGS = [
  { tag: "mass-land-denial", upTo: 3 },
  { tag: "extra-turn:repeatable", upTo: 3 },
  { tag: "extra-turn", upTo: 2 },
] as const;

/** Cards that may be in the deck by every rule and wish, lands and commanders aside. */
export function allowedSpells(plan: Plan, context: SelectContext): CardIndex[] {
  const { table, rules } = context;
  const pool = rules.poolMask(plan.format.slug);
  const included = new Set(plan.wish.include.map(({ card }) => card));
  const isUnwanted = unwantedTest(plan, context);
  const isOfOtherLands = otherLandsTest(plan, context);
  const allowed: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || isLand(table, card)) continue;
    if (plan.commanders.includes(card)) continue;
    // What must be in is not held to the colors: a card of another may be played without its cost.
    const isFitting =
      isWithin(table.colorIdentity[card] ?? 0, plan.colors) && !isUnwanted(card) && !isOfOtherLands(card);
    if (included.has(card) || isFitting) allowed.push(card);
  }
  return allowed;
}

/** So many lands fewer than any of its decks has, or more, and a card does something else there than people play it for. */
const LANDS_APART = 2;

/**
 * Whether a card is of decks with far fewer lands than the plan, or with far more: Balustrade Spy wins with four lands, and does nothing
 * with twenty. Where an archetype is built, its decks say what they play.
 */
function otherLandsTest(plan: Plan, { ranker }: SelectContext): (card: CardIndex) => boolean {
  const { rankFormat, skeleton, commanders, template } = plan;
  if (skeleton !== undefined || commanders.length > 0) return () => false;
  const [fewest, , most] = template.lands;
  return (card) => {
    const habitat = ranker.habitat(rankFormat, card);
    if (habitat === undefined) return false;
    const { low, high } = habitat;
    return (
      (high[LANDS_FACT] ?? most) < fewest - LANDS_APART || (low[LANDS_FACT] ?? fewest) > most + LANDS_APART
    );
  };
}

/** Whether a card stays out that the rules would let in, unless it was asked for by name. */
export function unwantedTest(plan: Plan, { table, combos }: SelectContext): (card: CardIndex) => boolean {
  const { wish, bracket, commanders } = plan;
  const has = (tags: readonly number[], card: CardIndex): boolean =>
    tags.some((tag) => table.tags.has(card, tag));
  const tooStrong = numbersOf(
    table,
    BRACKET_TAGS.filter(({ upTo }) => bracket !== null && bracket <= upTo).map(({ tag }) => tag),
  );
  const noGameChangers = bracket !== null && bracket <= 2;
  const spellsOnly = numbersOf(table, ["no-permanent-spells"]);
  const neverPermanents = commanders.some((card) => has(spellsOnly, card));
  const single = isSingleton(plan.format);
  const unfit = (card: CardIndex): boolean =>
    (single && isPointlessAlone(table, card, plan.format.sideboard > 0)) ||
    (neverPermanents && !isOneShot(table, card));
  const unwished = (card: CardIndex): boolean =>
    wish.excludes(card) ||
    (wish.ownedMode === "only" && !wish.owned.has(card)) ||
    !withinCap(table, card, plan);
  const overBracket = (card: CardIndex): boolean =>
    (noGameChangers && ((table.facts[card] ?? 0) & Fact.GameChanger) !== 0) ||
    has(tooStrong, card) ||
    commanders.some((commander) => isForbiddenCombo(plan, combos, commander, card));
  return (card) => unfit(card) || unwished(card) || overBracket(card);
}

/** Whether two cards together would break the bracket or the wish. */
export function isForbiddenCombo(plan: Plan, combos: Combos, a: CardIndex, b: CardIndex): boolean {
  // Who wants no combos wants no slow ones either.
  if (plan.wish.excludeCombos) return combos.isKnown(a, b);
  return plan.bracket !== null && combos.bracketOf(a, b) > plan.bracket;
}

/** Whether a card's price fits the wish: under the cap, and known when there is a budget. */
function withinCap(table: CardTable, card: CardIndex, { wish }: Plan): boolean {
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.owned.has(card)) return true;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget;
}

/** As many bands as a candidate's mask has bits for. */
const MOST_BANDS = 31;

/** A band for each limit that spells count for: every card beside it is one too many. */
function limitTargets({ wish, mainSize }: Plan, table: CardTable): RoleTarget[] {
  return wish.limits.cards.flatMap((each, at): RoleTarget[] => {
    const { limit, counts, card } = each;
    if (limit.what === LANDS || card !== undefined || limit.most === 0) return [];
    return [
      {
        role: `${LIMIT_ROLE}${at}`,
        label: limit.what,
        min: limit.least ?? 0,
        max: limit.most ?? mainSize,
        fills: (one) => !isLand(table, one) && counts(one),
        isHard: true,
      },
    ];
  });
}

/** The cards that the deck is known to hold, for the ranker. */
export function seedsOf(plan: Plan, grown: readonly CardIndex[] = []): Seed[] {
  const seeds = new Map<CardIndex, number>();
  for (const card of grown) seeds.set(card, 1);
  for (const { card } of plan.wish.include) seeds.set(card, plan.commanders.length > 0 ? 1 : 2);
  for (const card of plan.keyCards) seeds.set(card, 2);
  for (const card of plan.commanders) seeds.set(card, 3);
  return [...seeds].map(([card, weight]) => ({ card, weight }));
}

/**
 * The bands that cards are chosen by: those that a deck is held against, and the colors that were asked for. A deck of a
 * known archetype lacks money, not roles: its own cards say what it holds, and only what the wish is about adds to that.
 */
export function bandsOf(plan: Plan, table: CardTable): readonly RoleTarget[] {
  const isOfWish = ({ role }: RoleTarget): boolean => role === "typal" || role.startsWith("theme:");
  const targets = plan.skeleton === undefined ? plan.targets : plan.targets.filter(isOfWish);
  return [...limitTargets(plan, table), ...targets, ...colorTargets(plan, table)].slice(0, MOST_BANDS);
}

/** Roles of a card for this plan: the table's, with `typal` for members of the wished creature type. */
export function rolesOf(
  plan: Parameters<typeof typesWanted>[0],
  { table, columns }: Pick<SelectContext, "table" | "columns">,
  card: CardIndex,
): RoleSet {
  const roles = columns.roles[card] ?? 0;
  return typesWanted(plan).some((type) => isOfType(table, card, type)) ? withRole(roles, "typal") : roles;
}
