/**
 * The file in which figures about which cards are played together are stored: a header in JSON, then one section after the
 * other. A reader skips sections of a kind it does not know, so that later releases can add some.
 */

import {
  type CopyFigures,
  type GroupFigures,
  readCopies,
  readRows,
  type WeightFigures,
  writeCopies,
  writeRows,
} from "./association-figures.ts";
import { type HabitatFigures, readHabitats, writeHabitats } from "./habitat-figures.ts";
import { fromAscii, Reader, type SparseRows, toAscii, Writer } from "./section-bytes.ts";
import { readSkeletons, type SkeletonFigures, writeSkeletons } from "./skeleton-figures.ts";

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
  /** The share of the decks that could play a card which do; see `packShare`. */
  readonly popularity: Uint8Array;
  /** The same of the decks of those leaders alone that list a card, but for what these play it more than others: what they are held against. */
  readonly listed: Uint8Array;
  /** One or two commanders per row, as positions in the list of names; `NO_SECOND` when it leads alone. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  /** Decks that this leader was seen at the head of. */
  readonly leaderDecks: Uint32Array;
  /** Per leader: the share of its decks that play a card; columns index `cards`. */
  readonly inclusion: SparseRows;
}

export type Figures =
  | ListFigures
  | LeaderFigures
  | SkeletonFigures
  | HabitatFigures
  | WeightFigures
  | CopyFigures
  | GroupFigures;

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
const VERSION = 2;
/** Bytes before the header: magic number, version, the header's length. */
const HEAD_BYTES = 12;

/** A file of no deck at all. */
export const NOTHING_LEARNED: CoOccurrenceFile = { builtAt: "", sources: [], names: [], figures: [] };

function writeFigures(figures: Figures): number[] {
  const writer = new Writer();
  if (figures.kind === "skeletons") {
    writeSkeletons(writer, figures);
    return writer.bytes;
  }
  if (figures.kind === "habitats") {
    writeHabitats(writer, figures);
    return writer.bytes;
  }
  if (figures.kind === "copies") {
    writeCopies(writer, figures);
    return writer.bytes;
  }
  if (figures.kind === "weights" || figures.kind === "groups") {
    writeRows(writer, figures.rows);
    return writer.bytes;
  }
  writer.varint(figures.cards.length);
  writer.ascending(figures.cards, 0, figures.cards.length);
  writer.raw(figures.popularity);
  if (figures.kind === "list") {
    writer.raw(figures.sideShare);
    writer.raw(figures.copies);
    writer.rows(figures.together);
    writer.rows(figures.sideTogether);
  } else {
    writer.raw(figures.listed);
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
  const size = HEAD_BYTES + header.length + sections.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(0, MAGIC, true);
  new DataView(out.buffer).setUint32(4, VERSION, true);
  new DataView(out.buffer).setUint32(8, header.length, true);
  out.set(header, HEAD_BYTES);
  let at = HEAD_BYTES + header.length;
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
  if (head.kind === "skeletons")
    return { kind: "skeletons", format, decks, from, to, skeletons: readSkeletons(reader) };
  if (head.kind === "habitats") {
    const habitats = readHabitats(reader);
    return habitats && { kind: "habitats", format, decks, from, to, ...habitats };
  }
  if (head.kind === "copies") return { kind: "copies", format, decks, from, to, ...readCopies(reader) };
  if (head.kind === "weights" || head.kind === "groups")
    return { kind: head.kind, format, decks, from, to, rows: readRows(reader) };
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
  const listed = reader.raw(count);
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
    listed,
    first,
    second,
    leaderDecks,
    inclusion,
  };
}

/**
 * Looks at the first bytes of a file.
 * @throws Error when they are not of a co-occurrence file of this version.
 */
export function checkCoOccurrence(buffer: ArrayBufferLike): void {
  if (buffer.byteLength < HEAD_BYTES) throw new Error("it is too short for a co-occurrence file");
  const view = new DataView(buffer);
  if (view.getUint32(0, true) !== MAGIC) throw new Error("it is no co-occurrence file");
  const version = view.getUint32(4, true);
  if (version !== VERSION) throw new Error(`it is of version ${version}, and ${VERSION} is read`);
}

/**
 * Reads what `writeCoOccurrence` wrote.
 * @throws Error when the bytes are no co-occurrence file of this version or end too early.
 */
export function readCoOccurrence(buffer: ArrayBufferLike): CoOccurrenceFile {
  checkCoOccurrence(buffer);
  const bytes = new Uint8Array(buffer);
  const headerLength = new DataView(buffer).getUint32(8, true);
  // What follows the magic number was written by `writeCoOccurrence`; lengths are checked as it is read.
  const header = fromAscii(bytes, HEAD_BYTES, headerLength) as Header;
  let at = HEAD_BYTES + headerLength;
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
