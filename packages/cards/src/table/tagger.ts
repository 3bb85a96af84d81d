import type { ColorMask } from "../colors.ts";
import type { Face } from "./card-table.ts";

/** What a tagger sees of a card: the whole text, while the table is built from a source that has it. */
export interface TaggableCard {
  /** Full name: `Front // Back` for cards with two faces. */
  readonly name: string;
  /** Scryfall's layout word. */
  readonly layout: string;
  /** Cost as Scryfall prints it for the card. */
  readonly manaCost: string;
  readonly manaValue: number;
  readonly typeLine: string;
  /** Faces' texts joined by `\n//\n`, as in `CardTable.oracleText`. */
  readonly oracleText: string;
  readonly keywords: readonly string[];
  /** One or more faces, front first; never empty. */
  readonly faces: readonly Face[];
  readonly colors: ColorMask;
  readonly colorIdentity: ColorMask;
  /** Mana the card can produce: color bits and `COLORLESS_BIT`. */
  readonly producedMana: ColorMask;
}

/**
 * Reads roles and themes from a card's text. The table asks it once per card when it is built and stores the answer as
 * bits, so that whoever holds the table needs no text.
 */
export interface Tagger {
  /** Differs with every change of the names or of what a tag means, so that a stored table of another tagger is rebuilt. */
  readonly version: number;
  /** Names of the tags; a tag's number is its position. */
  readonly names: readonly string[];
  /**
   * Numbers of the card's tags, each at most once, in any order.
   * @param fingerprint The card's `taggingFingerprint`, for who has it already.
   */
  tag(card: TaggableCard, fingerprint?: number): Iterable<number>;
}
