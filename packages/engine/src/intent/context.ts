import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { buildCardPhrases, type CardPhrases } from "./card-phrases.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";

/** All that reading a wish needs, prepared once per table. */
export interface IntentContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly lexicon: Lexicon;
  readonly cardPhrases: CardPhrases;
}

/** Prepares the reading of wishes for a table. */
export function createIntentContext(table: CardTable, names: NameIndex): IntentContext {
  const lexicon = buildLexicon(table);
  return { table, names, lexicon, cardPhrases: buildCardPhrases(table, lexicon) };
}
