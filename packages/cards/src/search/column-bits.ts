import { addBit, type Bits, noBits } from "./bits.ts";
import type { Operator } from "./tree.ts";
import { numberTest, type WordColumn } from "./word-column.ts";

/*
 * Loops over whole columns. A test that is called once for each of a hundred thousand printings takes many times as long
 * as the same comparison within the loop; so does a loop that meets more than four kinds of arrays.
 */

/** A test of single rows, and the rows that pass all at once. */
export interface RowTest {
  readonly test: (at: number) => boolean;
  readonly bits: () => Bits;
}

/** Rows of which the number, a position in `passes`, has a 1 there. */
export function bitsByNumber(size: number, ids: ArrayLike<number>, passes: Uint8Array): Bits {
  const bits = noBits(size);
  for (let at = 0; at < size; at++) if (passes[ids[at] ?? -1] === 1) addBit(bits, at);
  return bits;
}

/** Tests rows of a column by a test of their texts, each of which is looked at once. */
export function columnTest(
  size: number,
  { ids, words }: WordColumn,
  passes: (text: string) => boolean,
): RowTest {
  return {
    test: numberTest(ids, words.length, (id) => passes(words[id] ?? "")),
    bits: () =>
      bitsByNumber(
        size,
        ids,
        Uint8Array.from(words, (word) => (passes(word) ? 1 : 0)),
      ),
  };
}

/** Rows with any of some bits set. */
export function bitsByMask(size: number, masks: ArrayLike<number>, mask: number): Bits {
  const bits = noBits(size);
  for (let at = 0; at < size; at++) if (((masks[at] ?? 0) & mask) !== 0) addBit(bits, at);
  return bits;
}

/** Which of less, equal and more an operator lets pass; `:` is the same as `=`. */
function outcomes(operator: Operator): readonly [less: boolean, equal: boolean, more: boolean] {
  const isLess = operator === "<" || operator === "<=" || operator === "!=";
  const isMore = operator === ">" || operator === ">=" || operator === "!=";
  return [isLess, operator !== "<" && operator !== ">" && operator !== "!=", isMore];
}

/**
 * Rows that compare so with a number. NaN never does.
 * @param unknown Stands for a number that is not known, and never compares so either.
 */
export function bitsCompared(
  values: Float32Array | Uint16Array | Uint32Array,
  operator: Operator,
  wanted: number,
  unknown = Number.NaN,
): Bits {
  const [less, equal, more] = outcomes(operator);
  const bits = noBits(values.length);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? Number.NaN;
    if (value === unknown) continue;
    if (value < wanted ? less : value > wanted ? more : value === wanted && equal) addBit(bits, at);
  }
  return bits;
}

/** Days from one up to, not including, another. */
export function bitsOfDays(days: Int32Array, from: number, to: number): Bits {
  const bits = noBits(days.length);
  for (let at = 0; at < days.length; at++) {
    const day = days[at] ?? Number.NaN;
    if (day >= from && day < to) addBit(bits, at);
  }
  return bits;
}

/**
 * Cards with a face that compares so with a number.
 * @param starts First face of each card, and one past the last of all.
 */
export function cardsCompared(
  starts: Uint32Array,
  values: Float32Array,
  operator: Operator,
  wanted: number,
): Bits {
  const [less, equal, more] = outcomes(operator);
  const cards = starts.length - 1;
  const bits = noBits(cards);
  for (let card = 0; card < cards; card++) {
    const end = starts[card + 1] ?? 0;
    for (let face = starts[card] ?? 0; face < end; face++) {
      const value = values[face] ?? Number.NaN;
      if (value < wanted ? less : value > wanted ? more : value === wanted && equal) addBit(bits, card);
    }
  }
  return bits;
}
