import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { leaderLikeness } from "./leader-likeness.ts";
import { type LeaderLists, sharesAmong } from "./leader-lists.ts";
import type { postings } from "./postings.ts";

/** Leaders asked about what a leader's own list, which is cut short, does not show. */
const NEIGHBORS = 10;
/**
 * Leaders asked about a commander that nobody counted. Popularity then counts nothing: of the lists of a fifth of the leaders, kept
 * back, 40 find .53 of what is in them; 10 find .51, and .50 with popularity.
 */
const ALIKE = 40;
/** A card outside a leader's list counts for this part of what neighbors make of it. */
const UNLISTED = 0.5;
/**
 * Lists leave out what a leader's decks play no more than others do: a card outside of them is played by this part of the decks
 * that its popularity speaks of. By the average decks of 1,429 leaders; see "Cards outside a list" in CO-OCCURRENCE.md.
 */
const UNLISTED_STAPLE = { part: 0.6, popular: 0.4, partOfPopular: 0.8 } as const;
/**
 * The part of that which counts in the decks of a commander that nobody counted: its likest were all counted to play something
 * else instead. With every commander of one color kept back and a third of them asked about, .4 finds .391, .419 and .446 of what
 * is in their average decks (white, blue, black), 1 finds .333, .366 and .388, 0 .397, .416 and .412.
 */
const UNLISTED_OF_ALIKE = 0.4;

/** Answers by column: the share of decks that play a card, among those whose colors allow it. */
export interface LeaderShares {
  /** A leader's own list, and behind it, never above its last entry, what leaders with a similar list play. */
  ofLeader(leader: number): Float32Array;
  /** The same for a card that may lead, by leaders like it where no deck under it was seen. */
  ofCommander(card: CardIndex): Float32Array;
  /** What decks of a commander that nobody counted are expected to play: cards that lists leave out count by their popularity. */
  expected(card: CardIndex, popularity: Float32Array): Float32Array;
  /** Of the decks with a card in them; null for cards under no leader's list. */
  ofCard(card: CardIndex): Float32Array | null;
}

/** Reads answers from leaders: those of a list, or those most alike. */
export function createLeaderShares(
  lists: LeaderLists,
  posts: ReturnType<typeof postings>,
  likeness: ReturnType<typeof leaderLikeness>,
): LeaderShares {
  const { figures, columns } = lists;
  const { inclusion } = figures;
  const ofLeader = (leader: number): Float32Array => {
    const shares = sharesAmong(posts.nearest(leader, NEIGHBORS), lists);
    const from = inclusion.starts[leader] ?? 0;
    const to = inclusion.starts[leader + 1] ?? 0;
    let least = 1;
    for (let at = from; at < to; at++) least = Math.min(least, (inclusion.values[at] ?? 0) / 255);
    for (let column = 0; column < shares.length; column++) {
      shares[column] = Math.min(least, UNLISTED * (shares[column] ?? 0));
    }
    for (let at = from; at < to; at++) {
      shares[inclusion.columns[at] ?? 0] = (inclusion.values[at] ?? 0) / 255;
    }
    return shares;
  };
  return {
    ofLeader,
    ofCommander(card) {
      const leader = lists.leaderOf([card]);
      return leader === undefined ? sharesAmong(likeness.nearest([card], ALIKE), lists) : ofLeader(leader);
    },
    expected: (card, popularity) =>
      sharesAmong(
        likeness.nearest([card], ALIKE),
        lists,
        popularity.map((share) => UNLISTED_OF_ALIKE * unlistedShare(share)),
      ),
    ofCard(card) {
      const asked = new Map<number, number>();
      posts.leadersWith(columns.columnOf(card), (leader, share) => {
        const decks = figures.leaderDecks[leader] ?? 0;
        // Estimates of a leader say what it plays, and not who else plays that.
        if (decks > 0) asked.set(leader, share * Math.sqrt(decks));
      });
      return asked.size > 0 ? sharesAmong(asked, lists) : null;
    },
  };
}

/** Share of a leader's decks that play a card which is not on its list, by how many of all decks play it. */
export function unlistedShare(popularity: number): number {
  const { part, popular, partOfPopular } = UNLISTED_STAPLE;
  return popularity * (popularity < popular ? part : partOfPopular);
}
