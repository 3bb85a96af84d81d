import type { Random } from "../random.ts";
import { State } from "./deck-state.ts";
import type { Problem } from "./problem.ts";

/**
 * Chooses copies of the candidates: greedily, then by simulated annealing over a fixed number of swaps (so that the
 * result depends on the seed alone), then by taking the best swap that is left for each card of the deck.
 *
 * @returns copies per candidate; their sum is `total`, or less when the candidates do not suffice.
 */
export function optimize(problem: Problem, random: Random, steps = 30_000): Uint8Array {
  const state = new State(problem);
  for (let card = 0; card < problem.size; card++) {
    for (let copy = problem.locked[card] ?? 0; copy > 0; copy--) state.change(card, 1);
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
      const held = state.counts[card] ?? 0;
      const room = Math.min((problem.limit[card] ?? 0) - held, problem.total - state.chosen);
      if (room <= 0) continue;
      const copies = Math.min(room, Math.max(1, (problem.usual[card] ?? 0) - held));
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

/** Temperatures at which the search begins and ends. */
const HOT = 1.2;
const COLD = 0.02;

function anneal(state: State, random: Random, steps: number): void {
  const { problem, counts } = state;
  const inside = createInside(counts);
  if (inside.cards.length === 0) return;
  let value = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  let best = counts.slice();
  for (let step = 0; step < steps; step++) {
    const heat = HOT * (COLD / HOT) ** (step / steps);
    const out = inside.cards[random.int(inside.cards.length)] ?? 0;
    const into = random.int(problem.size);
    const free = (counts[out] ?? 0) - (problem.locked[out] ?? 0);
    const room = (problem.limit[into] ?? 0) - (counts[into] ?? 0);
    const chance = random.next();
    if (out === into || free <= 0 || room <= 0) continue;
    const by = (problem.usual[out] ?? 0) > 1 && step % 3 === 0 ? 1 : Math.min(free, room);
    const least = heat * Math.log(chance);
    const gain = state.gainOfSwap(out, into, by, least);
    if (gain <= least) continue;
    swap(state, out, into, by);
    inside.swapped(out, into);
    value += gain;
    // While it is hot the best deck so far is soon bettered: remembering it would only cost time.
    if (step > steps / 2 && value > bestValue + 1e-6) {
      bestValue = value;
      best = counts.slice();
    }
  }
  restore(state, best);
}

/** The cards of a deck as a list that one can draw from and change quickly. */
interface Inside {
  readonly cards: readonly number[];
  /** Brings the list up to date after a swap. */
  swapped(out: number, into: number): void;
}

function createInside(counts: Uint8Array): Inside {
  const cards: number[] = [];
  const position = new Int32Array(counts.length).fill(-1);
  const enter = (card: number): void => {
    position[card] = cards.length;
    cards.push(card);
  };
  const leave = (card: number): void => {
    const place = position[card] ?? 0;
    const last = cards.pop();
    if (last !== undefined && last !== card) {
      cards[place] = last;
      position[last] = place;
    }
    position[card] = -1;
  };
  for (let card = 0; card < counts.length; card++) if ((counts[card] ?? 0) > 0) enter(card);
  return {
    cards,
    swapped(out, into) {
      if ((counts[out] ?? 0) === 0) leave(out);
      if ((position[into] ?? 0) < 0) enter(into);
    },
  };
}

function swap(state: State, out: number, into: number, by: number): void {
  for (let copy = 0; copy < by; copy++) {
    state.change(out, -1);
    state.change(into, 1);
  }
}

/** Brings the state to given counts. */
function restore(state: State, counts: Uint8Array): void {
  for (let card = 0; card < counts.length; card++) {
    while ((state.counts[card] ?? 0) > (counts[card] ?? 0)) state.change(card, -1);
    while ((state.counts[card] ?? 0) < (counts[card] ?? 0)) state.change(card, 1);
  }
}

/** Takes the best improving swap for each card of the deck in turn. */
function climb(state: State): void {
  const { problem, counts } = state;
  for (let out = 0; out < problem.size; out++) {
    const free = (counts[out] ?? 0) - (problem.locked[out] ?? 0);
    if (free <= 0) continue;
    let best = -1;
    let bestGain = LEAST_GAIN;
    let bestBy = 0;
    const weigh = (into: number, by: number): void => {
      const gain = state.gainOfSwap(out, into, by, bestGain);
      if (gain > bestGain) [best, bestGain, bestBy] = [into, gain, by];
    };
    for (let into = 0; into < problem.size; into++) {
      const by = Math.min(free, (problem.limit[into] ?? 0) - (counts[into] ?? 0));
      if (into === out || by <= 0) continue;
      weigh(into, by);
      if (by > 1) weigh(into, 1);
    }
    swap(state, out, best, bestBy);
  }
}

/** Below this a swap is no improvement but an error of rounding. */
const LEAST_GAIN = 1e-4;
