import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { canLead } from "./card-phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** Cards that no deck of paper holds. */
const UNFIT = Fact.NotADeckCard | Fact.Funny | Fact.Rebalanced;

/** A legend that may lead a deck of paper, and its front name folded, with a blank at each end. */
export interface LegendName {
  readonly card: CardIndex;
  readonly name: string;
}

/** Legends by each word of their names, in the order of the table. */
export type LegendNames = ReadonlyMap<string, readonly LegendName[]>;

/** The names of all legends of a table, gathered once as folding them takes long. */
export function legendNames(table: CardTable): LegendNames {
  const found = new Map<string, LegendName[]>();
  for (let card = 0; card < table.size; card++) {
    if (!canLead(table, card) || ((table.facts[card] ?? 0) & UNFIT) !== 0) continue;
    const folded = foldPhrase(table.name(card).split(" // ")[0] ?? "");
    const legend: LegendName = { card, name: ` ${folded} ` };
    for (const word of new Set(folded.split(" "))) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [legend]);
      else known.push(legend);
    }
  }
  return found;
}
