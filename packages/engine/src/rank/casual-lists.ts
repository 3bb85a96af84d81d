import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { LeaderLists } from "./leader-lists.ts";
import type { Skeleton } from "./skeleton-figures.ts";
import { nameOfLeaders } from "./skeletons.ts";

/** A card that so many of a leader's tournament decks play tells how many of all its decks are like those. */
const SURE = 0.6;
/** Of the parts that such cards tell, from the smallest on: casual decks play some of them too, those of the smallest hardly. */
const QUANTILE = 0.2;
/** Fewer cards tell nothing. */
const ENOUGH = 20;
/** Where more of a leader's decks are competitive than this, too few others are left to know them from whole percents. */
const MOST = 0.6;

/**
 * The lists of leaders with their competitive decks taken out. People share decks for every table, and of Najeela's a third are
 * tournament lists: what is in a third of all of them is then in hardly any that somebody plays with friends. How many are
 * competitive is read off what nearly all tournament decks of the leader play.
 *
 * @param competitive what tournament decks of leaders have in common, by the leaders' names
 */
export function casualLists(
  lists: LeaderLists,
  competitive: readonly Skeleton[],
  table: CardTable,
): LeaderLists {
  const byName = new Map(competitive.map((skeleton) => [skeleton.name, skeleton]));
  const { inclusion } = lists.figures;
  const values = inclusion.values.slice();
  for (const [leader, cards] of lists.leaderCards.entries()) {
    const skeleton = byName.get(nameOfLeaders(cards, table));
    // What was never counted has no part that is competitive.
    if (skeleton === undefined || lists.figures.leaderDecks[leader] === 0) continue;
    const theirs = new Map(skeleton.main.map(({ card, shares }) => [card, shares[0] ?? 0]));
    const shareOf = (at: number): number => theirs.get(lists.columns.cardOf(inclusion.columns[at] ?? 0)) ?? 0;
    const [start = 0, end = 0] = inclusion.starts.subarray(leader, leader + 2);
    const counted = inclusion.values.subarray(start, end);
    const part = competitivePart(
      theirs,
      new Map(
        Array.from(counted, (value, at) => [
          lists.columns.cardOf(inclusion.columns[start + at] ?? 0),
          value / 255,
        ]),
      ),
    );
    if (part > MOST) continue;
    // A list goes down to what hardly any deck plays: nothing on it falls below that.
    const least = counted.reduce((low, value) => Math.min(low, value), 255);
    for (let at = start; at < end; at++) {
      const others = ((inclusion.values[at] ?? 0) - 255 * part * shareOf(at)) / (1 - part);
      values[at] = Math.round(Math.max(least, Math.min(255, others)));
    }
  }
  return { ...lists, figures: { ...lists.figures, inclusion: { ...inclusion, values } } };
}

/** The part, 0 to 1, of a leader's decks that are competitive. */
export function competitivePart(
  competitive: ReadonlyMap<CardIndex, number>,
  all: ReadonlyMap<CardIndex, number>,
): number {
  const parts = [...competitive]
    .filter(([, share]) => share >= SURE)
    .map(([card, share]) => (all.get(card) ?? 0) / share)
    .sort((a, b) => a - b);
  return parts.length < ENOUGH ? 0 : Math.min(1, parts[Math.floor(QUANTILE * parts.length)] ?? 0);
}
