/**
 * What the terms of a card's worth weigh, in deviations of the ranker's relevance. All were set by hand in November
 * 2026, by reading decks and by the figures of `bench/judge`; none is learned yet.
 */
export const CARD_WEIGHTS = {
  /** The unit of all others. */
  playedTogether: 1,
  /** Decks that were asked for by theme: below this they are the usual deck of their commander. */
  theme: 0.75,
  creatureType: 0.55,
  /** On top, in a hundred cards around a type, where what goes with the commander's color would crowd its members out. */
  typalDeck: 0.65,
  /** The same in a deck of copies that no archetype stands for, for its themes and for its creature type: with more of the latter, fewer cards are at home. */
  themedDeck: 0.8,
  deckOfType: 0.4,
  /** There, for what the deck is built around. */
  keyCard: 1.5,
  playstyle: 0.45,
  /** For a card that every deck of the commander plays, where these were counted and the dial stands at what most people play. */
  commandersDecks: 24,
  /** For a card that is a combo with one that every deck of the commander plays, where combos are wanted: either half brings the other. */
  combo: 2.5,
  /** For each doubling of the share of decks that play a card, where the dial stands at hidden gems. */
  known: -0.5,
  /** For a card that every deck of the format could play and does. */
  staple: 1.1,
  /** More for what nearly all of them hold, such as Sol Ring. */
  ubiquitous: 4,
  /** Per doubling of a price beyond `CARD_LIMITS.dear`, where neither wish nor table asks for the best that money buys. */
  dear: -0.12,
  owned: 0.9,
  /** Cards for sideboards, against one color or one card type. */
  situational: -1.6,
  /** For each card that decks play in the sideboard only. */
  sideboardOnly: -4,
  drawback: -0.35,
  /** Costs that only colorless mana pays, in decks that make little of it. */
  colorlessCost: -2.5,
  /** For each symbol of one color more than the lands of so many colors can be trusted with. */
  heavyCost: -0.6,
  /** Discarding a card to draw: no card gained, unless the graveyard is the plan. */
  rummage: -1.3,
  vanilla: -0.7,
  /** At the most competitive tables, for a card that hardly any of their decks plays. */
  unproven: -3,
  /** There, for what all casual decks of a leader play and others do not: Curiosity in Vivi's. */
  leadersOwn: 4,
  /** In sixty cards and in Duel Commander, for a card that no deck of the format plays, where neither theme nor creature type asks for it. */
  unplayed: -1.5,
  /**
   * In casual decks of a hundred cards under a budget, for each time that as few as half of the usual play a card: some thirty such cards were what
   * paid for one that all of a commander's decks play. By reading eleven cheap decks, November 2026.
   */
  filler: -3,
  /** Mana for one turn and nothing else, where no turn is the one that wins. */
  burst: -1.6,
  /** For each point that a card costs where points are there to be spent: the list names what wins games. */
  points: 0.9,
  /** For a restricted card by how many decks play it: its one copy is chosen by what it is, not by what it goes with. */
  restricted: 5,
  /** What wins with an empty library, where the deck does not mean to empty its own. */
  emptyLibrary: -5,
  /** Lords of creature types that are not the deck's. */
  foreignLord: -1.3,
  /** Points of `clashes.ts`: what harms who leads the deck, and what harms its lands. */
  harmsLeader: -1,
  harmsLands: -1,
} as const;

/** The part that is left of what a commander's decks usually play where a playstyle was asked for. By hand, November 2026. */
export const DIRECTED = 0.3;

/** The same where a theme was asked for: there it is what decks of the theme play. By reading, November 2026. */
export const THEMED = 0.45;

/** The part that is left of it for a commander that nobody counted, where it is read off the decks of commanders alike. By `bench/uncounted`, November 2026. */
export const ALIKE = 0.5;

/** What a level that was asked for changes in what cards are worth. */
export interface LevelBend {
  /** For a card that every competitive deck which could play it does. */
  readonly competitive: number;
  /** The part, 0 to 1, that counts of this where hardly any deck of the commander plays the card. */
  readonly abroad: number;
  /** The part, 0 to 1, that is left of what a commander's decks usually play. */
  readonly usual: number;
  /** The part, 0 to 1, that is left of what goes with the deck's cards best: the best of everything is what strong decks are made of. */
  readonly together: number;
  /** How far, 0 to 1, the dial stands at hidden gems, wherever the wish leaves it. */
  readonly hidden: number;
  /** For a pair of cards that wins, of a bracket that this one allows. */
  readonly combo: number;
  /** Per doubling of a price beyond `CARD_LIMITS.preconDear`, where no budget says what may be dear. */
  readonly dear: number;
}

/**
 * By the power that was asked for, or the middle of the bracket's: what nobody asked for changes nothing. From 6 on decks
 * take more and more of what competitive lists have in common (fast mana, tutors, free spells, combos); below they do with less of it,
 * and from 3 down without what everybody plays and without the best of everything. At 10 they are competitive lists
 * already. Set by the powers that generated decks measure at (`bench/power`), and up to 5 by what cards of preconstructed decks cost,
 * November 2026.
 */
