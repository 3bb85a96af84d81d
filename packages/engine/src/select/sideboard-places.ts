import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardLimit } from "../plan/card-limits.ts";

/** The places of a sideboard while its cards are chosen, as far as limits bound them. */
export interface SidePlaces {
  /** Copies of a card that may come into so many free places: within the most of its kinds, and beside what others lack. */
  room(card: CardIndex, free: number): number;
  /** The same where what is to be there in a number comes first, and in no more copies than that. */
  next(card: CardIndex, free: number): number;
  put(card: CardIndex, copies: number): void;
  /** No more cards of the kinds that lack some are to be had: their places are free for others. False where none lacks any. */
  giveUp(): boolean;
}

/** Counts what limits of the sideboard count, from an empty one on. */
export function sidePlaces(limits: readonly CardLimit[]): SidePlaces {
  const kinds = limits.map((of) => ({ of, have: 0, least: of.limit.least ?? 0 }));
  type Kind = (typeof kinds)[number];
  const lackingOf = ({ least, have }: Kind): number => Math.max(0, least - have);
  const roomOf = ({ of, have }: Kind): number => (of.limit.most ?? Number.POSITIVE_INFINITY) - have;
  const room = (card: CardIndex, free: number): number => {
    const own = kinds.filter(({ of }) => of.counts(card));
    const owed = kinds.reduce((sum, kind) => sum + (own.includes(kind) ? 0 : lackingOf(kind)), 0);
    return Math.max(0, Math.min(free - owed, ...own.map(roomOf)));
  };
  return {
    room,
    next(card, free) {
      const lacking = kinds.filter((kind) => lackingOf(kind) > 0);
      if (lacking.length === 0) return room(card, free);
      return Math.min(
        room(card, free),
        Math.max(0, ...lacking.filter(({ of }) => of.counts(card)).map(lackingOf)),
      );
    },
    put(card, copies) {
      for (const kind of kinds) if (kind.of.counts(card)) kind.have += copies;
    },
    giveUp() {
      const isOwing = kinds.some((kind) => lackingOf(kind) > 0);
      for (const kind of kinds) kind.least = 0;
      return isOwing;
    },
  };
}
