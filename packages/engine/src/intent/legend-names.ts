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

/** The names of all legends of a table, gathered once as folding them takes long. */
export function legendNames(table: CardTable): readonly LegendName[] {
  const found: LegendName[] = [];
  for (let card = 0; card < table.size; card++) {
    if (!canLead(table, card) || ((table.facts[card] ?? 0) & UNFIT) !== 0) continue;
    found.push({ card, name: ` ${foldPhrase(table.name(card).split(" // ")[0] ?? "")} ` });
  }
  return found;
}
