import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import type { Plan } from "../plan/plan.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { bandsOf, type SelectContext } from "./candidates.ts";
import { moneyFor } from "./money.ts";

/** How many candidates the optimizer gets, by worth alone and for each role. */
export interface ShortlistSizes {
  readonly best: number;
  readonly perRole: number;
}

/** Cards below this rank are not looked at. */
const DEEPEST = 2_500;
/** Candidates of a limited kind for each card of it that the deck is to hold. */
const LIMIT_CHOICE = 1.6;
/** Cheap cards of any kind that a deck with a budget chooses among, and the price that is cheap for any budget. */
const CHEAP_CARDS = 160;
const CHEAP_USD = { least: 0.06, most: 0.35 } as const;

/** The candidates worth optimizing over: the best by worth, the best of each wanted role, and what must be in. */
export function shortlist(
  plan: Plan,
  context: SelectContext,
  allowed: readonly CardIndex[],
  worth: Float32Array,
  sizes: ShortlistSizes,
): number[] {
  const order = bestPlaces(worth, DEEPEST);
  const cheap = cheapPlaces(plan, context, allowed, worth);
  // Of cheap cards the best of each role too where the budget is small: it buys a deck of the same shape.
  const lists = usdEach(plan, context) < CHEAP_USD.most ? [order, cheap] : [order];
  const chosen = new Set([...order.slice(0, sizes.best), ...cheap.slice(0, CHEAP_CARDS)]);
  for (const band of bandsOf(plan, context.table)) {
    const { fills } = band;
    const enough = enoughOf(band, sizes);
    if (band.isHard && band.max < sizes.best)
      addOthers(chosen, order, (at) => fills(allowed[at] ?? 0), sizes.best / 2);
    for (const places of lists) {
      let found = 0;
      for (const at of places) {
        if (found >= enough) break;
        if (!fills(allowed[at] ?? 0)) continue;
        chosen.add(at);
        found++;
      }
    }
  }
  const included = new Set(plan.wish.include.map(({ card }) => card));
  for (const [at, card] of allowed.entries()) if (included.has(card)) chosen.add(at);
  return [...chosen].sort((a, b) => a - b);
}

/** How many candidates of a band are weighed: a typal deck holds more members of its type than cards of any other role, and a limit asks for what it says. */
function enoughOf({ role, min, isHard }: RoleTarget, { perRole }: ShortlistSizes): number {
  if (isHard) return Math.max(perRole, Math.ceil(LIMIT_CHOICE * min));
  return role === "typal" ? 3 * perRole : perRole;
}

/** Adds the best places that a limited kind does not hold, so that the rest of the deck has something to choose from. */
function addOthers(
  chosen: Set<number>,
  order: Iterable<number>,
  isOfKind: (at: number) => boolean,
  enough: number,
): void {
  let found = 0;
  for (const at of order) {
    if (found >= enough) return;
    if (isOfKind(at)) continue;
    chosen.add(at);
    found++;
  }
}

/** Dollars that the budget has for each spell on average; Infinity without a budget. */
function usdEach(plan: Plan, context: SelectContext): number {
  return moneyFor(plan, context).spells / Math.max(1, plan.mainSize - plan.template.lands[1]);
}

/** Places of cards that cost no more than each spell may on average, the best first; none without a budget. */
function cheapPlaces(
  plan: Plan,
  context: SelectContext,
  allowed: readonly CardIndex[],
  worth: Float32Array,
): number[] {
  if (plan.wish.budget === undefined) return [];
  const most = Math.max(CHEAP_USD.least, Math.min(CHEAP_USD.most, usdEach(plan, context)));
  // Ranked apart: among all cards the best that cost so little may lie deep.
  const places = Array.from(allowed.keys()).filter(
    (at) => (context.table.priceUsd[allowed[at] ?? 0] ?? Number.NaN) <= most,
  );
  const scores = Float32Array.from(places, (at) => worth[at] ?? 0);
  return bestPlaces(scores, DEEPEST).map((place) => places[place] ?? 0);
}
