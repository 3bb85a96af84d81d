import type { Random } from "../random.ts";

/** A role's wished count, by the bit that carries it in `Problem.roles`. */
export interface BandTarget {
  readonly bit: number;
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
  readonly roles: Uint32Array;
  /** Bits of `packages`. */
  readonly traits: Uint32Array;
  /** Mana value bucket 0 to 6. */
  readonly bucket: Uint8Array;
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
  /** Pairwise company, `size * size`, already weighted: added once for each pair of cards of the deck. */
  readonly company: Float32Array;
  readonly bands: readonly BandTarget[];
  readonly packages: readonly PackageTarget[];
  /** Wished copies per mana value bucket; sums to `total`. */
  readonly curve: readonly number[];
  /** Dollars for the copies chosen here; Infinity without a budget. */
  readonly budget: number;
}

/** Points lost per card missing from (or above) a role's band, for each point of curve distance, and for each percent over budget. */
const WEIGHT = {
  under: 1.6,
  underGrowth: 0.25,
  over: 0.45,
  curve: 0.35,
  overBudget: 6,
  copies: 0.3,
  package: 1.1,
  scarce: 50,
} as const;

/** The deck under construction with every counter that the objective needs, kept up to date copy by copy. */
class State {
  readonly problem: Problem;
  readonly counts: Uint8Array;
  readonly have: Float64Array;
  readonly traitCount: Int32Array;
  readonly curveCount: Int32Array;
  /** Company each candidate would have in the deck, itself aside. */
  readonly company: Float32Array;
  cost = 0;
  scarce = 0;
  chosen = 0;
  /** The shape's penalty as the deck stands; NaN when it must be counted again. */
  private standing = Number.NaN;

  constructor(problem: Problem) {
    this.problem = problem;
    this.counts = new Uint8Array(problem.size);
    this.have = new Float64Array(problem.bands.length);
    this.traitCount = new Int32Array(32);
    this.curveCount = new Int32Array(7);
    this.company = new Float32Array(problem.size);
  }

  /** Adds (or takes away) one copy. */
  change(card: number, by: 1 | -1): void {
    const { problem, counts } = this;
    const before = at(counts, card);
    counts[card] = before + by;
    this.chosen += by;
    this.standing = Number.NaN;
    const roles = at(problem.roles, card);
    problem.bands.forEach((target, index) => {
      if (roles & (1 << target.bit)) this.have[index] = at(this.have, index) + by;
    });
    for (let traits = at(problem.traits, card); traits; traits &= traits - 1) {
      const bit = 31 - Math.clz32(traits & -traits);
      this.traitCount[bit] = at(this.traitCount, bit) + by;
    }
    const bucket = at(problem.bucket, card);
    this.curveCount[bucket] = at(this.curveCount, bucket) + by;
    this.cost += by * at(problem.price, card);
    this.scarce += by * at(problem.scarce, card);
    if ((by === 1 && before === 0) || (by === -1 && before === 1)) {
      const row = card * problem.size;
      for (let other = 0; other < problem.size; other++) {
        this.company[other] = at(this.company, other) + by * at(problem.company, row + other);
      }
    }
  }

  /** The objective's part that is not a sum over cards: bands, packages, curve, budget. */
  private shapePenalty(): number {
    const { problem } = this;
    let penalty = 0;
    for (let index = 0; index < problem.bands.length; index++) {
      const target = problem.bands[index];
      if (!target) continue;
      const have = at(this.have, index);
      if (have < target.min) {
        const missing = target.min - have;
        penalty += WEIGHT.under * missing + WEIGHT.underGrowth * missing * missing;
      } else if (have > target.max) penalty += WEIGHT.over * (have - target.max);
    }
    for (const pack of problem.packages) {
      const payoffs = at(this.traitCount, pack.payoff);
      const missing = pack.need - at(this.traitCount, pack.enabler);
      if (payoffs > 0 && missing > 0) penalty += (WEIGHT.package * payoffs * missing) / pack.need;
    }
    for (let bucket = 0; bucket < 7; bucket++) {
      penalty += WEIGHT.curve * Math.abs(at(this.curveCount, bucket) - (problem.curve[bucket] ?? 0));
    }
    if (this.cost > problem.budget)
      penalty +=
        WEIGHT.overBudget * (1 + (100 * (this.cost - problem.budget)) / Math.max(problem.budget, 0.01));
    if (this.scarce > problem.scarceMax) penalty += WEIGHT.scarce * (this.scarce - problem.scarceMax);
    return penalty;
  }

