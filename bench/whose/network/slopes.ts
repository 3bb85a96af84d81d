import {
  addRow,
  type BothWays,
  type Network,
  stateBefore,
  type Tables,
} from "@deckwright/engine/intent/whose/network.ts";
import type { NetworkInput } from "@deckwright/engine/intent/whose/network-input.ts";

/** How the error changes with every number of a network's tables. */
export type Slopes = Tables;

/** Adds each of some values times each of others to a table. */
function addProducts(to: Float32Array, rows: Float32Array, columns: Float32Array): void {
  const width = columns.length;
  for (const [at, value] of rows.entries())
    addRow(to.subarray(at * width, (at + 1) * width), columns, 0, value);
}

/** Each row of a table times some values, added up; columns from `from` on. */
function timesRows(
  table: Float32Array,
  values: Float32Array,
  rows: number,
  { width = values.length, from = 0 } = {},
): Float32Array {
  const out = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let at = 0; at < values.length; at++)
      sum += (table[row * width + from + at] ?? 0) * (values[at] ?? 0);
    out[row] = sum;
  }
  return out;
}

/** From what is wrong with the answers of a thing to what is wrong with what was seen of it. */
export function backThroughAnswers(
  { sizes, tables }: Network,
  {
    seen,
    hidden,
    wrong,
    marks,
  }: {
    readonly seen: Float32Array;
    readonly hidden: Float32Array;
    readonly wrong: Float32Array;
    readonly marks: readonly number[];
  },
  slopes: Slopes,
): Float32Array {
  addProducts(slopes.answers, hidden, wrong);
  addRow(slopes.answersBias, wrong, 0, 1);
  const ofHidden = timesRows(tables.answers, wrong, sizes.hidden);
  for (const [at, value] of hidden.entries()) if (value <= 0) ofHidden[at] = 0;
  addRow(slopes.biasOut, ofHidden, 0, 1);
  for (const mark of marks)
    addRow(slopes.marksOut.subarray(mark * sizes.hidden, (mark + 1) * sizes.hidden), ofHidden, 0, 1);
  addProducts(slopes.statesOut, seen, ofHidden);
  return timesRows(tables.statesOut, ofHidden, seen.length);
}

/** From what is wrong with the states, back through both readings, to what is wrong with their inputs. */
export function backThroughStates(
  { sizes, tables }: Network,
  read: BothWays,
  ofStates: Float32Array,
  slopes: Slopes,
): Float32Array {
  const size = sizes.state;
  const length = read.states.length / (2 * size);
  const ofInputs = new Float32Array(length * 6 * size);
  const back = (at: number, from: number, way: 0 | 1, later: Float32Array): Float32Array => {
    const of = ofStates.slice((at * 2 + way) * size, (at * 2 + way + 1) * size);
    addRow(of, later, 0, 1);
    const before = stateBefore(read.states, from, way, size);
    const place = (at * 2 + way) * 3 * size;
    return backThroughStep(
      {
        recurrent: way === 0 ? tables.onward : tables.backward,
        parts: read.parts.subarray(place, place + 3 * size),
        before,
        of,
        ofInput: ofInputs.subarray(place, place + 3 * size),
      },
      way === 0 ? slopes.onward : slopes.backward,
    );
  };
  let later = new Float32Array(size);
  for (let at = length - 1; at >= 0; at--) later = back(at, at - 1, 0, later) as Float32Array<ArrayBuffer>;
  later = new Float32Array(size);
  for (let at = 0; at < length; at++) later = back(at, at + 1, 1, later) as Float32Array<ArrayBuffer>;
  return ofInputs;
}

/** Back through one step of reading: fills `ofInput`, and answers what is wrong with the state before. */
function backThroughStep(
  {
    recurrent,
    parts,
    before,
    of,
    ofInput,
  }: {
    readonly recurrent: Float32Array;
    readonly parts: Float32Array;
    readonly before: Float32Array;
    readonly of: Float32Array;
    readonly ofInput: Float32Array;
  },
  slope: Float32Array,
): Float32Array {
  const size = before.length;
  const width = 3 * size;
  const fresh = ofInput.subarray(2 * size);
  for (let each = 0; each < size; each++) {
    const keeps = parts[each] ?? 0;
    const made = parts[2 * size + each] ?? 0;
    ofInput[each] = (of[each] ?? 0) * ((before[each] ?? 0) - made) * keeps * (1 - keeps);
    fresh[each] = (of[each] ?? 0) * (1 - keeps) * (1 - made * made);
  }
  const ofBack = timesRows(recurrent, fresh, size, { width, from: 2 * size });
  const ofBefore = new Float32Array(size);
  for (let each = 0; each < size; each++) {
    const looks = parts[size + each] ?? 0;
    const was = before[each] ?? 0;
    ofInput[size + each] = (ofBack[each] ?? 0) * was * looks * (1 - looks);
    ofBefore[each] = (of[each] ?? 0) * (parts[each] ?? 0) + (ofBack[each] ?? 0) * looks;
    addRow(slope.subarray(each * width + 2 * size, (each + 1) * width), fresh, 0, looks * was);
  }
  const gates = ofInput.subarray(0, 2 * size);
  for (let each = 0; each < size; each++)
    addRow(slope.subarray(each * width, each * width + 2 * size), gates, 0, before[each] ?? 0);
  addRow(ofBefore, timesRows(recurrent, gates, size, { width }), 0, 1);
  return ofBefore;
}

/** From what is wrong with the inputs to what is wrong with words and marks. */
export function backThroughInputs(
  { sizes, tables }: Network,
  {
    input,
    ofWords,
    kept,
    ofInputs,
  }: {
    readonly input: NetworkInput;
    readonly ofWords: Float32Array;
    readonly kept: Float32Array;
    readonly ofInputs: Float32Array;
  },
  slopes: Slopes,
): void {
  const width = 6 * sizes.state;
  for (const [at, word] of input.words.entries()) {
    const of = ofInputs.subarray(at * width, (at + 1) * width);
    addRow(slopes.biasIn, of, 0, 1);
    for (const mark of input.marks[at] ?? [])
      addRow(slopes.marksIn.subarray(mark * width, (mark + 1) * width), of, 0, 1);
    addProducts(slopes.wordsIn, ofWords.subarray(at * sizes.word, (at + 1) * sizes.word), of);
    const ofWord = timesRows(tables.wordsIn, of, sizes.word);
    for (let each = 0; each < sizes.word; each++) {
      const place = word * sizes.word + each;
      slopes.words[place] =
        (slopes.words[place] ?? 0) + (ofWord[each] ?? 0) * (kept[at * sizes.word + each] ?? 0);
    }
  }
}
