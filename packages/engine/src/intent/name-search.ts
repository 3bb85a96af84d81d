import type { NameIndex, NameMatch, NameMiss } from "@deckwright/cards/names/name-index.ts";

/** Looks up misspelled names for one wish: each only once, and no more than so many, since a miss takes milliseconds. */
export class NameSearch {
  readonly #names: NameIndex;
  readonly #known = new Map<string, NameMatch | NameMiss>();
  #left: number;

  constructor(names: NameIndex, most: number) {
    this.#names = names;
    this.#left = most;
  }

  /** The card of that name, or near it; undefined when no more may be looked up. */
  resolve(name: string): NameMatch | NameMiss | undefined {
    const known = this.#known.get(name);
    if (known !== undefined || this.#left <= 0) return known;
    this.#left--;
    const match = this.#names.resolve(name);
    this.#known.set(name, match);
    return match;
  }
}
