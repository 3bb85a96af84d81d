/** A wished count of cards of a kind. */
export interface BandTarget {
  readonly min: number;
  readonly max: number;
}

/** Cards that pay off only beside others: each payoff loses value while the deck holds fewer than `need` enablers. */
export interface PackageTarget {
  readonly enabler: number;
  readonly payoff: number;
  readonly need: number;
}

/** What to choose from and what to aim at. Arrays run over the candidates, whose order does not matter to the result's worth. */
export interface Problem {
  readonly size: number;
  /** Copies to choose in all, locked ones included. */
  readonly total: number;
  /** Worth of one copy, deviation about 1. */
  readonly utility: Float32Array;
  /** The bands that a card counts for, as bits in the order of `bands`. */
  readonly bandMask: Uint32Array;
  /** Bits of `packages`. */
  readonly traits: Uint32Array;
  /** Mana value bucket 0 to 6. */
  readonly bucket: Uint8Array;
  readonly manaValue: Float32Array;
  /** Lowest and highest sum of mana values. */
  readonly manaValues: readonly [number, number];
  /** Price of one copy; 0 where price does not matter. */
  readonly price: Float32Array;
  /** Copies that must stay. */
  readonly locked: Uint8Array;
  /** Copies a deck usually plays of the card, at most `limit`. */
  readonly usual: Uint8Array;
  readonly limit: Uint8Array;
  /** 1 for the cards that `scarceMax` counts (Game Changers under a bracket). */
  readonly scarce: Uint8Array;
  readonly scarceMax: number;
  /** What having the card at all costs: above 0 where decks play few cards in many copies. */
  readonly distinctCost: Float32Array;
  /** Pairwise company, `size * size`, already weighted: added for each pair of cards of the deck, for each pair of copies. */
  readonly company: Float32Array;
  /** Per candidate, those of which it needs one beside it; undefined where it stands by itself. */
  readonly partners: readonly (readonly number[] | undefined)[];
  /** Copies that make a card count as fully there for company: 1, or 4 in decks of four-ofs. */
  readonly fullCopies: number;
  readonly bands: readonly BandTarget[];
  readonly packages: readonly PackageTarget[];
  /** Wished copies per mana value bucket; sums to `total`. */
  readonly curve: readonly number[];
  /** Dollars for the copies chosen here; Infinity without a budget. */
  readonly budget: number;
}

/** Points lost per card missing from (or above) a role's band, for each point of curve distance, and for each percent over budget. */
const WEIGHT = {
  under: 2.1,
  underGrowth: 0.35,
  farUnder: 4,
  over: 0.85,
  overGrowth: 0.12,
  curve: 0.35,
  tooFewCheap: 1.5,
  manaValue: 0.5,
  manaValueFar: 1.5,
  overBudget: 6,
  copies: 0.45,
  package: 1.1,
  scarce: 50,
  alone: 7,
} as const;

/** Buckets of mana value 2 and less. */
const CHEAP_BUCKETS = 2;

/** How far the average mana value may lie outside its band before a deck is no longer one of its playstyle. */
const FAR = 0.2;

/** Share of a band's least, and of the cheap cards of the curve, below which a deck is no longer one of its playstyle. */
const LEAST_SHARE = { band: 0.8, cheap: 0.7 } as const;

/** Longest table of a band's penalties: no deck has more copies than this in question. */
const MOST_COPIES = 256;

