import type { ManaBaseInput } from "./mana-base-input.ts";

/**
 * Cards that care for lands entering, from which on a deck of different cards without a commander fetches basics of one color. The decks
 * that such ones are held against are led by commanders which care; others only pay life for a Forest. By hand, November 2026.
 */
const LANDFALL = { tag: "landfall-payoff", least: 3 } as const;

/** Whether fetches for one color may come because decks like this one play them. */
export function fetchesBasics(wish: ManaBaseInput): boolean {
  return wish.copies !== 1 || wish.commanders.length > 0 || caresForLands(wish);
}

/** Whether several cards of a deck care for lands entering, so that a fetch is worth more than the basic land that it finds. */
export function caresForLands({ table, spells }: ManaBaseInput): boolean {
  const tag = table.tags.id(LANDFALL.tag);
  return tag >= 0 && spells.filter(({ card }) => table.tags.has(card, tag)).length >= LANDFALL.least;
}
