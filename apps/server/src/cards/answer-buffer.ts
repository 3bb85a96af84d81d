/** A UTF-16 unit takes at most three bytes in UTF-8. */
const BYTES_A_UNIT = 3;

/**
 * The bytes of an answer while it is written. Buffers of this size are used again, since to collect one as garbage takes as
 * long as writing some ten.
 */
export class AnswerBuffer {
  #bytes = Buffer.allocUnsafeSlow(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What was written from a place on, good until more is written. */
  from(start: number): Buffer<ArrayBuffer> {
    return this.#bytes.subarray(start, this.#length);
  }

  empty(): void {
    this.#length = 0;
  }

  text(text: string): void {
    this.#makeRoom(text.length * BYTES_A_UNIT);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** A stretch of other bytes. */
  bytes(bytes: Buffer, start: number, end: number): void {
    this.#makeRoom(end - start);
    this.#length += bytes.copy(this.#bytes, this.#length, start, end);
  }

  #makeRoom(more: number): void {
    const wanted = this.#length + more;
    if (wanted <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(wanted)));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
