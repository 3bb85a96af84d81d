import figures from "../../data/played.json" with { type: "json" };

/** A card or an archetype, and the percentage of the decks that it is in or is of. */
export type CardShare = readonly [name: string, percent: number];

/** A card, and the number of decks that are known to play it. */
export type CardCount = readonly [name: string, decks: number];

/** What the decks of a format play. */
export interface FormatFigures {
  /** The format whose decks were counted, where no decks of this one are at hand; only cards that this one allows are told of. */
  readonly of?: string;
  /** ISO days of the oldest and the newest deck counted; `from` is "" where only the newest is known. */
  readonly from: string;
  readonly to: string;
  readonly decks: number;
  readonly spells: readonly CardShare[];
  readonly lands: readonly CardShare[];
  /** Empty where too few decks have a name. For Commander these are the commanders. */
  readonly archetypes: readonly CardShare[];
}

/** Tournament decks of one playstyle in one format, by the names of their archetypes. */
export interface DecksOfStyle {
  readonly format: string;
  readonly decks: number;
  /** The most frequent ones. */
  readonly archetypes: readonly string[];
  /** Lands, and the average mana value of the other cards: means over the decks. */
  readonly lands: number;
  readonly manaValue: number;
  readonly cards: readonly CardShare[];
}

/** What `scripts/count-played.ts` counted. */
export interface Played {
  readonly source: string;
  /** By slug; formats of which no decks are at hand, nor of one like them, are missing. */
  readonly formats: Readonly<Record<string, FormatFigures>>;
  /** By slug. `led`: what a hundred-card deck of the style needs most of, and the cards that Commander decks play for it. */
  readonly playstyles: Readonly<
    Record<
      string,
      {
        readonly decks: readonly DecksOfStyle[];
        readonly led: { readonly what: string; readonly cards: readonly CardCount[] };
      }
    >
  >;
}

// The compiler reads the pairs of the file as lists of either.
/** Which cards and archetypes people play, by format and by playstyle. */
export const PLAYED: Played = figures as unknown as Played;
