import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardColumns } from "./card-columns.ts";
import { type LeaderFigures, NO_SECOND } from "./co-occurrence-file.ts";
import type { FormatRanker } from "./format-ranker.ts";
import { leaderLikeness } from "./leader-likeness.ts";
import { postings } from "./postings.ts";
import type { Inclusion, Leader, Seed } from "./ranker.ts";
import { unpackShare } from "./section-bytes.ts";
import { blend, perCard, standardizeShares } from "./standardize.ts";

/** Seeds of at least this weight are the commanders; see `Seed`. */
const COMMANDER_WEIGHT = 3;
const POPULARITY_WEIGHT = 0.25;
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
/** Keeps pairs seen under one or two leaders only from looking inseparable. */
const THIN_PAIR = 0.5;
/** Added to both sides of a leader's fit, in cards, so that a theme of two cards does not decide. */
const THIN_FIT = 2;

/** Leaders with weights: what a question is answered from. */
type Jury = ReadonlyMap<number, number>;

/** Answers for a format known from figures per commander. */
export function leaderFormat(
  figures: LeaderFigures,
  columns: CardColumns,
  nameCards: Int32Array,
  table: CardTable,
): FormatRanker {
  const popularity = Float32Array.from(figures.popularity, unpackShare);
  const lists = leaderLists(figures, columns, nameCards, table);
  const posts = postings(figures.inclusion, columns.count, popularity);
  const juries = createJuries(lists, posts, leaderLikeness(table, lists.heads, lists.leaderIdentities));
  const played = playedShares(figures, columns.count);
  const popularityOf = (card: CardIndex): number => popularity[columns.columnOf(card)] ?? 0;

  const relevance = (seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array => {
    const popular = standardizeShares(perCard(candidates, popularityOf));
    const shares = playedBeside(seeds, lists, juries);
    if (!shares) return popular;
    const own = standardizeShares(perCard(candidates, (card) => shares[columns.columnOf(card)] ?? 0));
    return blend(
      [
        [own, 1],
        [popular, isUncounted(seeds, lists) ? 0 : POPULARITY_WEIGHT],
      ],
      candidates.length,
    );
  };
  return {
    relevance,
    completion: relevance,
    // No sideboards here: what fits the deck is all there is to say.
    sideRelevance: relevance,
    popularity: popularityOf,
    played: (card) => played[columns.columnOf(card)] ?? 0,
    usualCopies: () => 1,
    sideboardShare: () => 0,
    affinity: (a, b) => posts.affinity(columns.columnOf(a), columns.columnOf(b), THIN_PAIR),
    affinities: (cards) =>
      posts.affinities(
        Array.from(cards, (card) => columns.columnOf(card)),
        THIN_PAIR,
      ),
    inclusions: (commanders) => inclusionsOf(commanders, lists),
    expected(commanders) {
      const leader = lists.leaderOf(commanders);
      if (leader === undefined) return undefined;
      const shares = popularity.map(unlistedShare);
      const from = figures.inclusion.starts[leader] ?? 0;
      const to = figures.inclusion.starts[leader + 1] ?? 0;
      for (let at = from; at < to; at++)
        shares[figures.inclusion.columns[at] ?? 0] = (figures.inclusion.values[at] ?? 0) / 255;
      return (card) => shares[columns.columnOf(card)] ?? 0;
    },
    leaders: (wish = {}) => fittingLeaders(wish, lists, posts, popularity),
  };
}

/** Who leads the counted decks, and what their decks play. */
interface LeaderLists {
  readonly figures: LeaderFigures;
  readonly columns: CardColumns;
  /** Color identity by column. */
  readonly identities: Uint8Array;
  /** The cards of each leader, in order; -1 for a name that the table lacks. */
  readonly heads: readonly (readonly CardIndex[])[];
  readonly leaderIdentities: Uint8Array;
  /** The leader of one or two cards. */
  leaderOf(cards: readonly CardIndex[]): number | undefined;
}

function leaderLists(
  figures: LeaderFigures,
  columns: CardColumns,
  nameCards: Int32Array,
  table: CardTable,
): LeaderLists {
  const identityOf = (card: CardIndex): number => table.colorIdentity[card] ?? 0;
  const heads = Array.from(figures.first, (first, leader) => {
    const second = figures.second[leader] ?? NO_SECOND;
    const names = second === NO_SECOND ? [first] : [first, second];
    return names.map((name) => nameCards[name] ?? -1).sort((a, b) => a - b);
  });
  const numbers = new Map<string, number>();
  for (const [leader, cards] of heads.entries()) {
    const key = cards.join("+");
    if (!cards.includes(-1) && !numbers.has(key)) numbers.set(key, leader);
  }
  return {
    figures,
    columns,
    identities: Uint8Array.from({ length: columns.count }, (_, column) => identityOf(columns.cardOf(column))),
    heads,
    leaderIdentities: Uint8Array.from(heads, (cards) =>
      cards.reduce((mask, card) => mask | identityOf(card), 0),
    ),
    leaderOf: (cards) => numbers.get([...cards].sort((a, b) => a - b).join("+")),
  };
}

/** The list of a leader; empty where there is none. */
function inclusionsOf(
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

/** Answers by column: the share of decks that play a card, among those whose colors allow it. */
interface Juries {
  /** A leader's own list, and behind it, never above its last entry, what leaders with a similar list play. */
  ofLeader(leader: number): Float32Array;
  /** The same for a card that may lead, by leaders like it where no deck under it was seen. */
  ofCommander(card: CardIndex): Float32Array;
  /** Of the decks with a card in them; null for cards under no leader's list. */
  ofCard(card: CardIndex): Float32Array | null;
}

function createJuries(
  lists: LeaderLists,
  posts: ReturnType<typeof postings>,
  likeness: ReturnType<typeof leaderLikeness>,
): Juries {
  const { figures, columns } = lists;
  const { inclusion } = figures;
  const ofLeader = (leader: number): Float32Array => {
    const shares = askJury(posts.nearest(leader, NEIGHBORS), lists);
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
      return leader === undefined ? askJury(likeness.nearest([card], ALIKE), lists) : ofLeader(leader);
    },
    ofCard(card) {
      const jury = new Map<number, number>();
      posts.leadersWith(columns.columnOf(card), (leader, share) => {
        jury.set(leader, share * Math.sqrt(figures.leaderDecks[leader] ?? 0));
      });
      return jury.size > 0 ? askJury(jury, lists) : null;
    },
  };
}

/** Share of a leader's decks that play a card which is not on its list, by how many of all decks play it. */
function unlistedShare(popularity: number): number {
  const { part, popular, partOfPopular } = UNLISTED_STAPLE;
  return popularity * (popularity < popular ? part : partOfPopular);
}

/** Share of the jury's decks that play each column, among those whose colors allow it. */
function askJury(jury: Jury, { figures, columns, identities, leaderIdentities }: LeaderLists): Float32Array {
  const { inclusion } = figures;
  const played = new Float32Array(columns.count);
  const able = new Float32Array(32);
  for (const [leader, weight] of jury) {
    addWithin(able, leaderIdentities[leader] ?? 0, weight);
    for (let at = inclusion.starts[leader] ?? 0; at < (inclusion.starts[leader + 1] ?? 0); at++) {
      const column = inclusion.columns[at] ?? 0;
      played[column] = (played[column] ?? 0) + (weight * (inclusion.values[at] ?? 0)) / 255;
    }
  }
  for (let column = 0; column < played.length; column++) {
    const decks = able[identities[column] ?? 0] ?? 0;
    if (decks > 0) played[column] = (played[column] ?? 0) / decks;
  }
  return played;
}

/** Adds a weight to every set of colors that lies within some colors. */
function addWithin(sums: Float32Array, colors: number, weight: number): void {
  for (let mask = 0; mask < 32; mask++) if (isWithin(mask, colors)) sums[mask] = (sums[mask] ?? 0) + weight;
}

/** True when no decks were counted of any commander among the seeds. */
function isUncounted(seeds: readonly Seed[], { leaderOf }: LeaderLists): boolean {
  const cards = seeds.flatMap(({ card, weight }) => (weight >= COMMANDER_WEIGHT ? card : []));
  const known = [cards, ...cards.map((card) => [card])].some((leaders) => leaderOf(leaders) !== undefined);
  return cards.length > 0 && !known;
}

/** Share of decks like the one that the seeds begin which play each column; null when no deck knows the seeds. */
function playedBeside(
  seeds: readonly Seed[],
  { columns, leaderOf }: LeaderLists,
  juries: Juries,
): Float32Array | null {
  const commanders = seeds.filter(({ weight }) => weight >= COMMANDER_WEIGHT).map(({ card }) => card);
  const pair = leaderOf(commanders);
  const ofLeaders =
    pair === undefined ? commanders.map((card) => juries.ofCommander(card)) : [juries.ofLeader(pair)];
  const votes = ofLeaders.map((shares): [Float32Array, number] => [shares, COMMANDER_WEIGHT]);
  for (const { card, weight } of seeds) {
    const shares = weight < COMMANDER_WEIGHT ? juries.ofCard(card) : null;
    if (shares) votes.push([shares, weight]);
  }
  if (votes.length === 0) return null;
  const total = votes.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = new Float32Array(columns.count);
  for (const [shares, weight] of votes) {
    for (let column = 0; column < mean.length; column++) {
      mean[column] = (mean[column] ?? 0) + ((shares[column] ?? 0) * weight) / total;
    }
  }
  return mean;
}

/** The leaders of some colors with how much more of the wished cards their decks play than others of their colors. */
function fittingLeaders(
  wish: { readonly cards?: ArrayLike<CardIndex>; readonly colors?: number },
  { figures, columns, identities, heads, leaderIdentities }: LeaderLists,
  posts: ReturnType<typeof postings>,
  popularity: Float32Array,
): Leader[] {
  const asked = [...new Set(Array.from(wish.cards ?? []))]
    .map((card) => columns.columnOf(card))
    .filter((column) => column >= 0);
  const usual = new Float32Array(32);
  const played = new Float32Array(heads.length);
  for (const column of asked) {
    const identity = identities[column] ?? 0;
    for (let mask = 0; mask < 32; mask++) {
      if (isWithin(identity, mask)) usual[mask] = (usual[mask] ?? 0) + (popularity[column] ?? 0);
    }
    posts.leadersWith(column, (leader, share) => {
      played[leader] = (played[leader] ?? 0) + share;
    });
  }
  return heads.flatMap((commanders, leader) => {
    const identity = leaderIdentities[leader] ?? 0;
    if (commanders.includes(-1) || (wish.colors !== undefined && wish.colors !== identity)) return [];
    const fit =
      asked.length === 0 ? 1 : ((played[leader] ?? 0) + THIN_FIT) / ((usual[identity] ?? 0) + THIN_FIT);
    return [{ commanders, decks: figures.leaderDecks[leader] ?? 0, fit }];
  });
}

/** The share of all leaders' decks that play each column, as far as their lists reach. */
function playedShares({ inclusion, leaderDecks }: LeaderFigures, count: number): Float32Array {
  const shares = new Float32Array(count);
  let all = 0;
  for (let leader = 0; leader < leaderDecks.length; leader++) {
    const decks = leaderDecks[leader] ?? 0;
    all += decks;
    for (let at = inclusion.starts[leader] ?? 0; at < (inclusion.starts[leader + 1] ?? 0); at++) {
      const column = inclusion.columns[at] ?? 0;
      shares[column] = (shares[column] ?? 0) + (decks * (inclusion.values[at] ?? 0)) / 255;
    }
  }
  return shares.map((decks) => (all === 0 ? 0 : decks / all));
}
