import { TABLES, type Tables } from "@deckwright/engine/intent/whose/network.ts";
import type { Slopes } from "./slopes.ts";

/** How much of the former slopes, and of their squares, is kept. */
const KEPT = 0.9;
const KEPT_SQUARES = 0.999;
const LEAST = 1e-8;
/** What every number of a table loses at each step, times the step; biases keep theirs. */
const DECAY = 1e-2;

/** Steps against the slope, each number's by how large its slopes use to be (Kingma and Ba, 2015; Loshchilov and Hutter, 2019). */
export class Adam {
  readonly #tables: Tables;
  readonly #slopes: Map<string, Float32Array>;
  readonly #squares: Map<string, Float32Array>;
  #steps = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
    const empty = (): Map<string, Float32Array> =>
      new Map(TABLES.map((name) => [name, new Float32Array(tables[name].length)]));
    this.#slopes = empty();
    this.#squares = empty();
  }

  /** Changes all tables by one step. */
  step(slopes: Slopes, rate: number): void {
    this.#steps++;
    const ofSlopes = 1 - KEPT ** this.#steps;
    const ofSquares = 1 - KEPT_SQUARES ** this.#steps;
    for (const name of TABLES) {
      const table = this.#tables[name];
      const slope = slopes[name];
      const former = this.#slopes.get(name) ?? slope;
      const squares = this.#squares.get(name) ?? slope;
      const decay = /bias/i.test(name) ? 0 : DECAY;
      for (let at = 0; at < table.length; at++) {
        const now = slope[at] ?? 0;
        const mean = KEPT * (former[at] ?? 0) + (1 - KEPT) * now;
        const square = KEPT_SQUARES * (squares[at] ?? 0) + (1 - KEPT_SQUARES) * now * now;
        former[at] = mean;
        squares[at] = square;
        const value = table[at] ?? 0;
        table[at] =
          value - rate * (mean / ofSlopes / (Math.sqrt(square / ofSquares) + LEAST) + decay * value);
      }
    }
  }
}
