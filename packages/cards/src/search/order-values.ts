import { colorCount } from "../colors.ts";
import { CardType } from "../table/card-table.ts";
import type { Order } from "./directives.ts";
import { priceOf } from "./fields/prices.ts";
import { rarityRank } from "./fields/sets.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * What an order compares, by printing; NaN where it is not known.
 * @param names Place of each card by its name.
 */
export function orderValue(index: SearchIndex, order: Order, names: Uint32Array): (at: number) => number {
  const { table, printings } = index;
  const ofCard =
    (read: (card: number) => number) =>
    (at: number): number =>
      read(printings.card[at] ?? 0);
  switch (order) {
    case "name":
      return ofCard((card) => names[card] ?? 0);
    case "cmc":
      return ofCard((card) => index.manaValue()[card] ?? Number.NaN);
    case "power":
      return ofCard((card) => table.power[card] ?? Number.NaN);
    case "toughness":
      return ofCard((card) => table.toughness[card] ?? Number.NaN);
    case "edhrec":
      return ofCard(popularityRank(index));
    case "color":
      return ofCard((card) =>
        colorPlace(table.colors[card] ?? 0, ((table.types[card] ?? 0) & CardType.Land) !== 0),
      );
    case "released":
      return (at) => printings.day[at] ?? Number.NaN;
    case "rarity":
      return (at) => rarityRank(index, at);
    case "usd":
    case "eur":
    case "tix":
      return priceOf(index, order);
    case "artist":
      return wordRanks(index.artists());
    case "set":
      return setPlaces(index);
  }
}

/** Card data that ranks fewer of its cards than this says too little: the rest would stand by name. */
const ENOUGH_RANKED = 0.5;

/** A rank that is smaller the more a card is played: the card data's own, or by what decks play where it has few. */
function popularityRank({ table, played }: SearchIndex): (card: number) => number {
  const byData = (card: number): number => table.edhrecRank[card] || Number.NaN;
  if (!played) return byData;
  let ranked = 0;
  for (const rank of table.edhrecRank) if (rank > 0) ranked++;
  if (ranked >= table.size * ENOUGH_RANKED) return byData;
  return (card) => -(played[card] ?? 0) || Number.NaN;
}

/** The rank of each value among all: equal values have one rank, what is unknown the last. */
export function ranksOf(
  value: (at: number) => number,
  size: number,
  isDown: boolean,
): { readonly ranks: Uint32Array; readonly count: number } {
  const ids = new Map<number, number>();
  const ranks = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const one = value(at);
    const known = Number.isNaN(one) ? Number.POSITIVE_INFINITY : isDown ? -one : one;
    let id = ids.get(known);
    if (id === undefined) {
      id = ids.size;
      ids.set(known, id);
    }
    ranks[at] = id;
  }
  const steps = Float64Array.from(ids.keys()).sort();
  const rankOf = new Uint32Array(ids.size);
  steps.forEach((step, rank) => {
    rankOf[ids.get(step) ?? 0] = rank;
  });
  for (let at = 0; at < size; at++) ranks[at] = rankOf[ranks[at] ?? 0] ?? 0;
  return { ranks, count: ids.size };
}

/** One color in the order of the game, then more of them, then none, lands last. */
function colorPlace(colors: number, isLand: boolean): number {
  const count = colorCount(colors);
  if (count === 0) return isLand ? 2000 : 1000;
  return count * 100 + colors;
}

function wordRanks({ ids, words }: { readonly ids: ArrayLike<number>; readonly words: readonly string[] }) {
  const order = [...words.keys()].sort((a, b) => ((words[a] ?? "") < (words[b] ?? "") ? -1 : 1));
  const ranks = new Map(order.map((word, rank) => [word, rank]));
  return (at: number): number => ranks.get(ids[at] ?? -1) ?? Number.NaN;
}

/** All printings by their sets and numbers. */
export function bySet(index: SearchIndex, isDown: boolean): Uint32Array {
  const place = setPlaces(index);
  const size = index.table.printingCount;
  // Place and printing in one whole number, which stays far below 2^53.
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at++) keys[at] = place(at) * size + at;
  keys.sort();
  const sorted = new Uint32Array(size);
  for (let at = 0; at < size; at++) sorted[at] = (keys[isDown ? size - 1 - at : at] ?? 0) % size;
  return sorted;
}

/** By day and code of the set, then by collector number. */
function setPlaces(index: SearchIndex): (at: number) => number {
  const { sets } = index.table;
  const order = [...sets.keys()].sort((a, b) => {
    const [x, y] = [sets[a], sets[b]];
    return (
      (y?.releasedAt ?? "").localeCompare(x?.releasedAt ?? "") || (x?.code ?? "").localeCompare(y?.code ?? "")
    );
  });
  const places = new Uint32Array(sets.length);
  order.forEach((set, place) => {
    places[set] = place;
  });
  const { texts, values } = index.numbers();
  return (at) => (places[index.printings.set[at] ?? 0] ?? 0) * 1e6 + (values[texts.ids[at] ?? -1] || 0);
}
