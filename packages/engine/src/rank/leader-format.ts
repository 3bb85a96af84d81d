import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { CardColumns } from "./card-columns.ts";
import { casualLists } from "./casual-lists.ts";
import type { LeaderFigures } from "./co-occurrence-file.ts";
import type { FormatRanker } from "./format-ranker.ts";
import { guessedDecks } from "./guessed-decks.ts";
import { leaderLift } from "./leader-lift.ts";
import { leaderLikeness } from "./leader-likeness.ts";
import { decksOf, inclusionsOf, type LeaderLists, leaderLists } from "./leader-lists.ts";
import { createLeaderShares, type LeaderShares, unlistedShare } from "./leader-shares.ts";
import { newCards } from "./new-cards.ts";
import { postings } from "./postings.ts";
import type { Leader, Seed } from "./ranker.ts";
import { unpackShare } from "./section-bytes.ts";
import type { Skeleton } from "./skeleton-figures.ts";
import { blend, perCard, standardizeShares } from "./standardize.ts";

/** Seeds of at least this weight are the commanders; see `Seed`. */
const COMMANDER_WEIGHT = 3;
const POPULARITY_WEIGHT = 0.25;
/** Keeps pairs seen under one or two leaders only from looking inseparable. */
const THIN_PAIR = 0.5;
/** Added to both sides of a leader's fit, in cards, so that a theme of two cards does not decide. */
const THIN_FIT = 2;

/** A format known from figures per commander, and its decks without those that are competitive. */
export interface LeaderFormats {
  readonly counted: FormatRanker;
  readonly casual: FormatRanker;
}

/**
 * Answers for a format known from figures per commander.
 *
 * @param competitive what tournament decks of leaders have in common
 */
export function leaderFormats(
  figures: LeaderFigures,
  columns: CardColumns,
  nameCards: Int32Array,
  table: CardTable,
  competitive: readonly Skeleton[],
): LeaderFormats {
  const listed = Float32Array.from(figures.listed, unpackShare);
  const lists = leaderLists(figures, columns, nameCards, table);
  const shared: Shared = {
    table,
    popularity: Float32Array.from(figures.popularity, unpackShare),
    listed,
    posts: postings(figures.inclusion, columns.count, listed),
    likeness: leaderLikeness(table, lists.leaderCards, lists.leaderIdentities),
    played: playedShares(figures, columns.count),
  };
  return {
    counted: leaderFormat(lists, shared),
    casual: leaderFormat(casualLists(lists, competitive, table), shared),
  };
}

/** What is the same whichever decks of a format are asked about. */
interface Shared {
  readonly table: CardTable;
  readonly popularity: Float32Array;
  readonly listed: Float32Array;
  readonly posts: ReturnType<typeof postings>;
  readonly likeness: ReturnType<typeof leaderLikeness>;
  readonly played: Float32Array;
}

