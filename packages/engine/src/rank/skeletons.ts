import { COLORS, type ColorMask, colorCount, maskOf } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { COLOR_WORDS } from "../../data/lexicon-colors.ts";
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

/** The colors of an archetype: those that its name says, else those of its spells that its lands make. */
export function colorsOfSkeleton({ name, main }: Skeleton, table: CardTable): ColorMask {
  const named = colorsOfName(name);
  if (named !== undefined) return named;
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

/**
 * What the name of an archetype says of its colors: one behind "mono", or several that have a word of their own. A single
 * color in a name may be one of many ("Blue Moon").
 */
function colorsOfName(name: string): ColorMask | undefined {
  const words = name.toLowerCase().split(/[\s-]+/);
  const at = words.indexOf("mono");
  if (at >= 0) return maskByWord.get(words[at + 1] ?? "");
  const pair = words.find((word) => colorCount(maskByWord.get(word) ?? 0) > 1);
  return pair === undefined ? undefined : maskByWord.get(pair);
}

const maskByWord: ReadonlyMap<string, ColorMask> = new Map(
  Object.entries(COLOR_WORDS).flatMap(([letters, words]) =>
    words.map((word): [string, ColorMask] => [word, maskOf(letters)]),
  ),
);

/** What results call the decks of some leaders; see `Skeleton.name`. */
export function nameOfLeaders(cards: readonly CardIndex[], table: CardTable): string {
  return cards
    .map((card) => (card < 0 ? "" : (table.faces(card)[0]?.name ?? table.name(card))))
    .sort()
    .join(" + ");
}
