import { Fact } from "@deckwright/cards/table/card-table.ts";
import { NEVER_IN_A_DECK } from "../legality.ts";
import type { DeckContext } from "./context.ts";
import type { Found, Rule } from "./rule.ts";
import { fixed, removal } from "./words.ts";

const CARD_DATA = "the card data in use";

/** Numbers and names that make no deck list at all. */
export const deckRule: Rule = {
  id: "DECK",
  title: "The list can be read",
  source: "CR 100.2",
  check: (deck) => deck.problems.map((problem) => ({ severity: "illegal", ...problem })),
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

/** Things with a card's shape that are no cards of a deck. */
export const tokenRule: Rule = {
  id: "TOKEN",
  title: "No tokens, art cards, silver borders or acorns",
  source: "CR 108.2",
  check: (deck) =>
    deck.holdings.flatMap((holding) => {
      const facts = deck.table.facts[holding.card] ?? 0;
      if (!(facts & NEVER_IN_A_DECK)) return [];
      const name = holding.name;
      const message =
        facts & Fact.NotADeckCard
          ? `${name} is not a card to build a deck with, but a token, an emblem, an art card or the like.`
          : `${name} comes from a humorous set (silver border or acorn), which ${deck.format.name} does not admit.`;
      return [{ severity: "illegal" as const, cards: [name], message, ...fixed(removal(holding)) }];
    }),
};

/** Cards that need a deck of their own, and zones that this format's decks do not have. */
export const auxRule: Rule = {
  id: "AUX",
  title: "Supplementary cards and zones",
  source: "CR 100.2d",
  check: (deck) => [...misplacedCards(deck), ...strangeZones(deck)],
};

function misplacedCards(deck: DeckContext): Found[] {
  return deck.holdings.flatMap((holding): Found[] => {
    const misplaced = holding.lines.some((line) => !deck.otherZones.includes(line.zone));
    const token = (deck.table.facts[holding.card] ?? 0) & NEVER_IN_A_DECK;
    if (!misplaced || token || !deck.pool.isSupplementary(holding.card)) return [];
    const { name } = holding;
    const message = `${name} (${deck.table.typeLine(holding.card)}) never lies in the main deck or the sideboard, but in a deck of its own kind.`;
    return [{ severity: "illegal", cards: [name], message, ...fixed(removal(holding)) }];
  });
}

function strangeZones(deck: DeckContext): Found[] {
  return deck.otherZones.map((zone) => {
    const lines = deck.lines.filter((line) => line.zone === zone);
    const edits = lines.map((line) => ({ zone, card: line.written, change: -line.count }));
    return {
      severity: "warning",
      cards: lines.map((line) => line.written),
      message: `The zone "${zone}" is no part of a ${deck.format.name} deck and does not count toward its size.`,
      fix: { label: `Remove ${zone}`, edits },
    };
  });
}
