import { cardsOf, dropNearDuplicates, type LeaderRow, type LearnedDeck } from "./decks.ts";

/** Decks that a commander needs to be counted, and decks that play a card, so that no single deck can be read from a list. */
const LEAST_DECKS = 30;
const LEAST_PLAYING = 3;
/** Cards of a list, as many as the lists of figures per commander have. */
export const LISTED = 220;
/** Every so many of a commander's decks is kept back, for the bench to ask about. */
const KEPT_BACK = 5;

/** Decks that are not learned from: every fifth of those that are there. */
export function keptBack(decks: readonly LearnedDeck[]): LearnedDeck[] {
  return decks.filter((_, at) => at % KEPT_BACK === 0);
}

/**
 * Figures of commanders that `rows` have none of, counted from people's own decks of them. What a card is played beside
 * other commanders is taken from `rows`, so that its popularity stays what they say.
 */
export function countLeaders(decks: readonly LearnedDeck[], rows: readonly LeaderRow[]): LeaderRow[] {
  const known = new Set(rows.map(({ commander }) => keyOf(commander)));
  const usual = usualShares(rows);
  const date =
    rows
      .map((row) => row.date)
      .toSorted()
      .at(-1) ?? "";
  const byLeader = new Map<string, LearnedDeck[]>();
  for (const deck of dropNearDuplicates(decks.filter((_, at) => at % KEPT_BACK !== 0))) {
    const key = keyOf(deck.commander);
    byLeader.set(key, [...(byLeader.get(key) ?? []), deck]);
  }
  return [...byLeader].flatMap(([key, own]) => {
    const commander = own[0]?.commander ?? [];
    if (key === "" || known.has(key) || own.length < LEAST_DECKS) return [];
    const counts = new Map<string, number>();
    for (const deck of own) for (const name of cardsOf(deck)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const cards = [...counts]
      .filter(([name, count]) => count >= LEAST_PLAYING && !commander.includes(name))
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, LISTED)
      .map(([name, count]): [string, number, number, number] => {
        const percent = Math.round((100 * count) / own.length);
        return [name, percent, percent - (usual.get(name) ?? 0), own.length];
      });
    return [{ commander, num_decks: own.length, date, cards }];
  });
}

/** Tells leaders apart, in whatever order a pair of them is named. */
export function keyOf(commander: readonly string[]): string {
  return commander.toSorted().join("+");
}

/** What each card is usually played, in percent: inclusion less synergy, over the leaders it is listed for, by their decks. */
export function usualShares(rows: readonly LeaderRow[]): Map<string, number> {
  const sums = new Map<string, { usual: number; decks: number }>();
  for (const { num_decks, cards } of rows)
    for (const [name, inclusion, synergy] of cards) {
      const sum = sums.get(name) ?? { usual: 0, decks: 0 };
      sum.usual += Math.max(0, inclusion - synergy) * num_decks;
      sum.decks += num_decks;
      sums.set(name, sum);
    }
  return new Map([...sums].map(([name, { usual, decks }]) => [name, usual / decks]));
}
