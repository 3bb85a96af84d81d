import type { CopyShares, Skeleton, SkeletonFigures } from "../skeleton-figures.ts";
import type { LearnedDeck } from "./decks.ts";
import type { NameIds } from "./figures.ts";

/**
 * What a skeleton is learned from. Decks of a format change faster than which cards go together: with a half-life of 45
 * days the newest decks of an archetype say most.
 */
export interface SkeletonOptions {
  /** Days after which a deck counts half. */
  readonly halfLife: number;
  /** Decks older than so many days are of another time. */
  readonly horizon: number;
  /** Decks that make an archetype: fewer would show what single people play. */
  readonly minDecks: number;
  /** Decks of an archetype that a card must be seen in. */
  readonly minSeen: number;
  /** Smallest share that is kept. */
  readonly least: number;
}

export const SKELETON_DEFAULTS: SkeletonOptions = {
  halfLife: 45,
  horizon: 365,
  minDecks: 12,
  minSeen: 3,
  least: 0.03,
};

/** A deck under the name of its archetype. */
interface NamedDeck {
  readonly deck: LearnedDeck;
  readonly weight: number;
}

/** Words that results put into the names of archetypes where they know nothing better to say. */
const FILLERS = /\b(Generic|Other|Patchwork)\b/g;

/** What a deck is called after those who lead it: decks of one leader are alike as those of an archetype are. */
export function leaderName({ commander }: LearnedDeck): string {
  return commander.toSorted().join(" + ");
}

/** The name of a deck's archetype as players say it; empty where results have none. */
export function archetypeName({ archetype }: LearnedDeck): string {
  const words = archetype.replace(FILLERS, " ").replace(/\s+/g, " ").trim();
  // "Temur Temur Battlecrier" names a color and a card.
  return words.replace(/^(\w+) \1\b/, "$1");
}

/**
 * The archetypes of a format: for each name that enough decks go by, which cards they play in how many copies, newer decks
 * counting more. Decks that say no day are left out.
 */
export function learnSkeletons(
  format: string,
  decks: readonly LearnedDeck[],
  ids: NameIds,
  { nameOf, ...options }: SkeletonOptions & { readonly nameOf: (deck: LearnedDeck) => string },
): SkeletonFigures {
  const dates = decks
    .map(({ date }) => date)
    .filter(Boolean)
    .sort();
  const to = dates.at(-1) ?? "";
  const byName = new Map<string, NamedDeck[]>();
  let total = 0;
  for (const deck of decks) {
    const age = ageOf(deck, to);
    if (!(age <= options.horizon)) continue;
    const weight = 0.5 ** (age / options.halfLife);
    total += weight;
    const name = nameOf(deck);
    if (name === "") continue;
    const named = byName.get(name);
    if (named) named.push({ deck, weight });
    else byName.set(name, [{ deck, weight }]);
  }
  const skeletons = [...byName]
    .filter(([, named]) => named.length >= options.minDecks)
    .map(([name, named]) => skeletonOf(name, named, total, ids, options))
    .sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return { kind: "skeletons", format, decks: decks.length, from: dates[0] ?? "", to, skeletons };
}

function skeletonOf(
  name: string,
  named: readonly NamedDeck[],
  total: number,
  ids: NameIds,
  options: SkeletonOptions,
): Skeleton {
  const weight = named.reduce((sum, each) => sum + each.weight, 0);
  return {
    name,
    decks: named.length,
    share: weight / total,
    main: copyShares(named, ({ main }) => main, ids, options),
    side: copyShares(named, ({ side }) => side, ids, options),
  };
}

/** For each card the shares of decks that play at least one copy of it, at least two and so on. */
function copyShares(
  named: readonly NamedDeck[],
  zone: (deck: LearnedDeck) => Readonly<Record<string, number>>,
  ids: NameIds,
  { minSeen, least }: SkeletonOptions,
): CopyShares[] {
  const seen = new Map<number, { decks: number; weights: number[] }>();
  let total = 0;
  for (const { deck, weight } of named) {
    total += weight;
    for (const [card, copies] of Object.entries(zone(deck))) {
      const id = ids.get(card);
      if (id === undefined) continue;
      const entry = seen.get(id) ?? { decks: 0, weights: [] };
      entry.decks++;
      for (let copy = 0; copy < copies; copy++) entry.weights[copy] = (entry.weights[copy] ?? 0) + weight;
      seen.set(id, entry);
    }
  }
  return [...seen]
    .filter(([, entry]) => entry.decks >= minSeen)
    .map(([card, entry]) => ({
      card,
      shares: entry.weights.map((weight) => weight / total).filter((share) => share >= least),
    }))
    .filter(({ shares }) => shares.length > 0)
    .sort((a, b) => a.card - b.card);
}

/** Days between a deck and the newest; not a number where it has no date. */
function ageOf(deck: LearnedDeck, to: string): number {
  return (Date.parse(to) - Date.parse(deck.date)) / 86_400_000;
}
