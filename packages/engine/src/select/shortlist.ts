import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Plan } from "../plan/plan.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { bandsOf, type SelectContext } from "./candidates.ts";

/** How many candidates the optimizer gets, by worth alone and for each role. */
export interface ShortlistSizes {
  readonly best: number;
  readonly perRole: number;
}

/** Cards below this rank are not looked at. */
const DEEPEST = 2_500;

/** The candidates worth optimizing over: the best by worth, the best of each wanted role, and what must be in. */
export function shortlist(
  plan: Plan,
  context: SelectContext,
  allowed: readonly CardIndex[],
  worth: Float32Array,
  sizes: ShortlistSizes,
): number[] {
  const order = bestPlaces(worth, DEEPEST);
  const chosen = new Set(order.slice(0, sizes.best));
  for (const { role, fills } of bandsOf(plan, context.table)) {
    // A typal deck holds more members of its type than cards of any other role.
    const enough = role === "typal" ? 3 * sizes.perRole : sizes.perRole;
    let found = 0;
    for (const at of order) {
      if (found >= enough) break;
      if (!fills(allowed[at] ?? 0)) continue;
      chosen.add(at);
      found++;
    }
  }
  // Cheap cards, so that a small budget has something to choose from.
  if (plan.wish.budget !== undefined) {
    const cheap = order.filter((at) => (context.table.priceUsd[allowed[at] ?? 0] ?? 1) <= 0.35);
    for (const at of cheap.slice(0, 160)) chosen.add(at);
  }
  const included = new Set(plan.wish.include.map(({ card }) => card));
  for (const [at, card] of allowed.entries()) if (included.has(card)) chosen.add(at);
  return [...chosen].sort((a, b) => a - b);
}
