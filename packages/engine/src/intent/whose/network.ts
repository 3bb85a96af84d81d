import { AT_ONCE, byFours, sumsOf } from "./by-fours.ts";
import { inputOf, type NetworkInput, type Vocabulary } from "./network-input.ts";
import type { Surroundings } from "./surroundings.ts";
import { type Likely, softmax } from "./weights.ts";

/** How many numbers stand for a word, for what was read up to a word from each side, and between that and the answers. */
export interface NetworkSizes {
  readonly word: number;
  readonly state: number;
  readonly hidden: number;
  readonly answers: number;
}

/** The tables of a network, row by row. A state has three parts: what it keeps, what it looks back at, what is new. */
export const TABLES = [
  /** Each word, by `word`. */
  "words",
  /** From a word, and from each mark, to the parts of both states. */
  "wordsIn",
  "marksIn",
  "biasIn",
  /** From a state to the parts of the next one, reading on and reading back. */
  "onward",
  "backward",
  /** From the four states that are looked at, and from a thing's marks, to the layer before the answers. */
  "statesOut",
  "marksOut",
  "biasOut",
  "answers",
  "answersBias",
] as const;
export type Tables = Readonly<Record<(typeof TABLES)[number], Float32Array>>;

/** A network that reads a wish from both ends and says of each thing in it which answer is how likely. */
export interface Network {
  readonly sizes: NetworkSizes;
  readonly tables: Tables;
  readonly vocabulary: Vocabulary;
}

/** A network as it stands in `data`: each table in whole numbers, with what one of them is worth. */
export interface PackedNetwork {
  readonly sizes: NetworkSizes;
  readonly words: readonly string[];
  readonly marks: readonly string[];
  readonly tables: Readonly<Record<string, { readonly unit: number; readonly numbers: readonly number[] }>>;
}

/** Number 0 is any other word. */
export function numbered(names: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(names.map((name, at) => [name, at + first]));
}

/**
 * Opens what was learned.
 *
 * @throws Error where a table is missing
 */
export function unpackNetwork({ sizes, words, marks, tables }: PackedNetwork): Network {
  const unpacked = TABLES.map((name): [string, Float32Array] => {
    const table = tables[name];
    if (table === undefined) throw new Error(`The network has no table "${name}".`);
    return [name, Float32Array.from(table.numbers, (number) => number * table.unit)];
  });
  return {
    sizes,
    vocabulary: { words: numbered(words, 1), marks: numbered(marks, 0) },
    tables: Object.fromEntries(unpacked) as Tables,
  };
}

/** Reads a wish, to be asked of each of its things how likely which answer is. */
export function openNetwork(network: Network): (around: Surroundings) => (thing: number) => Likely {
  const { sizes, tables, vocabulary } = network;
  const ways = waysOf(network);
  const known = new Map<number, Float32Array>();
  const wordOf = (word: number): Float32Array => {
    const row =
      known.get(word) ??
      projectedRow(network, tables.words.subarray(word * sizes.word, (word + 1) * sizes.word));
    known.set(word, row);
    return row;
  };
  const marksOf = keptMarks(network);
  const out = byFours(tables.statesOut, 8 * sizes.state, 0, sizes.hidden);
  const sums = new Float64Array(sizes.hidden + AT_ONCE);
  return (around) => {
    const input = inputOf(around, vocabulary);
    const inputs = inputsOf(network, input, wordOf, marksOf);
    const { states } = bothWays(sizes.state, ways, inputs, input.words.length);
    const most = largestOf(states, input.words.length, 2 * sizes.state);
    return (at) => {
      const thing = input.things[at];
      if (thing === undefined) throw new RangeError(`The wish has no thing ${at}.`);
      sumsOf(out, Float64Array.from(lookedAt(network, states, most, thing)), sums);
      return softmax([...answersFrom(network, hiddenFrom(network, sums, thing.marks))]);
    };
  };
}

