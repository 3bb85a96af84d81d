import { DictionaryWriter, narrowest, readTexts, type Texts, writeTexts } from "./column-parts.ts";
import type { Column, Columns } from "./columns.ts";
import { readUuid, UuidIndex, writeUuid } from "./uuids.ts";

/*
 * What only some sources say of printings. Such a column is written where a row has something, so that it takes no room
 * otherwise and its presence tells whether the loaded cards say it at all.
 */

/** The rows' values by number; 0 is none. */
export interface Numbered {
  readonly ids: Uint32Array;
  /** By number, "" first. */
  readonly words: readonly string[];
}

/** Numbers the values of rows, of which some may be "". */
export function numberedInOrder(values: readonly string[]): Numbered {
  const dictionary = new DictionaryWriter();
  dictionary.id("");
  return { ids: Uint32Array.from(values, (value) => dictionary.id(value)), words: dictionary.texts };
}

/** Writes texts that most rows share with others or do not have. */
export function writeOptionalTexts(
  columns: Map<string, Column>,
  name: string,
  { ids, words }: Numbered,
): void {
  if (words.length < 2) return;
  columns.set(name, narrowest(ids));
  writeTexts(columns, `${name}.words`, words);
}

/** Writes UUIDs that several rows share: each takes its sixteen bytes once. */
export function writeOptionalUuids(
  columns: Map<string, Column>,
  name: string,
  { ids, words }: Numbered,
): void {
  if (words.length < 2) return;
  columns.set(name, narrowest(ids));
  const bytes = new Uint8Array(words.length * 16);
  words.forEach((id, at) => {
    writeUuid(bytes, at, id);
  });
  columns.set(`${name}.ids`, bytes);
}

const NO_ROWS = new Uint8Array(0);

/** Texts as `writeOptionalTexts` wrote them. A text is decoded when it is asked for: there are tens of thousands. */
export class OptionalTexts {
  /** The number of each row's text, 0 where it has none; empty when the table does not carry the column. */
  readonly ids: Uint8Array | Uint16Array | Uint32Array;
  /** How many texts there are, the empty one included. */
  readonly count: number;
  /** A text by its number. */
  readonly text: Texts;

  constructor(columns: Columns, name: string) {
    this.ids = columns.has(name) ? columns.numbers(name) : NO_ROWS;
    this.text = readTexts(columns, `${name}.words`);
    this.count = columns.has(name) ? columns.u32(`${name}.words.starts`).length - 1 : 0;
  }

  of(row: number): string {
    return this.text(this.ids[row] ?? 0);
  }
}

/** UUIDs as `writeOptionalUuids` wrote them. */
export class OptionalUuids {
  /** The number of each row's UUID, 0 where it has none; empty when the table does not carry the column. */
  readonly ids: Uint8Array | Uint16Array | Uint32Array;
  readonly #bytes: Uint8Array;
  #index: UuidIndex | undefined;

  constructor(columns: Columns, name: string) {
    this.ids = columns.has(name) ? columns.numbers(name) : NO_ROWS;
    this.#bytes = columns.has(name) ? columns.u8(`${name}.ids`) : NO_ROWS;
  }

  /** "" when the row has none. */
  of(row: number): string {
    return readUuid(this.#bytes, this.ids[row] ?? 0);
  }

  /** The rows that have a UUID in lower case, in order. */
  rowsOf(id: string): number[] {
    this.#index ??= new UuidIndex(this.#bytes);
    const number = this.#index.find(id);
    const rows: number[] = [];
    if (number > 0)
      for (let row = 0; row < this.ids.length; row++) if (this.ids[row] === number) rows.push(row);
    return rows;
  }
}
