/**
 * The file in which figures about which cards are played together are stored: a header in JSON, then one section after the
 * other. A reader skips sections of a kind it does not know, so that later releases can add some.
 */

/** Sparse rows: row `r` owns the entries from `starts[r]` to `starts[r + 1] - 1`, its columns ascending. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly columns: Uint16Array;
  /** Shares in 255ths. */
  readonly values: Uint8Array;
}

/** What is known of a format from lists of 60 (or 100) cards. `cards` are positions in the list of names, ascending. */
export interface ListFigures {
  readonly kind: "list";
  readonly format: string;
  /** Decks that were counted, near-duplicates left out. */
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  readonly cards: Uint16Array;
  /** See `packShare`. */
  readonly popularity: Uint8Array;
  /** Share of a card's appearances that are in sideboards, in 255ths. */
  readonly sideShare: Uint8Array;
  /** Usual copies in main decks. */
  readonly copies: Uint8Array;
  /** Per card: the cards that share its main decks, as P(column in main | row in main). Rows and columns index `cards`. */
  readonly together: SparseRows;
  /** Per card: P(column in sideboard | row in main). */
  readonly sideTogether: SparseRows;
}

/** What is known of a format from figures per commander. */
export interface LeaderFigures {
  readonly kind: "leaders";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  readonly cards: Uint16Array;
  readonly popularity: Uint8Array;
  /** One or two commanders per row, as positions in the list of names; `NO_SECOND` when it leads alone. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  /** Decks that this leader was seen at the head of. */
  readonly leaderDecks: Uint32Array;
  /** Per leader: the share of its decks that play a card; columns index `cards`. */
  readonly inclusion: SparseRows;
}

export type Figures = ListFigures | LeaderFigures;

/** Marks a leader without a second commander. */
export const NO_SECOND = 0xffff;

export interface CoOccurrenceFile {
  readonly builtAt: string;
  /** Names of the sources it was learned from, as the model card spells them. */
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly figures: readonly Figures[];
}

const MAGIC = 0x4f435744;
const VERSION = 1;
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

class Writer {
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

class Reader {
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
function toAscii(value: unknown): number[] {
  const text = JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function fromAscii(bytes: Uint8Array, at: number, length: number): unknown {
  // A copy, since not every host decodes memory that threads share.
  return JSON.parse(new TextDecoder().decode(bytes.slice(at, at + length)));
}

function writeFigures(figures: Figures): number[] {
  const writer = new Writer();
  writer.varint(figures.cards.length);
  writer.ascending(figures.cards, 0, figures.cards.length);
  writer.raw(figures.popularity);
  if (figures.kind === "list") {
    writer.raw(figures.sideShare);
    writer.raw(figures.copies);
    writer.rows(figures.together);
    writer.rows(figures.sideTogether);
  } else {
    writer.varint(figures.first.length);
    for (const list of [figures.first, figures.second, figures.leaderDecks]) {
      for (const value of list) writer.varint(value);
    }
    writer.rows(figures.inclusion);
  }
  return writer.bytes;
}

/** The bytes of a co-occurrence file, not compressed. At most 65,535 names. */
export function writeCoOccurrence(file: CoOccurrenceFile): Uint8Array {
  if (file.names.length >= NO_SECOND) throw new Error("Co-occurrence file: too many names");
  const sections = [
    { head: { kind: "names" }, bytes: toAscii(file.names) },
    ...file.figures.map((figures) => ({
      head: {
        kind: figures.kind,
        format: figures.format,
        decks: figures.decks,
        from: figures.from,
        to: figures.to,
      },
      bytes: writeFigures(figures),
    })),
  ];
  const header = toAscii({
    builtAt: file.builtAt,
    sources: file.sources,
    sections: sections.map(({ head, bytes }) => ({ ...head, length: bytes.length })),
  });
  const size = 12 + header.length + sections.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(0, MAGIC, true);
  new DataView(out.buffer).setUint32(4, VERSION, true);
  new DataView(out.buffer).setUint32(8, header.length, true);
  out.set(header, 12);
  let at = 12 + header.length;
  for (const { bytes } of sections) {
    out.set(bytes, at);
    at += bytes.length;
  }
  return out;
}

interface SectionHead {
  readonly kind: string;
  readonly length: number;
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
}

interface Header {
  readonly builtAt: string;
  readonly sources: readonly string[];
  readonly sections: readonly SectionHead[];
}

function readFigures(head: SectionHead, reader: Reader): Figures | null {
  const { format, decks, from, to } = head;
  if (head.kind !== "list" && head.kind !== "leaders") return null;
  const count = reader.varint();
  const cards = new Uint16Array(count);
  reader.ascending(cards, 0, count);
  const popularity = reader.raw(count);
  if (head.kind === "list") {
    const sideShare = reader.raw(count);
    const copies = reader.raw(count);
    const together = reader.rows(count);
    const sideTogether = reader.rows(count);
    return {
      kind: "list",
      format,
      decks,
      from,
      to,
      cards,
      popularity,
      sideShare,
      copies,
      together,
      sideTogether,
    };
  }
  const leaders = reader.varint();
  const first = Uint16Array.from(reader.varints(leaders));
  const second = Uint16Array.from(reader.varints(leaders));
  const leaderDecks = reader.varints(leaders);
  const inclusion = reader.rows(leaders);
  return {
    kind: "leaders",
    format,
    decks,
    from,
    to,
    cards,
    popularity,
    first,
    second,
    leaderDecks,
    inclusion,
  };
}

/**
 * Reads what `writeCoOccurrence` wrote.
 * @throws Error when the bytes are no co-occurrence file of this version or end too early.
 */
export function readCoOccurrence(buffer: ArrayBufferLike): CoOccurrenceFile {
  const bytes = new Uint8Array(buffer);
  if (bytes.length < 12) throw new Error("Co-occurrence file: too short");
  const view = new DataView(buffer);
  if (view.getUint32(0, true) !== MAGIC) throw new Error("Co-occurrence file: not one");
  if (view.getUint32(4, true) !== VERSION) throw new Error("Co-occurrence file: of another version");
  const headerLength = view.getUint32(8, true);
  // What follows the magic number was written by `writeCoOccurrence`; lengths are checked as it is read.
  const header = fromAscii(bytes, 12, headerLength) as Header;
  let at = 12 + headerLength;
  let names: readonly string[] = [];
  const figures: Figures[] = [];
  for (const head of header.sections) {
    if (at + head.length > bytes.length) throw new Error("Co-occurrence file: ends too early");
    if (head.kind === "names") names = fromAscii(bytes, at, head.length) as string[];
    else {
      const read = readFigures(head, new Reader(bytes, at, head.length));
      if (read) figures.push(read);
    }
    at += head.length;
  }
  return { builtAt: header.builtAt, sources: header.sources, names, figures };
}