  private standingPenalty(): number {
    if (Number.isNaN(this.standing)) this.standing = this.shapePenalty();
    return this.standing;
  }

  /** What a card is worth at a number of copies, its company in the present deck included. */
  private worth(card: number, copies: number): number {
    if (copies === 0) return 0;
    const { problem } = this;
    const usual = at(problem.usual, card);
    return (
      copies * at(problem.utility, card) + at(this.company, card) - WEIGHT.copies * Math.abs(copies - usual)
    );
  }

  /** The change of the objective when `by` copies of `card` come in. */
  gainOfAdding(card: number, by: number): number {
    const before = this.standingPenalty();
    const held = at(this.counts, card);
    const own = this.worth(card, held + by) - this.worth(card, held);
    this.shift(card, by);
    const after = this.shapePenalty();
    this.shift(card, -by);
    return own + before - after;
  }

  /** The change of the objective when `by` copies of `out` make room for `by` copies of `into`. */
  gainOfSwap(out: number, into: number, by: number): number {
    const heldOut = at(this.counts, out);
    const heldIn = at(this.counts, into);
    let own =
      this.worth(out, heldOut - by) -
      this.worth(out, heldOut) +
      this.worth(into, heldIn + by) -
      this.worth(into, heldIn);
    // The newcomer's company still counts the card that leaves.
    if (heldOut === by && heldIn === 0) own -= at(this.problem.company, out * this.problem.size + into);
    const before = this.standingPenalty();
    this.shift(out, -by);
    this.shift(into, by);
    const after = this.shapePenalty();
    this.shift(into, -by);
    this.shift(out, by);
    return own + before - after;
  }

  /** Moves the counters of the shape without the deck itself: for asking "what if". */
  private shift(card: number, by: number): void {
    const { problem } = this;
    const roles = at(problem.roles, card);
    for (let index = 0; index < problem.bands.length; index++) {
      const target = problem.bands[index];
      if (target && roles & (1 << target.bit)) this.have[index] = at(this.have, index) + by;
    }
    for (let traits = at(problem.traits, card); traits; traits &= traits - 1) {
      const bit = 31 - Math.clz32(traits & -traits);
      this.traitCount[bit] = at(this.traitCount, bit) + by;
    }
    const bucket = at(problem.bucket, card);
    this.curveCount[bucket] = at(this.curveCount, bucket) + by;
    this.cost += by * at(problem.price, card);
    this.scarce += by * at(problem.scarce, card);
  }
}

/** An element that is there: the arrays of a problem all have its size. */
function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

/**
 * Chooses copies of the candidates: greedily, then by simulated annealing over a fixed number of swaps (so that the
 * result depends on the seed alone), then by climbing until no single swap helps.
 *
 * @returns copies per candidate; their sum is `total`, or less when the candidates do not suffice.
 */
export function optimize(problem: Problem, random: Random, steps = 30_000): Uint8Array {
  const state = new State(problem);
  for (let card = 0; card < problem.size; card++) {
    for (let copy = at(problem.locked, card); copy > 0; copy--) state.change(card, 1);
  }
  fill(state);
  anneal(state, random, steps);
  climb(state);
  return state.counts;
}

