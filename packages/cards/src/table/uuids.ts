/** The UUID in a row of a column of sixteen bytes each; "" out of range. */
export function readUuid(bytes: Uint8Array, row: number): string {
  const from = row * 16;
  if (row < 0 || from + 16 > bytes.length) return "";
  let id = "";
  for (let at = 0; at < 16; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) id += "-";
    id += (bytes[from + at] ?? 0).toString(16).padStart(2, "0");
  }
  return id;
}

/** Puts a UUID's sixteen bytes at a row of a column. */
export function writeUuid(into: Uint8Array, row: number, id: string): void {
  const hex = id.replaceAll("-", "");
  for (let at = 0; at < 16; at++) into[row * 16 + at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
}

/**
 * Finds the rows of UUIDs. UUIDs are random, so their first four bytes serve as the hash; the index is four bytes a
 * slot, at most half of the slots used.
 */
export class UuidIndex {
  readonly #bytes: Uint8Array;
  readonly #slots: Uint32Array;
  readonly #mask: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const rows = Math.floor(bytes.length / 16);
    const slots = 2 ** Math.ceil(Math.log2(Math.max(2, rows * 2)));
    this.#mask = slots - 1;
    this.#slots = new Uint32Array(slots);
    for (let row = 0; row < rows; row++) {
      let slot = this.#hash(bytes, row * 16);
      while (this.#slots[slot]) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = row + 1;
    }
  }

  /** The first row of a UUID in lower case; -1 when there is none. */
  find(id: string): number {
    if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)) return -1;
    const wanted = new Uint8Array(16);
    writeUuid(wanted, 0, id);
    for (let slot = this.#hash(wanted, 0); this.#slots[slot]; slot = (slot + 1) & this.#mask) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (wanted.every((byte, at) => this.#bytes[row * 16 + at] === byte)) return row;
    }
    return -1;
  }

  #hash(bytes: Uint8Array, from: number): number {
    const first =
      ((bytes[from] ?? 0) << 24) |
      ((bytes[from + 1] ?? 0) << 16) |
      ((bytes[from + 2] ?? 0) << 8) |
      (bytes[from + 3] ?? 0);
    return (first >>> 0) & this.#mask;
  }
}
