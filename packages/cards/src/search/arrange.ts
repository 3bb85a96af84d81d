import { PrintingFlag } from "../bulk/printing-record.ts";
import { colorCount } from "../colors.ts";
import { foldName } from "../names/fold.ts";
import { CardType } from "../table/card-table.ts";
import { type Bits, countBits, eachBit, hasBit } from "./bits.ts";
import type { Direction, Order, Preference } from "./directives.ts";
import { listTest } from "./fields/looks.ts";
import { priceOf } from "./fields/prices.ts";
import { rarityRank } from "./fields/sets.ts";
import type { SearchIndex } from "./search-index.ts";

/** Orders of which the larger comes first unless somebody says otherwise. */
const LARGEST_FIRST: ReadonlySet<Order> = new Set(["released", "rarity", "usd", "eur", "tix"]);

/** Puts hits in order and chooses the printing that each is shown with. Orders are worked out once, when first asked. */
export class Arranger {
  readonly #index: SearchIndex;
  readonly #orders = new Map<string, Uint32Array>();
  #nameRanks: Uint32Array | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Works the usual orders out. */
  prepare(): void {
    for (const order of ["name", "edhrec"] as const) this.#places(order, false);
  }

  /** The printing of each card that is shown: the preferred one among those that match. */
  shown(printings: Bits | null, cards: Bits, prefer: Preference): Uint32Array {
    const { table } = this.#index;
    const shown = new Uint32Array(countBits(cards));
    let next = 0;
    const worth = prefer === "default" ? null : this.#worth(prefer);
    eachBit(cards, (card) => {
      const usual = table.defaultPrinting[card] ?? 0;
      if (!worth && (!printings || hasBit(printings, usual))) {
        shown[next++] = usual;
        return;
      }
      const [from, to] = table.printingsOf(card);
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = from; at < to; at++) {
        if (printings && !hasBit(printings, at)) continue;
        const value = worth ? worth(at) : at;
        if (best < 0 || value > most) {
          best = at;
          most = value;
        }
      }
      shown[next++] = best < 0 ? usual : best;
    });
    return shown;
  }

  /** One printing of each picture. Where nothing tells pictures apart, artist and treatment do. */
  pictures(printings: Bits): Uint32Array {
    const { ids } = this.#index.printings.texts("artist");
    const { flags, card } = this.#index.printings;
    const borders = this.#index.printings.texts("border").ids;
    const seen = new Set<string>();
    const kept: number[] = [];
    eachBit(printings, (at) => {
      const full = (flags[at] ?? 0) & PrintingFlag.FullArt ? 1 : 0;
      const key = `${card[at]} ${ids[at]} ${full} ${borders[at]}`;
      if (seen.has(key)) return;
      seen.add(key);
      kept.push(at);
    });
    return Uint32Array.from(kept);
  }

  /** Printings in order. */
  sort(printings: Uint32Array, order: Order, direction: Direction): Uint32Array {
    const isDown = direction === "auto" ? LARGEST_FIRST.has(order) : direction === "desc";
    const all = this.#order(order, isDown);
    const places = this.#places(order, isDown);
    const sorted = new Uint32Array(printings.length);
    // Few hits are sorted by their places; of many the whole order is gone through.
    if (printings.length * 24 > all.length) {
      const wanted = new Uint8Array(all.length);
      for (let hit = 0; hit < printings.length; hit++) wanted[places[printings[hit] ?? 0] ?? 0] = 1;
      let next = 0;
      for (let place = 0; place < all.length; place++)
        if (wanted[place] === 1) sorted[next++] = all[place] ?? 0;
      return sorted;
    }
    for (let hit = 0; hit < printings.length; hit++) sorted[hit] = places[printings[hit] ?? 0] ?? 0;
    sorted.sort();
    for (let hit = 0; hit < sorted.length; hit++) sorted[hit] = all[sorted[hit] ?? 0] ?? 0;
    return sorted;
  }

  /** All printings in an order: by its value, then by name, then the newest first. What is unknown comes last. */
  #order(order: Order, isDown: boolean): Uint32Array {
    return this.#once(`${order} ${isDown}`, () => {
      const value = this.#value(order);
      const { card } = this.#index.printings;
      const names = this.#names();
      const values = Float64Array.from(card, (_, at) => value(at));
      const steps = Float64Array.from(new Set(values.filter((one) => !Number.isNaN(one)))).sort();
      const stepOf = new Map(Array.from(steps, (one, step) => [one, isDown ? steps.length - step : step]));
      const last = card.length - 1;
      // All three in one whole number, which sorts several times as fast as asking for each: steps, cards and
      // printings together stay far below 2^53.
      const keys = values.map((one, at) => {
        const step = Number.isNaN(one) ? steps.length + 1 : (stepOf.get(one) ?? 0);
        return (step * names.length + (names[card[at] ?? 0] ?? 0)) * card.length + (last - at);
      });
      keys.sort();
      return Uint32Array.from(keys, (key) => last - (key % card.length));
    });
  }

  #places(order: Order, isDown: boolean): Uint32Array {
    return this.#once(`places ${order} ${isDown}`, () => {
      const all = this.#order(order, isDown);
      const places = new Uint32Array(all.length);
      all.forEach((at, place) => {
        places[at] = place;
      });
      return places;
    });
  }

  #once(key: string, make: () => Uint32Array): Uint32Array {
    let made = this.#orders.get(key);
    if (!made) {
      made = make();
      this.#orders.set(key, made);
    }
    return made;
  }

  /** Place of each card by its name. */
  #names(): Uint32Array {
    if (!this.#nameRanks) {
      const { table } = this.#index;
      const keys = Array.from({ length: table.size }, (_, card) => foldName(table.name(card)));
      const order = Uint32Array.from(keys.keys()).sort((a, b) => {
        const [x = "", y = ""] = [keys[a], keys[b]];
        return x < y ? -1 : x > y ? 1 : a - b;
      });
      const ranks = new Uint32Array(order.length);
      order.forEach((card, place) => {
        ranks[card] = place;
      });
      this.#nameRanks = ranks;
    }
    return this.#nameRanks;
  }

  /** What an order compares, by printing. */
  #value(order: Order): (at: number) => number {
    const index = this.#index;
    const { table, printings } = index;
    const ofCard =
      (read: (card: number) => number) =>
      (at: number): number =>
        read(printings.card[at] ?? 0);
    switch (order) {
      case "name":
        return ofCard((card) => this.#names()[card] ?? 0);
      case "cmc":
        return ofCard((card) => index.manaValue()[card] ?? Number.NaN);
      case "power":
        return ofCard((card) => table.power[card] ?? Number.NaN);
      case "toughness":
        return ofCard((card) => table.toughness[card] ?? Number.NaN);
      case "edhrec":
        return ofCard((card) => table.edhrecRank[card] || Number.NaN);
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

  /** How much a printing is wanted. */
  #worth(prefer: Exclude<Preference, "default">): (at: number) => number {
    const index = this.#index;
    const { printings, table } = index;
    const [currency = "", end = ""] = prefer.split("-");
    if (currency === "usd" || currency === "eur" || currency === "tix") {
      const price = priceOf(index, currency);
      return (at) => {
        const value = price(at);
        return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : end === "low" ? -value : value;
      };
    }
    const isUsual = (at: number): boolean => table.defaultPrinting[printings.card[at] ?? -1] === at;
    const beyond = listTest(index, "promoTypes", "universesbeyond") ?? (() => false);
    switch (prefer) {
      case "oldest":
        return (at) => -at;
      case "promo":
        return (at) => ((printings.flags[at] ?? 0) & PrintingFlag.Promo ? 2 : 0) + (isUsual(at) ? 1 : 0);
      case "atypical":
        return (at) => (isUsual(at) ? 0 : 1);
      case "ub":
        return (at) => (beyond(at) ? 2 : 0) + (isUsual(at) ? 1 : 0);
      case "notub":
        return (at) => (beyond(at) ? 0 : 2) + (isUsual(at) ? 1 : 0);
      default:
        return (at) => at;
    }
  }
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
