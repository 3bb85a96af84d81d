/** Names of the rules that a format may ask for; each is an object in `src/checks`. */
export type RuleId =
  | "DECK"
  | "NAMES"
  | "TOKEN"
  | "SIZE"
  | "COPY"
  | "RESTR"
  | "POOL"
  | "BAN"
  | "CMDR"
  | "PAIR"
  | "IDENT"
  | "BTYPE"
  | "COMP"
  | "SIDE"
  | "AUX"
  | "REVIEW";

/** A class of cards that may lead a deck; each is a predicate in `src/checks/leaders.ts`. */
export type LeaderKind =
  | "legendary-creature"
  | "legendary-crewed"
  | "legendary-planeswalker"
  | "planeswalker"
  | "says-so";

/** Who leads a deck, and how many of them. */
export interface Leaders {
  readonly min: number;
  readonly max: number;
  readonly kinds: readonly LeaderKind[];
}

/** Where a format's cards come from. */
export interface Pool {
  /** Legality key as Scryfall spells it. */
  readonly key: string;
  /**
   * What to go by for a card whose data lacks the key: legal (or restricted) under any of these keys means legal, as
   * long as the card was printed at this rarity if one is named. Nothing to go by means that nobody knows.
   */
  readonly derive: { readonly from: readonly string[]; readonly rarity?: "common" };
  /** Plain words: what has to be true of a card. */
  readonly words: string;
}

/** Where a companion lies before it is played: in a sideboard slot, beside the deck, or nowhere. */
export type CompanionSlot = "sideboard" | "beside" | "none";

/** The rules of a format, all of them data. */
export interface Format {
  readonly slug: string;
  readonly name: string;
  /** Cards of the main deck and the command zone together. `max` null: no maximum (CR 100.5). */
  readonly size: { readonly min: number; readonly max: number | null };
  /** Copies of a card by name over all zones, unless its text or supertype says otherwise. */
  readonly copies: number;
  /** Most cards in the sideboard; 0: no sideboard. */
  readonly sideboard: number;
  /** Null: nobody leads. */
  readonly leaders: Leaders | null;
  readonly companion: CompanionSlot;
  readonly pool: Pool;
  readonly life: number;
  readonly players: { readonly min: number; readonly max: number };
  /** Rules in the order in which findings are shown. */
  readonly rules: readonly RuleId[];
  /** Where a rule of this format is written, when not where the rule itself says. */
  readonly sources: Partial<Readonly<Record<RuleId, string>>>;
  /** ISO day on which somebody last held the row against its sources. */
  readonly checked: string;
}

/** A row of the table of formats: what it states, and the row it takes the rest from. */
export interface FormatRow extends Partial<Omit<Format, "rules">> {
  readonly slug: string;
  /** Slug of another row; everything this row does not state comes from there. */
  readonly inherits?: string;
  /** A row that only others inherit from; no deck is of this format. */
  readonly abstract?: true;
  /** Rules beside the inherited ones. */
  readonly adds?: readonly RuleId[];
  /** Inherited rules that do not hold here. */
  readonly drops?: readonly RuleId[];
}
