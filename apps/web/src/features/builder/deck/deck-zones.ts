import type { ZoneRow } from "@deckwright/rules/formats/format.ts";
import { LED_ROWS } from "@deckwright/rules/formats/rows-led.ts";
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
  title: capitalized(words),
  isCounted: counted === true,
}));

/** The group of the card list that holds who leads the deck, whatever a format calls it. */
export const LEADER_GROUP = "Commander";

/** What players of a deck's format call who leads it, as a heading. */
export function leaderTitle({ format, base }: { readonly format: string; readonly base?: string }): string {
  const called = LED_ROWS.find(({ slug }) => slug === (base ?? format))?.leaders?.called;
  return called === undefined ? LEADER_GROUP : capitalized(called);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
