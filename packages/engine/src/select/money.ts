import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Plan } from "../plan/plan.ts";
import type { SelectContext } from "./candidates.ts";

/** Share of the budget kept for lands, by number of colors 0 to 5, and for a sideboard. */
const LAND_SHARE = [0.06, 0.05, 0.12, 0.2, 0.24, 0.26] as const;
const SIDE_SHARE = 0.1;
/** Dollars that each land and each card of a sideboard is kept at least: basic lands alone cost 5 to 8 cents (November 2026). */
const LEAST_EACH = 0.1;
/** Shares of the budget that lands and sideboard take at most by that. */
const MOST_FOR_LANDS = 0.35;
const MOST_FOR_SIDE = 0.2;

/** Dollars for each part of the deck; Infinity everywhere without a budget. */
export function moneyFor(
  plan: Plan,
  { table }: SelectContext,
): { all: number; spells: number; side: number } {
  const { budget } = plan.wish;
  if (budget === undefined) {
    return {
      all: Number.POSITIVE_INFINITY,
      spells: Number.POSITIVE_INFINITY,
      side: Number.POSITIVE_INFINITY,
    };
  }
  const leaders = plan.commanders.reduce((sum, card) => sum + ((table.priceUsd[card] ?? 0) || 0), 0);
  const all = Math.max(0, budget - leaders);
  const { sideboard } = plan.format;
  const begun = plan.begunSide ?? { cards: 0, usd: 0 };
  const open = Math.max(0, sideboard - begun.cards);
  const share = { usual: (SIDE_SHARE * open) / Math.max(1, sideboard), most: MOST_FOR_SIDE };
  const side = begun.usd + partOf(Math.max(0, all - begun.usd), open, share);
  // Given lands are paid first: three dear ones of an archetype would leave basics for all the others.
  const given = plan.wish.include.filter(({ card }) => isLand(table, card));
  const count = given.reduce((sum, { copies }) => sum + Math.max(1, copies), 0);
  const usd = given.reduce(
    (sum, { card, copies }) => sum + Math.max(1, copies) * ((table.priceUsd[card] ?? 0) || 0),
    0,
  );
  const places = Math.max(0, plan.template.lands[1] - count);
  const usual = ((LAND_SHARE[colorCount(plan.colors)] ?? 0.2) * places) / Math.max(1, plan.template.lands[1]);
  const lands = usd + partOf(Math.max(0, all - side - usd), places, { usual, most: MOST_FOR_LANDS });
  return { all, side, spells: Math.max(0, all - side - lands) };
}

/** Dollars for so many cards: their usual share, but enough for the cheapest of their kind as far as `most` of it goes. */
function partOf(
  usd: number,
  cards: number,
  share: { readonly usual: number; readonly most: number },
): number {
  if (cards === 0) return 0;
  return Math.max(share.usual * usd, Math.min(share.most * usd, LEAST_EACH * cards));
}

/** What the cheapest printings cost together, unknown prices as nothing. */
export function costOf({ table }: SelectContext, counts: ReadonlyMap<CardIndex, number>): number {
  let sum = 0;
  for (const [card, copies] of counts) sum += copies * ((table.priceUsd[card] ?? 0) || 0);
  return sum;
}

/** How many cards a map of counts holds. */
export function total(counts: ReadonlyMap<CardIndex, number>): number {
  let sum = 0;
  for (const copies of counts.values()) sum += copies;
  return sum;
}
