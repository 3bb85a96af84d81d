/** Letters of a text that fit into the bits of one number. */
const WORD = 32;

/** Longer texts are not compared. */
const LONGEST = 256;

/** Rows of the table that the distance of long texts is read from, kept from one comparison to the next. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
];

/** Compares one text with many others. */
interface Comparison {
  /** As `alignmentDistance`. */
  distance(other: string, most: number): number;
}

/** Prepares a text to be compared with many others. */
export function compareWith(text: string): Comparison {
  if (text.length === 0 || text.length > WORD || /[^\0-\x7f]/.test(text))
    return { distance: (other, most) => alignmentDistance(text, other, most) };
  return new InBits(text);
}

/**
 * The same distance with a column of the table in the bits of one number, one step a letter of the other text.
 * Heikki Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances" (2003), section 4.
 */
class InBits implements Comparison {
  readonly #length: number;
  readonly #last: number;
  /** Where each ASCII letter stands in the text. */
  readonly #places = new Int32Array(128);

  constructor(text: string) {
    this.#length = text.length;
    this.#last = 1 << (text.length - 1);
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      this.#places[letter] = (this.#places[letter] ?? 0) | (1 << at);
    }
  }

  distance(other: string, most: number): number {
    if (Math.abs(other.length - this.#length) > most) return most + 1;
    let distance = this.#length;
    // Where the column goes up and down by one, where its diagonal stays, and the places of the letter before.
    let up = -1;
    let down = 0;
    let level = 0;
    let before = 0;
    for (let at = 0; at < other.length; at++) {
      const letter = other.charCodeAt(at);
      const here = letter < 128 ? (this.#places[letter] ?? 0) : 0;
      const swapped = ((~level & here) << 1) & before;
      level = swapped | (((here & up) + up) ^ up) | here | down;
      let rises = down | ~(level | up);
      let falls = level & up;
      if (rises & this.#last) distance++;
      else if (falls & this.#last) distance--;
      // Each letter that is left lessens it by one at best.
      if (distance - (other.length - 1 - at) > most) return most + 1;
      rises = (rises << 1) | 1;
      falls <<= 1;
      up = falls | ~(level | rises);
      down = rises & level;
      before = here;
    }
    return Math.min(distance, most + 1);
  }
}

/**
 * Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors, each once, that turn one text
 * into the other.
 * @param most Larger distances are given as `most + 1`.
 */
export function alignmentDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length >= LONGEST) return most + 1;
  const width = b.length + 1;
  let [before, above, row] = ROWS;
  for (let at = 0; at < width; at++) above[at] = Math.min(at, 255);
  for (let i = 1; i <= a.length; i++) {
    row[0] = Math.min(i, 255);
    let least = row[0];
    const letter = a.charCodeAt(i - 1);
    // Further than `most` from the diagonal every distance is larger.
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    if (from > 1) row[from - 1] = 255;
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      const cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (letter === other ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : 255,
      );
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (to < b.length) row[to + 1] = 255;
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] ?? most + 1, most + 1);
}

/** Whether two different texts are one typo apart: a distance of 1, found by looking at where they part. */
export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from++;
  if (from === long.length) return false;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  return (
    short.charCodeAt(from) === long.charCodeAt(from + 1) &&
    short.charCodeAt(from + 1) === long.charCodeAt(from) &&
    short.slice(from + 2) === long.slice(from + 2)
  );
}
