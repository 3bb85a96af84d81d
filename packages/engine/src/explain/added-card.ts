import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { builtFormat } from "../analyze/aim.ts";
import { resolveCounts, resolveNames } from "../analyze/counted.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CardColumns } from "../score/columns.ts";
import { zoneCard } from "./card-list.ts";
import type { ClaimedSentence } from "./claims.ts";
import { deckFacts } from "./facts.ts";
import { COMMANDER_GROUP, SIDEBOARD_GROUP } from "./groups.ts";
import { readPlan } from "./read-plan.ts";
import { createReasons } from "./reasons.ts";

interface AddedContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly combos: Combos;
  readonly columns: CardColumns;
}

/**
 * What a card does in a deck that is there, whoever put it in. The deck is read from its cards alone, as nobody knows under which
 * headings its owner lists them.
 * @returns Nothing for a card that is not in the deck, and where there is nothing to say of it.
 */
export function addedCard(
  deck: DeckList,
  card: CardIndex,
  { table, names, rules, ranker, combos, columns }: AddedContext,
): ClaimedSentence | undefined {
  const format = builtFormat(deck, rules);
  if (format === undefined) return undefined;
  const main = resolveCounts(deck.main, names);
  const side = resolveCounts(deck.side ?? {}, names);
  const commanders = resolveNames(deck.commanders ?? [], names);
  const { roles } = columns;
  const plan = readPlan({ format, commanders, main, aim: undefined }, { table, ranker, combos, roles });
  const facts = deckFacts(plan, table, main, (each) => roles[each] ?? 0, { ranker, combos });
  const reasons = createReasons(facts);
  const entry = facts.cards.find((each) => each.card === card);
  if (entry) reasons.ofAdded(entry);
  else if (commanders.includes(card)) reasons.ofCommander(zoneCard(facts, card, 1, COMMANDER_GROUP));
  else if (side.has(card)) {
    const copies = side.get(card) ?? 0;
    const count = [...side.values()].reduce((sum, each) => sum + each, 0);
    reasons.ofSide(zoneCard(facts, card, copies, SIDEBOARD_GROUP), "other", count);
  }
  return reasons.sentences[0];
}
