import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { Claim } from "../explain/claims.ts";
import type { DeckCard, DeckFacts } from "../explain/facts.ts";
import type { ReadContext } from "../explain/read-deck.ts";
import type { GoldfishReport } from "../goldfish/report.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import type { Analysis } from "../types.ts";

/** A deck to write about. Nothing that its owner wrote is part of it. */
export interface ArticleDeck extends DeckList {
  readonly aim?: Aim;
}

/** A card of the deck as articles tell of it. */
export interface ToldCard extends DeckCard {
  readonly isLand: boolean;
  /** What its text orders, in the third person: "draws a card whenever you cast a creature spell". */
  readonly acts: readonly string[];
  /** A line of its rules text that can be quoted. */
  readonly says: string | undefined;
  /** Its body, where it is a creature of fixed size: "a 3/2 with haste for three mana". */
  readonly body: string | undefined;
  /** What of the deck it lives on. */
  readonly feeds: (Claim & { readonly kind: "counts" }) | undefined;
  /** Share of decks like this one that play it, and of all decks that could; undefined where nobody counted. */
  readonly share: { readonly share: number; readonly elsewhere?: number } | undefined;
  /** The same as far as it can be guessed where nobody counted it. */
  readonly expected: number | undefined;
  readonly partner: string | undefined;
  /** Dollars for one; undefined where nobody knows. */
  readonly usd: number | undefined;
  /** How much it stands for the deck, to choose whom to name. */
  readonly worth: number;
}

/** Everything that an article says something from. */
export interface ArticleFacts {
  readonly deck: DeckFacts;
  /** Cards of the main deck, lands aside, the most telling first. */
  readonly spells: readonly ToldCard[];
  readonly lands: readonly ToldCard[];
  readonly leaders: readonly ToldCard[];
  /** What sentences call who leads: "Lathril", "Tymna and Kraum"; empty where nobody does. */
  readonly leader: string;
  readonly formatName: string;
  readonly isSingleton: boolean;
  /** Cards of the main deck. */
  readonly size: number;
  readonly analysis: Analysis;
  readonly games: GoldfishReport;
  readonly changes: readonly Change[];
  /** The sideboard, as it is brought along; empty where the format has none, or where it is a pool that is left over. */
  readonly side: readonly SideCard[];
}

/** What facts are read with. */
export interface ArticleContext extends ReadContext {
  analyze(deck: DeckList, aim: Aim | undefined): Analysis;
}

/** A card of the sideboard with what its text is good against. */
export interface SideCard {
  readonly name: string;
  readonly copies: number;
  readonly purpose: SidePurpose | undefined;
  /** Share of sideboards of the archetype that have it. */
  readonly share: number | undefined;
}

/** A card that could come into the deck for one of its cards. */
export interface Change {
  readonly kind: "upgrade" | "cheaper";
  readonly out: ToldCard;
  readonly card: CardIndex;
  readonly name: string;
  /** What its text orders, or else a line of it. */
  readonly act: string | undefined;
  readonly says: string | undefined;
  readonly usd: number;
  /** Share of decks like this one that play it; undefined where nobody counted. */
  readonly share: number | undefined;
}
