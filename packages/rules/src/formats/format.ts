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
  | "REVIEW"
  | "PTS"
  | "RAR"
  | "MV"
  | "SIG"
  | "POOLSRC"
  | "TEAM"
  | "CUBE"
  | "BOX"
  | "ROT";

/** A class of cards that may lead a deck; each is a predicate in `src/checks/leaders.ts`. */
export type LeaderKind =
  | "legendary-creature"
  | "legendary-crewed"
  | "legendary-planeswalker"
  | "planeswalker"
  | "uncommon-creature"
  | "says-so";

/** Who leads a deck, and how many of them. */
export interface Leaders {
  readonly min: number;
  readonly max: number;
  readonly kinds: readonly LeaderKind[];
  /** What players call one, when it is not "commander". */
  readonly called?: string;
  /** Colorless leaders may have any number of basic lands of one basic land type (CR 903.12e). */
  readonly colorlessBasics?: true;
}

/** What to go by for a card whose data lacks the format's key, or for every card of a format that has no key. */
export interface Derivation {
  /** Legality keys: legal (or restricted) under any of them means legal. None: nobody knows. */
  readonly from: readonly string[];
  /** The card has to have been printed at this rarity or below, on paper or on Magic Online. */
  readonly rarity?: "common" | "uncommon";
  /** Cards printed at this rarity, but not below, may lead and nothing else. */
  readonly leaders?: "uncommon";
  /** The card has to exist on Arena. */
  readonly game?: "arena";
  /** What is not legal under `from` is not legal, or banned if banned there; otherwise nobody knows. */
  readonly exact?: true;
  /** A ban under `from` counts for nothing. */
  readonly bannedToo?: true;
  /** Nobody knows about digital cards: their sets come and go with this format's own calendar. */
  readonly digitalUnknown?: true;
}

/** Where a format's cards come from. */
export interface Pool {
  /** Legality key as Scryfall spells it; null: no data has one, every card's legality is derived. */
  readonly key: string | null;
  readonly derive: Derivation;
  /** Every real card is in the pool: what may be played is a matter of what was opened, or of the house. */
  readonly everyCard?: true;
  /** Silver borders and acorns: refused (the default), admitted with a warning, or admitted. */
  readonly humorous?: "warned" | "admitted";
  /** What `restricted` means under the key: one copy (the default), or that a card may lead and nothing else. */
  readonly restricted?: "leader-only";
  /** Cards banned under the key are legal here; the format has a list of its own. */
  readonly ignoresBans?: true;
  /** Plain words: what has to be true of a card. */
  readonly words: string;
}

/** A class of cards that a zone can hold; each is a predicate in `src/checks/zone-kinds.ts`. */
export type ZoneKind =
  | "planar"
  | "phenomenon"
  | "scheme"
  | "conspiracy"
  | "attraction"
  | "contraption"
  | "sticker-sheet"
  | "instant-or-sorcery"
  | "land";

/** A zone beside main deck, sideboard and command zone. */
export interface ZoneRow {
  /** Key of the zone in a deck list. */
  readonly name: string;
  /** What players call it. */
  readonly words: string;
  readonly holds: ZoneKind;
  /** Its cards are cards of the deck: they count toward size and copies, and have to be legal and in color. */
  readonly counted?: true;
  /** Every deck of the format has it; otherwise an empty one is fine. */
  readonly required?: true;
  /** Its cards have to be legal in the format. */
  readonly legal?: true;
  readonly min: number;
  /** Null: no maximum. */
  readonly max: number | null;
  /** Copies of each card; null: any number. */
  readonly copies: number | null;
  /** Most cards of one kind. */
  readonly atMost?: { readonly kind: ZoneKind; readonly count: number; readonly words: string };
  readonly source: string;
}

/** How many cards a deck has. */
export interface DeckSize {
  readonly min: number;
  /** Null: no maximum (CR 100.5). */
  readonly max: number | null;
  /** The only sizes there are, when not every size between the two is one. */
  readonly steps?: readonly number[];
  /** A custom rather than a rule: a deck beside it draws a warning. */
  readonly soft?: true;
}

/** Where a companion lies before it is played: in a sideboard slot, beside the deck, or nowhere. */
export type CompanionSlot = "sideboard" | "beside" | "none";

/** The rules of a format, all of them data. */
export interface Format {
  /** The slug, and behind colons the format that it is played on and the variant: `brawl:standard`, `planechase:modern`. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** The format that this form is played on, or the variant that it is, by name; null for the usual form of other formats. */
  readonly form: string | null;
  /** Id of the format that this way of playing is laid over; null for formats that stand by themselves. */
  readonly base: string | null;
  /** Cards of the main deck, the command zone and counted zones together. */
  readonly size: DeckSize;
  /** Copies of a card by name over all zones, unless its text or supertype says otherwise; `Infinity`: any number. */
  readonly copies: number;
  /** Most cards in the sideboard; 0: no sideboard; `Infinity`: what is left of the pool. */
  readonly sideboard: number;
  /** Null: nobody leads. */
  readonly leaders: Leaders | null;
  readonly companion: CompanionSlot;
  readonly pool: Pool;
  /** Key of the dated ban list, the list of points, and the like. */
  readonly list: string;
  readonly zones: readonly ZoneRow[];
  /** Greatest mana value of any face; null: none. */
  readonly maxManaValue: number | null;
  /** Most cards never printed at common, main deck and sideboard together; null: not counted. */
  readonly uncommons: number | null;
  /** Points to spend on the cards of the list of points; null: no points. */
  readonly points: number | null;
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
export interface FormatRow extends Partial<Omit<Format, "id" | "form" | "base" | "rules">> {
  readonly slug: string;
  readonly name: string;
  /** A variant of the format with this slug, which has a row of its own. */
  readonly variant?: string;
  /** Id of another row; everything this row does not state comes from there. */
  readonly inherits?: string;
  /** A row that only others inherit from; no deck is of this format. */
  readonly abstract?: true;
  /**
   * A way to play other formats: the row is laid over each of these (ids), and what it does not state comes from
   * there. The first is meant when a deck names none.
   */
  readonly over?: readonly string[];
  /** Rules beside the inherited ones. */
  readonly adds?: readonly RuleId[];
  /** Inherited rules that do not hold here. */
  readonly drops?: readonly RuleId[];
}
