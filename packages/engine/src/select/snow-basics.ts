import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { isSnowBasic, sameBasic } from "../mana/basics.ts";
import type { CopyShares } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";

/**
 * Lands whose basics are all snow-covered or all not, as an archetype has more of the one or the other: half of its decks may be of
 * each kind, and no deck is of both.
 *
 * @param lands copies by card; those that were asked for stay what they are
 */
export function ofOneKind(
  lands: ReadonlyMap<CardIndex, number>,
  main: readonly CopyShares[],
  isAsked: (card: CardIndex) => boolean,
  table: CardTable,
): ReadonlyMap<CardIndex, number> {
  const copies = { snow: 0, plain: 0 };
  for (const { card, shares } of main)
    if (isBasic(table, card)) copies[isSnowBasic(table, card) ? "snow" : "plain"] += copiesIn(shares);
  const isSnow = copies.snow > copies.plain;
  const merged = new Map<CardIndex, number>();
  for (const [card, count] of lands) {
    const meant = isBasic(table, card) && !isAsked(card) ? sameBasic(table, card, isSnow) : card;
    merged.set(meant, (merged.get(meant) ?? 0) + count);
  }
  return merged;
}