/** What the numbers of a word add to the parts of both states. */
export function projectedRow({ sizes, tables }: Network, numbers: Float32Array): Float32Array {
  const width = 6 * sizes.state;
  const out = new Float32Array(width);
  for (const [each, by] of numbers.entries()) addRow(out, tables.wordsIn, each * width, by);
  return out;
}

/** What the marks of a word add to the parts of both states, with what is there without any. */
function marksRow({ sizes, tables }: Network, marks: readonly number[]): Float32Array {
  const row = tables.biasIn.slice();
  for (const mark of marks) addRow(row, tables.marksIn, mark * 6 * sizes.state, 1);
  return row;
}

/** Most rows of marks that are kept: a few hundred of them are nearly all. */
const MOST_KEPT = 2000;

/** `marksRow` with what was added up before. */
function keptMarks(network: Network): (marks: readonly number[]) => Float32Array {
  const known = new Map<string, Float32Array>();
  return (marks) => {
    const key = marks.join();
    const row = known.get(key) ?? marksRow(network, marks);
    if (known.size < MOST_KEPT) known.set(key, row);
    return row;
  };
}

/** What the words and their marks add to the parts of both states, word by word. */
export function inputsOf(
  network: Network,
  { words, marks }: NetworkInput,
  wordOf: (word: number, at: number) => Float32Array,
  marksOf = (of: readonly number[]): Float32Array => marksRow(network, of),
): Float32Array {
  const width = 6 * network.sizes.state;
  const inputs = new Float32Array(words.length * width);
  for (let at = 0; at < words.length; at++) {
    const ofWord = wordOf(words[at] ?? 0, at);
    const ofMarks = marksOf(marks[at] ?? []);
    for (let each = 0, place = at * width; each < width; each++, place++)
      inputs[place] = (ofWord[each] ?? 0) + (ofMarks[each] ?? 0);
  }
  return inputs;
}

/** What was read up to each word, from both sides beside each other, and the parts that it was made of. */
export interface BothWays {
  readonly states: Float32Array;
  readonly parts: Float32Array;
}

/** Reads a wish from both sides by gated recurrent units (Cho and others, 2014). */
export function bothWays(size: number, ways: Ways, inputs: Float32Array, length: number): BothWays {
  const states = new Float32Array(length * 2 * size);
  const parts = new Float32Array(length * 6 * size);
  const reading = { inputs, states, parts, size, length };
  oneWay(reading, ways.onward, 0);
  oneWay(reading, ways.backward, 1);
  return { states, parts };
}

/** The tables from state to state as `bothWays` reads them: what makes the first two parts, and what makes the new one. */
export interface Ways {
  readonly onward: Way;
  readonly backward: Way;
}
interface Way {
  readonly gates: Float64Array;
  readonly fresh: Float64Array;
}

/** Lays the tables from state to state out for `bothWays`. */
export function waysOf({ sizes: { state: size }, tables }: Network): Ways {
  const way = (recurrent: Float32Array): Way => ({
    gates: byFours(recurrent, size, 0, 2 * size),
    fresh: byFours(recurrent, size, 2 * size, 3 * size),
  });
  return { onward: way(tables.onward), backward: way(tables.backward) };
}

/** What reading works on. */
interface Reading extends BothWays {
  readonly inputs: Float32Array;
  readonly size: number;
  readonly length: number;
}

/** Reads on, or back; before the first word nothing was read. Plain loops over numbers: this is nearly all of the time. */
function oneWay({ inputs, states, parts, size, length }: Reading, { gates, fresh }: Way, way: 0 | 1): void {
  const state = new Float64Array(size);
  const back = new Float64Array(size);
  const sums = new Float64Array(2 * size + AT_ONCE);
  for (let step = 0; step < length; step++) {
    const at = way === 0 ? step : length - 1 - step;
    const place = (at * 2 + way) * 3 * size;
    sumsOf(gates, state, sums);
    for (let part = 0; part < 2 * size; part++)
      parts[place + part] = 1 / (1 + Math.exp(-(inputs[place + part] ?? 0) - (sums[part] ?? 0)));
    for (let each = 0; each < size; each++)
      back[each] = (parts[place + size + each] ?? 0) * (state[each] ?? 0);
    sumsOf(fresh, back, sums);
    for (let each = 0; each < size; each++) {
      const made = Math.tanh((inputs[place + 2 * size + each] ?? 0) + (sums[each] ?? 0));
      const keeps = parts[place + each] ?? 0;
      parts[place + 2 * size + each] = made;
      state[each] = (1 - keeps) * made + keeps * (state[each] ?? 0);
    }
    states.set(state, (at * 2 + way) * size);
  }
}

