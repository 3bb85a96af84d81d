import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { bestPlaces } from "./best-places.ts";

/** What a card's being of a kind says of it, beside what its text does (1): types its text names say most. */
const SAYS = { tag: 1, mentionedType: 2, subtype: 0.6, keyword: 0.6, type: 0.8, manaValue: 0.6 } as const;
/** Mana values from here on are one kind. */
const DEAR = 7;
/** Card types have a bit each. */
const TYPE_BITS = 16;

/** Features that more than this share of the cards have are not looked up: they make no card one of the likest, and are most of the work. */
const COMMON = 0.2;
const FEW = 100;

/** A card and how like it is, 0 to 1. */
export interface LikeCard {
  readonly card: CardIndex;
  readonly likeness: number;
}

/** Which cards are alike by what they say and are: tags of their texts, types named and had, keywords, mana value. */
export interface CardLikeness {
  /** The cards among the known ones that are most like a card, likest first. Worked out once a card. */
  nearest(card: CardIndex): readonly LikeCard[];
  /** The cosine of two cards. */
  between(a: CardIndex, b: CardIndex): number;
}

/** A card's features with their weights, rare features counting more; of length 1. */
type Vector = ReadonlyMap<number, number>;

/**
 * Compares cards with those that are known. Features are read on the first question.
 *
 * @param count how many `nearest` gives
 */
export function cardLikeness(table: CardTable, known: readonly CardIndex[], count: number): CardLikeness {
  let index: ReturnType<typeof indexOf> | undefined;
  const vectors = new Map<CardIndex, Vector>();
  const found = new Map<CardIndex, readonly LikeCard[]>();
  const vectorOf = (card: CardIndex): Vector => {
    index ??= indexOf(table, known);
    const vector = vectors.get(card) ?? normalized(index.featuresOf(card), index.rarity);
    vectors.set(card, vector);
    return vector;
  };
  const search = (card: CardIndex): readonly LikeCard[] => {
    const own = vectorOf(card);
    const scores = new Float32Array(known.length);
    for (const [feature, weight] of own) {
      const posts = index?.posts.get(feature);
      for (let at = 0; at < (posts?.places.length ?? 0); at++) {
        const place = posts?.places[at] ?? 0;
        scores[place] = (scores[place] ?? 0) + weight * (posts?.weights[at] ?? 0);
      }
    }
    return bestPlaces(scores, count).map((at) => ({ card: known[at] ?? -1, likeness: scores[at] ?? 0 }));
  };
  return {
    nearest(card) {
      const nearest = found.get(card) ?? search(card);
      found.set(card, nearest);
      return nearest;
    },
    between(a, b) {
      const other = vectorOf(b);
      let cosine = 0;
      for (const [feature, weight] of vectorOf(a)) cosine += weight * (other.get(feature) ?? 0);
      return cosine;
    },
  };
}

/** Kinds of features; a feature is its kind and a number of that kind. */
const KINDS = { tag: 0, subtype: 1, mentionedType: 2, keyword: 3, type: 4, manaValue: 5 } as const;
const OF_KIND = 0x1_0000;

function featuresOf(
  table: CardTable,
  card: CardIndex,
  keywordNumber: (keyword: string) => number,
): Map<number, number> {
  const features = new Map<number, number>();
  const add = (kind: keyof typeof KINDS, number: number): void =>
    void features.set(KINDS[kind] * OF_KIND + number, SAYS[kind]);
  for (const tag of table.tags.numbersOf(card)) add("tag", tag);
  for (const type of Array.from(table.subtypes(card))) add("subtype", type);
  for (const type of Array.from(table.mentionedTypes(card))) add("mentionedType", type);
  for (const keyword of table.keywords(card)) add("keyword", keywordNumber(keyword));
  const types = table.frontTypes[card] ?? 0;
  for (let bit = 0; bit < TYPE_BITS; bit++) if (types & (1 << bit)) add("type", bit);
  add("manaValue", Math.min(DEAR, Math.round(table.manaValue[card] ?? 0)));
  return features;
}

/** For each feature the known cards that have it, and how rare it is. */
function indexOf(table: CardTable, known: readonly CardIndex[]) {
  const keywords = new Map<string, number>();
  const keywordNumber = (keyword: string): number => {
    const number = keywords.get(keyword) ?? keywords.size;
    keywords.set(keyword, number);
    return number;
  };
  const raw = known.map((card) => featuresOf(table, card, keywordNumber));
  const counts = new Map<number, number>();
  for (const features of raw)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = (feature: number): number => Math.log((1 + known.length) / (1 + (counts.get(feature) ?? 0)));
  const posts = new Map<number, { places: Uint16Array; weights: Float32Array; filled: number }>();
  const common = Math.max(FEW, COMMON * known.length);
  for (const [place, features] of raw.entries())
    for (const [feature, weight] of normalized(features, rarity)) {
      const size = counts.get(feature) ?? 0;
      if (size > common) continue;
      const list = posts.get(feature) ?? {
        places: new Uint16Array(size),
        weights: new Float32Array(size),
        filled: 0,
      };
      list.places[list.filled] = place;
      list.weights[list.filled] = weight;
      list.filled++;
      posts.set(feature, list);
    }
  return { rarity, posts, featuresOf: (card: CardIndex) => featuresOf(table, card, keywordNumber) };
}

function normalized(features: Vector, rarity: (feature: number) => number): Vector {
  const weighted = [...features].map(([name, weight]): [number, number] => [name, weight * rarity(name)]);
  const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
  return new Map(weighted.map(([name, weight]) => [name, weight / length]));
}
