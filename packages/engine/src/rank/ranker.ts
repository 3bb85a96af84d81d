import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Habitat } from "./habitats.ts";
import type { Skeleton } from "./skeleton-figures.ts";

/** The ranker's name for Commander decks at their most competitive (bracket 5), beside the slugs of formats. */
export const COMPETITIVE = "cedh";

/** Its name for those Commander decks that are not competitive, by what each commander's tournament decks play. */
export const CASUAL = "commander-casual";

/**
 * A card the deck is built around, with its weight: commanders 3, key cards 2, other inclusions 1; basic lands 0, of which only
 * the number says something.
 */
export interface Seed {
  readonly card: CardIndex;
  readonly weight: number;
  /** Copies in the main deck, where they are known; `completion` asks for them. */
  readonly copies?: number;
}

/** A card and the share, 0 to 1, of decks that play it. */
export interface Inclusion {
  readonly card: CardIndex;
  readonly share: number;
}

/** One or two commanders that real decks are led by. */
export interface Leader {
  readonly commanders: readonly CardIndex[];
  /** Decks seen under this leader, or guessed where none were counted; compare, do not add up. */
  readonly decks: number;
  /**
   * How much more of the asked-for cards its decks play than decks of its colors usually do: 1 as much, 2 twice as
   * much; 1 when no cards were asked for.
   */
  readonly fit: number;
  /** How many of the asked-for cards a deck of its has on average. */
  readonly wished: number;
}

/**
 * How well cards go with what is known of a deck, learned from real decks. The place where the collaborative ranker
 * of a later release goes; today's is `co-occurrence.ts`. Legality is not its business: it answers for any card, and the
 * caller passes only candidates that may be played.
 *
 * Formats are slugs. Beside those of the game there are `cedh`, Commander decks at their most competitive (bracket 5), and
 * `commander-casual`, the others.
 * A format that nothing was learned from is answered by those that know most of the seeds.
 */
export interface Ranker {
  /** True when something was learned from decks of this format. */
  knows(format: string): boolean;
  /** The last day of its own decks, in days since 1970; NaN where none were counted. Nobody can have played a later card. */
  countedTo(format: string): number;
  /**
   * A score per card of `candidates`, same order; larger is better. Standardized over the best 600 candidates: among
   * those the mean is near 0 and the deviation near 1, and all others lie below. Without seeds: popularity.
   */
  relevance(format: string, seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array;
  /**
   * Like `relevance`, for what a deck lacks that is nearly there: beside pairs of cards by what whole decks like it play. It finds
   * a tenth more of what people play (`bench/ranker`). A deck that is only begun grows better by `relevance`: groups of decks
   * draw it to the nearest one, whatever was asked for.
   */
  completion(format: string, seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array;
  /** Like `relevance`, for the sideboard of a deck whose main deck is `seeds`. Popularity in sideboards without seeds. */
  sideRelevance(format: string, seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array;
  /** How popular a card is in a format: the share, 0 to 1, of decks that could play it and do. */
  popularity(format: string, card: CardIndex): number;
  /** The share, 0 to 1, of all counted decks of a format that play a card, whatever their colors. */
  played(format: string, card: CardIndex): number;
  /** Copies most decks of the format play of a card that they play at all, 1 to 4. */
  usualCopies(format: string, card: CardIndex): number;
  /** Share, 0 to 1, of a card's appearances that are in sideboards; 0 where there are none. */
  sideboardShare(format: string, card: CardIndex): number;
  /**
   * How much more two cards are played together than by chance, 0 (strangers) to 1, with nothing else known. Symmetric. Staples
   * that go with everything score low with everything. For many pairs at once use `affinities`.
   */
  affinity(format: string, a: CardIndex, b: CardIndex): number;
  /** `affinity` of all pairs of `cards`, as rows of a square matrix; the diagonal is 0. A few ms for 400 cards. */
  affinities(format: string, cards: ArrayLike<CardIndex>): Float32Array;
  /** Whether decks of these leaders were counted: of others an average deck may be known, by which their shares are estimated. */
  isCounted(format: string, leaders: readonly CardIndex[]): boolean;
  /**
   * What the decks of these leaders play: the share of them for each card of their list, as far as they were counted or
   * can be estimated (`isCounted`). Empty for leaders that nothing is known of, and in formats without.
   */
  inclusions(format: string, leaders: readonly CardIndex[]): readonly Inclusion[];
  /**
   * The share, 0 to 1, of the decks of these leaders that are expected to play a card: as counted where it is on their list, and
   * else as much of its popularity as lists leave out. Of a single leader that nobody counted, as the decks of those most alike
   * have it, with an estimate for cards newer than all lists. Undefined for other leaders that nobody counted, and in formats without.
   */
  expected(format: string, leaders: readonly CardIndex[]): ((card: CardIndex) => number) | undefined;
  /**
   * How much more often decks full of some cards play a card than decks of all leaders do: 1 as often, 2 twice as often. Those led
   * by `apartFrom` are left out, so that nobody's own decks speak for them. Undefined where no leader plays these cards, and in
   * formats without.
   */
  lift(
    format: string,
    cards: readonly CardIndex[],
    apartFrom: readonly CardIndex[],
  ): ((card: CardIndex) => number) | undefined;
  /** The archetypes of a format, most played first; those of leaders in formats with commanders. None where none were learned. */
  skeletons(format: string): readonly Skeleton[];
  /** What main decks with this card are like; undefined where too few of the format were seen. */
  habitat(format: string, card: CardIndex): Habitat | undefined;
  /**
   * Leaders known in the format (none in formats without), most decks first. With `cards` (those of a theme or a
   * creature type, or what must be included) `fit` says how much each leads decks of such cards. With `colors` only leaders
   * of exactly this color identity.
   */
  leaders(
    format: string,
    wish?: { readonly cards?: ArrayLike<CardIndex>; readonly colors?: ColorMask },
  ): Leader[];
}
