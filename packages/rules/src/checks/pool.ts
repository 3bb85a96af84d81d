import { dayWords } from "../day-words.ts";
import { neverIn } from "../legality.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

/** Every card is one that the format's pool holds. A card that data and lists are silent about is a warning. */
export const poolRule: Rule = {
  id: "POOL",
  title: "Cards of the format",
  source: "the format's card pool",
  check: (deck) =>
    deck.holdings.flatMap((holding): Found[] => {
      if ((deck.table.facts[holding.card] ?? 0) & neverIn(deck.format)) return [];
      const { legality, source } = deck.pool.statusOf(holding.card);
      const name = holding.name;
      const { pool, name: format } = deck.format;
      if (legality === "unknown") {
        const message = `Whether ${name} is legal in ${format} is not known: the card data does not say.`;
        return [{ severity: "warning", cards: [name], message, source }];
      }
      if (legality === "restricted" && pool.restricted === "leader-only") {
        const led = holding.lines.some((line) => line.zone !== Zone.Commanders);
        if (!led) return [];
        const message = `${name} was never printed at common, only at uncommon: it may lead a ${format} deck, but not be one of its other cards.`;
        return [{ severity: "illegal", cards: [name], message, source, ...fixed(removal(holding)) }];
      }
      if (legality !== "not_legal") return [];
      const message = `${name} is not in ${format}'s pool; a card has to be ${pool.words}.`;
      return [{ severity: "illegal", cards: [name], message, source, ...fixed(removal(holding)) }];
    }),
};

/** No banned card. */
export const banRule: Rule = {
  id: "BAN",
  title: "No banned cards",
  source: "the format's ban list",
  check: (deck) =>
    deck.holdings.flatMap((holding) => {
      const { legality, since, source } = deck.pool.statusOf(holding.card);
      if (legality !== "banned") return [];
      const name = holding.name;
      const message = `${name} is banned in ${deck.format.name}${since === null ? "" : ` since ${dayWords(since)}`}.`;
      return [{ severity: "illegal", cards: [name], message, source, ...fixed(removal(holding)) }];
    }),
};
