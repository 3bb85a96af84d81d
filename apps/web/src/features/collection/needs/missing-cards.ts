import type { DeckWithCards } from "../../../data/deck-lists.ts";
import type { OwnCard } from "../../../data/own-cards.ts";

/** A card of a deck of which there are not enough. */
export interface MissingCard {
  readonly name: string;
  readonly need: number;
  readonly have: number;
}

/** Nobody counts these, or goes to buy them. */
const BASICS: ReadonlySet<string> = new Set(
  ["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"].flatMap((name) => [
    name,
    `Snow-Covered ${name}`,
  ]),
);

/** How many copies of each card there are, by its name and by that of its first side. */
export function copiesByName(cards: readonly OwnCard[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { name, quantity } of cards) copies.set(keyOf(name), (copies.get(keyOf(name)) ?? 0) + quantity);
  return copies;
}

/** The cards that a deck still needs, all groups of it taken together, basic lands aside. */
export function missingCards(
  { card_list }: Pick<DeckWithCards, "card_list">,
  copies: ReadonlyMap<string, number>,
): readonly MissingCard[] {
  const needs = new Map<string, { name: string; need: number }>();
  for (const { name, quantity } of Object.values(card_list).flat()) {
    if (BASICS.has(name) || !(quantity > 0)) continue;
    needs.set(keyOf(name), { name, need: (needs.get(keyOf(name))?.need ?? 0) + quantity });
  }
  return [...needs].flatMap(([key, { name, need }]) => {
    const have = copies.get(key) ?? 0;
    return have < need ? [{ name, need, have }] : [];
  });
}

/** Decks may name a card by its first side alone. */
function keyOf(name: string): string {
  return (name.split(" // ")[0] ?? name).toLowerCase();
}
