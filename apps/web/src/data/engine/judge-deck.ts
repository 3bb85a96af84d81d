import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Finding } from "@deckwright/contract/finding.ts";
import { type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { turnDeck } from "@deckwright/decks/team.ts";
import { analyzeDeck, brokenRules } from "./functions.ts";

/** A deck with the figures and the words that it has as it stands, and what of it breaks the rules. */
export interface JudgedDeck {
  readonly deck: Deck;
  readonly broken: readonly Finding[];
  /** Display facts of its cards; undefined where nobody has judged it. */
  readonly faces: Faces | undefined;
}

/** Milliseconds after which a deck is taken unjudged. */
const PATIENCE = 8_000;

/** Judges a deck as it stands; where nobody answers it keeps the figures that it has. Never throws. */
export async function judgeDeck(deck: Deck): Promise<JudgedDeck> {
  const signal = AbortSignal.timeout(PATIENCE);
  const analyze = async (measured: Deck) => {
    const { power_level, bracket, price, faces, strategy } = await analyzeDeck(toMeasured(measured), signal);
    return {
      figures: { power_level, bracket: bracket?.level ?? null, price_usd: price.total },
      faces,
      strategy,
    };
  };
  const second = deck.partner_deck;
  try {
    const [broken, own, theirs] = await Promise.all([
      brokenRules(toDeckList(deck), signal),
      analyze(deck),
      second && analyze(turnDeck(deck)),
    ]);
    const team = second && theirs ? { partner_deck: { ...second, ...theirs.figures } } : {};
    return {
      deck: { ...withWords(deck, own.strategy), ...own.figures, ...team },
      broken,
      faces: { ...own.faces, ...theirs?.faces },
    };
  } catch {
    return { deck, broken: [], faces: undefined };
  }
}

/** The deck with the engine's words told anew: of its cards as they are, where there were such words. */
function withWords(deck: Deck, strategy: string): Deck {
  const isOurs =
    deck.seo_description !== "" && deck.words_by === undefined && deck.partner_deck === undefined;
  return isOurs && strategy !== "" ? { ...deck, seo_description: strategy } : deck;
}
