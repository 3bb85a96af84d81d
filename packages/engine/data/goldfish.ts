/** How a deck is played alone to see what it does by itself: how often, how long, and what counts as a bad draw. */
export const GOLDFISH = {
  /** Games that a figure stands on. A share is then 1.1 points off at the most, in two of three cases. */
  games: 2_000,
  /** Turns of a game; what has not happened by then counts as later. */
  turns: 12,
  /** Turns that are looked at for mana that is spent on curve. */
  curveTurns: 6,
  /** Fewer lands than this on the battlefield by this turn: screw. Ours: the fourth turn without a third land. */
  screw: { turn: 4, lands: 3 },
  /** So many lands drawn by this turn: flood. Ours: more than half of the twelve or thirteen cards seen. */
  flood: { turn: 6, lands: 7 },
  /** What a game is won at where nobody knows the deck's format (CR 103.4). */
  usualLife: 20,
  /** All decks meet the same shuffles, so that a deck before and after an edit differ by their cards and not by luck. */
  seed: 20_261_123,
} as const;

/** Which hands of one size are kept. */
export interface HandRule {
  /** Cards of the hand after those that go to the bottom. */
  readonly cards: number;
  /** Lands in it with which it is kept. */
  readonly fewest: number;
  readonly most: number;
  /** Lands that stay where cards go to the bottom: those above it go first, then the costliest spells. */
  readonly lands: number;
}

/**
 * Hands that are kept after each paid mulligan, sevens first; the last is kept whatever it holds. As Frank Karsten's
 * published simulations keep them (github.com/frankkarsten/MTG-Math, `NumberLandsProbCalc.py`; read November 2026).
 */
export const HAND_RULES: readonly HandRule[] = [
  { cards: 7, fewest: 2, most: 5, lands: 7 },
  { cards: 6, fewest: 2, most: 4, lands: 4 },
  { cards: 5, fewest: 2, most: 4, lands: 3 },
  { cards: 4, fewest: 0, most: 7, lands: 3 },
];

/** The first seven where a mulligan is free (CR 103.5c): one is choosier. From `optimal_curve_commander.py` of the same collection. */
export const FREE_HAND_RULE: HandRule = { cards: 7, fewest: 3, most: 5, lands: 7 };

/** Lands that are enough beside a card that makes at once the mana that it costs, such as Sol Ring. From the same program. */
export const LANDS_WITH_FAST_MANA = 1;

/**
 * Mana that a card makes turn after turn, where that is not one. Read off the cards, November 2026, those without a
 * condition and those that people play. 0: it costs a card, a land or an untap each time, or works only with others.
 */
export const MANA_MADE: Readonly<Record<string, number>> = {
  "Ancient Tomb": 2,
  "Arc Reactor": 3,
  "Chromatic Orrery": 5,
  "Coveted Jewel": 3,
  "Dreamstone Hedron": 3,
  "Elvish Aberration": 3,
  "Firemind Vessel": 2,
  "Fyndhorn Elder": 2,
  "Gilded Lotus": 3,
  "Greenweaver Druid": 2,
  "Gyre Engineer": 2,
  "Hedron Archive": 2,
  "Key to the Archive": 2,
  "Kozilek's Channeler": 2,
  "Llanowar Tribe": 3,
  "Mana Crypt": 2,
  "Palladium Myr": 2,
  "Relic of Sauron": 2,
  "Sisay's Ring": 2,
  "Sol Ring": 2,
  "Stonespeaker Crystal": 2,
  "Thran Dynamo": 3,
  "Timeless Lotus": 5,
  "Ur-Golem's Eye": 2,
  "Worn Powerstone": 2,
  "Zaxara, the Exemplary": 2,
  "Ashnod's Altar": 0,
  "Basalt Monolith": 0,
  "Grim Monolith": 0,
  "Krark-Clan Ironworks": 0,
  "Mana Vault": 0,
  "Phyrexian Altar": 0,
};

/** Lands that a spell puts onto the battlefield, where that is not one. Read off the cards, November 2026. */
export const LANDS_FOUND: Readonly<Record<string, number>> = {
  "Circuitous Route": 2,
  "Explosive Vegetation": 2,
  "Hour of Promise": 2,
  "Migration Path": 2,
  "Ranger's Path": 2,
  "Reshape the Earth": 10,
  "Skyshroud Claim": 2,
  "Vastwood Surge": 2,
};
