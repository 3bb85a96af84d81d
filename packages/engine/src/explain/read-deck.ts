import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { builtFormat } from "../analyze/aim.ts";
import { resolveCounts, resolveNames } from "../analyze/counted.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CardColumns } from "../score/columns.ts";
import { rolesOf } from "../select/candidates.ts";
import { type DeckFacts, deckFacts } from "./facts.ts";
import { readPlan } from "./read-plan.ts";

/** What reading a deck that is there takes. */
export interface ReadContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly combos: Combos;
  readonly columns: CardColumns;
}

/**
 * A deck that is there, whoever put it together, as texts about it need it. Names that nobody knows are left out.
 * @param aim What it was built for, where that is known.
 * @returns Nothing where the format does not say what a deck is.
 */
export function readDeck(deck: DeckList, aim: Aim | undefined, context: ReadContext): DeckFacts | undefined {
  const { table, names, rules, ranker, combos, columns } = context;
  const format = builtFormat(deck, rules);
  if (format === undefined) return undefined;
  const main = resolveCounts(deck.main, names);
  const commanders = resolveNames(deck.commanders ?? [], names);
  const plan = readPlan({ format, commanders, main, aim }, { table, ranker, combos, roles: columns.roles });
  return deckFacts(plan, table, main, (card) => rolesOf(plan, { table, columns }, card), { ranker, combos });
}
