import { judgeAnyDeck } from "./any-deck.ts";
import type { CardFacts } from "./card-facts.ts";
import { judgeEveryFormat } from "./every-format.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { findCards, JUDGED_FORMATS, judgeLegality } from "./legality.ts";
import { judgePresentation } from "./presentation.ts";
import { judgeQuality } from "./quality.ts";

/** What the judge says: all that is illegal, all that is bad, all that is told wrongly. */
export interface Judgment {
  readonly illegal: readonly Failure[];
  readonly poor: readonly Failure[];
}

/**
 * Judges a deck on its own: reads the cards' facts from the table and nothing of the product's rules or selection, so
 * that a mistake of theirs cannot hide itself.
 */
export function judgeDeck(deck: JudgedDeck, facts: CardFacts): Judgment {
  const { known, failures } = findCards(deck, facts);
  if (JUDGED_FORMATS[deck.format] === undefined)
    return {
      illegal: judgeEveryFormat(deck, facts),
      poor: [...judgeAnyDeck(deck, known, facts), ...judgePresentation(deck, facts)],
    };
  return {
    illegal: [...failures, ...judgeLegality(deck, known, facts)],
    poor: [...judgeQuality(deck, known, facts), ...judgePresentation(deck, facts)],
  };
}
