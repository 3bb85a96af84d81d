/** Other services that number printings, by the word that addresses have for them. */
export const SERVICES = ["tcgplayer", "mtgo", "arena", "multiverse", "cardmarket"] as const;
export type Service = (typeof SERVICES)[number];

/** Fields of a printing with a number of another service: of what is etched or foil, and of the back, apart. */
export const SERVICE_NUMBERS = {
  tcgplayerId: "tcgplayer",
  tcgplayerEtchedId: "tcgplayer",
  mtgoId: "mtgo",
  mtgoFoilId: "mtgo",
  arenaId: "arena",
  multiverseId: "multiverse",
  multiverseBackId: "multiverse",
  cardmarketId: "cardmarket",
} as const satisfies Readonly<Record<string, Service>>;
export type ServiceNumberName = keyof typeof SERVICE_NUMBERS;

/** Largest number that is kept. Those in use have at most seven digits. */
export const MAX_SERVICE_NUMBER = 2 ** 31 - 1;

/** Numbers and rows go together into one double, which holds whole numbers up to 2^53. */
const ROWS = 2 ** 22;

/** Finds rows by a number, of which a row may have several, and several rows the same. */
export class NumberIndex {
  readonly #sorted: Float64Array;

  /** @param columns Numbers by row; 0 is none. At most 4 million rows. */
  constructor(columns: readonly ArrayLike<number>[]) {
    let count = 0;
    for (const column of columns) for (let row = 0; row < column.length; row++) if (column[row]) count++;
    const sorted = new Float64Array(count);
    let next = 0;
    for (const column of columns) {
      for (let row = 0; row < column.length; row++) {
        const number = column[row];
        if (number) sorted[next++] = number * ROWS + row;
      }
    }
    this.#sorted = sorted.sort();
  }

  /** How many numbers there are in all. */
  get size(): number {
    return this.#sorted.length;
  }

  /** The rows of a number, in order. */
  find(number: number): number[] {
    if (!Number.isSafeInteger(number) || number < 1 || number > MAX_SERVICE_NUMBER) return [];
    const sorted = this.#sorted;
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] ?? 0) < number * ROWS) from = middle + 1;
      else to = middle;
    }
    const rows: number[] = [];
    for (let at = from; (sorted[at] ?? Number.POSITIVE_INFINITY) < (number + 1) * ROWS; at++)
      rows.push((sorted[at] ?? 0) - number * ROWS);
    return [...new Set(rows)];
  }
}
