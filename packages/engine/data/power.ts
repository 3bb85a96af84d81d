import scale from "./power-scale.json" with { type: "json" };

/** What a point of power is measured by; see `analyze/power-figures.ts`. */
export type PowerMeasure =
  | "averageManaValue"
  | "castability"
  | "ramp"
  | "fastMana"
  | "tutors"
  | "freeSpells"
  | "interaction"
  | "gameChangers"
  | "combos"
  | "playsets"
  | "popularity"
  | "competitive"
  | "partners"
  | "unity"
  | "atHome"
  | "competitivePartners"
  | "leaders";

/** One addend: from 0 points where the measure is `none` or worse to all of them where it is `full` or better. */
export interface PowerRow {
  readonly label: string;
  readonly measure: PowerMeasure;
  readonly none: number;
  readonly full: number;
  readonly points: number;
}

/** Power levels start from here, and the rows add up to the rest. */
export interface PowerScale {
  readonly start: { readonly label: string; readonly points: number };
  readonly rows: readonly PowerRow[];
}

/** Shares of decks between which a card's standing is measured. By hand, November 2026. */
export const STANDING = { rare: 0.0005, common: 0.1 } as const;

/** Cards of the decks that counts are given for. */
export const WHOLE_DECK = { singleton: 100, constructed: 60 } as const;

const START = { label: "A deck that can be played", points: 1 } as const;

/**
 * Decks with commanders. Points are fitted to decks whose level is known (`power-scale.json`, `bench/power`). The ends of
 * each row are round figures from the same decks: `none` is near what preconstructed decks or random cards show, `full` what
 * at least half of the competitive lists reach.
 */
export const SINGLETON_POWER: PowerScale = {
  start: START,
  rows: [
    {
      label: "Speed: a low curve",
      measure: "averageManaValue",
      none: 3.7,
      full: 2.3,
      points: scale.singleton.points.averageManaValue,
    },
    { label: "Extra mana", measure: "ramp", none: 3, full: 12, points: scale.singleton.points.ramp },
    { label: "Fast mana", measure: "fastMana", none: 1, full: 6, points: scale.singleton.points.fastMana },
    { label: "Tutors", measure: "tutors", none: 0, full: 6, points: scale.singleton.points.tutors },
    {
      label: "Spells for free",
      measure: "freeSpells",
      none: 0,
      full: 3,
      points: scale.singleton.points.freeSpells,
    },
    {
      label: "Mana that comes on time",
      measure: "castability",
      none: 0.65,
      full: 0.85,
      points: scale.singleton.points.castability,
    },
    {
      label: "Game Changers",
      measure: "gameChangers",
      none: 0,
      full: 12,
      points: scale.singleton.points.gameChangers,
    },
    {
      label: "Combos of two cards",
      measure: "combos",
      none: 0,
      full: 3,
      points: scale.singleton.points.combos,
    },
    {
      label: "Cards that go with the commander",
      measure: "leaders",
      none: 0.02,
      full: 0.2,
      points: scale.singleton.points.leaders,
    },
    {
      label: "Cards that go with each other",
      measure: "partners",
      none: 0.02,
      full: 0.4,
      points: scale.singleton.points.partners,
    },
    {
      label: "Cards of competitive decks",
      measure: "competitive",
      none: 0.2,
      full: 0.95,
      points: scale.singleton.points.competitive,
    },
    {
      label: "Competitive cards that go with each other",
      measure: "competitivePartners",
      none: 0,
      full: 0.45,
      points: scale.singleton.points.competitivePartners,
    },
  ],
};

/** Decks without commanders, in the same way: `full` is what most tournament decks reach. */
export const CONSTRUCTED_POWER: PowerScale = {
  start: START,
  rows: [
    {
      label: "Speed: a low curve",
      measure: "averageManaValue",
      none: 3.3,
      full: 1.9,
      points: scale.constructed.points.averageManaValue,
    },
    {
      label: "Consistency: full playsets",
      measure: "playsets",
      none: 1.5,
      full: 3.2,
      points: scale.constructed.points.playsets,
    },
    {
      label: "Interaction",
      measure: "interaction",
      none: 2,
      full: 12,
      points: scale.constructed.points.interaction,
    },
    {
      label: "Mana that comes on time",
      measure: "castability",
      none: 0.65,
      full: 0.9,
      points: scale.constructed.points.castability,
    },
    {
      label: "Cards that tournament decks play",
      measure: "popularity",
      none: 0.05,
      full: 0.75,
      points: scale.constructed.points.popularity,
    },
    {
      label: "Cards that go with each other",
      measure: "partners",
      none: 0.05,
      full: 0.35,
      points: scale.constructed.points.partners,
    },
    {
      label: "Cards at home in such a deck",
      measure: "atHome",
      none: 0.3,
      full: 0.95,
      points: scale.constructed.points.atHome,
    },
    {
      label: "One plan in all of them",
      measure: "unity",
      none: 0.03,
      full: 0.25,
      points: scale.constructed.points.unity,
    },
  ],
};
