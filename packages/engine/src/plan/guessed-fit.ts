import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Leader } from "../rank/ranker.ts";
import type { Fit } from "./fit.ts";

/**
 * How much more of a wish's cards the decks of leaders with such a text play than others do, in doublings: the mean over 30 creature
 * types and all themes, of leaders with 300 decks and more (figures of July 2025). A member of the type that speaks of
 * it, one that only speaks of it, a leader that is about the theme and pays for it, and all others, whose decks are mostly about
 * something else.
 */
const DOUBLINGS = { ofType: 1.1, spoken: 0, ofTheme: 0.1, others: -0.5 } as const;
const OF_TYPE = 1.6;
/** A member that says nothing of its type has 1. */
const SPOKEN = { least: 0.6, most: 0.9 } as const;
const OF_THEME = 2;
/** Leaders of the wish that those means count as much as. */
const PRIOR_LEADERS = 2;
/** Within these a leader's fit tells how much its decks are about a wish. */
const LEAST = 0.5;
const MOST = 8;

/**
 * What is to be thought of leaders whose decks nobody counted: as much as of counted ones whose text says as much of the wish. So
 * Krenko, who leads goblins in red alone, is held for what Wort and others turned out to be.
 *
 * @param fitOf how a card's own text fits the wish
 * @param counted leaders with what their decks were counted to play of it
 */
export function guessFits(
  fitOf: (card: CardIndex) => Fit,
  counted: readonly Leader[],
): (card: CardIndex) => number {
  const groups = new Map<string, { leaders: number; doublings: number }>();
  for (const { commanders, fit } of counted) {
    const [leader, second] = commanders;
    if (leader === undefined || second !== undefined) continue;
    const key = keyOf(fitOf(leader));
    const group = groups.get(key) ?? { leaders: 0, doublings: 0 };
    groups.set(key, group);
    group.leaders++;
    group.doublings += Math.log2(Math.max(LEAST, Math.min(MOST, fit)));
  }
  return (card) => {
    const own = fitOf(card);
    const { leaders, doublings } = groups.get(keyOf(own)) ?? { leaders: 0, doublings: 0 };
    return 2 ** ((doublings + PRIOR_LEADERS * usualDoublings(own)) / (leaders + PRIOR_LEADERS));
  };
}

function usualDoublings({ theme, typal }: Fit): number {
  if (typal >= OF_TYPE) return DOUBLINGS.ofType;
  if (typal >= SPOKEN.least && typal <= SPOKEN.most) return DOUBLINGS.spoken;
  return theme >= OF_THEME ? DOUBLINGS.ofTheme : DOUBLINGS.others;
}

/** Texts that say as much of a wish, in halves for themes and tenths for types. */
function keyOf({ theme, typal }: Fit): string {
  return `${Math.round(2 * theme)} ${Math.round(10 * typal)}`;
}