/** The deck under construction with every counter that the objective needs, kept up to date copy by copy. */
export class State {
  readonly problem: Problem;
  readonly counts: Uint8Array;
  /** Copies per band, in the order of `problem.bands`. */
  private readonly have: Int32Array;
  private readonly traitCount: Int32Array;
  private readonly curveCount: Int32Array;
  /** Company each candidate would have in the deck, itself aside. */
  private readonly company: Float32Array;
  /** Penalty of each band by number of copies. */
  private readonly bandPenalty: readonly Float64Array[];
  /** Per trait bit, the packages it takes part in. */
  private readonly packageMask: Uint32Array;
  /** For each candidate that is some other's partner, those that need it or another beside them. */
  private readonly needers = new Map<number, number[]>();
  /** 1 for candidates that need a partner or are one. */
  private readonly social: Uint8Array;
  /** Copies of its partners, for each candidate that needs one. */
  private readonly partnersHeld: Int32Array;
  /** Fewest cards in the two cheapest buckets. */
  private readonly leastCheap: number;
  private manaValue = 0;
  private cost = 0;
  private scarce = 0;
  chosen = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.counts = new Uint8Array(problem.size);
    this.have = new Int32Array(problem.bands.length);
    this.traitCount = new Int32Array(32);
    this.curveCount = new Int32Array(7);
    this.company = new Float32Array(problem.size);
    this.bandPenalty = problem.bands.map((target) =>
      Float64Array.from({ length: MOST_COPIES }, (_, have) => penaltyOf(target, have)),
    );
    this.leastCheap = LEAST_SHARE.cheap * ((problem.curve[0] ?? 0) + (problem.curve[1] ?? 0));
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
    this.packageMask = new Uint32Array(32);
    for (const [index, pack] of problem.packages.entries()) {
      for (const bit of [pack.enabler, pack.payoff])
        this.packageMask[bit] = (this.packageMask[bit] ?? 0) | (1 << index);
    }
  }

  /** Adds (or takes away) one copy. */
  change(card: number, by: 1 | -1): void {
    const { problem, counts } = this;
    const before = counts[card] ?? 0;
    counts[card] = before + by;
    this.chosen += by;
    for (let mask = this.problem.bandMask[card] ?? 0; mask; mask &= mask - 1) {
      const index = lowest(mask);
      this.have[index] = (this.have[index] ?? 0) + by;
    }
    for (let traits = problem.traits[card] ?? 0; traits; traits &= traits - 1) {
      const bit = lowest(traits);
      this.traitCount[bit] = (this.traitCount[bit] ?? 0) + by;
    }
    if (this.social[card] === 1)
      for (const needer of this.needers.get(card) ?? NOBODY)
        this.partnersHeld[needer] = (this.partnersHeld[needer] ?? 0) + by;
    const bucket = problem.bucket[card] ?? 0;
    this.curveCount[bucket] = (this.curveCount[bucket] ?? 0) + by;
    this.manaValue += by * (problem.manaValue[card] ?? 0);
    this.cost += by * (problem.price[card] ?? 0);
    this.scarce += by * (problem.scarce[card] ?? 0);
    const { company } = this;
    const row = card * problem.size;
    const matrix = problem.company;
    const share = by / problem.fullCopies;
    for (let other = 0; other < problem.size; other++) {
      company[other] = (company[other] ?? 0) + share * (matrix[row + other] ?? 0);
    }
  }

  /** What a card is worth at a number of copies, its company in the present deck included. */
  private worth(card: number, copies: number): number {
    if (copies === 0) return 0;
    const { problem } = this;
    const usual = problem.usual[card] ?? 0;
    return (
      copies * (problem.utility[card] ?? 0) +
      (copies / problem.fullCopies) * (this.company[card] ?? 0) -
      WEIGHT.copies * Math.abs(copies - usual) -
      (problem.distinctCost[card] ?? 0)
    );
  }

  /** The change of the objective when `by` copies of `card` come in. */
  gainOfAdding(card: number, by: number): number {
    const held = this.counts[card] ?? 0;
    return this.worth(card, held + by) - this.worth(card, held) - this.shapeChange(-1, card, by);
  }

  /** The change of the objective when `by` copies of `out` make room for `by` copies of `into`. */
  gainOfSwap(out: number, into: number, by: number): number {
    const heldOut = this.counts[out] ?? 0;
    const heldIn = this.counts[into] ?? 0;
    let own =
      this.worth(out, heldOut - by) -
      this.worth(out, heldOut) +
      this.worth(into, heldIn + by) -
      this.worth(into, heldIn);
    // The newcomer's company still counts the copies that leave.
    const share = by / this.problem.fullCopies;
    own -= share * share * (this.problem.company[out * this.problem.size + into] ?? 0);
    return own - this.shapeChange(out, into, by);
  }

  /** How much worse the bands, packages, curve and cost get when `by` copies of `out` (-1: nothing) become `into`. */
  private shapeChange(out: number, into: number, by: number): number {
    const { problem } = this;
    let worse = 0;
    const bandsOut = out < 0 ? 0 : (this.problem.bandMask[out] ?? 0);
    const bandsIn = this.problem.bandMask[into] ?? 0;
    for (let mask = bandsOut ^ bandsIn; mask; mask &= mask - 1) {
      const index = lowest(mask);
      const table = this.bandPenalty[index];
      if (!table) continue;
      const have = this.have[index] ?? 0;
      worse += (table[have + (bandsIn & (1 << index) ? by : -by)] ?? 0) - (table[have] ?? 0);
    }
    const traitsOut = out < 0 ? 0 : (problem.traits[out] ?? 0);
    const traitsIn = problem.traits[into] ?? 0;
    let touched = 0;
    for (let mask = traitsOut ^ traitsIn; mask; mask &= mask - 1)
      touched |= this.packageMask[lowest(mask)] ?? 0;
    for (; touched; touched &= touched - 1) {
      const pack = problem.packages[lowest(touched)];
      if (!pack) continue;
      const payoffs = this.traitCount[pack.payoff] ?? 0;
      const enablers = this.traitCount[pack.enabler] ?? 0;
      const payoffShift = by * (((traitsIn >>> pack.payoff) & 1) - ((traitsOut >>> pack.payoff) & 1));
      const enablerShift = by * (((traitsIn >>> pack.enabler) & 1) - ((traitsOut >>> pack.enabler) & 1));
      worse +=
        packagePenalty(pack, payoffs + payoffShift, enablers + enablerShift) -
        packagePenalty(pack, payoffs, enablers);
    }
    const bucketIn = problem.bucket[into] ?? 0;
    const bucketOut = out < 0 ? -1 : (problem.bucket[out] ?? 0);
    if (bucketIn !== bucketOut) {
      worse += this.curveChange(bucketIn, by);
      if (bucketOut >= 0) worse += this.curveChange(bucketOut, -by);
      const cheaper =
        by * (Number(bucketIn < CHEAP_BUCKETS) - Number(bucketOut >= 0 && bucketOut < CHEAP_BUCKETS));
      if (cheaper !== 0) worse += this.cheapChange(cheaper);
    }
    const manaValue =
      this.manaValue + by * ((problem.manaValue[into] ?? 0) - (out < 0 ? 0 : (problem.manaValue[out] ?? 0)));
    if (manaValue !== this.manaValue) worse += this.offAverage(manaValue) - this.offAverage(this.manaValue);
    const cost = this.cost + by * ((problem.price[into] ?? 0) - (out < 0 ? 0 : (problem.price[out] ?? 0)));
    if (cost > problem.budget || this.cost > problem.budget)
      worse += this.overBudget(cost) - this.overBudget(this.cost);
    const scarce =
      this.scarce + by * ((problem.scarce[into] ?? 0) - (out < 0 ? 0 : (problem.scarce[out] ?? 0)));
    if (scarce !== this.scarce) {
      worse +=
        WEIGHT.scarce *
        (Math.max(0, scarce - problem.scarceMax) - Math.max(0, this.scarce - problem.scarceMax));
    }
    return this.social[into] === 1 || (out >= 0 && this.social[out] === 1)
      ? worse + this.aloneChange(out, into, by)
      : worse;
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
    return WEIGHT.alone * (Number(copiesThen > 0 && heldThen <= 0) - Number(copies > 0 && held <= 0));
  }

  private curveChange(bucket: number, by: number): number {
    const have = this.curveCount[bucket] ?? 0;
    const wish = this.problem.curve[bucket] ?? 0;
    return WEIGHT.curve * (Math.abs(have + by - wish) - Math.abs(have - wish));
  }

  /** Only a full deck can hold too few cheap cards: while it grows, the first to come are not all cheap. */
  private cheapChange(by: number): number {
    if (this.chosen < this.problem.total) return 0;
    const have = (this.curveCount[0] ?? 0) + (this.curveCount[1] ?? 0);
    const lack = (cards: number): number => Math.max(0, this.leastCheap - cards);
    return WEIGHT.tooFewCheap * (lack(have + by) - lack(have));
  }

  private offAverage(manaValue: number): number {
    const [least, most] = this.problem.manaValues;
    const off = Math.max(0, manaValue - most) + Math.max(0, least - manaValue);
    return WEIGHT.manaValue * off + WEIGHT.manaValueFar * Math.max(0, off - FAR * this.problem.total);
  }

  private overBudget(cost: number): number {
    const { budget } = this.problem;
    return cost <= budget ? 0 : WEIGHT.overBudget * (1 + (100 * (cost - budget)) / Math.max(budget, 0.01));
  }
}

const NOBODY: readonly number[] = [];

function penaltyOf(target: BandTarget, have: number): number {
  if (have < target.min) {
    const missing = target.min - have;
    const far = Math.max(0, LEAST_SHARE.band * target.min - have);
    return WEIGHT.under * missing + WEIGHT.underGrowth * missing * missing + WEIGHT.farUnder * far;
  }
  const spare = Math.max(0, have - target.max);
  return WEIGHT.over * spare + WEIGHT.overGrowth * spare * spare;
}

function packagePenalty(pack: PackageTarget, payoffs: number, enablers: number): number {
  return payoffs > 0 && enablers < pack.need
    ? (WEIGHT.package * payoffs * (pack.need - enablers)) / pack.need
    : 0;
}

/** Number of the lowest set bit. */
function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
