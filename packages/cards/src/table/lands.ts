import { type CardIndex, type CardTable, CardType, Supertype } from "./card-table.ts";

/** Whether a deck counts the card among its lands: what is played as a land, not what has one on its back. */
export function isLand(table: CardTable, card: CardIndex): boolean {
  return ((table.frontTypes[card] ?? 0) & CardType.Land) !== 0;
}

/** Whether the card has the supertype basic, snow-covered ones and Wastes included. */
export function isBasic(table: CardTable, card: CardIndex): boolean {
  return ((table.supertypes[card] ?? 0) & Supertype.Basic) !== 0;
}

/** Plains, Island, Swamp, Mountain and Forest, without snow-covered ones and Wastes. */
export function isPlainBasic(table: CardTable, card: CardIndex): boolean {
  if (!isBasic(table, card) || (table.supertypes[card] ?? 0) & Supertype.Snow) return false;
  return isLand(table, card) && table.subtypes(card).length > 0;
}
