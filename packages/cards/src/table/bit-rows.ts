/** Bits per card for several properties, growing as cards come. */
export class BitRows {
  readonly #rows: Uint8Array[] = [];

  set(row: number, card: number): void {
    let bits = this.#rows[row] ?? new Uint8Array(128);
    if (card >> 3 >= bits.length) {
      const larger = new Uint8Array(Math.max(bits.length * 2, (card >> 3) + 1));
      larger.set(bits);
      bits = larger;
    }
    bits[card >> 3] = (bits[card >> 3] ?? 0) | (1 << (card & 7));
    this.#rows[row] = bits;
  }

  /** All rows after one another, each of as many bytes as the cards need. */
  toColumn(rows: number, cards: number): Uint8Array {
    const stride = Math.ceil(cards / 8);
    const column = new Uint8Array(stride * rows);
    for (let row = 0; row < rows; row++) column.set(this.#rows[row]?.subarray(0, stride) ?? [], row * stride);
    return column;
  }
}
