import type { ZoneRow } from "@deckwright/rules/formats/format.ts";
import {
  CONSPIRACIES,
  CONSTRUCTED_CONTRAPTIONS,
  CONSTRUCTED_EXTRAS,
  PLANES,
  SCHEMES,
  SIGNATURE_SPELLS,
  STATION,
} from "@deckwright/rules/formats/zones.ts";

/** A zone beside main deck, sideboard and command zone. */
interface DeckZone {
  /** Key of the zone in a deck. */
  readonly name: string;
  /** Heading of its cards in the card list. */
  readonly title: string;
  /** Its cards are cards of the deck. */
  readonly isCounted: boolean;
}

const ROWS: readonly ZoneRow[] = [
  SIGNATURE_SPELLS,
  CONSPIRACIES,
  PLANES,
  SCHEMES,
  STATION,
  ...CONSTRUCTED_EXTRAS,
  CONSTRUCTED_CONTRAPTIONS,
];

/** Every zone that a deck of some format may have, in the order in which text lists them. */
export const DECK_ZONES: readonly DeckZone[] = ROWS.map(({ name, words, counted }) => ({
  name,
  title: words.charAt(0).toUpperCase() + words.slice(1),
  isCounted: counted === true,
}));
