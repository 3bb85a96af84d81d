import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardColumns } from "./card-columns.ts";
import { type LeaderFigures, NO_SECOND } from "./co-occurrence-file.ts";
import type { Inclusion } from "./ranker.ts";

/** Who leads the counted decks, and what their decks play. */
export interface LeaderLists {
  readonly figures: LeaderFigures;
  readonly columns: CardColumns;
  /** Color identity by column. */
  readonly identities: Uint8Array;
  /** The cards of each leader, in order; -1 for a name that the table lacks. */
  readonly leaderCards: readonly (readonly CardIndex[])[];
  readonly leaderIdentities: Uint8Array;
  /** The leader of one or two cards. */
  leaderOf(cards: readonly CardIndex[]): number | undefined;
}

export function leaderLists(
  figures: LeaderFigures,
  columns: CardColumns,
  nameCards: Int32Array,
  table: CardTable,
): LeaderLists {
  const identityOf = (card: CardIndex): number => table.colorIdentity[card] ?? 0;
  const leaderCards = Array.from(figures.first, (first, leader) => {
    const second = figures.second[leader] ?? NO_SECOND;
    const names = second === NO_SECOND ? [first] : [first, second];
    return names.map((name) => nameCards[name] ?? -1).sort((a, b) => a - b);
  });
  const numbers = new Map<string, number>();
  for (const [leader, cards] of leaderCards.entries()) {
    const key = cards.join("+");
    if (!cards.includes(-1) && !numbers.has(key)) numbers.set(key, leader);
  }
  return {
    figures,
    columns,
    identities: Uint8Array.from({ length: columns.count }, (_, column) => identityOf(columns.cardOf(column))),
    leaderCards,
    leaderIdentities: Uint8Array.from(leaderCards, (cards) =>
      cards.reduce((mask, card) => mask | identityOf(card), 0),
    ),
    leaderOf: (cards) => numbers.get([...cards].sort((a, b) => a - b).join("+")),
  };
}

/** Decks that were counted of a leader; 0 where none were, though an average of them may be known. */
export function decksOf(commanders: readonly CardIndex[], { leaderOf, figures }: LeaderLists): number {
  const leader = leaderOf(commanders);
  return leader === undefined ? 0 : (figures.leaderDecks[leader] ?? 0);
}

/** The list of a leader; empty where there is none. */
export function inclusionsOf(
  commanders: readonly CardIndex[],
  { leaderOf, figures: { inclusion }, columns }: LeaderLists,
): Inclusion[] {
  const leader = leaderOf(commanders);
  if (leader === undefined) return [];
  const [start = 0, end = 0] = inclusion.starts.subarray(leader, leader + 2);
  return Array.from(inclusion.columns.subarray(start, end), (column, at) => ({
    card: columns.cardOf(column),
    share: (inclusion.values[start + at] ?? 0) / 255,
  })).filter(({ card }) => card >= 0);
}

/** Leaders with weights: what a question is answered from. */
type WeightedLeaders = ReadonlyMap<number, number>;

/** Share of their decks that play each column, among those whose colors allow it. */
export function sharesAmong(
  asked: WeightedLeaders,
  { figures, columns, identities, leaderIdentities }: LeaderLists,
  unlisted?: Float32Array,
): Float32Array {
  const { inclusion } = figures;
  const played = new Float32Array(columns.count);
  const listed = new Float32Array(columns.count);
  const able = new Float32Array(32);
  for (const [leader, weight] of asked) {
    addWithin(able, leaderIdentities[leader] ?? 0, weight);
    for (let at = inclusion.starts[leader] ?? 0; at < (inclusion.starts[leader + 1] ?? 0); at++) {
      const column = inclusion.columns[at] ?? 0;
      played[column] = (played[column] ?? 0) + (weight * (inclusion.values[at] ?? 0)) / 255;
      listed[column] = (listed[column] ?? 0) + weight;
    }
  }
  for (let column = 0; column < played.length; column++) {
    const decks = able[identities[column] ?? 0] ?? 0;
    const others = (decks - (listed[column] ?? 0)) * (unlisted?.[column] ?? 0);
    if (decks > 0) played[column] = ((played[column] ?? 0) + others) / decks;
  }
  return played;
}

/** Adds a weight to every set of colors that lies within some colors. */
function addWithin(sums: Float32Array, colors: number, weight: number): void {
  for (let mask = 0; mask < 32; mask++) if (isWithin(mask, colors)) sums[mask] = (sums[mask] ?? 0) + weight;
}
