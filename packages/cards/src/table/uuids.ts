/** True when a row holds no UUID: sixteen zeros. */
function isEmpty(bytes: Uint8Array, row: number): boolean {
  for (let at = row * 16; at < row * 16 + 16; at++) if (bytes[at]) return false;
  return true;
}

/** Each byte as two digits. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The UUID in a row of a column of sixteen bytes each; "" out of range and where there is none. */
export function readUuid(bytes: Uint8Array, row: number): string {
  const from = row * 16;
  if (row < 0 || from + 16 > bytes.length || isEmpty(bytes, row)) return "";
  let id = "";
  for (let at = 0; at < 16; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) id += "-";
    id += HEX[bytes[from + at] ?? 0];
  }
  return id;
}

function digit(code: number): number {
  return code > 96 ? code - 87 : code - 48;
}

/** Puts the sixteen bytes of a UUID in lower case at a row of a column. */
export function writeUuid(into: Uint8Array, row: number, id: string): void {
  let to = row * 16;
  for (let at = 0; at + 1 < id.length; at += 2) {
    if (id.charCodeAt(at) === 45) at++;
    into[to++] = digit(id.charCodeAt(at)) * 16 + digit(id.charCodeAt(at + 1));
  }
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
      if (isEmpty(bytes, row)) continue;
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