function leaderFormat(
  lists: LeaderLists,
  { table, popularity, listed, posts, likeness, played }: Shared,
): FormatRanker {
  const { figures, columns } = lists;
  const leaderShares = createLeaderShares(lists, posts, likeness);
  const popularityOf = (card: CardIndex): number => popularity[columns.columnOf(card)] ?? 0;
  const cards = Array.from({ length: columns.count }, (_, column) => columns.cardOf(column)).filter(
    (card) => card >= 0 && !isLand(table, card),
  );
  const ledDecks = lists.leaderCards.map(
    (commanders, leader) =>
      figures.leaderDecks[leader] ||
      Math.min(...commanders.map((card) => guessedDecks(table, card, popularityOf(card)))),
  );
  const fresh = newCards(table, { cards, counted: figures.to, popularityOf });

  const relevance = (seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array => {
    const popular = standardizeShares(perCard(candidates, popularityOf));
    const shares = playedBeside(seeds, lists, leaderShares);
    if (!shares) return popular;
    const counted = (card: CardIndex): number => shares[columns.columnOf(card)] ?? 0;
    if (!isUncounted(seeds, lists)) {
      const own = standardizeShares(perCard(candidates, counted));
      return blend(
        [
          [own, 1],
          [popular, POPULARITY_WEIGHT],
        ],
        candidates.length,
      );
    }
    const leaders = seeds.flatMap(({ card, weight }) => (weight >= COMMANDER_WEIGHT ? card : []));
    const ofNew = fresh.expected(leaders, counted);
    return standardizeShares(
      perCard(candidates, (card) => (columns.columnOf(card) < 0 ? ofNew(card) : counted(card))),
    );
  };
  const sharesOf = (leader: number): Float32Array => {
    const shares = popularity.map(unlistedShare);
    const from = figures.inclusion.starts[leader] ?? 0;
    const to = figures.inclusion.starts[leader + 1] ?? 0;
    for (let at = from; at < to; at++)
      shares[figures.inclusion.columns[at] ?? 0] = (figures.inclusion.values[at] ?? 0) / 255;
    return shares;
  };
  const liftOf = leaderLift(lists, posts, listed);
  const ofUncounted = lastAnswer((commander: CardIndex) => leaderShares.expected(commander, popularity));

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
    isCounted: (commanders) => decksOf(commanders, lists) > 0,
    inclusions: (commanders) => inclusionsOf(commanders, lists),
    expected(commanders) {
      const leader = lists.leaderOf(commanders);
      const [commander, second] = commanders;
      // Of two together, nobody knows what either is played for.
      if (commander === undefined || (leader === undefined && second !== undefined)) return undefined;
      const shares = leader === undefined ? ofUncounted(commander) : sharesOf(leader);
      const counted = (card: CardIndex): number => shares[columns.columnOf(card)] ?? 0;
      if (leader !== undefined) return counted;
      const ofNew = fresh.expected(commanders, counted);
      return (card) => (columns.columnOf(card) < 0 ? ofNew(card) : counted(card));
    },
    lift(cards, apartFrom) {
      const lifts = liftOf(cards, apartFrom);
      return lifts && ((card) => lifts[columns.columnOf(card)] ?? 1);
    },
    leaders: (wish = {}) => fittingLeaders(wish, lists, posts, listed, ledDecks),
  };
}

/** Remembers the last answer: what one deck asks several times. */
function lastAnswer<Value>(answer: (card: CardIndex) => Value): (card: CardIndex) => Value {
  let last: { readonly card: CardIndex; readonly value: Value } | undefined;
  return (card) => {
    if (last?.card !== card) last = { card, value: answer(card) };
    return last.value;
  };
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
  leaderShares: LeaderShares,
): Float32Array | null {
  const commanders = seeds.filter(({ weight }) => weight >= COMMANDER_WEIGHT).map(({ card }) => card);
  const pair = leaderOf(commanders);
  const ofLeaders =
    pair === undefined
      ? commanders.map((card) => leaderShares.ofCommander(card))
      : [leaderShares.ofLeader(pair)];
  const votes = ofLeaders.map((shares): [Float32Array, number] => [shares, COMMANDER_WEIGHT]);
  for (const { card, weight } of seeds) {
    const shares = weight > 0 && weight < COMMANDER_WEIGHT ? leaderShares.ofCard(card) : null;
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
  { columns, identities, leaderCards, leaderIdentities }: LeaderLists,
  posts: ReturnType<typeof postings>,
  listed: Float32Array,
  ledDecks: readonly number[],
): Leader[] {
  const asked = [...new Set(Array.from(wish.cards ?? []))]
    .map((card) => columns.columnOf(card))
    .filter((column) => column >= 0);
  const usual = new Float32Array(32);
  const played = new Float32Array(leaderCards.length);
  for (const column of asked) {
    const identity = identities[column] ?? 0;
    for (let mask = 0; mask < 32; mask++) {
      if (isWithin(identity, mask)) usual[mask] = (usual[mask] ?? 0) + (listed[column] ?? 0);
    }
    posts.leadersWith(column, (leader, share) => {
      played[leader] = (played[leader] ?? 0) + share;
    });
  }
  return leaderCards.flatMap((commanders, leader) => {
    const identity = leaderIdentities[leader] ?? 0;
    if (commanders.includes(-1) || (wish.colors !== undefined && wish.colors !== identity)) return [];
    const fit =
      asked.length === 0 ? 1 : ((played[leader] ?? 0) + THIN_FIT) / ((usual[identity] ?? 0) + THIN_FIT);
    return [{ commanders, decks: ledDecks[leader] ?? 0, fit, wished: played[leader] ?? 0 }];
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
