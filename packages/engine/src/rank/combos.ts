import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { COMBO_BRACKETS } from "../../data/brackets.ts";
import { COMBO_ENDS, type ComboEnd } from "../../data/combo-ends.ts";
import data from "../../data/combos.json" with { type: "json" };
import lonely from "../../data/needs-partner.json" with { type: "json" };
import { SIMILAR_FORMATS } from "../../data/similar-formats.ts";

/** Two cards that win, go on without end or lock the game together. */
export interface Combo {
  readonly cards: readonly [CardIndex, CardIndex];
  /** The lowest bracket that the combo fits in. */
  readonly bracket: Bracket;
  /** What it comes to; undefined where the list does not say. */
  readonly end: ComboEnd | undefined;
}

/** The known combos of two cards. */
export interface Combos {
  /** True for two cards that no deck below bracket 3 means to hold together. The order of the cards does not matter. */
  isCombo(a: CardIndex, b: CardIndex): boolean;
  /** Whether two cards are known to loop or to win together, those too slow or frail to count among them. */
  isKnown(a: CardIndex, b: CardIndex): boolean;
  /** The lowest bracket that two cards fit in together; 1 when they are no combo. */
  bracketOf(a: CardIndex, b: CardIndex): Bracket;
  /** All combos among some cards, the strongest first. */
  among(cards: Iterable<CardIndex>): Combo[];
  /** The cards that a card is a combo with. */
  partnersOf(card: CardIndex): readonly CardIndex[];
  /** The cards of which a card needs one beside it to be worth playing in a format; undefined where it stands by itself. */
  partnersNeeded(format: string, card: CardIndex): readonly CardIndex[] | undefined;
  /** Whether a card would be without a partner that it needs in a format, among the cards that `holds` knows. */
  isAlone(format: string, card: CardIndex, holds: (other: CardIndex) => boolean): boolean;
  /** Day or month that the list is of. */
  readonly asOf: string;
}

/** A line of the list of cards that come with a partner or not at all. */
interface NeedsPartner {
  readonly card: string;
  readonly partners: readonly string[];
  /** Where it is so; absent: everywhere. */
  readonly formats?: readonly string[];
}

/** Looks the known combos up in a table; those with a card that the table lacks are passed over. */
export function createCombos(table: CardTable, names: NameIndex): Combos {
  const find = (name: string): CardIndex => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found ? match.card : -1;
  };
  const cards = data.names.map(find);
  const lines: readonly NeedsPartner[] = lonely.cards;
  const needs = new Map(
    lines.map(({ card, partners: others, formats }) => [
      find(card),
      { formats, partners: others.map(find).filter((other) => other >= 0) },
    ]),
  );
  const partnersNeeded = (format: string, card: CardIndex): readonly CardIndex[] | undefined => {
    const need = needs.get(card);
    if (need?.formats === undefined) return need?.partners;
    const similar = ownEntry(SIMILAR_FORMATS, format);
    return [format, ...(similar ?? [])].some((each) => need.formats?.includes(each))
      ? need.partners
      : undefined;
  };
  const brackets = new Map<number, Bracket>();
  const ends = new Map<number, ComboEnd>();
  const partners = new Map<CardIndex, CardIndex[]>();
  const keyOf = (a: CardIndex, b: CardIndex): number => Math.min(a, b) * table.size + Math.max(a, b);
  for (let pair = 0; pair < data.tags.length; pair++) {
    const a = cards[data.pairs[2 * pair] ?? -1] ?? -1;
    const b = cards[data.pairs[2 * pair + 1] ?? -1] ?? -1;
    if (a < 0 || b < 0) continue;
    brackets.set(keyOf(a, b), COMBO_BRACKETS[data.tags[pair] ?? "-"] ?? 3);
    const end = COMBO_ENDS.find((each) => each === data.ends[pair]);
    if (end !== undefined) ends.set(keyOf(a, b), end);
    partners.set(a, [...(partners.get(a) ?? []), b]);
  }
  const bracketOf = (a: CardIndex, b: CardIndex): Bracket => brackets.get(keyOf(a, b)) ?? 1;
  return {
    partnersNeeded,
    isAlone: (format, card, holds) => partnersNeeded(format, card)?.some(holds) === false,
    asOf: data.asOf,
    bracketOf,
    partnersOf: (card) => partners.get(card) ?? [],
    isCombo: (a, b) => bracketOf(a, b) > 1,
    isKnown: (a, b) => brackets.has(keyOf(a, b)),
    among(list) {
      const held = new Set(list);
      const found = [...held].flatMap((a) =>
        (partners.get(a) ?? [])
          .filter((b) => held.has(b))
          .map((b): Combo => ({ cards: [a, b], bracket: bracketOf(a, b), end: ends.get(keyOf(a, b)) })),
      );
      return found
        .filter(({ bracket }) => bracket > 1)
        .sort((x, y) => y.bracket - x.bracket || x.cards[0] - y.cards[0] || x.cards[1] - y.cards[1]);
    },
  };
}
