import { type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { turnDeck } from "@deckwright/decks/team.ts";
import { analyzeDeck, brokenRules } from "./functions.ts";

/** A deck with the figures that it has as it stands, and what of it breaks the rules, in sentences. */
export interface JudgedDeck {
  readonly deck: Deck;
  readonly broken: readonly string[];
}

/** Milliseconds after which a deck is taken unjudged. */
const PATIENCE = 8_000;

/** Judges a deck as it stands; where nobody answers it keeps the figures that it has. Never throws. */
export async function judgeDeck(deck: Deck): Promise<JudgedDeck> {
  const signal = AbortSignal.timeout(PATIENCE);
  const figuresOf = async (measured: Deck) => {
    const { power_level, bracket, price } = await analyzeDeck(toMeasured(measured), signal);
    return { power_level, bracket: bracket?.level ?? null, price_usd: price.total };
  };
  const second = deck.partner_deck;
  try {
    const [broken, own, theirs] = await Promise.all([
      brokenRules(toDeckList(deck), signal),
      figuresOf(deck),
      second && figuresOf(turnDeck(deck)),
    ]);
    return {
      deck: { ...deck, ...own, ...(second ? { partner_deck: { ...second, ...theirs } } : {}) },
      broken,
    };
  } catch {
    return { deck, broken: [] };
  }
}
