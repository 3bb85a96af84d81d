import { type ColorMask, colorCount } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { isKept, type Limit } from "@deckwright/decks/wish-limits.ts";
import { kindOfCards } from "./exclusions.ts";

/** A limit of what a main deck or sideboard holds, with a test of the cards that it counts. */
export interface CardLimit {
  readonly limit: Limit;
  /** Set where it counts copies of one card. */
  readonly card?: CardIndex;
  counts(card: CardIndex): boolean;
}

/** All limits of a wish, looked up. */
export interface WishLimits {
  readonly asked: readonly Limit[];
  /** Of the main deck. */
  readonly cards: readonly CardLimit[];
  /** Of the sideboard. */
  readonly side: readonly CardLimit[];
  /** Of the whole deck: its cards, sideboard and colors. */
  readonly deck: Readonly<Partial<Record<DeckCount, Limit>>>;
  /** What is counted that nobody knows. */
  readonly unknown: readonly string[];
}

/** What is counted of a deck beside its kinds of cards. */
const DECK_COUNTS = ["cards", "sideboard", "colors"] as const;
export type DeckCount = (typeof DECK_COUNTS)[number];

export const LANDS = "lands";

/** Looks up what limits count: the deck's own counts, kinds of cards by the words that exclude them too, types, card names. */
export function lookUpLimits(
  asked: readonly Limit[],
  { table, names }: { readonly table: CardTable; readonly names: NameIndex },
): WishLimits {
  const cards: CardLimit[] = [];
  const side: CardLimit[] = [];
  const deck: Partial<Record<DeckCount, Limit>> = {};
  const unknown: string[] = [];
  for (const limit of asked) {
    const count = DECK_COUNTS.find((each) => each === limit.what.toLowerCase());
    if (count !== undefined) deck[count] = limit;
    else {
      const found = limitOf(limit, table, names);
      if (found === undefined) unknown.push(limit.what);
      else (limit.zone === undefined ? cards : side).push(found);
    }
  }
  return { asked, cards, side, deck, unknown };
}

function limitOf(limit: Limit, table: CardTable, names: NameIndex): CardLimit | undefined {
  const but = limit.but === undefined ? undefined : kindOfCards(limit.but, table);
  if (limit.but !== undefined && but === undefined) return undefined;
  const named = names.resolve(limit.what, { typos: false, suggest: false });
  // "Forest" is the card, "forests" the kind, as "Sacrifice" is a card: one that is called like a kind is meant by its exact name only.
  const isName = named.found && table.name(named.card) === limit.what;
  const kind = isName ? undefined : kindOfCards(limit.what, table);
  if (kind !== undefined) return { limit, counts: (card) => kind(card) && !(but?.(card) ?? false) };
  if (!named.found) return undefined;
  return { limit, card: named.card, counts: (card) => card === named.card };
}

/** Copies of what a limit counts in some cards. */
export function countIn({ counts }: CardLimit, cards: Iterable<readonly [CardIndex, number]>): number {
  let sum = 0;
  for (const [card, copies] of cards) if (counts(card)) sum += copies;
  return sum;
}

/** The limit of the number of lands; undefined where there is none. */
export function landLimit({ cards }: WishLimits): Limit | undefined {
  return cards.find(({ limit }) => limit.what === LANDS && limit.but === undefined)?.limit;
}

/** The most copies that limits allow of a card by its name. */
export function mostCopies({ cards }: WishLimits, card: CardIndex): number {
  return cards.reduce(
    (most, each) => (each.card === card ? Math.min(most, each.limit.most ?? most) : most),
    Number.POSITIVE_INFINITY,
  );
}

/** Whether a card is of a kind of which there is to be none. */
export function isRuledOut({ cards }: WishLimits, card: CardIndex): boolean {
  return cards.some(({ limit, counts }) => limit.most === 0 && counts(card));
}

/** The fewest spells, lands aside, that limits ask for. */
export function fewestSpells({ cards }: WishLimits, table: CardTable): number {
  return Math.max(
    0,
    ...cards.map((each) => {
      const { least = 0, what } = each.limit;
      return what === LANDS ||
        (each.card !== undefined && isLand(table, each.card)) ||
        countsLands(each, table)
        ? 0
        : least;
    }),
  );
}

/** Whether lands are among what a limit counts. */
export const countsLands = oncePer((each: CardLimit, table: CardTable): boolean => {
  let found = false;
  for (let card = 0; card < table.size && !found; card++) found = isLand(table, card) && each.counts(card);
  return found;
});

/** Whether a limit of colors, where there is one, lets a deck have these. */
export function isColorCountKept({ limits }: { readonly limits: WishLimits }, colors: ColorMask): boolean {
  const limit = limits.deck.colors;
  return limit === undefined || isKept(limit, colorCount(colors));
}

/** How many cards a figure is short of a limit or above it. */
export function missing(limit: Limit, have: number): number {
  if (isKept(limit, have)) return 0;
  return have < (limit.least ?? 0) ? (limit.least ?? 0) - have : have - (limit.most ?? have);
}
