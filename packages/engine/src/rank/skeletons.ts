import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { CopyShares, Skeleton } from "./skeleton-figures.ts";

/** A color is one of an archetype's from so many copies of its spells and of lands for them on. */
const COPIES_OF_COLOR = 3;
const LANDS_OF_COLOR = 2;

/** How many copies decks of an archetype play of a card on average. */
export function copiesIn(shares: CopyShares["shares"]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The share of an archetype's decks that play a card. */
export function shareOf(zone: readonly CopyShares[], card: CardIndex): number {
  return zone.find((entry) => entry.card === card)?.shares[0] ?? 0;
}

/** The colors of an archetype: those of its spells that its lands make. */
export function colorsOfSkeleton({ main }: Skeleton, table: CardTable): ColorMask {
  const spells = new Float64Array(COLORS.length);
  const lands = new Float64Array(COLORS.length);
  for (const { card, shares } of main) {
    const isSource = isLand(table, card);
    const mask = (isSource ? table.producedMana[card] : table.colors[card]) ?? 0;
    const counts = isSource ? lands : spells;
    for (let bit = 0; bit < COLORS.length; bit++)
      if (mask & (1 << bit)) counts[bit] = (counts[bit] ?? 0) + copiesIn(shares);
  }
  return COLORS.reduce((mask, _, bit) => {
    const isPlayed = (spells[bit] ?? 0) >= COPIES_OF_COLOR && (lands[bit] ?? 0) >= LANDS_OF_COLOR;
    return isPlayed ? mask | (1 << bit) : mask;
  }, 0);
}
