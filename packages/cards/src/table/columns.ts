/**
 * The binary form of a table, the same on disk, between threads and in the bundled file:
 *
 *     0  "DKWC"   4  version   8  length of the whole   12  checksum of all that follows   16  length of the directory
 *     20 directory (JSON), then the columns, each aligned to eight bytes
 *
 * Numbers are little-endian, like every machine that Node runs on.
 */
const MAGIC = 0x43574b44;
const HEADER = 20;

/** Version of this layout of bytes. What columns hold has versions of its own: of the content, and of the tagger. */
export const FORMAT_VERSION = 1;

/** A column's numbers. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array;

const WIDTHS = { u8: 1, u16: 2, u32: 4, i32: 4, f32: 4 } as const;
/** What a column holds. */
export type Dtype = keyof typeof WIDTHS;

/** A view of bytes as numbers. */
export function columnOver(dtype: Dtype, buffer: ArrayBufferLike, offset: number, length: number): Column {
  switch (dtype) {
    case "u8":
      return new Uint8Array(buffer, offset, length);
    case "u16":
      return new Uint16Array(buffer, offset, length);
    case "u32":
      return new Uint32Array(buffer, offset, length);
    case "i32":
      return new Int32Array(buffer, offset, length);
    case "f32":
      return new Float32Array(buffer, offset, length);
  }
}

interface ColumnEntry {
  readonly name: string;
  readonly dtype: Dtype;
  readonly offset: number;
  readonly length: number;
}

/** The stored bytes are no table, or one of another version, or damaged. */
export class TableFormatError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TableFormatError";
  }
}

/** What kind of numbers a column holds. */
export function dtypeOf(column: Column): Dtype {
  if (column instanceof Uint8Array) return "u8";
  if (column instanceof Uint16Array) return "u16";
  if (column instanceof Uint32Array) return "u32";
  return column instanceof Int32Array ? "i32" : "f32";
}

const align = (offset: number): number => (offset + 7) & ~7;

/**
 * Mixes every 32-bit word after the first 16 bytes. Each step can be undone, so that two buffers that differ in one word
 * never agree; finds damage, not forgery.
 */
function checksum(buffer: ArrayBufferLike): number {
  const words = new Uint32Array(buffer, 16);
  let mixed = words.length;
  for (let at = 0; at < words.length; at++) {
    mixed = Math.imul(mixed ^ (words[at] ?? 0), 0x01000193);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
}

/**
 * Lays columns out in one shared buffer.
 * @param about Anything that JSON can hold: what the reader must know besides the columns.
 */
export function writeColumns(columns: ReadonlyMap<string, Column>, about: unknown): SharedArrayBuffer {
  const entries: ColumnEntry[] = [];
  let bytes = 0;
  for (const [name, column] of columns) {
    entries.push({ name, dtype: dtypeOf(column), offset: bytes, length: column.length });
    bytes = align(bytes + column.byteLength);
  }
  const directory = new TextEncoder().encode(JSON.stringify({ about, columns: entries }));
  const start = align(HEADER + directory.length);
  const buffer = new SharedArrayBuffer(start + bytes);
  const view = new DataView(buffer);
  new Uint8Array(buffer).set(directory, HEADER);
  for (const entry of entries) {
    const column = columns.get(entry.name);
    if (column) columnOver(entry.dtype, buffer, start + entry.offset, entry.length).set(column);
  }
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, FORMAT_VERSION, true);
  view.setUint32(8, buffer.byteLength, true);
  view.setUint32(16, directory.length, true);
  view.setUint32(12, checksum(buffer), true);
  return buffer;
}

/** Columns of an opened buffer, by name. Asking for one that is absent or of another kind throws `TableFormatError`. */
export interface Columns {
  readonly about: unknown;
  readonly names: readonly string[];
  /** The column whatever its kind. */
  any(name: string): Column;
  has(name: string): boolean;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  i32(name: string): Int32Array;
  f32(name: string): Float32Array;
  /** A column of whole numbers of whichever width its writer chose. */
  numbers(name: string): Uint8Array | Uint16Array | Uint32Array;
}

