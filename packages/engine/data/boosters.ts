/** A part of a booster: how many cards, and how likely each rarity is for one of them (they sum to 1). */
export interface BoosterSlot {
  readonly cards: number;
  readonly rarities: Readonly<Partial<Record<"common" | "uncommon" | "rare" | "mythic", number>>>;
}

/** A kind of booster, sold from a day on. Basic lands are left out: every drafter may have any number. */
export interface BoosterKind {
  readonly name: string;
  /** ISO day of the first set sold in it. */
  readonly from: string;
  readonly slots: readonly BoosterSlot[];
}

/** A rare slot holds a mythic rare about once in eight boosters. */
const RARE_SLOT: BoosterSlot = { cards: 1, rarities: { rare: 7 / 8, mythic: 1 / 8 } };

/**
 * What boosters hold, the newest kind first, as their makers state it; checked 2026-11-21. The odds of the Play
 * Booster's two wildcards are rounded.
 */
export const BOOSTERS: readonly BoosterKind[] = [
  {
    name: "Play Booster",
    from: "2024-02-09",
    slots: [
      { cards: 7, rarities: { common: 1 } },
      { cards: 3, rarities: { uncommon: 1 } },
      RARE_SLOT,
      { cards: 2, rarities: { common: 0.35, uncommon: 0.5, rare: 0.13, mythic: 0.02 } },
    ],
  },
  {
    name: "Draft Booster",
    from: "2008-10-03",
    slots: [{ cards: 10, rarities: { common: 1 } }, { cards: 3, rarities: { uncommon: 1 } }, RARE_SLOT],
  },
  {
    name: "booster",
    from: "1993-08-05",
    slots: [
      { cards: 11, rarities: { common: 1 } },
      { cards: 3, rarities: { uncommon: 1 } },
      { cards: 1, rarities: { rare: 1 } },
    ],
  },
];

/** Types of sets (as Scryfall spells them) that are opened in boosters. */
export const BOOSTER_SETS: ReadonlySet<string> = new Set([
  "expansion",
  "core",
  "masters",
  "draft_innovation",
  "funny",
]);

/** Boosters that are opened for a pool, and players at a draft table. */
export const OPENED = { sealed: 6, draft: 3, table: 8 } as const;

/** The sets that the humorous format is about; test cards and promotional jokes are none of them. */
export const UN_SETS: ReadonlySet<string> = new Set(["ugl", "unh", "ust", "und", "unf"]);

/** Sets whose boosters hold a conspiracy each. */
export const CONSPIRACY_SETS: readonly string[] = ["cn2", "cns"];
