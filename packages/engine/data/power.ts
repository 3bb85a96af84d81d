/** What a point of power is measured by; see `analyze/power.ts`. */
export type PowerMeasure =
  | "averageManaValue"
  | "castability"
  | "ramp"
  | "fastMana"
  | "tutors"
  | "interaction"
  | "gameChangers"
  | "combos"
  | "playsets"
  | "selection"
  | "popularity";

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

/**
 * Commander. The ends are what preconstructed decks and tournament decks (cEDH) show on average in our deck files:
 * mana value 3.8 and 2.0, ramp 7 and 19, tutors 0 and 12, interaction 10 and 16. The points are ours, November 2026.
 */
export const SINGLETON_POWER: PowerScale = {
  start: { label: "A deck that works", points: 2.5 },
  rows: [
    { label: "Speed: a low curve", measure: "averageManaValue", none: 3.8, full: 2, points: 1.5 },
    { label: "Extra mana", measure: "ramp", none: 7, full: 19, points: 1 },
    { label: "Fast mana", measure: "fastMana", none: 1, full: 8, points: 1 },
    { label: "Tutors", measure: "tutors", none: 0, full: 12, points: 1.25 },
    { label: "Interaction", measure: "interaction", none: 8, full: 18, points: 0.75 },
    { label: "Mana that comes on time", measure: "castability", none: 0.8, full: 0.97, points: 0.5 },
    { label: "Game Changers", measure: "gameChangers", none: 0, full: 8, points: 0.75 },
    { label: "Combos of two cards", measure: "combos", none: 0, full: 3, points: 0.75 },
  ],
};

/** Decks of sixty cards: speed, consistency, interaction, mana and the quality of the cards. Points are ours. */
export const CONSTRUCTED_POWER: PowerScale = {
  start: { label: "A deck that works", points: 1 },
  rows: [
    { label: "Speed: a low curve", measure: "averageManaValue", none: 3.3, full: 1.7, points: 1.75 },
    { label: "Consistency: full playsets", measure: "playsets", none: 1.5, full: 3.6, points: 1.25 },
    { label: "Consistency: draw and selection", measure: "selection", none: 0, full: 12, points: 0.75 },
    { label: "Interaction", measure: "interaction", none: 2, full: 14, points: 1.5 },
    { label: "Mana that comes on time", measure: "castability", none: 0.75, full: 0.97, points: 1.5 },
    { label: "Cards that tournament decks play", measure: "popularity", none: 0, full: 1, points: 2.25 },
  ],
};
