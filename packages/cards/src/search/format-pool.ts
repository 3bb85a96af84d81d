import type { CardIndex, Legality } from "../table/card-table.ts";

/** What a format makes of cards, as whoever knows its rules tells it: before the card data, which may not know it at all. */
export interface FormatPool {
  /** What players call the format. */
  readonly name: string;
  legality(card: CardIndex): Legality;
}

/** Formats by the words that queries name them with: small letters, no hyphens. */
export type FormatPools = ReadonlyMap<string, FormatPool>;
