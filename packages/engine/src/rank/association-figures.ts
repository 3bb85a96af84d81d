import type { Reader, SparseRows, Writer } from "./section-bytes.ts";

/**
 * How much each card of a deck speaks for others and against them, learned so that the rest of a deck foretells each of its
 * cards best (EASE; Steck 2019). Rows and columns index the cards of the format's `ListFigures`.
 */
export interface WeightFigures {
  readonly kind: "weights";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  /** See `packWeight`. */
  readonly rows: SparseRows;
}

/**
 * What small groups of like decks play: the shares of a group's decks, in 255ths. A row is a group; columns index the cards of
 * the format's `ListFigures`.
 */
export interface GroupFigures {
  readonly kind: "groups";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  readonly rows: SparseRows;
}

/** A card in so many copies or more: a sign of what else a deck plays. */
export interface CopySign {
  /** Position in the list of names. */
  readonly card: number;
  readonly least: number;
}

/** The same as `WeightFigures`, for what copies say, basic lands among them: a row is a sign. */
export interface CopyFigures {
  readonly kind: "copies";
  readonly format: string;
  readonly decks: number;
  readonly from: string;
  readonly to: string;
  readonly signs: readonly CopySign[];
  /** See `packWeight`. */
  readonly rows: SparseRows;
}

/** A weight between -1 and 1 in one byte, small ones finer than large ones. */
export function packWeight(weight: number): number {
  const size = Math.round(127 * Math.sqrt(Math.min(1, Math.abs(weight))));
  return 128 + (weight < 0 ? -size : size);
}

/** The inverse of `packWeight`. */
export function unpackWeight(packed: number): number {
  const root = (packed - 128) / 127;
  return root * Math.abs(root);
}

/** Writes the rows of either kind. */
export function writeRows(writer: Writer, rows: SparseRows): void {
  writer.varint(rows.starts.length - 1);
  writer.rows(rows);
}

/** Writes signs and their rows. */
export function writeCopies(writer: Writer, { signs, rows }: Pick<CopyFigures, "signs" | "rows">): void {
  writer.varint(signs.length);
  for (const { card } of signs) writer.varint(card);
  for (const { least } of signs) writer.varint(least);
  writer.rows(rows);
}

/** Reads what `writeCopies` wrote. @throws Error when the bytes end too early. */
export function readCopies(reader: Reader): Pick<CopyFigures, "signs" | "rows"> {
  const cards = Array.from(reader.varints(reader.varint()));
  const least = reader.varints(cards.length);
  return {
    signs: cards.map((card, at) => ({ card, least: least[at] ?? 0 })),
    rows: reader.rows(cards.length),
  };
}

/** Reads what `writeRows` wrote. @throws Error when the bytes end too early. */
export function readRows(reader: Reader): SparseRows {
  return reader.rows(reader.varint());
}
