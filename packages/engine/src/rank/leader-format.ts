import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardColumns } from "./card-columns.ts";
import { type LeaderFigures, NO_SECOND, unpackShare } from "./co-occurrence-file.ts";
import type { FormatRanker } from "./format-ranker.ts";
import { leaderLikeness } from "./leader-likeness.ts";
import { postings } from "./postings.ts";
import type { Leader, Seed } from "./ranker.ts";
import { blend, perCard, standardizeShares } from "./standardize.ts";

/** Seeds of at least this weight are the commanders; see `Seed`. */
const COMMANDER_WEIGHT = 3;
const POPULARITY_WEIGHT = 0.25;
/** Leaders asked about what a leader's own list, which is cut short, does not show. */
const NEIGHBORS = 10;
/** A card outside a leader's list counts for this part of what neighbors make of it. */
const UNLISTED = 0.5;
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
  const { inclusion } = figures;
  const leaderCount = figures.first.length;
  const popularity = Float32Array.from(figures.popularity, unpackShare);
  const identities = Uint8Array.from({ length: columns.count }, (_, column) => {
    return table.colorIdentity[columns.cardOf(column)] ?? 0;
  });
  const heads: CardIndex[][] = Array.from({ length: leaderCount }, (_, leader) => {
    const second = figures.second[leader] ?? NO_SECOND;
    const names = [figures.first[leader] ?? NO_SECOND, ...(second === NO_SECOND ? [] : [second])];
    return names.map((name) => nameCards[name] ?? -1).sort((a, b) => a - b);
  });
  const leaderIdentities = Uint8Array.from(heads, (cards) =>
    cards.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0),
  );
  const leaderOf = new Map<string, number>();
  heads.forEach((cards, leader) => {
    const key = cards.join("+");
    if (!cards.includes(-1) && !leaderOf.has(key)) leaderOf.set(key, leader);
  });
  const posts = postings(inclusion, columns.count, popularity);
  const likeness = leaderLikeness(table, heads, leaderIdentities);

  /** Share of the jury's decks that play each column, among those whose colors allow it. */
  const askJury = (jury: Jury): Float32Array => {
    const played = new Float32Array(columns.count);
    const able = new Float32Array(32);
    for (const [leader, weight] of jury) {
      const own = leaderIdentities[leader] ?? 0;
      for (let mask = 0; mask < 32; mask++) if (isWithin(mask, own)) able[mask] = (able[mask] ?? 0) + weight;
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
  };

  /** A leader's own list, and behind it, never above its last entry, what leaders with a similar list play. */
  const askLeader = (leader: number): Float32Array => {
    const shares = askJury(posts.nearest(leader, NEIGHBORS));
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

  const askCommander = (card: CardIndex): Float32Array => {
    const leader = leaderOf.get(String(card));
    return leader === undefined ? askJury(likeness.nearest([card], NEIGHBORS)) : askLeader(leader);
  };

  /** Share of the decks with a card in them that play each column; null for cards under no leader's list. */
  const askCard = (card: CardIndex): Float32Array | null => {
    const jury = new Map<number, number>();
    posts.leadersWith(columns.columnOf(card), (leader, share) => {
      jury.set(leader, share * Math.sqrt(figures.leaderDecks[leader] ?? 0));
    });
    return jury.size > 0 ? askJury(jury) : null;
  };

  const company = (seeds: readonly Seed[]): Float32Array | null => {
    const commanders = seeds.filter(({ weight }) => weight >= COMMANDER_WEIGHT).map(({ card }) => card);
    const pair = leaderOf.get([...commanders].sort((a, b) => a - b).join("+"));
    const votes: [Float32Array, number][] = [];
    if (pair !== undefined) votes.push([askLeader(pair), COMMANDER_WEIGHT]);
    else for (const card of commanders) votes.push([askCommander(card), COMMANDER_WEIGHT]);
    for (const { card, weight } of seeds) {
      const shares = weight < COMMANDER_WEIGHT ? askCard(card) : null;
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
  };

  const played = playedShares(figures, columns.count);
  const popularityOf = (card: CardIndex): number => popularity[columns.columnOf(card)] ?? 0;

  const relevance = (seeds: readonly Seed[], candidates: ArrayLike<CardIndex>): Float32Array => {
    const popular = standardizeShares(perCard(candidates, popularityOf));
    const shares = company(seeds);
    if (!shares) return popular;
    const own = standardizeShares(perCard(candidates, (card) => shares[columns.columnOf(card)] ?? 0));
    return blend(
      [
        [own, 1],
        [popular, POPULARITY_WEIGHT],
      ],
      candidates.length,
    );
  };

  const leaders = (
    wish: { readonly cards?: ArrayLike<CardIndex>; readonly colors?: number } = {},
  ): Leader[] => {
    const asked = [...new Set(Array.from(wish.cards ?? []))]
      .map((card) => columns.columnOf(card))
      .filter((column) => column >= 0);
    const usual = new Float32Array(32);
    const played = new Float32Array(leaderCount);
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
  };

  return {
    relevance,
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
    leaders,
  };
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