export const LEVEL_BENDS: readonly LevelBend[] = [
  { competitive: -14, abroad: 0, usual: 0, together: 0.3, hidden: 1, combo: 0, dear: -2.5 },
  { competitive: -12, abroad: 0, usual: 0, together: 0.45, hidden: 0.9, combo: 0, dear: -2.5 },
  { competitive: -10, abroad: 0, usual: 0.1, together: 0.6, hidden: 0.8, combo: 0, dear: -2.5 },
  { competitive: -8, abroad: 0, usual: 0.65, together: 0.85, hidden: 0.2, combo: 0, dear: -2.5 },
  { competitive: -6, abroad: 0, usual: 0.9, together: 1, hidden: 0, combo: 0, dear: -1.5 },
  { competitive: 8, abroad: 0, usual: 0.9, together: 1, hidden: 0, combo: 0, dear: 0 },
  { competitive: 12, abroad: 0, usual: 0.85, together: 1, hidden: 0, combo: 0.6, dear: 0 },
  { competitive: 16, abroad: 0, usual: 0.8, together: 1, hidden: 0, combo: 1, dear: 0 },
  { competitive: 20, abroad: 0, usual: 0.7, together: 1, hidden: 0, combo: 1.4, dear: 0 },
  { competitive: 0, abroad: 0, usual: 1, together: 1, hidden: 0, combo: 1, dear: 0 },
];
/** What each level changes beyond the ends of that table, where a deck's cards come to less or to more than they were chosen for. */
export const BEYOND_LEVELS: LevelBend = {
  competitive: 4,
  abroad: 0.15,
  usual: -0.1,
  together: 0,
  hidden: 0,
  combo: 0.4,
  dear: 0,
};
export const NO_BEND: LevelBend = {
  competitive: 0,
  abroad: 0,
  usual: 1,
  together: 1,
  hidden: 0,
  combo: 0,
  dear: 0,
};

/**
 * The dial from what most people play (0) to hidden gems (1): where the well known begin to lose, and the share of decks from
 * which on a card is known. By hand, November 2026.
 */
export const NOVELTY = { hidden: 0.5, known: 0.01 } as const;

/**
 * Chance, so that another seed gives another deck of about the same worth: half the width of its spread in points of a card, where
 * the dial stands at what most people play, and from its usual place on. In a hundred cards that is as much more as shares of
 * the commander's decks count. By the overlap of decks of one wish and what is lost of those shares, November 2026: five decks of a counted
 * commander share .85 to .92 of their cards and hold 37.4 of the 40 most played; with half as much chance .91 to .96 and 37.8, and blind
 * readers knew two such lists as one hand's; with a third more .81 to .91 and 36.9. Where the wish says what its deck is about, chance would
 * bring in what only other decks of the commander play. Shares that are estimated from an average deck are
 * off by 12 % of the decks, which leaves so much more to chance (Krenko: .92).
 */
export const CHANCE = { least: 0.16, leader: 1.2, directed: 0.5, estimated: 1.2, constructed: 0.35 } as const;
/**
 * The same in decks of an archetype: how far the share of decks moves that play a card, for one that half of them do, and how
 * much less of that where decks with the card play four of it. By seven archetypes, November 2026: ten decks of Azorius Control share .88
 * of their cards (.91 with .25 and nothing less for playsets; people .43), and are still nearer to people's than those to each other.
 * Competitive Commander holds single cards only, and all of its decks the same mana and answers: with half as much chance 43.2 of the 50
 * that people of twenty leaders play most are there instead of 42.8 (43.8 of the plain shares), and four decks of one leader share .90
 * of their cards instead of .86.
 */
export const SKELETON_CHANCE = { least: 0.15, usual: 1.2, steadier: 0.8, competitive: 0.5 } as const;
/**
 * How often a deck has at least so many copies of a card in its main deck (row, from 1) and in its sideboard (column, from 1), as a share
 * of what chance would have it if the two knew nothing of each other: three and more are one. Tournament decks of six formats from
 * September 2025 on, in archetypes of 20 decks and more, of cards that a tenth of them has in each zone; November 2026.
 */
export const BOTH_ZONES = [
  [0.96, 0.67, 0.38],
  [0.84, 0.52, 0],
  [0.66, 0, 0],
] as const;
/** What theme, type and playstyle count more in sixty cards, where what goes with few key cards pulls harder. */
export const CONSTRUCTED_PULL = 1.6;

