import { cardsIn, type Deck } from "@deckwright/decks/deck.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { MAX_COPIES } from "@deckwright/decks/limits.ts";
import { ZONES } from "@deckwright/decks/zones.ts";

/** The parameter of an address that says what was changed in the deck which the rest of it builds. */
export const EDITS_PARAM = "edits";

/** An address holds no more. */
const MOST_EDITS = 200;
/** Parts one change from the next: no card's name has it. */
const SEPARATOR = "|";
const EDIT = /^([a-z_]+):(-?\d{1,4}):(.{1,300})$/;

/** What makes one deck into another, as a parameter of an address; null where that is more than one holds. */
export function editsToParam(before: Deck, after: Deck): string | null {
  const edits = Object.keys(ZONES).flatMap((zone) => {
    const [had, has] = [cardsIn(before, zone), cardsIn(after, zone)];
    return [...new Set([...Object.keys(had), ...Object.keys(has)])]
      .map((card) => ({ card, change: (has[card] ?? 0) - (had[card] ?? 0) }))
      .filter(({ change }) => change !== 0)
      .map(({ card, change }) => `${zone}:${change}:${card}`);
  });
  return edits.length <= MOST_EDITS ? edits.join(SEPARATOR) : null;
}

/** The changes of an address. What makes no sense is left out, since anybody may write an address. */
export function editsFromParams(params: URLSearchParams): readonly DeckEdit[] {
  const written = (params.get(EDITS_PARAM) ?? "").split(SEPARATOR).slice(0, MOST_EDITS);
  return written.flatMap((text) => {
    const [, zone = "", amount = "", card = ""] = EDIT.exec(text) ?? [];
    const change = Number(amount);
    const makesSense = Object.hasOwn(ZONES, zone) && change !== 0 && Math.abs(change) <= MAX_COPIES;
    return makesSense ? [{ zone, card, change }] : [];
  });
}
