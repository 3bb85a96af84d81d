import type { Random } from "../random.ts";
import type { PlayDeck } from "./play-deck.ts";

/** A library that is shuffled as far as it is drawn from. */
export interface Library {
  /** Cards above the bottom, drawn ones included. */
  readonly cards: Int16Array;
  drawn: number;
  size: number;
}

/** A library for games with a deck. */
export function createLibrary({ library }: PlayDeck): Library {
  return { cards: library.slice(), drawn: 0, size: library.length };
}

/** Puts all cards back. */
export function restore(library: Library, deck: PlayDeck): void {
  library.cards.set(deck.library);
  library.drawn = 0;
  library.size = deck.library.length;
}

/** Draws a card: one step of a Fisher-Yates shuffle. -1 where there is none. */
export function draw(library: Library, random: Random): number {
  const { cards, drawn, size } = library;
  if (drawn >= size) return -1;
  const other = drawn + random.int(size - drawn);
  const card = cards[other] ?? -1;
  cards[other] = cards[drawn] ?? -1;
  cards[drawn] = card;
  library.drawn++;
  return card;
}

/** Takes a random one of the cards that fit out of the library; -1 where none fits. */
export function find(library: Library, random: Random, fits: (card: number) => boolean): number {
  const { cards, drawn, size } = library;
  let fitting = 0;
  for (let at = drawn; at < size; at++) if (fits(cards[at] ?? -1)) fitting++;
  if (fitting === 0) return -1;
  let left = random.int(fitting);
  for (let at = drawn; at < size; at++) {
    const card = cards[at] ?? -1;
    if (!fits(card) || left-- > 0) continue;
    cards[at] = cards[size - 1] ?? -1;
    library.size--;
    return card;
  }
  return -1;
}
