import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { zoneNeeded } from "../forms/build-rules.ts";
import type { Plan } from "../plan/plan.ts";
import type { SelectContext } from "./candidates.ts";

/**
 * Whether a card asks for Attractions, Contraptions or stickers beside a deck that has none: one card is not worth ten more
 * to own and to bring. Where a commander or a card asked for needs them, where cards were opened, and in a format of such
 * cards they are at hand.
 */
export function zoneTest(
  { commanders, format, wish }: Plan,
  { table }: SelectContext,
): (card: CardIndex) => boolean {
  if (format.pool.humorous === "admitted" || !Number.isFinite(format.sideboard)) return () => false;
  const asked = [...commanders, ...wish.include.map(({ card }) => card)];
  const atHand = new Set(asked.map((card) => zoneNeeded(table, card)));
  return (card) => !atHand.has(zoneNeeded(table, card)) && zoneNeeded(table, card) !== undefined;
}
