import { bag, text } from "../bulk/read-value.ts";
import {
  type Column,
  columnOver,
  type Dtype,
  dtypeOf,
  readColumns,
  TableFormatError,
  writeColumns,
} from "./columns.ts";

/**
 * How a column was rearranged so that a general compressor makes it small: rising numbers became differences, dates
 * the distance from a likely date, and wide numbers were split into their first bytes, their second bytes and so on.
 */
interface Packing {
  readonly name: string;
  readonly dtype: Dtype;
  readonly length: number;
  readonly rising: boolean;
}

type ColumnMap = ReadonlyMap<string, Column>;

/** Columns of dates, in this order, with the date that each row most likely has. */
const LIKELY_DATES: readonly (readonly [name: string, likely: (columns: ColumnMap) => number[]])[] = [
  // A printing comes out with its set, a card first with its first printing.
  ["printing.day", (columns) => lookUp(columns, "printing.set", "set.day")],
  ["firstPrinted", (columns) => lookUp(columns, "printing.starts", "printing.day")],
];

function lookUp(columns: ColumnMap, keys: string, values: string): number[] {
  const found = columns.get(values);
  return Array.from(columns.get(keys) ?? [], (key) => found?.[key] ?? 0);
}

function isRising(column: Column): boolean {
  if (column instanceof Float32Array || column.length < 3) return false;
  for (let at = 1; at < column.length; at++) if ((column[at] ?? 0) < (column[at - 1] ?? 0)) return false;
  return true;
}

/** Bytes of a column in planes: all first bytes, then all second bytes, ... */
function planes(column: Column): Uint8Array {
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  const width = column.BYTES_PER_ELEMENT;
  const split = new Uint8Array(bytes.length);
  for (let plane = 0; plane < width; plane++) {
    for (let at = 0; at < column.length; at++)
      split[plane * column.length + at] = bytes[at * width + plane] ?? 0;
  }
  return split;
}

function joinPlanes(split: Uint8Array, dtype: Dtype, length: number): Column {
  const width = length === 0 ? 1 : split.length / length;
  const bytes = new Uint8Array(split.length);
  for (let plane = 0; plane < width; plane++) {
    for (let at = 0; at < length; at++) bytes[at * width + plane] = split[plane * length + at] ?? 0;
  }
  return columnOver(dtype, bytes.buffer, 0, length);
}

/** Rearranges the columns of a table for compression. */
export function packColumns(columns: ColumnMap, about: unknown): Uint8Array {
  const likelyDates = new Map(LIKELY_DATES.map(([name, likely]) => [name, likely(columns)]));
  const packings: Packing[] = [];
  const packed = new Map<string, Column>();
  for (const [name, column] of columns) {
    const changed = column.slice();
    const likely = likelyDates.get(name);
    const rising = !likely && isRising(column);
    for (let at = column.length - 1; at >= 0; at--) {
      if (likely) changed[at] = (column[at] ?? 0) - (likely[at] ?? 0);
      else if (rising && at > 0) changed[at] = (column[at] ?? 0) - (column[at - 1] ?? 0);
    }
    packings.push({ name, dtype: dtypeOf(column), length: column.length, rising });
    packed.set(name, planes(changed));
  }
  return new Uint8Array(writeColumns(packed, { about, packings }));
}

function isDtype(word: string): word is Dtype {
  return word === "u8" || word === "u16" || word === "u32" || word === "i32" || word === "f32";
}

/**
 * Puts packed columns back as they were, in the form that `openTable` reads.
 * @throws TableFormatError for anything that `packColumns` did not make.
 */
export function unpackColumns(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = bytes.slice().buffer;
  const packed = readColumns(buffer, { verify: true });
  const { about, packings } = bag(packed.about);
  if (!Array.isArray(packings)) throw new TableFormatError("This is no packed card table.");
  const columns = new Map<string, Column>();
  for (const entry of packings) {
    const { name: givenName, dtype: givenDtype, length, rising } = bag(entry);
    const name = text(givenName);
    const dtype = text(givenDtype);
    if (!isDtype(dtype) || typeof length !== "number")
      throw new TableFormatError("This packed card table is damaged.");
    const column = joinPlanes(packed.u8(name), dtype, length);
    if (rising === true)
      for (let at = 1; at < column.length; at++) column[at] = (column[at] ?? 0) + (column[at - 1] ?? 0);
    columns.set(name, column);
  }
  for (const [name, likely] of LIKELY_DATES) {
    const column = columns.get(name);
    const dates = likely(columns);
    if (column) for (let at = 0; at < column.length; at++) column[at] = (column[at] ?? 0) + (dates[at] ?? 0);
  }
  return writeColumns(columns, about);
}
