import type { Column, Columns } from "./columns.ts";

/** Whole numbers in the narrowest column that holds them. */
export function narrowest(values: ArrayLike<number>): Uint8Array | Uint16Array | Uint32Array {
  let max = 0;
  for (let at = 0; at < values.length; at++) max = Math.max(max, values[at] ?? 0);
  if (max < 1 << 8) return new Uint8Array(values);
  return max < 1 << 16 ? new Uint16Array(values) : new Uint32Array(values);
}

const encoder = new TextEncoder();

/** Collects texts, one after the other, as UTF-8 and the places where they end. */
export class TextWriter {
  #bytes = new Uint8Array(1 << 16);
  #used = 0;
  readonly #starts: number[] = [0];

  /** Number of texts so far. */
  get length(): number {
    return this.#starts.length - 1;
  }

  push(text: string): void {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const room = this.#used + text.length * 3;
    if (room > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(room, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = larger;
    }
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#starts.push(this.#used);
  }

  /** The text at a position. */
  get(at: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(this.#starts[at], this.#starts[at + 1]));
  }

  writeTo(columns: Map<string, Column>, name: string): void {
    columns.set(`${name}.bytes`, this.#bytes.slice(0, this.#used));
    columns.set(`${name}.starts`, Uint32Array.from(this.#starts));
  }
}

/** Collects texts of which many are equal: each distinct one is kept once and known by a number. */
export class DictionaryWriter {
  readonly #ids = new Map<string, number>();

  /** The number of a text; equal texts have equal numbers, counted from 0. */
  id(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(text, id);
    }
    return id;
  }

  /** The number of a text, if it has one. */
  find(text: string): number | undefined {
    return this.#ids.get(text);
  }

  get texts(): string[] {
    return [...this.#ids.keys()];
  }

  writeTo(columns: Map<string, Column>, name: string): void {
    writeTexts(columns, name, this.texts);
  }
}

/** Writes a plain list of texts as a text column. */
export function writeTexts(columns: Map<string, Column>, name: string, texts: Iterable<string>): void {
  const writer = new TextWriter();
  for (const text of texts) writer.push(text);
  writer.writeTo(columns, name);
}

/** Collects one list of whole numbers per row. */
export class ListWriter {
  readonly #values: number[] = [];
  readonly #starts: number[] = [0];

  push(values: Iterable<number>): void {
    for (const value of values) this.#values.push(value);
    this.#starts.push(this.#values.length);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  writeTo(columns: Map<string, Column>, name: string): void {
    columns.set(`${name}.values`, narrowest(this.#values));
    columns.set(`${name}.starts`, Uint32Array.from(this.#starts));
  }

  /** A row's numbers. */
  get(row: number): number[] {
    return this.#values.slice(this.#starts[row], this.#starts[row + 1]);
  }
}

/** Texts by position. Out of range is the empty string. */
export type Texts = (at: number) => string;

const decoder = new TextDecoder();

/** Reads a text column; a column that the table does not carry reads as empty strings. */
export function readTexts(columns: Columns, name: string): Texts {
  if (!columns.has(`${name}.bytes`)) return () => "";
  const bytes = columns.u8(`${name}.bytes`);
  const starts = columns.u32(`${name}.starts`);
  return (at) => {
    const start = starts[at];
    const end = starts[at + 1];
    return start === undefined || end === undefined || start === end
      ? ""
      : decoder.decode(bytes.subarray(start, end));
  };
}

/** All texts of a small column, decoded at once. */
export function readAllTexts(columns: Columns, name: string): readonly string[] {
  if (!columns.has(`${name}.starts`)) return [];
  const read = readTexts(columns, name);
  return Array.from({ length: columns.u32(`${name}.starts`).length - 1 }, (_, at) => read(at));
}

/** Reads texts that were stored through a dictionary: `name` holds numbers, `name.words` the texts. */
export function readDictionary(columns: Columns, name: string, words: readonly string[]): Texts {
  if (!columns.has(name)) return () => "";
  const ids = columns.numbers(name);
  return (at) => words[ids[at] ?? -1] ?? "";
}

/** Reads a list column: the numbers of a row, as a view. */
export function readLists(
  columns: Columns,
  name: string,
): (row: number) => Uint8Array | Uint16Array | Uint32Array {
  if (!columns.has(`${name}.starts`)) return () => new Uint8Array(0);
  const values = columns.numbers(`${name}.values`);
  const starts = columns.u32(`${name}.starts`);
  return (row) => values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
}
