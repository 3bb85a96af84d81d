import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { COMBO_BRACKETS } from "../../data/brackets.ts";
import data from "../../data/combos.json" with { type: "json" };
import type { Bracket } from "../types.ts";

/** Two cards that win, go on without end or lock the game together. */
export interface Combo {
  readonly cards: readonly [CardIndex, CardIndex];
  /** The lowest bracket that the combo fits in. */
  readonly bracket: Bracket;
}

/** The known combos of two cards. */
export interface Combos {
  /** True for two cards that no deck below bracket 3 means to hold together. The order of the cards does not matter. */
  isCombo(a: CardIndex, b: CardIndex): boolean;
  /** The lowest bracket that two cards fit in together; 1 when they are no combo. */
  bracketOf(a: CardIndex, b: CardIndex): Bracket;
  /** All combos among some cards, the strongest first. */
  among(cards: Iterable<CardIndex>): Combo[];
  /** Day or month that the list is of. */
  readonly asOf: string;
}

/** Looks the known combos up in a table; those with a card that the table lacks are passed over. */
export function createCombos(table: CardTable, names: NameIndex): Combos {
  const cards = data.names.map((name) => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found ? match.card : -1;
  });
  const brackets = new Map<number, Bracket>();
  const partners = new Map<CardIndex, CardIndex[]>();
  const keyOf = (a: CardIndex, b: CardIndex): number => Math.min(a, b) * table.size + Math.max(a, b);
  for (let pair = 0; pair < data.tags.length; pair++) {
    const a = cards[data.pairs[2 * pair] ?? -1] ?? -1;
    const b = cards[data.pairs[2 * pair + 1] ?? -1] ?? -1;
    if (a < 0 || b < 0) continue;
    brackets.set(keyOf(a, b), COMBO_BRACKETS[data.tags[pair] ?? "-"] ?? 3);
    partners.set(a, [...(partners.get(a) ?? []), b]);
  }
  const bracketOf = (a: CardIndex, b: CardIndex): Bracket => brackets.get(keyOf(a, b)) ?? 1;
  return {
    asOf: data.asOf,
    bracketOf,
    isCombo: (a, b) => bracketOf(a, b) > 1,
    among(list) {
      const held = new Set(list);
      const found = [...held].flatMap((a) =>
        (partners.get(a) ?? [])
          .filter((b) => held.has(b))
          .map((b): Combo => ({ cards: [a, b], bracket: bracketOf(a, b) })),
      );
      return found
        .filter(({ bracket }) => bracket > 1)
        .sort((x, y) => y.bracket - x.bracket || x.cards[0] - y.cards[0] || x.cards[1] - y.cards[1]);
    },
  };
}
