import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Ranker } from "../rank/ranker.ts";
import { buildCardPhrases, type CardPhrases } from "./card-phrases.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";

/** All that reading a wish needs, prepared once per table. */
export interface IntentContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly lexicon: Lexicon;
  readonly cardPhrases: CardPhrases;
}

/**
 * Prepares the reading of wishes for a table. With a ranker, a name that several legends share ("Krenko") means the
 * one that leads most decks; without, the one played most.
 */
export function createIntentContext(
  table: CardTable,
  names: NameIndex,
  ranker?: Pick<Ranker, "leaders">,
): IntentContext {
  const lexicon = buildLexicon(table);
  const leaderDecks = new Map<CardIndex, number>();
  for (const { commanders, decks } of ranker?.leaders("commander") ?? []) {
    for (const card of commanders) leaderDecks.set(card, (leaderDecks.get(card) ?? 0) + decks);
  }
  return { table, names, lexicon, cardPhrases: buildCardPhrases(table, lexicon, leaderDecks) };
}
