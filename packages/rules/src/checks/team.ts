import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { DeckContext } from "./context.ts";
import { copyLimitOf } from "./copies.ts";
import type { Found, Rule } from "./rule.ts";

/** A team has two decks; where it shares the copies that the format allows, both together keep to them. */
export const teamRule: Rule = {
  id: "TEAM",
  title: "Two decks for the team",
  source: "CR 810",
  check: (deck) => {
    if (!deck.partnerDeck) {
      const message = `${deck.format.name} takes two decks, one for each player of the team; the second is missing.`;
      return [{ severity: "illegal", cards: [], message }];
    }
    return deck.unified ? sharedCopies(deck, deck.partnerDeck) : [];
  },
};

function sharedCopies(deck: DeckContext, partner: DeckContext): Found[] {
  const { table, format, pool } = deck;
  const theirs = new Map<CardIndex, number>(partner.holdings.map(({ card, total }) => [card, total]));
  return deck.holdings.flatMap((holding): Found[] => {
    const { card, name, total } = holding;
    const other = theirs.get(card);
    if (other === undefined) return [];
    const own = copyLimitOf(table, format, card);
    const one = format.rules.includes("RESTR") && pool.statusOf(card).legality === "restricted";
    const limit = one ? Math.min(1, own) : own;
    if (total + other <= limit) return [];
    const message = `${name} is in the team's decks ${total + other} times; unified construction allows ${limit} for both together.`;
    return [{ severity: "illegal", cards: [name], message }];
  });
}
