import { PrintingFlag } from "../bulk/printing-record.ts";
import { foldName } from "../names/fold.ts";
import { type Bits, countBits, eachBit, hasBit } from "./bits.ts";
import { type Direction, ORDERS, type Order, type Preference } from "./directives.ts";
import { beyondTest } from "./fields/beyond.ts";
import { priceOf } from "./fields/prices.ts";
import { bySet, orderValue, ranksOf } from "./order-values.ts";
import type { SearchIndex } from "./search-index.ts";

/** Orders that put the largest first by default. */
const LARGEST_FIRST: ReadonlySet<Order> = new Set(["released", "rarity", "usd", "eur", "tix"]);

/** Up to so many hits are sorted by themselves, where all printings were not sorted yet. */
const FEW = 3000;

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

  /** Makes orders by popularity anew when they are next asked for, since what they go by has changed. */
  forgetPopularity(): void {
    for (const isDown of [false, true]) {
      this.#orders.delete(`edhrec ${isDown}`);
      this.#orders.delete(`places edhrec ${isDown}`);
    }
  }

  /** Works out one more order; false when there is none left. */
  prepareNext(): boolean {
    for (const order of ORDERS) {
      for (const isDown of [false, true]) {
        if (this.#orders.has(`places ${order} ${isDown}`)) continue;
        this.#places(order, isDown);
        return true;
      }
    }
    return false;
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

  /** One printing of each picture in front. Where nothing tells pictures apart, artist and treatment do. */
  pictures(printings: Bits): Uint32Array {
    const artists = this.#index.printings.texts("artist");
    const borders = this.#index.printings.texts("border");
    const { flags, card, illustrations } = this.#index.printings;
    const kept: number[] = [];
    // Printings of a card are neighbors, so that only its own have to be compared.
    let of = -1;
    const seen = new Set<number>();
    eachBit(printings, (at) => {
      if (card[at] !== of) {
        of = card[at] ?? -1;
        seen.clear();
      }
      const illustration = illustrations[at] ?? 0;
      const full = (flags[at] ?? 0) & PrintingFlag.FullArt ? 1 : 0;
      const treatment =
        ((artists.ids[at] ?? 0) * (borders.words.length + 1) + (borders.ids[at] ?? 0)) * 2 + full;
      // Below zero are pictures, so that they are apart from looks.
      const look = illustration > 0 ? -illustration : treatment;
      if (seen.has(look)) return;
      seen.add(look);
      kept.push(at);
    });
    return Uint32Array.from(kept);
  }

  /** Printings in order. */
  sort(printings: Uint32Array, order: Order, direction: Direction): Uint32Array {
    const isDown = direction === "auto" ? LARGEST_FIRST.has(order) : direction === "desc";
    // Few hits are sorted by themselves, unless the order of all printings is known already.
    if (printings.length <= FEW && !this.#orders.has(`${order} ${isDown}`))
      return this.#sortFew(printings, order, isDown);
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

  /** Puts a few printings in the order that `#order` puts all of them in. */
  #sortFew(printings: Uint32Array, order: Order, isDown: boolean): Uint32Array {
    const value = orderValue(this.#index, order, this.#names());
    const names = this.#names();
    const { card } = this.#index.printings;
    const rows = Array.from(printings, (at) => {
      const one = value(at);
      return {
        at,
        value: Number.isNaN(one) ? Number.POSITIVE_INFINITY : isDown ? -one : one,
        name: names[card[at] ?? 0] ?? 0,
      };
    });
    const tie =
      order === "set"
        ? (a: { at: number }, b: { at: number }) => (isDown ? b.at - a.at : a.at - b.at)
        : (a: { at: number; name: number }, b: { at: number; name: number }) =>
            a.name - b.name || b.at - a.at;
    rows.sort((a, b) => (a.value === b.value ? tie(a, b) : a.value < b.value ? -1 : 1));
    return Uint32Array.from(rows, ({ at }) => at);
  }

  /** All printings in an order: by its value, then by name, then the newest first. What is unknown comes last. */
  #order(order: Order, isDown: boolean): Uint32Array {
    return this.#once(`${order} ${isDown}`, () => {
      // In these orders hardly any two printings are equal.
      if (order === "name") return this.#byName(isDown);
      if (order === "set") return bySet(this.#index, isDown);
      const value = orderValue(this.#index, order, this.#names());
      const byName = this.#order("name", false);
      const { ranks, count } = ranksOf(value, byName.length, isDown);
      // Gone through by name and put behind others of the same rank, they are by name within each.
      const next = new Uint32Array(count + 1);
      for (let at = 0; at < ranks.length; at++) {
        const behind = (ranks[at] ?? 0) + 1;
        next[behind] = (next[behind] ?? 0) + 1;
      }
      for (let rank = 1; rank <= count; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
      const sorted = new Uint32Array(ranks.length);
      for (let place = 0; place < byName.length; place++) {
        const at = byName[place] ?? 0;
        const rank = ranks[at] ?? 0;
        const to = next[rank] ?? 0;
        next[rank] = to + 1;
        sorted[to] = at;
      }
      return sorted;
    });
  }

  /** All printings by the names of their cards, the newest of each first. */
  #byName(isDown: boolean): Uint32Array {
    const { table } = this.#index;
    const cards = new Uint32Array(table.size);
    this.#names().forEach((rank, card) => {
      cards[isDown ? table.size - 1 - rank : rank] = card;
    });
    const sorted = new Uint32Array(table.printingCount);
    let next = 0;
    for (const card of cards) {
      const [from, to] = table.printingsOf(card);
      for (let at = to - 1; at >= from; at--) sorted[next++] = at;
    }
    return sorted;
  }

  #places(order: Order, isDown: boolean): Uint32Array {
    return this.#once(`places ${order} ${isDown}`, () => {
      const all = this.#order(order, isDown);
      const places = new Uint32Array(all.length);
      for (let place = 0; place < all.length; place++) places[all[place] ?? 0] = place;
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

  /** How much a printing is preferred. */
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
    switch (prefer) {
      case "oldest":
        return (at) => -at;
      case "promo":
        return (at) => ((printings.flags[at] ?? 0) & PrintingFlag.Promo ? 2 : 0) + (isUsual(at) ? 1 : 0);
      case "atypical":
        return (at) => (isUsual(at) ? 0 : 1);
      case "ub":
      case "notub": {
        const isBeyond = beyondTest(index);
        return (at) => (isBeyond(at) === (prefer === "ub") ? 2 : 0) + (isUsual(at) ? 1 : 0);
      }
      default:
        return (at) => at;
    }
  }
}
