import { Fact } from "@deckwright/cards/table/card-table.ts";
import type { Found, Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

const CARD_DATA = "the card data in use";

/** Numbers and names that make no deck list at all. */
export const deckRule: Rule = {
  id: "DECK",
  title: "The list can be read",
  source: "CR 100.2",
  check: (deck) => {
    const found = deck.problems.map((problem): Found => ({ severity: "illegal", ...problem }));
    if (deck.partnerDeck === null || deck.format.rules.includes("TEAM")) return found;
    const message = `${deck.format.name} is played with one deck; the second was not looked at.`;
    return [...found, { severity: "warning", cards: [], message }];
  },
};

/** Every line names a card. */
export const namesRule: Rule = {
  id: "NAMES",
  title: "Every name is a card",
  source: CARD_DATA,
  check: (deck) =>
    deck.unknown.map(({ written, zone, count, suggestion }) => {
      const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
      const message = `No card is called "${shown}"`;
      if (suggestion === null)
        return { severity: "illegal", cards: [written.slice(0, 200)], message: `${message}.` };
      const meant = deck.table.name(suggestion);
      const edits = [
        { zone, card: written, change: -count },
        { zone, card: meant, change: count },
      ];
      return {
        severity: "illegal",
        cards: [written],
        message: `${message}; did you mean ${meant}?`,
        fix: { label: `Make it ${meant}`, edits },
      };
    }),
};

/** Things that look like cards but never belong in a deck. */
export const tokenRule: Rule = {
  id: "TOKEN",
  title: "No tokens, art cards, silver borders or acorns",
  source: "CR 108.2",
  check: (deck) => {
    const { humorous } = deck.format.pool;
    return deck.holdings.flatMap((holding): Found[] => {
      const facts = deck.table.facts[holding.card] ?? 0;
      const name = holding.name;
      if (facts & Fact.NotADeckCard) {
        const message = `${name} is not a card to build a deck with, but a token, an emblem, an art card or the like.`;
        return [{ severity: "illegal", cards: [name], message, ...fixed(removal(holding)) }];
      }
      if (!(facts & Fact.Funny) || humorous === "admitted") return [];
      const set = `${name} comes from a humorous set (silver border or acorn)`;
      if (humorous === "warned")
        return [
          { severity: "warning", cards: [name], message: `${set}; ask the people you play with first.` },
        ];
      const message = `${set}, which ${deck.format.name} does not admit.`;
      return [{ severity: "illegal", cards: [name], message, ...fixed(removal(holding)) }];
    });
  },
};
