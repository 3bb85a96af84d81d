import { DECK_WEIGHTS } from "../../data/weights.ts";
import { createHomeCost, type HomeCost } from "./home-cost.ts";
import { LEAST_SHARE, type Problem, packagePenalty, penaltyOf } from "./problem.ts";

/** Buckets of mana value 2 and less. */
const CHEAP_BUCKETS = 2;

/** How far the average mana value may lie outside its band before a deck is no longer one of its playstyle. */
const FAR = 0.2;

/** Longest table of a band's penalties: no deck has more copies than this in question. */
const MOST_COPIES = 256;

/** The deck under construction with every counter that the objective needs, kept up to date copy by copy. */
export class State {
  readonly problem: Problem;
  readonly counts: Uint8Array;
  /** Copies per band, in the order of `problem.bands`. */
  private readonly have: Int32Array;
  private readonly enablers: Int32Array;
  private readonly payoffs: Int32Array;
  private readonly curveCount: Int32Array;
  /** What each candidate's pairs with the cards of the deck are worth, itself aside. */
  private readonly paired: Float32Array;
  /** Penalty of each band by number of copies. */
  private readonly bandPenalty: readonly Float64Array[];
  /** For each candidate that is some other's partner, those that need it or another beside them. */
  private readonly needers = new Map<number, number[]>();
  /** 1 for candidates that need a partner or are one. */
  private readonly social: Uint8Array;
  /** Copies of its partners, for each candidate that needs one. */
  private readonly partnersHeld: Int32Array;
  /** Fewest cards in the two cheapest buckets. */
  private readonly leastCheap: number;
  private readonly home: HomeCost | undefined;
  private manaValue = 0;
  private cost = 0;
  private scarce = 0;
  chosen = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.counts = new Uint8Array(problem.size);
    this.have = new Int32Array(problem.bands.length);
    this.enablers = new Int32Array(problem.packages.length);
    this.payoffs = new Int32Array(problem.packages.length);
    this.curveCount = new Int32Array(7);
    this.paired = new Float32Array(problem.size);
    this.bandPenalty = problem.bands.map((target) =>
      Float64Array.from({ length: MOST_COPIES }, (_, have) => penaltyOf(target, have)),
    );
    this.leastCheap = LEAST_SHARE.cheap * ((problem.curve[0] ?? 0) + (problem.curve[1] ?? 0));
    this.home = problem.home && createHomeCost(problem.home);
    this.partnersHeld = new Int32Array(problem.size);
    this.social = new Uint8Array(problem.size);
    for (const [card, partners] of problem.partners.entries()) {
      if (partners === undefined) continue;
      this.social[card] = 1;
      for (const partner of partners) {
        this.social[partner] = 1;
        this.needers.set(partner, [...(this.needers.get(partner) ?? []), card]);
      }
    }
  }

  /** Adds (or takes away) one copy. */
  change(card: number, by: 1 | -1): void {
    const { problem, counts } = this;
    const before = counts[card] ?? 0;
    counts[card] = before + by;
    this.chosen += by;
    this.home?.change(card, before, before + by);
    count(this.have, problem.bandMask[card] ?? 0, by);
    count(this.enablers, problem.enables[card] ?? 0, by);
    count(this.payoffs, problem.pays[card] ?? 0, by);
    if (this.social[card] === 1)
      for (const needer of this.needers.get(card) ?? NOBODY)
        this.partnersHeld[needer] = (this.partnersHeld[needer] ?? 0) + by;
    const bucket = problem.bucket[card] ?? 0;
    this.curveCount[bucket] = (this.curveCount[bucket] ?? 0) + by;
    this.manaValue += by * (problem.manaValue[card] ?? 0);
    this.cost += by * (problem.price[card] ?? 0);
    this.scarce += by * (problem.scarce[card] ?? 0);
    const { paired } = this;
    const row = card * problem.size;
    const matrix = problem.pairs;
    const share = by / problem.fullCopies;
    for (let other = 0; other < problem.size; other++) {
      paired[other] = (paired[other] ?? 0) + share * (matrix[row + other] ?? 0);
    }
  }

  /** What a card is worth at a number of copies, its pairs in the present deck included. */
  private worth(card: number, copies: number): number {
    if (copies === 0) return 0;
    const { problem } = this;
    const usual = problem.usual[card] ?? 0;
    return (
      copies * (problem.utility[card] ?? 0) +
      (copies / problem.fullCopies) * (this.paired[card] ?? 0) -
      DECK_WEIGHTS.copies * Math.abs(copies - usual) -
      (problem.distinctCost[card] ?? 0)
    );
  }

  /** The change of the objective when `by` copies of `card` come in. */
  gainOfAdding(card: number, by: number): number {
    const held = this.counts[card] ?? 0;
    return this.worth(card, held + by) - this.worth(card, held) - this.shapeChange(-1, card, by);
  }

  /**
   * The change of the objective when `by` copies of `out` make room for `by` copies of `into`. Where it is not above
   * `least`, the answer may be anything up to that.
   */
  gainOfSwap(out: number, into: number, by: number, least = Number.NEGATIVE_INFINITY): number {
    const heldOut = this.counts[out] ?? 0;
    const heldIn = this.counts[into] ?? 0;
    let own =
      this.worth(out, heldOut - by) -
      this.worth(out, heldOut) +
      this.worth(into, heldIn + by) -
      this.worth(into, heldIn);
    // The newcomer's pairs still count the copies that leave.
    const share = by / this.problem.fullCopies;
    own -= share * share * (this.problem.pairs[out * this.problem.size + into] ?? 0);
    own -= this.shapeChange(out, into, by);
    // Only a full deck can be unlike those that its cards are used to.
    if (this.home === undefined || this.chosen < this.problem.total) return own;
    const most = own + this.home.total();
    return most <= least ? most : own - this.home.worse(out, into, by);
  }

  /** How much worse the deck's shape gets when `by` copies of `out` (-1: nothing) become `into`. */
  private shapeChange(out: number, into: number, by: number): number {
    const worse =
      this.bandChange(out, into, by) +
      this.packageChange(out, into, by) +
      this.bucketChange(out, into, by) +
      this.averageChange(out, into, by) +
      this.costChange(out, into, by) +
      this.scarceChange(out, into, by);
    return this.social[into] === 1 || (out >= 0 && this.social[out] === 1)
      ? worse + this.aloneChange(out, into, by)
      : worse;
  }

  private bandChange(out: number, into: number, by: number): number {
    const { bandMask } = this.problem;
    const bandsIn = bandMask[into] ?? 0;
    let worse = 0;
    for (let mask = read(bandMask, out) ^ bandsIn; mask; mask &= mask - 1) {
      const index = lowest(mask);
      const table = this.bandPenalty[index];
      const have = this.have[index] ?? 0;
      worse += (table?.[have + (bandsIn & (1 << index) ? by : -by)] ?? 0) - (table?.[have] ?? 0);
    }
    return worse;
  }

  private packageChange(out: number, into: number, by: number): number {
    const { enables, pays, packages } = this.problem;
    const enabledIn = enables[into] ?? 0;
    const enabledOut = read(enables, out);
    const paidIn = pays[into] ?? 0;
    const paidOut = read(pays, out);
    let worse = 0;
    for (let mask = (enabledOut ^ enabledIn) | (paidOut ^ paidIn); mask; mask &= mask - 1) {
      const index = lowest(mask);
      const need = packages[index] ?? 0;
      const payoffs = this.payoffs[index] ?? 0;
      const enablers = this.enablers[index] ?? 0;
      const payoffsThen = payoffs + by * (((paidIn >>> index) & 1) - ((paidOut >>> index) & 1));
      const enablersThen = enablers + by * (((enabledIn >>> index) & 1) - ((enabledOut >>> index) & 1));
      worse += packagePenalty(need, payoffsThen, enablersThen) - packagePenalty(need, payoffs, enablers);
    }
    return worse;
  }

  private bucketChange(out: number, into: number, by: number): number {
    const { bucket } = this.problem;
    const bucketIn = bucket[into] ?? 0;
    const bucketOut = out < 0 ? -1 : (bucket[out] ?? 0);
    if (bucketIn === bucketOut) return 0;
    let worse = this.curveChange(bucketIn, by);
    if (bucketOut >= 0) worse += this.curveChange(bucketOut, -by);
    const cheaper =
      by * (Number(bucketIn < CHEAP_BUCKETS) - Number(bucketOut >= 0 && bucketOut < CHEAP_BUCKETS));
    return cheaper === 0 ? worse : worse + this.cheapChange(cheaper);
  }

  private averageChange(out: number, into: number, by: number): number {
    const { manaValue } = this.problem;
    const change = by * ((manaValue[into] ?? 0) - read(manaValue, out));
    return change === 0 ? 0 : this.offAverage(this.manaValue + change) - this.offAverage(this.manaValue);
  }

  private costChange(out: number, into: number, by: number): number {
    const { price, budget } = this.problem;
    const cost = this.cost + by * ((price[into] ?? 0) - read(price, out));
    return cost > budget || this.cost > budget ? this.overBudget(cost) - this.overBudget(this.cost) : 0;
  }

  private scarceChange(out: number, into: number, by: number): number {
    const { scarce, scarceMax } = this.problem;
    const then = this.scarce + by * ((scarce[into] ?? 0) - read(scarce, out));
    if (then === this.scarce) return 0;
    return DECK_WEIGHTS.scarce * (Math.max(0, then - scarceMax) - Math.max(0, this.scarce - scarceMax));
  }

  /** How much worse it gets as cards lose the partners that they need, or come without. */
  private aloneChange(out: number, into: number, by: number): number {
    const { partners } = this.problem;
    const neededByOut = this.needers.get(out) ?? NOBODY;
    const neededByInto = this.needers.get(into) ?? NOBODY;
    let worse = 0;
    if (partners[into]) worse += this.aloneIn(into, out, into, by);
    if (partners[out]) worse += this.aloneIn(out, out, into, by);
    for (const card of neededByOut)
      if (card !== into && card !== out) worse += this.aloneIn(card, out, into, by);
    for (const card of neededByInto)
      if (card !== into && card !== out && !neededByOut.includes(card))
        worse += this.aloneIn(card, out, into, by);
    return worse;
  }

  /** What a swap changes for one card that needs a partner. */
  private aloneIn(card: number, out: number, into: number, by: number): number {
    const copies = this.counts[card] ?? 0;
    const held = this.partnersHeld[card] ?? 0;
    const partners = this.problem.partners[card] ?? NOBODY;
    const copiesThen = copies + (card === into ? by : 0) - (card === out ? by : 0);
    const heldThen = held + (partners.includes(into) ? by : 0) - (partners.includes(out) ? by : 0);
    return DECK_WEIGHTS.alone * (Number(copiesThen > 0 && heldThen <= 0) - Number(copies > 0 && held <= 0));
  }

  private curveChange(bucket: number, by: number): number {
    const have = this.curveCount[bucket] ?? 0;
    const wish = this.problem.curve[bucket] ?? 0;
    return DECK_WEIGHTS.curve * (Math.abs(have + by - wish) - Math.abs(have - wish));
  }

  /** Only a full deck can hold too few cheap cards: while it grows, the first to come are not all cheap. */
  private cheapChange(by: number): number {
    if (this.chosen < this.problem.total) return 0;
    const have = (this.curveCount[0] ?? 0) + (this.curveCount[1] ?? 0);
    const lack = (cards: number): number => Math.max(0, this.leastCheap - cards);
    return DECK_WEIGHTS.tooFewCheap * (lack(have + by) - lack(have));
  }

  private offAverage(manaValue: number): number {
    const [least, most] = this.problem.manaValues;
    const off = Math.max(0, manaValue - most) + Math.max(0, least - manaValue);
    const over = Math.max(0, manaValue - (this.problem.mostManaValue ?? manaValue));
    return (
      DECK_WEIGHTS.averageLimit * over +
      DECK_WEIGHTS.manaValue * off +
      DECK_WEIGHTS.manaValueFar * Math.max(0, off - FAR * this.problem.total)
    );
  }

  private overBudget(cost: number): number {
    const { budget } = this.problem;
    return cost <= budget
      ? 0
      : DECK_WEIGHTS.overBudget * (1 + (100 * (cost - budget)) / Math.max(budget, 0.01));
  }
}

const NOBODY: readonly number[] = [];

/** A column's entry for a candidate; 0 for nobody (-1). */
function read(column: ArrayLike<number>, card: number): number {
  return card < 0 ? 0 : (column[card] ?? 0);
}

/** Counts `by` copies for every bit of a mask. */
function count(counts: Int32Array, mask: number, by: number): void {
  for (let bits = mask; bits; bits &= bits - 1) {
    const index = lowest(bits);
    counts[index] = (counts[index] ?? 0) + by;
  }
}

/** Number of the lowest set bit. */
function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
