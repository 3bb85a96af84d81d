import { type ColorMask, colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";

/** From so many basics of a color that no card has they are a mistake. */
const IDLE_BASICS = 3;

/**
 * Colors with basics and without a spell in the main deck: half of the decks of one name may play a color that the cards which
 * most of them play do without. A basic or two stand there for those who count basic land types.
 */
export function idleColors(main: ReadonlyMap<CardIndex, number>, table: CardTable): ColorMask {
  let basics = 0;
  for (const [card, copies] of main)
    if (isBasic(table, card) && copies >= IDLE_BASICS) basics |= table.colorIdentity[card] ?? 0;
  return basics & ~colorsOfSpells(main.keys(), table);
}

/** Colors that some decks of an archetype have cards of, and the ones that were drawn for this deck have not. */
export function splashLeft(
  archetype: Iterable<CardIndex>,
  drawn: Iterable<CardIndex>,
  table: CardTable,
): ColorMask {
  return colorsOfSpells(archetype, table) & ~colorsOfSpells(drawn, table);
}

/** Whether a land of two colors stands there for such a color. Those that make more are for the others, too. */
export function isForSplash(card: CardIndex, splash: ColorMask, table: CardTable): boolean {
  const made = table.producedMana[card] ?? 0;
  return isLand(table, card) && colorCount(made) === 2 && (made & splash) !== 0;
}

function colorsOfSpells(cards: Iterable<CardIndex>, table: CardTable): ColorMask {
  let colors = 0;
  for (const card of cards) if (!isLand(table, card)) colors |= table.colorIdentity[card] ?? 0;
  return colors;
}
