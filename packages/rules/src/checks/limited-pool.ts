import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isPlainBasic } from "@deckwright/cards/table/lands.ts";
import { type DeckContext, type Holding, listUnder } from "./context.ts";
import type { Found, Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

/** Every card but the five basic lands was opened or drafted, as often as it is played; a team shares what it opened. */
export const limitedPoolRule: Rule = {
  id: "POOLSRC",
  title: "Cards from the pool",
  source: "CR 100.4b",
  check: (deck) => {
    const { limitedPool, table, partnerDeck } = deck;
    if (limitedPool === null) {
      const message =
        "There is no pool with the deck, so whether its cards were opened or drafted is not known.";
      return [{ severity: "warning", cards: [], message }];
    }
    const own = used(deck);
    const shared = partnerDeck ? used(partnerDeck) : new Map<CardIndex, Holding[]>();
    const cards = [...new Set([...own.keys(), ...shared.keys()])].filter(
      (card) => !isPlainBasic(table, card),
    );
    return cards.flatMap((card): Found[] => {
      const held = [...(own.get(card) ?? []), ...(shared.get(card) ?? [])];
      const count = held.reduce((sum, { total }) => sum + total, 0);
      const there = limitedPool.get(card) ?? 0;
      if (count <= there) return [];
      const name = table.name(card);
      const played = `${name} is played ${count === 1 ? "once" : `${count} times`}`;
      const message =
        there === 0 ? `${name} is not in the pool.` : `${played}, but is only ${there} times in the pool.`;
      const mine = own.get(card)?.[0];
      const fix = mine && !shared.has(card) ? removal(mine, count - there) : undefined;
      return [{ severity: "illegal", cards: [name], message, ...fixed(fix) }];
    });
  },
};

/** Everything that the deck holds in any zone, by card. */
function used(deck: DeckContext): ReadonlyMap<CardIndex, Holding[]> {
  const beside = deck.format.zones.filter((zone) => !zone.counted).flatMap((zone) => deck.beside(zone.name));
  const byCard = new Map<CardIndex, Holding[]>();
  for (const holding of [...deck.holdings, ...beside]) listUnder(byCard, holding.card, holding);
  return byCard;
}
