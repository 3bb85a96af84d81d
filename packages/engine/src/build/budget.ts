import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import type { Notes } from "../notes.ts";
import type { Plan } from "../plan/plan.ts";
import type { Wish } from "../plan/wish.ts";
import { enrich } from "../select/enrich.ts";
import { costOf } from "../select/money.ts";
import { cheapen } from "../select/repair.ts";
import { mergeCounts, type Parts } from "./deck-parts.ts";
import type { GenerateContext } from "./generate-context.ts";

/** Brings the deck under `most` dollars, or says what it costs at least. */
export function keepToBudget(
  plan: Plan,
  context: GenerateContext,
  parts: Parts,
  most: number,
  notes: Notes,
): void {
  const { main, side } = parts;
  if (!Number.isFinite(most) || cheapen(plan, context, main, side, most)) return;
  const leaders = costOf(context, new Map(plan.commanders.map((card) => [card, 1])));
  const cost =
    costOf(context, mergeCounts(main)) + costOf(context, side) + leaders + zonesCost(context, parts);
  notes.add({ kind: "too-dear", budgetUsd: plan.wish.intent.budgetUsd ?? 0, usd: cents(cost) });
}

/** Brings the deck up to what it is to cost at least, as far as `most` dollars and the rest of the wish let it. */
export function raiseToLeast(plan: Plan, context: GenerateContext, parts: Parts, most: number): void {
  const least = plan.wish.leastBudget;
  if (least === undefined || parts.limitedPool !== undefined) return;
  const beside =
    costOf(context, new Map(plan.commanders.map((card) => [card, 1]))) + zonesCost(context, parts);
  enrich(plan, context, parts.main, parts.side, { least: least - beside, most });
}

/** Says whether a finished deck costs as much as it is to cost at least. */
export function noteLeastPrice({ leastBudget }: Wish, { price_usd, partner_deck }: Deck, notes: Notes): void {
  if (leastBudget === undefined) return;
  const usd = cents(price_usd + (partner_deck?.price_usd ?? 0));
  notes.add({
    kind: usd >= leastBudget ? "least-price-kept" : "least-price-missed",
    leastUsd: leastBudget,
    usd,
  });
}

/**
 * Says which cards of a deck with a budget have no known price, as the sum cannot count them, and which that must be in cost more than a
 * card may.
 */
export function notePrices(
  plan: Plan,
  { table }: GenerateContext,
  { main, side, zones }: Parts,
  notes: Notes,
): void {
  if (plan.wish.budget === undefined && plan.wish.maxCardUsd === undefined) return;
  const beside = [...zones.values()].flatMap((counts) => [...counts.keys()]);
  const cards = [...new Set([...plan.commanders, ...mergeCounts(main).keys(), ...side.keys(), ...beside])];
  const unknown = cards.filter((card) => Number.isNaN(table.priceUsd[card] ?? Number.NaN));
  if (unknown.length > 0)
    notes.add({ kind: "unknown-prices", cards: unknown.map((card) => table.name(card)) });
  const { maxCardUsd: most, owned } = plan.wish;
  if (most === undefined) return;
  const dear = cards.filter(
    (card) => !isBasic(table, card) && !owned.has(card) && (table.priceUsd[card] ?? 0) > most,
  );
  if (dear.length > 0)
    notes.add({ kind: "named-above-price", cards: dear.map((card) => table.name(card)), most });
}

/** What the cards of all zones beside the deck cost. */
export function zonesCost(context: GenerateContext, { zones }: Pick<Parts, "zones">): number {
  return [...zones.values()].reduce((sum, counts) => sum + costOf(context, counts), 0);
}

/** Dollars in whole cents. */
export function cents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