/** Adds the best card, with its usual copies, until the deck is full. */
function fill(state: State): void {
  const { problem } = state;
  while (state.chosen < problem.total) {
    let best = -1;
    let bestGain = Number.NEGATIVE_INFINITY;
    let bestCopies = 0;
    for (let card = 0; card < problem.size; card++) {
      const held = at(state.counts, card);
      const room = Math.min(at(problem.limit, card) - held, problem.total - state.chosen);
      if (room <= 0) continue;
      const copies = Math.min(room, Math.max(1, at(problem.usual, card) - held));
      const gain = state.gainOfAdding(card, copies) / copies;
      if (gain > bestGain) {
        best = card;
        bestGain = gain;
        bestCopies = copies;
      }
    }
    if (best < 0) return;
    for (let copy = 0; copy < bestCopies; copy++) state.change(best, 1);
  }
}

function anneal(state: State, random: Random, steps: number): void {
  const { problem } = state;
  const inside: number[] = [];
  const position = new Int32Array(problem.size).fill(-1);
  const enter = (card: number): void => {
    position[card] = inside.length;
    inside.push(card);
  };
  const leave = (card: number): void => {
    const place = at(position, card);
    const last = inside.pop();
    if (last !== undefined && last !== card) {
      inside[place] = last;
      position[last] = place;
    }
    position[card] = -1;
  };
  for (let card = 0; card < problem.size; card++) if (at(state.counts, card) > 0) enter(card);
  if (inside.length === 0) return;

  const hot = 1.2;
  const cold = 0.02;
  let value = 0;
  let bestValue = 0;
  let best = state.counts.slice();
  for (let step = 0; step < steps; step++) {
    const heat = hot * (cold / hot) ** (step / steps);
    const out = inside[random.int(inside.length)] ?? 0;
    const into = random.int(problem.size);
    const free = at(state.counts, out) - at(problem.locked, out);
    const room = at(problem.limit, into) - at(state.counts, into);
    const chance = random.next();
    if (out === into || free <= 0 || room <= 0) continue;
    const by = at(problem.usual, out) > 1 && step % 3 === 0 ? 1 : Math.min(free, room);
    const gain = state.gainOfSwap(out, into, by);
    if (gain < 0 && Math.exp(gain / heat) <= chance) continue;
    for (let copy = 0; copy < by; copy++) {
      state.change(out, -1);
      state.change(into, 1);
    }
    if (at(state.counts, out) === 0) leave(out);
    if (at(position, into) < 0) enter(into);
    value += gain;
    if (value > bestValue + 1e-6) {
      bestValue = value;
      best = state.counts.slice();
    }
  }
  restore(state, best);
}

/** Brings the state to given counts. */
function restore(state: State, counts: Uint8Array): void {
  for (let card = 0; card < counts.length; card++) {
    while (at(state.counts, card) > at(counts, card)) state.change(card, -1);
    while (at(state.counts, card) < at(counts, card)) state.change(card, 1);
  }
}

/** Takes improving swaps, first found first, for at most two rounds over all pairs. */
function climb(state: State): void {
  const { problem } = state;
  for (let round = 0; round < 2; round++) {
    let improved = false;
    for (let out = 0; out < problem.size; out++) {
      if (at(state.counts, out) <= at(problem.locked, out)) continue;
      let best = -1;
      let bestGain = 1e-4;
      let bestBy = 0;
      const free = at(state.counts, out) - at(problem.locked, out);
      for (let into = 0; into < problem.size; into++) {
        const room = at(problem.limit, into) - at(state.counts, into);
        if (into === out || room <= 0) continue;
        const all = Math.min(free, room);
        for (const by of all > 1 ? [1, all] : [all]) {
          const gain = state.gainOfSwap(out, into, by);
          if (gain > bestGain) {
            best = into;
            bestGain = gain;
            bestBy = by;
          }
        }
      }
      if (best < 0) continue;
      for (let copy = 0; copy < bestBy; copy++) {
        state.change(out, -1);
        state.change(best, 1);
      }
      improved = true;
    }
    if (!improved) return;
  }
}
