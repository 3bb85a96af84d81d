/** Card names to quantities. Keys are names as people write them; the rules resolve them. */
export type CardCounts = Readonly<Record<string, number>>;

/** A deck as it is handed to the rules. Nothing in it is trusted: names may be unknown, counts wrong. */
export interface DeckList {
  /** Format slug, e.g. `commander`. */
  readonly format: string;
  /** One or two commanders; absent or empty in formats without. Not repeated in `main`. */
  readonly commanders?: readonly string[];
  readonly main: CardCounts;
  readonly side?: CardCounts;
  readonly companion?: string;
  /** Zones beside the main deck, e.g. `planes`, `schemes`, `signature_spells`. */
  readonly zones?: Readonly<Record<string, CardCounts>>;
  /** The opened or drafted cards, in limited formats. */
  readonly pool?: CardCounts;
}
