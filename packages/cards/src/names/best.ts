/** Keeps the few lowest of many numbers, each with what it stands for, without sorting the rest. */
export class Best {
  readonly #most: number;
  readonly #scores: number[] = [];
  readonly #ids: number[] = [];
  /** A score above this changes nothing. */
  worst = Number.POSITIVE_INFINITY;

  /** @param most How many are kept. */
  constructor(most: number) {
    this.#most = most;
    if (most <= 0) this.worst = Number.NEGATIVE_INFINITY;
  }

  /** What is kept, lowest score first; of equal scores the lowest number. */
  get ids(): readonly number[] {
    return this.#ids;
  }

  get scores(): readonly number[] {
    return this.#scores;
  }

  offer(score: number, id: number): void {
    const scores = this.#scores;
    const ids = this.#ids;
    let at = scores.length;
    while (at > 0) {
      const above = scores[at - 1] ?? 0;
      if (above < score) break;
      if (above === score && (ids[at - 1] ?? 0) <= id) {
        if (ids[at - 1] === id) return;
        break;
      }
      at--;
    }
    if (at >= this.#most) return;
    scores.splice(at, 0, score);
    ids.splice(at, 0, id);
    if (scores.length > this.#most) {
      scores.pop();
      ids.pop();
    }
    if (scores.length === this.#most) this.worst = scores[this.#most - 1] ?? 0;
  }
}
