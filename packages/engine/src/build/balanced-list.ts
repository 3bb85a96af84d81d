import { COLORS, colorCount, colorsOf } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Spread } from "../../data/draft-lists.ts";

/** A card with what it is worth to the list. */
export interface Candidate {
  readonly card: CardIndex;
  readonly score: number;
}

/** A part of a list for drafting: how many cards it takes, and from what. */
export interface Section {
  readonly name: string;
  readonly count: number;
  /** How its cards are spread over mana values; absent where that does not matter. */
  readonly spread?: Spread;
  /** Share of creatures. */
  readonly creatures?: number;
  holds(card: CardIndex): boolean;
}

const COLOR_NAMES = ["White", "Blue", "Black", "Red", "Green"] as const;

/** The ten pairs of colors as masks. */
export const PAIRS: readonly number[] = Array.from({ length: 32 }, (_, mask) => mask).filter(
  (mask) => colorCount(mask) === 2,
);

/** The name of a section for one color or a pair, e.g. "White" or "White-Blue". */
export function colorName(mask: number): string {
  return COLORS.flatMap((_, bit) => (mask & (1 << bit) ? [COLOR_NAMES[bit] ?? ""] : [])).join("-");
}

/** Sections of single colors, of pairs, of colorless cards and of lands for pairs. Counts of pairs add up to theirs. */
export function sectionsOf(
  table: CardTable,
  counts: {
    readonly each: number;
    readonly multicolor: number;
    readonly colorless: number;
    readonly lands: number;
  },
  spread: Spread,
  creatures: number,
): Section[] {
  const shareOf = (total: number, at: number): number =>
    Math.floor(total / PAIRS.length) + (at < total % PAIRS.length ? 1 : 0);
  return [
    ...COLORS.map(
      (_, bit): Section => ({
        name: colorName(1 << bit),
        count: counts.each,
        spread,
        creatures,
        holds: (card) => table.colors[card] === 1 << bit && !isLand(table, card),
      }),
    ),
    ...PAIRS.map(
      (pair, at): Section => ({
        name: "Multicolor",
        count: shareOf(counts.multicolor, at),
        holds: (card) =>
          table.colors[card] === pair && table.colorIdentity[card] === pair && !isLand(table, card),
      }),
    ),
    {
      name: "Colorless",
      count: counts.colorless,
      holds: (card) => table.colors[card] === 0 && table.colorIdentity[card] === 0 && !isLand(table, card),
    },
    ...PAIRS.map(
      (pair, at): Section => ({
        name: "Lands",
        count: shareOf(counts.lands, at),
        holds: (card) =>
          isLand(table, card) &&
          (table.producedMana[card] === pair ||
            (table.fetches[card] === pair && (table.producedMana[card] ?? 0) === 0)),
      }),
    ),
  ];
}

/** Fills the sections with the best candidates, each card once; a section that runs dry is made up for by the others. */
export function fillSections(
  table: CardTable,
  sections: readonly Section[],
  ranked: readonly Candidate[],
  size: number,
): Map<string, CardIndex[]> {
  const lists = new Map<string, CardIndex[]>();
  const taken = new Set<CardIndex>();
  const take = (section: Section, card: CardIndex): void => {
    taken.add(card);
    const list = lists.get(section.name);
    if (list) list.push(card);
    else lists.set(section.name, [card]);
  };
  for (const section of sections) {
    const own = ranked.filter(({ card }) => !taken.has(card) && section.holds(card));
    for (const card of bestOf(table, section, own)) take(section, card);
  }
  for (const { card } of ranked) {
    if (taken.size >= size) break;
    const section = taken.has(card) ? undefined : sections.find((each) => each.holds(card));
    if (section) take(section, card);
  }
  return lists;
}

/** The best cards of a section: first as its spread and its share of creatures have it, then whatever is left. */
function bestOf(table: CardTable, section: Section, ranked: readonly Candidate[]): Set<CardIndex> {
  const { count, spread, creatures = 1 } = section;
  const room = spread?.map((share) => Math.round(share * count));
  const bodies = {
    creature: Math.round(creatures * count),
    other: count - Math.round((section.creatures ?? 0) * count),
  };
  const chosen = new Set<CardIndex>();
  for (const strict of [true, false]) {
    for (const { card } of ranked) {
      if (chosen.size >= count) break;
      if (chosen.has(card)) continue;
      const bucket = Math.max(0, Math.min(5, Math.floor(table.manaValue[card] ?? 0) - 1));
      const body = (table.frontTypes[card] ?? 0) & CardType.Creature ? "creature" : "other";
      if (strict && ((room?.[bucket] ?? 1) <= 0 || bodies[body] <= 0)) continue;
      if (room) room[bucket] = (room[bucket] ?? 0) - 1;
      bodies[body]--;
      chosen.add(card);
    }
  }
  return chosen;
}

/** The letters of a pair, as the table of lanes spells them. */
export function lettersOf(mask: number): string {
  return colorsOf(mask).join("");
}