function isEntry(value: unknown): value is ColumnEntry {
  if (typeof value !== "object" || value === null) return false;
  const { name, dtype, offset, length } = value as Partial<Record<keyof ColumnEntry, unknown>>;
  return (
    typeof name === "string" &&
    typeof dtype === "string" &&
    Object.hasOwn(WIDTHS, dtype) &&
    Number.isSafeInteger(offset) &&
    Number.isSafeInteger(length)
  );
}

/**
 * Views of the columns in a buffer, without a copy.
 * @param options.verify Also check that no byte changed since it was written (about 10 ms for 40 MB). For bytes from disk.
 * @throws TableFormatError for anything that is not a whole table of this version.
 */
export function readColumns(buffer: ArrayBufferLike, options: { readonly verify?: boolean } = {}): Columns {
  if (buffer.byteLength < HEADER || buffer.byteLength % 4 !== 0)
    throw new TableFormatError("This is no card table: it is too short.");
  const view = new DataView(buffer);
  if (view.getUint32(0, true) !== MAGIC) throw new TableFormatError("This is no card table.");
  const version = view.getUint32(4, true);
  if (version !== FORMAT_VERSION) {
    throw new TableFormatError(
      `This card table has version ${version}; this program reads version ${FORMAT_VERSION}.`,
    );
  }
  if (view.getUint32(8, true) !== buffer.byteLength)
    throw new TableFormatError("This card table is cut short.");
  if (options.verify && view.getUint32(12, true) !== checksum(buffer))
    throw new TableFormatError("This card table is damaged.");
  const directoryLength = view.getUint32(16, true);
  const start = align(HEADER + directoryLength);
  if (start > buffer.byteLength)
    throw new TableFormatError("This card table is damaged: its directory is cut short.");

  let directory: { about?: unknown; columns?: unknown };
  try {
    const parsed: unknown = JSON.parse(
      new TextDecoder().decode(new Uint8Array(buffer, HEADER, directoryLength)),
    );
    directory = typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    throw new TableFormatError("This card table is damaged: its directory cannot be read.");
  }
  const views = new Map<string, Column>();
  if (!Array.isArray(directory.columns))
    throw new TableFormatError("This card table is damaged: it lists no columns.");
  for (const entry of directory.columns) {
    if (!isEntry(entry))
      throw new TableFormatError("This card table is damaged: a column is described wrongly.");
    const end = start + entry.offset + entry.length * WIDTHS[entry.dtype];
    if (entry.offset < 0 || entry.length < 0 || entry.offset % 8 !== 0 || end > buffer.byteLength) {
      throw new TableFormatError(`This card table is damaged: column ${entry.name} lies outside of it.`);
    }
    views.set(entry.name, columnOver(entry.dtype, buffer, start + entry.offset, entry.length));
  }

  const need = (name: string): Column => {
    const column = views.get(name);
    if (!column) throw new TableFormatError(`This card table has no column ${name}.`);
    return column;
  };
  const wrong = (name: string): never => {
    throw new TableFormatError(`Column ${name} of this card table is of another kind than expected.`);
  };
  return {
    about: directory.about,
    names: [...views.keys()],
    any: need,
    has: (name) => views.has(name),
    u8: (name) => {
      const column = need(name);
      return column instanceof Uint8Array ? column : wrong(name);
    },
    u16: (name) => {
      const column = need(name);
      return column instanceof Uint16Array ? column : wrong(name);
    },
    u32: (name) => {
      const column = need(name);
      return column instanceof Uint32Array ? column : wrong(name);
    },
    i32: (name) => {
      const column = need(name);
      return column instanceof Int32Array ? column : wrong(name);
    },
    f32: (name) => {
      const column = need(name);
      return column instanceof Float32Array ? column : wrong(name);
    },
    numbers: (name) => {
      const column = need(name);
      return column instanceof Int32Array || column instanceof Float32Array ? wrong(name) : column;
    },
  };
}
