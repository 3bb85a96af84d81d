import type { Deck } from "@deckwright/decks/deck.ts";
import { type CheckedCard, hasType } from "./checked-card.ts";

/** A deck with its cards as the checker knows them. */
export interface WishedDeck {
  readonly deck: Deck;
  readonly commanders: readonly CheckedCard[];
  /** Cards of main deck with their copies. */
  readonly main: readonly Counted[];
  readonly side: readonly Counted[];
}

/** A card with its copies. */
export interface Counted {
  readonly card: CheckedCard;
  readonly copies: number;
}

/** Whether a constraint holds; undefined where cards cannot tell. With it, words by which an answer would name it. */
export interface Finding {
  readonly what: string;
  readonly isKept: boolean;
  readonly found: string;
  readonly words: readonly string[];
}

/** Commanders and main deck. */
export function allCards({ commanders, main }: WishedDeck): readonly Counted[] {
  return [...commanders.map((card) => ({ card, copies: 1 })), ...main];
}

/** Whether mana of some colors casts a card, life and generic mana aside: Dismember in any deck, Tamiyo for blue. */
export function isCastIn({ cost }: CheckedCard, letters: string): boolean {
  const isPaid = (symbol: string): boolean =>
    symbol.includes("P") ||
    symbol.split("/").some((part) => !/^[WUBRG]$/.test(part) || letters.includes(part));
  return cost
    .split(" // ")
    .some(
      (half) => half !== "" && [...half.matchAll(/\{([^}]+)\}/g)].every(([, symbol = ""]) => isPaid(symbol)),
    );
}

/** How many copies those are. */
export function sum(cards: readonly Counted[]): number {
  return cards.reduce((total, { copies }) => total + copies, 0);
}

/** Changelings are of every creature type. */
export function isOfType(card: CheckedCard, type: string): boolean {
  return hasType(card, type) || (card.keywords.includes("changeling") && hasType(card, "creature"));
}

/** Whether a card is called so, by its front face. */
export function isNamed({ name }: CheckedCard, other: string): boolean {
  const front = (one: string): string => (one.split(" // ")[0] ?? one).toLowerCase();
  return front(name) === front(other);
}

/** Letters of all colors of some cards, in WUBRG order. */
export function lettersOf(cards: readonly CheckedCard[]): string {
  const letters = new Set(cards.flatMap(({ identity }) => [...identity]));
  return [..."WUBRG"].filter((letter) => letters.has(letter)).join("");
}
