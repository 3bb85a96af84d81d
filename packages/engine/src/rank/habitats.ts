/** The decks that a card is played in: for each fact the range that all but the odd ones of them keep to. */
export interface Habitat {
  /** Decks that were counted. */
  readonly decks: number;
  /** In the order of `HABITAT_FACTS`, both ends included. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** A card is out of place where so many facts of its deck lie outside of its habitat. */
export const OUT_OF_PLACE = 3;

/** The facts of a deck, by their places, that lie outside of a habitat. */
export function factsOutside({ low, high }: Habitat, facts: Uint8Array): number[] {
  const outside: number[] = [];
  for (const [at, value] of facts.entries())
    if (value < (low[at] ?? 0) || value > (high[at] ?? 0)) outside.push(at);
  return outside;
}
