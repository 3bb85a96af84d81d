/** Keeps the few lowest of many numbers, each with what it stands for, without sorting the rest. */
export class Best {
  readonly #scores: Float64Array;
  readonly #ids: Uint32Array;
  #count = 0;
  /** Only scores below this change anything. */
  worst = Number.POSITIVE_INFINITY;

  /** @param most How many are kept. */
  constructor(most: number) {
    this.#scores = new Float64Array(most);
    this.#ids = new Uint32Array(most);
    if (most === 0) this.worst = Number.NEGATIVE_INFINITY;
  }

  /** What is kept, the lowest score first, of equal ones the lowest number; and the scores of these. */
  get ids(): readonly number[] {
    return Array.from(this.#ids.subarray(0, this.#count));
  }

  get scores(): readonly number[] {
    return Array.from(this.#scores.subarray(0, this.#count));
  }

  /** Takes a number, unless it is there already with this score. */
  offer(score: number, id: number): void {
    const scores = this.#scores;
    const ids = this.#ids;
    let at = this.#count;
    for (; at > 0; at--) {
      const above = scores[at - 1] ?? 0;
      const aboveId = ids[at - 1] ?? 0;
      if (above === score && aboveId === id) return;
      if (above < score || (above === score && aboveId < id)) break;
    }
    if (at >= scores.length) return;
    if (this.#count < scores.length) this.#count++;
    for (let to = this.#count - 1; to > at; to--) {
      scores[to] = scores[to - 1] ?? 0;
      ids[to] = ids[to - 1] ?? 0;
    }
    scores[at] = score;
    ids[at] = id;
    if (this.#count === scores.length) this.worst = scores[scores.length - 1] ?? 0;
  }
}
