import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import { cardFilters } from "./card-filters.ts";
import { isRuledOut, type WishLimits } from "./card-limits.ts";
import { type Exclusion, exclusionOf, isCreatureType } from "./exclusions.ts";
import { findCard, type Lookup, positive } from "./look-up.ts";
import type { Wish } from "./wish.ts";

/** Everything that keeps a card out, and what is left of it without the filters and by words alone. */
export function exclusionsOf(
  asked: AskedFields,
  kept: ReadonlySet<CardIndex>,
  limits: WishLimits,
  lookup: Lookup,
): Pick<Wish, "excludes" | "excludesBesideFilters" | "excludesByWord" | "filters" | "excludeCombos"> {
  const { table } = lookup;
  const { isOut, excludeCombos } = excludedCards(asked, kept, lookup);
  const most = positive(asked.maxManaValue) ?? Number.POSITIVE_INFINITY;
  const filters = cardFilters(asked, table);
  const isNone = (card: CardIndex): boolean =>
    !kept.has(card) && ((table.manaValue[card] ?? 0) > most || isRuledOut(limits, card));
  const isFiltered = (card: CardIndex): boolean =>
    !kept.has(card) && filters.some((filter) => filter.isOut(card));
  return {
    excludes: (card) => isOut(card) || isNone(card) || isFiltered(card),
    excludesBesideFilters: (card) => isOut(card) || isNone(card),
    excludesByWord: isOut,
    filters,
    excludeCombos,
  };
}

/** What must stay out, by name or by a word that covers it; `kept` cards stay in all the same. */
function excludedCards(
  { exclude: words = [], commanders = [] }: AskedFields,
  kept: ReadonlySet<CardIndex>,
  lookup: Lookup,
): { readonly isOut: (card: CardIndex) => boolean; readonly excludeCombos: boolean } {
  const { table, names, notes } = lookup;
  const cards = new Set<CardIndex>();
  const exclusions: Exclusion[] = [];
  for (const word of words) {
    const exact = names.resolve(word, { typos: false });
    // "Dragon" and "Ninja" are cards as well: the type rules them out with all others.
    const isCard = exact.found && !isCreatureType(word, table);
    const exclusion = isCard ? undefined : exclusionOf(word, table);
    if (exclusion) exclusions.push(exclusion);
    else {
      const card = exact.found ? exact.card : findCard(word, lookup);
      if (card !== undefined) cards.add(card);
    }
  }
  const covers = (card: CardIndex): boolean => exclusions.some((exclusion) => exclusion.excludes(card));
  for (const card of kept) {
    // Who leads is a creature and legendary whatever is ruled out.
    if (!commanders.includes(table.name(card)) && covers(card))
      notes.add({ kind: "kept-of-excluded", cards: [table.name(card)] });
    if (cards.delete(card)) notes.add({ kind: "wanted-and-excluded", cards: [table.name(card)] });
  }
  return {
    isOut: (card) => cards.has(card) || (!kept.has(card) && covers(card)),
    excludeCombos: exclusions.some(({ combos }) => combos),
  };
}
