import { HABITAT_FACTS } from "./habitat-facts.ts";
import type { Reader, Writer } from "./section-bytes.ts";

/** For each card that enough decks of a format play, the range that each fact of those decks keeps to. */
export interface HabitatFigures {
  readonly kind: "habitats";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  /** Positions in the list of names, ascending. */
  readonly cards: Uint16Array;
  /** Both ends, included; for each fact of `HABITAT_FACTS` in turn one byte per card. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** Writes the habitats of a format: like next to like compresses best. */
export function writeHabitats(writer: Writer, { cards, low, high }: HabitatFigures): void {
  writer.text(HABITAT_FACTS);
  writer.varint(cards.length);
  writer.ascending(cards, 0, cards.length);
  writer.raw(low);
  writer.raw(high);
}

/**
 * Reads what `writeHabitats` wrote; null where its facts are others than those of today.
 *
 * @throws Error when the bytes end too early
 */
export function readHabitats(reader: Reader): Pick<HabitatFigures, "cards" | "low" | "high"> | null {
  if (JSON.stringify(reader.text()) !== JSON.stringify(HABITAT_FACTS)) return null;
  const cards = new Uint16Array(reader.varint());
  reader.ascending(cards, 0, cards.length);
  const size = cards.length * HABITAT_FACTS.length;
  return { cards, low: reader.raw(size), high: reader.raw(size) };
}
