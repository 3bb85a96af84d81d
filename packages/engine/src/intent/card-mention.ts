import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardPhrase } from "./card-phrases.ts";
import type { Mention, Slot } from "./mention.ts";

/** A mention of the card, or cards, that a phrase names. */
export function cardMention(
  phrase: CardPhrase,
  from: number,
  to: number,
  slot: Slot,
  corrected: boolean,
): Mention {
  return {
    from,
    to,
    negated: false,
    content: {
      kind: "card",
      cards: phrase.cards,
      pair: phrase.pair,
      short: phrase.form === "short",
      slot,
      corrected,
    },
  };
}

/** A phrase that names exactly this card. */
export function certainly(card: CardIndex): CardPhrase {
  return { cards: [card], pair: false, form: "full", certainty: "certain" };
}
