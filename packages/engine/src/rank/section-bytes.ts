// How the sections of a co-occurrence file are written: small numbers in few bytes, shares in one.

/** Sparse rows: row `r` owns the entries from `starts[r]` to `starts[r + 1] - 1`, its columns ascending. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly columns: Uint16Array;
  /** Shares in 255ths. */
  readonly values: Uint8Array;
}

const STEPS_PER_HALVING = 24;

/** A share (0 to 1) on a logarithmic scale of one byte: 24 steps a halving, so 0.06 % is still told from nothing. */
export function packShare(share: number): number {
  if (!(share > 0)) return 0;
  return Math.max(1, Math.min(255, Math.round(255 + STEPS_PER_HALVING * Math.log2(share))));
}

/** The inverse of `packShare`. */
export function unpackShare(packed: number): number {
  return packed === 0 ? 0 : 2 ** ((packed - 255) / STEPS_PER_HALVING);
}

/** Numbers and shares on their way into a section. */
export class Writer {
  readonly bytes: number[] = [];
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.bytes.push(rest);
  }
  ascending(list: ArrayLike<number>, from: number, to: number): void {
    let last = -1;
    for (let at = from; at < to; at++) {
      const value = list[at] ?? 0;
      this.varint(value - last - 1);
      last = value;
    }
  }
  raw(list: ArrayLike<number>): void {
    for (let at = 0; at < list.length; at++) this.bytes.push(list[at] ?? 0);
  }
  text(value: unknown): void {
    const text = toAscii(value);
    this.varint(text.length);
    this.raw(text);
  }
  /** Lengths, then all gaps, then all values: like next to like compresses best. */
  rows(rows: SparseRows): void {
    for (let row = 0; row + 1 < rows.starts.length; row++) {
      this.varint((rows.starts[row + 1] ?? 0) - (rows.starts[row] ?? 0));
    }
    for (let row = 0; row + 1 < rows.starts.length; row++) {
      this.ascending(rows.columns, rows.starts[row] ?? 0, rows.starts[row + 1] ?? 0);
    }
    this.raw(rows.values);
  }
}

/** The way back; it throws where a section ends too early. */
export class Reader {
  private at: number;
  private readonly bytes: Uint8Array;
  private readonly end: number;
  constructor(bytes: Uint8Array, at: number, length: number) {
    this.bytes = bytes;
    this.at = at;
    this.end = at + length;
  }
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      if (this.at >= this.end) throw new Error("Co-occurrence file: a section ends too early");
      const byte = this.bytes[this.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new Error("Co-occurrence file: a number is too long");
  }
  varints(count: number): Uint32Array {
    const list = new Uint32Array(count);
    for (let at = 0; at < count; at++) list[at] = this.varint();
    return list;
  }
  ascending(into: Uint16Array, from: number, to: number): void {
    const { bytes, end } = this;
    let here = this.at;
    let last = -1;
    for (let place = from; place < to; place++) {
      // Nearly all gaps are one byte, and a million of them are read.
      const byte = here < end ? (bytes[here] ?? 128) : 128;
      if (byte < 128) {
        here++;
        last += byte + 1;
      } else {
        this.at = here;
        last += this.varint() + 1;
        here = this.at;
      }
      into[place] = last;
    }
    this.at = here;
  }
  raw(count: number): Uint8Array {
    if (this.at + count > this.end) throw new Error("Co-occurrence file: a section ends too early");
    const list = this.bytes.slice(this.at, this.at + count);
    this.at += count;
    return list;
  }
  text(): unknown {
    const bytes = this.raw(this.varint());
    return fromAscii(bytes, 0, bytes.length);
  }
  rows(count: number): SparseRows {
    const lengths = this.varints(count);
    const starts = new Uint32Array(count + 1);
    for (let row = 0; row < count; row++) starts[row + 1] = (starts[row] ?? 0) + (lengths[row] ?? 0);
    const total = starts[count] ?? 0;
    const columns = new Uint16Array(total);
    for (let row = 0; row < count; row++) this.ascending(columns, starts[row] ?? 0, starts[row + 1] ?? 0);
    return { starts, columns, values: this.raw(total) };
  }
}

/** JSON in ASCII, so that a position in the bytes is one in the text. */
export function toAscii(value: unknown): number[] {
  const text = JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

export function fromAscii(bytes: Uint8Array, at: number, length: number): unknown {
  // A copy, since not every host decodes memory that threads share.
  return JSON.parse(new TextDecoder().decode(bytes.slice(at, at + length)));
}
