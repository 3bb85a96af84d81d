import type { CardIndex } from "../table/card-table.ts";

/** How a name was recognized, from certain to guessed. */
export type MatchKind = "exact" | "face" | "flavor" | "folded" | "rebalanced" | "typo";

/** A name that was recognized. */
export interface NameMatch {
  readonly found: true;
  readonly card: CardIndex;
  readonly how: MatchKind;
}

/** A name that was not: the nearest names, best first, for "did you mean". */
export interface NameMiss {
  readonly found: false;
  readonly suggestions: readonly CardIndex[];
}

/** Looks names up: the one place where the project turns what people write into a card. */
export interface NameIndex {
  /**
   * Exact name, then a face's name, then ignoring case, accents, punctuation and the way `//` is written, then the
   * rebalanced `A-` version, then (unless `typos` is false) the nearest name when it is near enough and alone. Without
   * `typos` a miss costs nothing and carries suggestions only when `suggest` is true.
   */
  resolve(
    name: string,
    options?: { readonly typos?: boolean; readonly suggest?: boolean },
  ): NameMatch | NameMiss;
  /** Names that stand on some printings of a card in place of its own (CR 201.3), each with its card. */
  readonly printed: readonly (readonly [name: string, card: CardIndex])[];
  /** Cards for a half-typed name: prefix, then word prefixes, then inside, then near; popular first. */
  autocomplete(typed: string, limit?: number): CardIndex[];
}
