import type { CopyShares, Skeleton, SkeletonFigures } from "../skeleton-figures.ts";
import type { LearnedDeck } from "./decks.ts";
import { type AgedDeck, broughtUpToDate, copySharesOf, type DriftOptions } from "./drift.ts";
import type { NameIds } from "./figures.ts";
import { mainVariant } from "./main-variant.ts";

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
  /** Decks that make one of several decks that an archetype's name has, where the name has `minDecks`. */
  readonly minVariant: number;
  /** Decks of an archetype that a card must be seen in. */
  readonly minSeen: number;
  /** Smallest share that is kept. */
  readonly least: number;
  /**
   * Cards of a main deck, at most, where larger ones have room for other counts: of an archetype that enough people play with so few,
   * those with eighty for a companion are left out.
   */
  readonly mostCards: number;
  /** How alike decks of one name are, where several decks may go by it; see `mainVariant`. */
  readonly leastAlike?: number;
}

/** Archetypes that few play now and more did: whoever asks for one by its name wants it as it was last played. */
interface OlderOptions {
  readonly halfLife: number;
  readonly horizon: number;
}

/** Whether a format has a card today. */
type Pool = (format: string, name: string) => boolean;

export const SKELETON_DEFAULTS: SkeletonOptions = {
  halfLife: 45,
  horizon: 365,
  minDecks: 12,
  minVariant: 8,
  minSeen: 3,
  least: 0.03,
  mostCards: 64,
};

/** What decks are called by, and how those of an archetype are brought up to date where most of them are old. */
interface Naming {
  readonly nameOf: (deck: LearnedDeck) => string;
  readonly drift?: DriftOptions;
  /** Nothing is known of bans and rotations without it. */
  readonly isIn?: Pool;
  readonly older?: OlderOptions;
}

/** Words that results put into the names of archetypes where they know nothing better to say. */
const FILLERS = /\b(Generic|Other|Patchwork)\b/g;

const COLOR_OF = { W: "White", U: "Blue", B: "Black", R: "Red", G: "Green" } as const;
const WRITTEN = { aggro: "Aggro", combo: "Combo", enchantement: "Enchantments" } as const;

/** What a deck is called after those who lead it: decks of one leader are alike as those of an archetype are. */
export function leaderName({ commander }: LearnedDeck): string {
  return commander.toSorted().join(" + ");
}

/** The name of a deck's archetype as players say it; empty where results have none. */
export function archetypeName({ archetype }: LearnedDeck): string {
  const words = archetype.replace(FILLERS, " ").replace(/\s+/g, " ").trim();
  return (
    words
      // "Temur Temur Battlecrier" names a color and a card.
      .replace(/^(\w+) \1\b/, "$1")
      // "Mono B Devotion" and "Gruul aggro" are written out elsewhere.
      .replace(/^Mono ([WUBRG])\b/, (_, letter: keyof typeof COLOR_OF) => `Mono ${COLOR_OF[letter]}`)
      .replace(/ (aggro|combo|enchantement)$/, (_, word: keyof typeof WRITTEN) => ` ${WRITTEN[word]}`)
  );
}

/**
 * The archetypes of a format: for each name that enough decks go by, which cards they play in how many copies, newer decks
 * counting more. Decks that say no day are left out.
 */
export function learnSkeletons(
  format: string,
  decks: readonly LearnedDeck[],
  ids: NameIds,
  { nameOf, drift, older, isIn = () => true, ...options }: SkeletonOptions & Naming,
): SkeletonFigures {
  const dates = decks
    .map(({ date }) => date)
    .filter(Boolean)
    .sort();
  const to = dates.at(-1) ?? "";
  const isPlayable = ({ main }: LearnedDeck): boolean =>
    Object.entries(main).every(([name, copies]) => copies < CORE_COPIES || isIn(format, name));
  // A deck that lost what it was built on to a ban is played no more, however much it was.
  const today = (skeleton: Skeleton, named: readonly AgedDeck[]): Skeleton => {
    const isPlayed = 2 * named.filter(({ deck }) => isPlayable(deck)).length >= named.length;
    return isPlayed ? skeleton : { ...skeleton, share: 0 };
  };
  const naming = { nameOf, isPlayable };
  const { byName, total } = decksByName(decks, to, naming, options);
  const slots = drift === undefined ? undefined : broughtUpToDate(byName, ids, drift);
  const played = [...byName].map(([name, named]) =>
    today(skeletonOf(name, named, total, ids, { ...options, slots: slots?.get(name) }), named),
  );
  const names = new Set(played.map(({ name }) => name));
  const once =
    older === undefined
      ? []
      : [...decksByName(decks, to, naming, { ...options, ...older }).byName]
          .filter(([name]) => !names.has(name))
          .map(([name, named]) => ({ ...skeletonOf(name, named, total, ids, options), share: 0 }))
          .filter((skeleton) => isStillPlayable(format, skeleton, ids, isIn));
  const skeletons = [...played, ...once].sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return { kind: "skeletons", format, decks: decks.length, from: dates[0] ?? "", to, skeletons };
}

