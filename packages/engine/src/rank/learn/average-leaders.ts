import { isWithin } from "@deckwright/cards/colors.ts";
import { keyOf, LISTED, usualShares } from "./count-leaders.ts";
import { BASICS, cardsOf, type LeaderRow, type LearnedDeck } from "./decks.ts";

/** Counted leaders whose lists are most like an average deck, which say the rest. */
const NEIGHBORS = 20;
/** The smallest share, in percent, that is put on a list. */
const LEAST_PERCENT = 5;
/**
 * The share of decks, in percent, that play a card, by its share in all decks and in those of the neighbors: for a card of the
 * average deck, and for one that is not in it. Least squares over 300 of the 1,429 leaders of whom both an average deck and a list
 * are known, each read without its own list (r = .49 and .38).
 */
const WITHIN = { base: 29.2, usual: 0.23, neighbors: 0.41, most: 95 } as const;
const OUTSIDE = { base: 1.6, usual: -0.14, neighbors: 0.49, most: 28 } as const;

/** A list as a point among others: shares by card name, and how long that is. */
interface Point {
  readonly row: LeaderRow;
  readonly identity: number;
  readonly length: number;
}

/**
 * Lists of leaders that nobody counted but of whose decks an average is known: which cards are in it is a fact, and their shares are
 * estimates, so that no deck is counted (`num_decks` is 0): nothing is said by them, and no card's popularity is learned from them.
 *
 * @param averages one deck each
 * @param rows lists of counted leaders
 * @param readIdentity the color identity of a name as a mask, undefined for names that are no cards
 */
export function averageLeaders(
  averages: readonly LearnedDeck[],
  rows: readonly LeaderRow[],
  readIdentity: (name: string) => number | undefined,
): LeaderRow[] {
  const identities = new Map<string, number | undefined>();
  const identityOf = (name: string): number | undefined => {
    if (!identities.has(name)) identities.set(name, readIdentity(name));
    return identities.get(name);
  };
  const known = new Set(rows.map(({ commander }) => keyOf(commander)));
  const usual = usualShares(rows);
  const rarity = raritiesOf(rows);
  const identityOfAll = (names: readonly string[]): number =>
    names.reduce((mask, name) => mask | (identityOf(name) ?? 0), 0);
  const points = rows.map((row): Point => {
    const squares = row.cards.map(([name, percent]) => (percent * (rarity.get(name) ?? 0)) ** 2);
    return {
      row,
      identity: identityOfAll(row.commander),
      length: Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) || 1,
    };
  });

  return averages.flatMap((deck): LeaderRow[] => {
    if (deck.commander.length === 0 || known.has(keyOf(deck.commander))) return [];
    const colors = identityOfAll(deck.commander);
    const isOwn = (name: string): boolean => {
      const identity = identityOf(name);
      return identity !== undefined && isWithin(identity, colors) && !deck.commander.includes(name);
    };
    const held = new Set(cardsOf(deck).filter(isOwn));
    const near = sharesOfNeighbors(nearestTo(held, points, rarity), identityOf);
    const percentOf = (name: string): number => {
      const by = held.has(name) ? WITHIN : OUTSIDE;
      const percent = by.base + by.usual * (usual.get(name) ?? 0) + by.neighbors * (near.get(name) ?? 0);
      return Math.round(Math.max(0, Math.min(by.most, percent)));
    };
    const cards = [...new Set([...held, ...near.keys()])]
      .filter((name) => isOwn(name) && !BASICS.has(name))
      .map((name) => ({ name, percent: percentOf(name) }))
      .filter(({ percent }) => percent >= LEAST_PERCENT)
      .sort((a, b) => b.percent - a.percent || (a.name < b.name ? -1 : 1))
      .slice(0, LISTED)
      .map(({ name, percent }): [string, number, number, number] => [
        name,
        percent,
        percent - Math.round(usual.get(name) ?? 0),
        0,
      ]);
    return [{ commander: deck.commander, num_decks: 0, date: deck.date, cards }];
  });
}

/** How much a card says of who plays it: more, the fewer lists have it. */
function raritiesOf(rows: readonly LeaderRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { cards } of rows) for (const [name] of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, Math.log((1 + rows.length) / (1 + count))]));
}

/** The counted leaders whose lists agree most with some cards, with weights. */
function nearestTo(
  cards: ReadonlySet<string>,
  points: readonly Point[],
  rarity: ReadonlyMap<string, number>,
): readonly (readonly [Point, number])[] {
  return points
    .map((point): [Point, number] => {
      let agreed = 0;
      for (const [name, percent] of point.row.cards)
        if (cards.has(name)) agreed += percent * (rarity.get(name) ?? 0) ** 2;
      return [point, (agreed / point.length) ** 2];
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NEIGHBORS);
}

/** The share of these leaders' decks, in percent, that play a card, among those whose colors allow it. */
function sharesOfNeighbors(
  neighbors: readonly (readonly [Point, number])[],
  identityOf: (name: string) => number | undefined,
): ReadonlyMap<string, number> {
  const played = new Map<string, number>();
  for (const [{ row }, weight] of neighbors)
    for (const [name, percent] of row.cards) played.set(name, (played.get(name) ?? 0) + weight * percent);
  const able = (identity: number): number =>
    neighbors.reduce((sum, [point, weight]) => sum + (isWithin(identity, point.identity) ? weight : 0), 0);
  const ables = Array.from({ length: 32 }, (_, mask) => able(mask));
  return new Map([...played].map(([name, sum]) => [name, sum / (ables[identityOf(name) ?? 0] || 1)]));
}
