import type { CardIndex } from "@deckwright/cards/table/card-table.ts";

/** A card the deck is built around, with its weight: commanders 3, key cards 2, other inclusions 1. */
export interface Seed {
  readonly card: CardIndex;
  readonly weight: number;
}

/**
 * How well cards go with what is known of a deck, learned from real decks. The place where the collaborative ranker
 * of a later release goes; today's is `company.ts`.
 */
export interface Ranker {
  /** A score per card of `candidates`, same order; larger is better, mean near 0 and deviation near 1. */
  relevance(format: string, seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array;
  /** How popular a card is in a format, 0 to 1. */
  popularity(format: string, card: CardIndex): number;
  /** Copies most decks of the format play of a card that they play at all, 1 to 4. */
  usualCopies(format: string, card: CardIndex): number;
  /** How strongly two cards keep each other's company, 0 (strangers) to 1, with nothing else known. */
  affinity(format: string, a: CardIndex, b: CardIndex): number;
}
