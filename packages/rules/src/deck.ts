/** Card names to quantities. Keys are names as people write them; the rules resolve them. */
export type CardCounts = Readonly<Record<string, number>>;

/** The cards of one deck, zone by zone. */
export interface DeckCards {
  /** One or two commanders; absent or empty in formats without. Not repeated in `main`. */
  readonly commanders?: readonly string[];
  readonly main: CardCounts;
  readonly side?: CardCounts;
  readonly companion?: string;
  /** Zones beside the main deck: `planes`, `schemes`, `signature_spells`, `conspiracies`, `contraptions`, `attractions`, `stickers`, `station`. */
  readonly zones?: Readonly<Record<string, CardCounts>>;
}

/** A deck as it is handed to the rules. Nothing in it is trusted: names may be unknown, counts wrong. */
export interface DeckList extends DeckCards {
  /** Format slug, e.g. `commander`. */
  readonly format: string;
  /** A variant of the format, e.g. `standard` of `brawl`; absent: the format's usual form. */
  readonly variant?: string;
  /** The format that planechase, archenemy or two-headed-giant is played on; absent: the usual one. */
  readonly base?: string;
  /** The opened or drafted cards, in limited formats. */
  readonly pool?: CardCounts;
  /** The second deck of a team; `partner_deck` is what decks that were built call it. */
  readonly partner?: DeckCards;
  readonly partner_deck?: DeckCards;
  /** The copies that a format allows are shared by the decks of a team. */
  readonly unified?: boolean;
}
