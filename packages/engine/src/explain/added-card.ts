import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import { resolveCounts } from "../analyze/counted.ts";
import { zoneCard } from "./card-list.ts";
import type { ClaimedSentence } from "./claims.ts";
import { COMMANDER_GROUP, SIDEBOARD_GROUP } from "./groups.ts";
import { type ReadContext, readDeck } from "./read-deck.ts";
import { createReasons } from "./reasons.ts";

/**
 * What a card does in a deck that is there, whoever put it in. The deck is read from its cards alone, as nobody knows under which
 * headings its owner lists them.
 * @returns Nothing for a card that is not in the deck, and where there is nothing to say of it.
 */
export function addedCard(
  deck: DeckList,
  card: CardIndex,
  context: ReadContext,
): ClaimedSentence | undefined {
  const facts = readDeck(deck, undefined, context);
  if (facts === undefined) return undefined;
  const reasons = createReasons(facts);
  const entry = facts.cards.find((each) => each.card === card);
  if (entry) reasons.ofAdded(entry);
  else if (facts.plan.commanders.includes(card))
    reasons.ofCommander(zoneCard(facts, card, 1, COMMANDER_GROUP));
  else {
    const side = resolveCounts(deck.side ?? {}, context.names);
    const copies = side.get(card);
    if (copies === undefined) return undefined;
    const count = [...side.values()].reduce((sum, each) => sum + each, 0);
    reasons.ofSide(zoneCard(facts, card, copies, SIDEBOARD_GROUP), "other", count);
  }
  return reasons.sentences[0];
}
