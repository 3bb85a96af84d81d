import type { ReadCard, ReadDeck } from "./card-text.ts";

/** What a sentence is held against: the deck as it was handed out, and figures by question. */
export interface CheckedDeck {
  readonly main: ReadDeck;
  readonly commanders: readonly ReadCard[];
  readonly sideCount: number;
  /** Cards by group of the list, as shown. */
  readonly groups: ReadonlyMap<string, ReadDeck>;

  find(name: string): ReadCard | undefined;
  /** Percent of the decks of these commanders, and of all, that play a card. */
  shares(card: ReadCard): { readonly own: number; readonly all: number };
  /** Percent of the decks of an archetype that play a card; undefined for an archetype that is not known. */
  archetype(name: string, card: ReadCard, zone: "main" | "side"): number | undefined;
  /** How much two cards are played together, 0 to 1. */
  affinity(card: ReadCard, other: ReadCard): number;
}
