import { ANY_NUMBER, type CardIndex, type CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { Format } from "../formats/format.ts";
import type { Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

/**
 * How many copies of a card a deck may hold, restriction aside. Basic lands and cards that say "any number" have no
 * limit; a card that names a number has that one, also in formats of single cards (CR 100.2a, 903.5b).
 */
export function copyLimitOf(table: CardTable, format: Format, card: CardIndex): number {
  if (isBasic(table, card)) return Number.POSITIVE_INFINITY;
  const own = table.copyLimit[card] ?? 0;
  if (own === 0) return format.copies;
  return own === ANY_NUMBER ? Number.POSITIVE_INFINITY : own;
}

/** No more copies of a card, all zones together, than the format or the card allows. */
export const copyRule: Rule = {
  id: "COPY",
  title: "Copies of each card",
  source: "CR 100.2a",
  check: (deck) =>
    deck.holdings.flatMap((holding) => {
      const { table, format } = deck;
      const limit = copyLimitOf(table, format, holding.card);
      if (holding.total <= limit) return [];
      const name = holding.name;
      const own = table.copyLimit[holding.card] ?? 0;
      const allowed = limit === 1 ? "only one" : `at most ${limit}`;
      const who = own > 0 ? "the card itself says" : `${format.name} allows`;
      const message = `${name} is in the deck ${holding.total} times, all zones together; ${who} ${allowed}.`;
      const fix = removal(holding, holding.total - limit);
      return [{ severity: "illegal" as const, cards: [name], message, ...fixed(fix) }];
    }),
};

/** One copy of a restricted card. */
export const restrictedRule: Rule = {
  id: "RESTR",
  title: "One of each restricted card",
  source: "CR 100.6",
  check: (deck) =>
    deck.holdings.flatMap((holding) => {
      if (holding.total < 2) return [];
      const status = deck.pool.statusOf(holding.card);
      if (status.legality !== "restricted") return [];
      const name = holding.name;
      const message = `${name} is restricted in ${deck.format.name}: one copy, main deck and sideboard together.`;
      const fix = removal(holding, holding.total - 1);
      return [{ severity: "illegal" as const, cards: [name], message, source: status.source, ...fixed(fix) }];
    }),
};