/** The state that a word is read from: that of its neighbor, and zeros outside of the wish. */
export function stateBefore(states: Float32Array, from: number, way: 0 | 1, size: number): Float32Array {
  const place = (from * 2 + way) * size;
  return place < 0 || place >= states.length ? new Float32Array(size) : states.subarray(place, place + size);
}

/** The largest of each number of the states, over all words. */
export function largestOf(states: Float32Array, length: number, width: number): Float32Array {
  const most = new Float32Array(width).fill(Number.NEGATIVE_INFINITY);
  for (let at = 0; at < length; at++)
    for (let each = 0; each < width; each++)
      most[each] = Math.max(most[each] ?? 0, states[at * width + each] ?? 0);
  return most;
}

/** The words whose states are looked at for a thing: its first, its last, the one before it. */
export function wordsLookedAt({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): readonly number[] {
  return [from, to - 1, Math.max(0, from - 1)];
}

/** The states that a thing is told by: of the words that are looked at, and the largest of all. */
export function lookedAt(
  { sizes }: Network,
  states: Float32Array,
  most: Float32Array,
  thing: { readonly from: number; readonly to: number },
): Float32Array {
  const width = 2 * sizes.state;
  const seen = new Float32Array(4 * width);
  for (const [place, at] of wordsLookedAt(thing).entries())
    seen.set(states.subarray(at * width, (at + 1) * width), place * width);
  seen.set(most, 3 * width);
  return seen;
}

/** The layer before the answers, and how much speaks for each answer. */
export function answersOf(
  network: Network,
  seen: Float32Array,
  marks: readonly number[],
): { readonly hidden: Float32Array; readonly sums: Float32Array } {
  const { sizes, tables } = network;
  const fromStates = new Float64Array(sizes.hidden);
  for (const [place, value] of seen.entries())
    for (let each = 0; each < sizes.hidden; each++)
      fromStates[each] =
        (fromStates[each] ?? 0) + value * (tables.statesOut[place * sizes.hidden + each] ?? 0);
  const hidden = hiddenFrom(network, fromStates, marks);
  return { hidden, sums: answersFrom(network, hidden) };
}

/** The layer before the answers, by what the states add to it and by the marks of a thing. */
function hiddenFrom(
  { sizes, tables }: Network,
  fromStates: Float64Array,
  marks: readonly number[],
): Float32Array {
  const hidden = tables.biasOut.slice();
  for (const mark of marks) addRow(hidden, tables.marksOut, mark * sizes.hidden, 1);
  for (let each = 0; each < hidden.length; each++)
    hidden[each] = Math.max(0, (hidden[each] ?? 0) + (fromStates[each] ?? 0));
  return hidden;
}

function answersFrom({ sizes, tables }: Network, hidden: Float32Array): Float32Array {
  const sums = tables.answersBias.slice();
  for (let place = 0; place < hidden.length; place++)
    addRow(sums, tables.answers, place * sizes.answers, hidden[place] ?? 0);
  return sums;
}

/** Adds a part of a table, from a place on and times a number, to as many numbers. */
export function addRow(to: Float32Array, table: Float32Array, from: number, by: number): void {
  if (by === 0) return;
  for (let each = 0; each < to.length; each++) to[each] = (to[each] ?? 0) + by * (table[from + each] ?? 0);
}