/** Where the terms of a card's worth begin and end. By hand, November 2026. */
export const CARD_LIMITS = {
  /** Relevance beyond `from` counts `share`, so that a deck's first cards do not drown what the wish asks for. */
  relevance: { least: -3, from: 1.5, share: 0.6 },
  /** Share of a format's decks from which on a card is in nearly all of them. */
  ubiquitous: 0.4,
  /** Dollars that a card of a deck without budget costs before anybody thinks of its price. */
  dear: 30,
  /** Dollars that one spell of a preconstructed deck costs; one deck in four has one of twice as much (151 decks, November 2026). */
  preconDear: 10,
  /** Share of a format's decks below which nobody plays a card. */
  unplayed: 0.001,
  /** Shares of casual decks that say nothing against a card where money is short, and below which it is all the same. */
  filler: { rare: 0.002, usual: 0.04 },
  /** Share of sideboards among a card's appearances that every main-deck card may have. */
  sideboardShare: 0.35,
  /** Share of the commander's decks that play the other half of a combo, for it to count, and how much such halves count at most. */
  comboPartner: 0.25,
  combos: 2,
  /** Share of the commander's decks, or of all where nobody counted them, from which on what competitive lists play counts in full. */
  atHome: 0.12,
  /** Share of the most competitive decks from which on a card is no accident. */
  seen: 0.008,
  /** Share of the decks of like formats from which on a card's points speak for it. */
  played: 0.01,
  /** Points of a card that speak for it: what costs more is half of a combo. */
  points: 3,
  /** Share of decks up to which a restricted card belongs to decks of its own, such as half of a combo. */
  special: 0.15,
} as const;

/** Symbols of one color that a cost may have, by number of colors of the deck; after Karsten's tables of sources. */
export const SYMBOLS_CASTABLE = [9, 9, 2, 1, 1, 1] as const;

/** Points for each thing that speaks for a commander. By hand, November 2026. */
export const LEADER_WEIGHTS = {
  theme: 0.9,
  creatureType: 0.7,
  /** For the share of several wished creature types that its text gathers: what makes Kaalia lead angels, demons and dragons. */
  allTypes: 2.5,
  playstyle: 0.3,
  /** On top, when the playstyle is all that the wish says. */
  playstyleAlone: 0.5,
  /** Per doubling of the wished cards in its decks. */
  wishedCards: 0.6,
  /** Per doubling of how many of them its decks have. */
  wishedCount: 0.5,
  /** Per tenfold number of decks; the most competitive tables play the proven ones. */
  popularity: 0.5,
  /** For being seen at the most competitive tables, where nothing else counts as much. */
  competitive: 4,
  /** The same at the tables that play no stronger than preconstructed decks. */
  tooStrong: -4,
  /** For the share of each creature type that its colors allow, of one alone as far as a deck needs it. */
  coverage: 1.3,
  includes: 1,
  /** For who leads another creature type than is asked for, or one where a way to play is all: Wilhelt leads Zombies, not tokens. */
  typalUnasked: -0.6,
  /** For colors that the playstyle is not at home in, where it is all the wish says. */
  abroad: -0.9,
  /** For each color beyond the third where money is short: lands that make them cost most of it. */
  dearMana: -0.35,
  /** Whoever casts Phage from the command zone has lost: only for who asks. */
  losesGame: -4,
  /** Without colors a deck has few good cards: only for who asks. */
  colorless: -1.2,
} as const;

/**
 * Points that a deck loses for its shape: per card missing from (or above) a band, per point of curve distance, per
 * percent over budget. By hand, November 2026, so that bands are kept unless a card is far better than what they want.
 */
export const DECK_WEIGHTS = {
  under: 2.1,
  underGrowth: 0.35,
  farUnder: 4,
  over: 0.85,
  overGrowth: 0.3,
  curve: 0.35,
  tooFewCheap: 1.5,
  manaValue: 1.2,
  manaValueFar: 1.5,
  overBudget: 6,
  copies: 0.45,
  package: 1.1,
  scarce: 50,
  alone: 7,
  /** Per card beside a limit of the wish, and per point of mana value above one: more than any card is worth. */
  limit: 40,
  averageLimit: 12,
} as const;

/** Weight of a pair's affinity (0 to 1), by deck size: a hundred cards have many more pairs. By hand, November 2026. */
export const PAIR_WEIGHT = { singleton: 0.1, constructed: 0.55 } as const;

/** What each different card costs a deck of four-ofs: fast decks play about ten different spells, slow ones more. */
export const DISTINCT_COST = { fast: 1.2, slow: 0.75 } as const;

/** What a two-card combo costs where the bracket or the wish rules it out: more than any pair is worth. */
export const COMBO_PENALTY = -8;

/**
 * What each card costs in sixty cards for each fact of its deck that lies outside of what decks with that card are like,
 * and more the farther: per copy too many or too few, per point of average mana value. A card that too few decks play to
 * know costs something as well, or the choice would flee to such cards. By the figures of bench/habitats: with .3 for a
 * fact .20, .07 and .17 of the cards of free wishes (Modern, Pauper, Legacy) are out of place, with .5 .16, .09 and .09.
 */
export const HABITAT_WEIGHTS = { outside: 0.8, far: 0.15, manaValue: 5, unknown: 2.5 } as const;
