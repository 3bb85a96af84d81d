/**
 * Colored sources that make a spell castable on curve about nine times in ten, from Frank Karsten's "How many sources
 * do you need to consistently cast your spells?" (ChannelFireball, 2022), as two independent programs quote it (docs/mana-figures.md).
 *
 * Rows: pips of one color, then generic mana beside them. Columns: decks of 40, 60, 80 and 99 cards, which play 17, 25,
 * 35 and 41 lands. Checked 2026-11 against our own count (`karsten.test.ts`).
 */
export const SOURCE_TABLE: {
  readonly sizes: readonly number[];
  readonly lands: readonly number[];
  readonly rows: readonly (readonly (readonly number[])[])[];
} = {
  sizes: [40, 60, 80, 99],
  lands: [17, 25, 35, 41],
  rows: [
    [
      [9, 14, 19, 19],
      [9, 13, 18, 19],
      [8, 12, 16, 18],
      [7, 10, 15, 16],
      [6, 9, 14, 15],
      [6, 9, 12, 14],
    ],
    [
      [14, 21, 28, 30],
      [12, 18, 25, 28],
      [11, 16, 23, 26],
      [10, 15, 20, 23],
      [9, 13, 19, 22],
      [8, 12, 17, 20],
    ],
    [
      [16, 23, 32, 36],
      [14, 21, 29, 33],
      [13, 19, 26, 30],
      [11, 17, 24, 28],
      [10, 16, 22, 26],
    ],
    [
      [17, 24, 34, 39],
      [15, 22, 31, 36],
    ],
  ],
};

/**
 * Frank Karsten's regressions of lands over tournament decks (2022): lands = base + perManaValue x average mana value of
 * the other cards - perCheap x cheap ways (mana value 2 or less) to draw cards or make mana + companion.
 */
export const LAND_REGRESSION = {
  sixty: { size: 60, base: 19.59, perManaValue: 1.9, perCheap: 0.28, companion: 0.27, min: 18, max: 28 },
  /** His base is 31.42. With a commander people play two lands fewer than that gives: 34 in the mean of 2,184 averages of their decks. */
  hundred: { size: 99, base: 29.6, perManaValue: 3.13, perCheap: 0.28, companion: 0, min: 30, max: 42 },
  /** Lands that a spell with a land on its back is worth: it is one only when the spell is not wanted. */
  spellLand: { mythic: 0.74, other: 0.38 },
} as const;

/** How much of a source a card that is not a land stands for, by what Karsten's articles allow them. */
export const EXTRA_SOURCES = {
  /** Creatures and artifacts of this mana value or less that make colored mana. */
  maxManaValue: 2,
  each: 0.5,
  /** They die, and come later than lands: never more than this together. */
  most: 4,
} as const;
