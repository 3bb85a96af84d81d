import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import type { CountKind } from "../../data/what/feeds.ts";

/** A card of a list, as far as counting goes. */
export interface CountedCard {
  readonly card: CardIndex;
  readonly copies: number;
  readonly types: number;
  readonly manaValue: number;
}

/** Texts of cards that make tokens, and of those that speak of +1/+1 counters. */
const MAKES_TOKENS = /\bcreates? [^.]*\btokens?\b/i;
const COUNTERS = /\+1\/\+1 counter/;

/** Whether a card is of a kind. `typeName` is the creature type that its deck is about, or empty. */
export type OfKind = (kind: CountKind, entry: CountedCard) => boolean;

/** Tells kinds of cards by type lines and texts. */
export function kindsOfCards(table: CardTable, typeName: string): OfKind {
  const typeLine = ({ card }: CountedCard): string => table.faces(card)[0]?.typeLine ?? "";
  const text = ({ card }: CountedCard): string => textOf(table, card);
  const of: Readonly<Record<CountKind, (entry: CountedCard) => boolean>> = {
    creatures: ({ types }) => (types & CardType.Creature) !== 0,
    artifacts: ({ types }) => (types & CardType.Artifact) !== 0,
    enchantments: ({ types }) => (types & CardType.Enchantment) !== 0,
    planeswalkers: ({ types }) => (types & CardType.Planeswalker) !== 0,
    "instants and sorceries": ({ types }) => (types & (CardType.Instant | CardType.Sorcery)) !== 0,
    lands: ({ types }) => (types & CardType.Land) !== 0,
    Equipment: (entry) => hasWord(typeLine(entry), "Equipment"),
    Auras: (entry) => hasWord(typeLine(entry), "Aura"),
    "creatures at six mana or more": ({ types, manaValue }) =>
      (types & CardType.Creature) !== 0 && manaValue >= 6,
    "token makers": (entry) => MAKES_TOKENS.test(text(entry)),
    "cards with +1/+1 counters": (entry) => COUNTERS.test(text(entry)),
    type: (entry) => typeName !== "" && isOfType(table, entry, typeName),
  };
  return (kind, entry) => of[kind](entry);
}

/** Counts the cards of a main deck, each kind once. */
export function deckCounts(cards: readonly CountedCard[], isOf: OfKind): (kind: CountKind) => number {
  const known = new Map<CountKind, number>();
  return (kind) => {
    const before = known.get(kind);
    if (before !== undefined) return before;
    const count = cards.reduce((sum, entry) => sum + (isOf(kind, entry) ? entry.copies : 0), 0);
    known.set(kind, count);
    return count;
  };
}

/** Whether a card is a member of a creature type, by its type line or as a changeling. */
export function isOfType(table: CardTable, { card }: Pick<CountedCard, "card">, typeName: string): boolean {
  const line = table.faces(card)[0]?.typeLine ?? "";
  return hasWord(line, typeName) || table.keywords(card).includes("Changeling");
}

/** The text of all faces of a card without reminders; empty in tables without texts. Each card is read once. */
export const textOf = oncePerPart((table: CardTable, card: CardIndex): string =>
  table
    .faces(card)
    .map(({ oracleText }) => withoutReminder(oracleText))
    .join("\n"),
);

/** Whether a word stands in a type line. */
export function hasWord(line: string, word: string): boolean {
  return ` ${line} `.includes(` ${word} `);
}
