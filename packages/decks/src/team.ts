import type { Deck } from "./deck.ts";
import type { DeckEdit } from "./edit.ts";

/** Before the zones of a team's second deck, where a fix of the rules goes over the wire. */
const PARTNER = "partner/";

/** A zone of a team's second deck, as fixes of the rules write it. */
export function partnerZone(zone: string): string {
  return `${PARTNER}${zone}`;
}

/** What a fix of the rules changes. */
export function editsOfFix(
  edits: readonly { readonly zone: string; readonly card: string; readonly change: number }[],
): readonly DeckEdit[] {
  return edits.map(({ zone, ...edit }) =>
    zone.startsWith(PARTNER)
      ? { ...edit, zone: zone.slice(PARTNER.length), isPartners: true }
      : { ...edit, zone },
  );
}

/** A team with its decks in the other order; a deck alone as it is. */
export function turnDeck(deck: Deck): Deck {
  const { partner_deck: second, pool, unified, ...first } = deck;
  if (!second) return deck;
  return { ...second, ...(pool ? { pool } : {}), ...(unified ? { unified } : {}), partner_deck: first };
}

/** The decks of a team, each as its owner sees it; a deck alone by itself. */
export function decksOf(deck: Deck): readonly Deck[] {
  return deck.partner_deck ? [deck, turnDeck(deck)] : [deck];
}

/** The same edits of cards, where the other deck of the team is the first. */
export function turnEdits(edits: readonly DeckEdit[]): readonly DeckEdit[] {
  return edits.map((edit) => {
    if (!("card" in edit)) return edit;
    const { isPartners, ...turned } = edit;
    return isPartners ? turned : { ...turned, isPartners: true };
  });
}