/**
 * What is played today by each name that enough decks go by, of decks that are not too old, and how much all such decks count together,
 * whatever they are called.
 */
function decksByName(
  decks: readonly LearnedDeck[],
  to: string,
  { nameOf, isPlayable }: Pick<Naming, "nameOf"> & { readonly isPlayable: (deck: LearnedDeck) => boolean },
  options: SkeletonOptions,
): { byName: Map<string, readonly AgedDeck[]>; total: number } {
  const byName = new Map<string, AgedDeck[]>();
  let total = 0;
  for (const deck of decks) {
    const age = ageOf(deck, to);
    if (!(age <= options.horizon)) continue;
    const weight = 0.5 ** (age / options.halfLife);
    total += weight;
    const name = nameOf(deck);
    if (name === "") continue;
    const named = byName.get(name);
    if (named) named.push({ deck, weight, age });
    else byName.set(name, [{ deck, weight, age }]);
  }
  const meant = [...byName]
    .filter(([, named]) => named.length >= options.minDecks)
    .map(([name, named]) => [name, meantBy(named, isPlayable, options)] as const);
  return { byName: new Map(meant), total };
}

/** Of the decks of a name those that whoever says it today means, as long as they are enough. */
function meantBy(
  named: readonly AgedDeck[],
  isPlayable: (deck: LearnedDeck) => boolean,
  { mostCards, minDecks, minVariant, leastAlike }: SkeletonOptions,
): readonly AgedDeck[] {
  const those = (all: readonly AgedDeck[], isMeant: (deck: LearnedDeck) => boolean) => {
    const meant = all.filter(({ deck }) => isMeant(deck));
    return meant.length >= minDecks ? meant : all;
  };
  const today = those(
    those(named, (deck) => mainSize(deck) <= mostCards),
    isPlayable,
  );
  return leastAlike === undefined ? today : mainVariant(today, { leastAlike, minDecks: minVariant });
}

/** Whether bans and rotations have left an archetype nearly all of its cards, and every one that all of its decks are built on. */
function isStillPlayable(format: string, { main }: Skeleton, ids: NameIds, isIn: Pool): boolean {
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  let all = 0;
  let left = 0;
  for (const { card, shares } of main) {
    const copies = shares.reduce((sum, share) => sum + share, 0);
    const has = isIn(format, names.get(card) ?? "");
    if (!has && copies >= CORE_COPIES) return false;
    all += copies;
    if (has) left += copies;
  }
  return left >= LEFT * all;
}

/** So many copies on average are what a deck is built on; and the share of an archetype's copies that must be left to play it. */
const CORE_COPIES = 3;
const LEFT = 0.9;

function skeletonOf(
  name: string,
  named: readonly AgedDeck[],
  total: number,
  ids: NameIds,
  { slots, ...options }: SkeletonOptions & { readonly slots?: ReadonlyMap<number, number> | undefined },
): Skeleton {
  const weight = named.reduce((sum, each) => sum + each.weight, 0);
  return {
    name,
    decks: named.length,
    share: weight / total,
    main:
      slots === undefined
        ? copyShares(named, ({ main }) => main, ids, options)
        : copySharesOf(slots, options.least),
    side: copyShares(named, ({ side }) => side, ids, options),
  };
}

/** For each card the shares of decks that play at least one copy of it, at least two and so on. */
function copyShares(
  named: readonly AgedDeck[],
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

function mainSize({ main }: LearnedDeck): number {
  return Object.values(main).reduce((sum, copies) => sum + copies, 0);
}

/** Days between a deck and the newest; not a number where it has no date. */
function ageOf(deck: LearnedDeck, to: string): number {
  return (Date.parse(to) - Date.parse(deck.date)) / 86_400_000;
}
