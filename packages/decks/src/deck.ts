import type * as z from "zod/mini";
import type { Readonlys } from "./readonly.ts";
import type { aimSchema, bracketSchema, cardListItemSchema, deckSchema, playerDeckSchema } from "./schema.ts";
import { COUNTED_ZONES } from "./zones.ts";

/** Card names to quantities. Keys are names as people write them; the rules resolve them. */
export type CardCounts = Readonly<Record<string, number>>;

/** The cards of one deck, zone by zone. */
export interface DeckCards {
  /** One or two commanders; absent or empty in formats without. Not repeated in `main`. */
  readonly commanders?: readonly string[];
  readonly main: CardCounts;
  readonly side?: CardCounts;
  readonly companion?: string;
  /** Zones beside the main deck, by the names of `EXTRA_ZONES`. */
  readonly zones?: Readonly<Record<string, CardCounts>>;
}

/** The cards of a deck, of a team both decks. */
export interface TeamCards extends DeckCards {
  /** The second deck of a team. */
  readonly partner_deck?: DeckCards;
}

/** A deck as it is handed to the rules. Nothing in it is trusted: names may be unknown, counts wrong. */
export interface DeckList extends TeamCards {
  /** Format slug, e.g. `commander`. */
  readonly format: string;
  /** A variant of the format, e.g. `standard` of `brawl`; absent: the format's usual form. */
  readonly variant?: string;
  /** The format that planechase, archenemy or two-headed-giant is played on; absent: the usual one. */
  readonly base?: string;
  /** The opened or drafted cards, in limited formats. */
  readonly pool?: CardCounts;
  /** The copies that a format allows are shared by the decks of a team. */
  readonly unified?: boolean;
}

/** Commander brackets 1 (Exhibition) to 5 (cEDH). */
export type Bracket = z.output<typeof bracketSchema>;

/** What a deck was built for. */
export type Aim = Readonlys<z.output<typeof aimSchema>>;

/** A card of a deck with what it is for. */
export type CardListItem = Readonlys<z.output<typeof cardListItemSchema>>;

/** One player's deck: a deck alone, or either deck of a team. */
export type PlayerDeck = Readonlys<z.output<typeof playerDeckSchema>>;

/** A whole deck as it is built, edited and kept; of a team both decks. */
export type Deck = Readonlys<z.output<typeof deckSchema>>;

/** How many cards those are. */
export function totalOf(counts: CardCounts): number {
  return Object.values(counts).reduce((sum, quantity) => sum + quantity, 0);
}

/** Counts added up, name by name. */
export function addCounts(...all: readonly CardCounts[]): CardCounts {
  const sums = new Map<string, number>();
  for (const counts of all)
    for (const [name, quantity] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + quantity);
  return Object.fromEntries(sums);
}

/** The cards of one zone; none where the deck has no such zone. */
export function cardsIn(deck: DeckCards, zone: string): CardCounts {
  switch (zone) {
    case "commanders":
      return addCounts(...(deck.commanders ?? []).map((name) => ({ [name]: 1 })));
    case "companion":
      return deck.companion === undefined ? {} : { [deck.companion]: 1 };
    case "main":
      return deck.main;
    case "side":
      return deck.side ?? {};
    default:
      return deck.zones && Object.hasOwn(deck.zones, zone) ? (deck.zones[zone] ?? {}) : {};
  }
}

/** How many cards a deck has: those of the zones that are counted. */
export function sizeOf(deck: DeckCards): number {
  return [...COUNTED_ZONES].reduce((sum, zone) => sum + totalOf(cardsIn(deck, zone)), 0);
}

/** All cards of a deck, whatever zone they are in, of a team both decks. */
export function allCards({ partner_deck: second, ...deck }: TeamCards): CardCounts {
  const zones = ["commanders", "companion", "main", "side", ...Object.keys(deck.zones ?? {})];
  return addCounts(...zones.map((zone) => cardsIn(deck, zone)), second ? allCards(second) : {});
}

/** The deck as the rules take it. */
export function toDeckList(deck: Deck): DeckList {
  const { format, variant, base, pool, unified, partner_deck: second } = deck;
  return {
    format,
    ...(variant === undefined ? {} : { variant }),
    ...(base === undefined ? {} : { base }),
    ...toDeckCards(deck),
    ...(pool ? { pool } : {}),
    ...(second ? { partner_deck: toDeckCards(second) } : {}),
    ...(unified ? { unified } : {}),
  };
}

/** The deck as the figures take it: with what they are held against. */
export function toMeasured(deck: Deck): DeckList & { readonly aim?: Aim } {
  return { ...toDeckList(deck), ...(deck.aim ? { aim: deck.aim } : {}) };
}

function toDeckCards({ commanders, main, side, companion, zones }: PlayerDeck): DeckCards {
  return {
    commanders,
    main,
    side,
    ...(companion === undefined ? {} : { companion }),
    ...(zones ? { zones } : {}),
  };
}
