import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { type LeaderLists, sharesAmong } from "./leader-lists.ts";
import type { Postings } from "./postings.ts";

/** How much more a leader counts whose decks hold twice as many of the cards: those of a theme, not those that touch it. */
const FOCUS = 3;
/**
 * Added to both sides of a lift, in shares of decks: so that a card of a few lists does not decide, and so that staples, which lists
 * leave out where they are played as usual, are hardly lifted.
 */
const THIN = { share: 0.003, ofStaples: 6 } as const;

/** See `Ranker.lift`; answers by column. */
export function leaderLift(
  lists: LeaderLists,
  posts: Postings,
  popularity: Float32Array,
): (cards: readonly CardIndex[], apartFrom: readonly CardIndex[]) => Float32Array | undefined {
  const { figures, columns, leaderCards } = lists;
  const everybody = new Map(
    leaderCards.map((_, leader) => [leader, Math.sqrt(figures.leaderDecks[leader] ?? 0)]),
  );
  let usual: Float32Array | undefined;
  return (cards, apartFrom) => {
    const held = new Float32Array(leaderCards.length);
    for (const card of new Set(cards))
      posts.leadersWith(columns.columnOf(card), (leader, share) => {
        held[leader] = (held[leader] ?? 0) + share;
      });
    const asked = new Map<number, number>();
    for (const [leader, many] of held.entries()) {
      const isApart = leaderCards[leader]?.some((card) => apartFrom.includes(card)) ?? false;
      const decks = figures.leaderDecks[leader] ?? 0;
      if (many > 0 && decks > 0 && !isApart) asked.set(leader, many ** FOCUS * Math.sqrt(decks));
    }
    if (asked.size === 0) return undefined;
    usual ??= sharesAmong(everybody, lists);
    const among = sharesAmong(asked, lists);
    return among.map((share, column) => {
      const thin = THIN.share + THIN.ofStaples * (popularity[column] ?? 0) ** 2;
      return (share + thin) / ((usual?.[column] ?? 0) + thin);
    });
  };
}
