import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import { isList, kindOf } from "../forms/kind.ts";
import { type ReadContext, readDeck } from "./read-deck.ts";
import { strategyOf } from "./strategy.ts";

/** The strategy of a deck as it stands, edited or brought along; empty for a list to draft or draw from. */
export function retold(deck: DeckList, aim: Aim | undefined, context: ReadContext): string {
  const judged = context.rules.formatOf(deck);
  if ("rule" in judged || isList(kindOf(judged))) return "";
  const facts = readDeck(deck, aim, context);
  return facts === undefined ? "" : strategyOf(facts).text;
}
