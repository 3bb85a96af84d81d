import type { CardIndex } from "../table/card-table.ts";
import { compareWith } from "./distance.ts";
import { NameParts } from "./name-parts.ts";
import type { Ranking } from "./ranking.ts";
import { TrigramIndex } from "./trigrams.ts";

/** Names that are compared letter by letter, those with the most trigrams in common. */
const COMPARED = 50;

/** Likeness, by Dice's coefficient over trigrams, below which a name is not worth offering. Few letters have few in common. */
const LEAST_LIKENESS = 0.3;
const LEAST_LIKENESS_OF_FEW = 0.15;
const FEW = 5;

/** Fewer letters are not looked for within names, and not taken for a misspelled name. */
const SHORTEST_WITHIN = 3;
const SHORTEST_NEAR = 4;

/** All names of a table: one at each position of three lists. */
interface NameList {
  readonly folded: readonly string[];
  /** Folded, without spaces. */
  readonly keys: readonly string[];
  readonly cards: readonly CardIndex[];
}

/** A card whose name is like a text. */
export interface Near {
  readonly card: CardIndex;
  /** Letters that differ. */
  readonly distance: number;
  /** A token, joke or rebalanced card, which is hardly ever meant. */
  readonly lesser: boolean;
}

interface RankedNear extends Near {
  readonly rank: number;
  /** Shared trigrams, 0 to 1. */
  readonly likeness: number;
}

/**
 * Finds cards by a part of their name or by a misspelled one. Since cards have ranks, the best few of any number are
 * the lowest few numbers. Made once, in some 150 ms for all cards.
 */
export class Guesses {
  readonly #ranking: Ranking;
  /** Card that is meant by whole names, by key. */
  readonly #named: (key: string) => CardIndex | undefined;
  /** Names in order of rank: their keys, and the ranks of their cards. */
  readonly #keys: readonly string[];
  readonly #ranks: Uint32Array;
  readonly #parts: NameParts;
  readonly #trigrams: TrigramIndex;

  constructor(
    { folded, keys, cards }: NameList,
    ranking: Ranking,
    named: (key: string) => CardIndex | undefined,
  ) {
    this.#ranking = ranking;
    this.#named = named;
    const order = inOrderOfRank(cards, ranking);
    this.#ranks = order.map((name) => ranking.ranks[cards[name] ?? 0] ?? 0);
    this.#keys = Array.from(order, (name) => keys[name] ?? "");
    const inOrder = Array.from(order, (name) => folded[name] ?? "");
    this.#parts = new NameParts(inOrder, this.#keys, this.#ranks);
    this.#trigrams = new TrigramIndex(this.#keys);
  }

  /** Cards whose name begins with a text, or else whose words begin with its words. */
  byBeginnings(folded: string, key: string, most: number): readonly CardIndex[] {
    const all = this.#keys.length;
    const whole = this.#parts.beginning(key, most, all);
    return this.#cards(whole.length > 0 ? whole : this.#parts.withWords(folded.split(" "), most, all));
  }

  /** Cards whose name begins with a word that is one typo away from this one. */
  afterTypo(word: string, most: number): readonly CardIndex[] {
    return this.#cards(this.#parts.afterTypo(word, most, this.#keys.length));
  }

  /** Cards whose name holds a text. */
  holding(key: string, most: number): readonly CardIndex[] {
    return this.#cards(this.#holding(key, most, this.#keys.length));
  }

  /**
   * Cards whose name is like a text, nearest first.
   * @param most Beyond this many wrong letters, likeness says more than their number.
   */
  near(key: string, most: number): readonly Near[] {
    const { ranks, lesserFrom } = this.#ranking;
    const comparison = compareWith(key);
    const best = new Map<CardIndex, RankedNear>();
    const least = key.length <= FEW ? LEAST_LIKENESS_OF_FEW : LEAST_LIKENESS;
    for (const { key: name, likeness } of this.#trigrams.nearest(key, COMPARED, least)) {
      const known = this.#keys[name] ?? "";
      // A name that several cards bear, one as its own and others on a face, stands for the card that it names when spelled right.
      const card = this.#named(known) ?? this.#ranking.cards[this.#ranks[name] ?? 0] ?? 0;
      const apart = comparison.distance(known, most);
      const before = best.get(card);
      if (before && apart >= before.distance) continue;
      const rank = ranks[card] ?? 0;
      best.set(card, { card, distance: apart, likeness, rank, lesser: rank >= lesserFrom });
    }
    return [...best.values()].sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(a.lesser) - Number(b.lesser) ||
        (a.distance > most ? b.likeness - a.likeness : 0) ||
        a.rank - b.rank,
    );
  }

  /** Cards of decks for a half-typed name: its beginning first, then the beginnings of words, what it holds, what is like it. */
  complete(folded: string, key: string, limit: number, most: number): CardIndex[] {
    const end = this.#ranking.tokensFrom;
    const found = new Set<CardIndex>();
    const take = (cards: readonly CardIndex[]): boolean => {
      for (const card of cards) {
        if (found.size >= limit) break;
        found.add(card);
      }
      return found.size >= limit;
    };
    const full =
      take(this.#cards(this.#parts.beginning(key, limit, end))) ||
      take(this.#cards(this.#parts.withWords(folded.split(" "), limit, end))) ||
      take(this.#cards(this.#holding(key, limit, end)));
    if (!full && key.length >= SHORTEST_NEAR) {
      const near = this.near(key, most).map(({ card }) => card);
      take(near.filter((card) => (this.#ranking.ranks[card] ?? end) < end));
    }
    return [...found];
  }

  #holding(key: string, most: number, end: number): readonly number[] {
    const ranks: number[] = [];
    if (key.length < SHORTEST_WITHIN) return ranks;
    for (const name of this.#trigrams.holding(key)) {
      const rank = this.#ranks[name] ?? end;
      if (rank >= end || ranks.length >= most) break;
      if (rank !== ranks[ranks.length - 1]) ranks.push(rank);
    }
    return ranks;
  }

  /** Cards of some ranks, best first; when some are meant often, only those. */
  #cards(ranks: readonly number[]): readonly CardIndex[] {
    const { cards, lesserFrom } = this.#ranking;
    const isMeant = (ranks[0] ?? 0) < lesserFrom;
    return ranks.flatMap((rank) => (isMeant && rank >= lesserFrom ? [] : (cards[rank] ?? [])));
  }
}

/** Positions of names, those of the first ranks first. */
function inOrderOfRank(cards: readonly CardIndex[], { ranks }: Ranking): Uint32Array {
  const starts = new Uint32Array(ranks.length + 1);
  for (const card of cards) {
    const behind = (ranks[card] ?? 0) + 1;
    starts[behind] = (starts[behind] ?? 0) + 1;
  }
  for (let rank = 0; rank < ranks.length; rank++)
    starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
  const order = new Uint32Array(cards.length);
  cards.forEach((card, name) => {
    const rank = ranks[card] ?? 0;
    const place = starts[rank] ?? 0;
    order[place] = name;
    starts[rank] = place + 1;
  });
  return order;
}
