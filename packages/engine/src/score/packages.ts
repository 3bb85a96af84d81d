import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { PACKAGES } from "../../data/packages.ts";
import { numbersOf } from "../forms/card-roles.ts";

/** What every card of a table enables and what it needs, as bits in the order of `PACKAGES`. */
export interface PackageMasks {
  readonly enables: Uint32Array;
  readonly pays: Uint32Array;
}

/** Enablers at which the payoffs of each package have their full worth. */
export function enablersNeeded(singleton: boolean): number[] {
  return PACKAGES.map(({ need }) => (singleton ? need.singleton : need.constructed));
}

/** Reads tags and types of all cards of a table. */
export function packageMasks(table: CardTable): PackageMasks {
  const enables = new Uint32Array(table.size);
  const pays = new Uint32Array(table.size);
  const has = (card: CardIndex, tags: readonly number[]): boolean =>
    tags.some((tag) => table.tags.has(card, tag));
  for (const [at, { payoff, payoffIs, enabler }] of PACKAGES.entries()) {
    const payoffTags = numbersOf(table, payoff);
    const enablerTags = numbersOf(table, enabler.tags);
    const types = enabler.types ?? 0;
    for (let card = 0; card < table.size; card++) {
      if ((table.frontTypes[card] ?? 0) & types || has(card, enablerTags))
        enables[card] = (enables[card] ?? 0) | (1 << at);
      const isSuch =
        payoffIs === undefined ||
        (((table.frontTypes[card] ?? 0) & payoffIs.type) !== 0 &&
          (table.manaValue[card] ?? 0) <= payoffIs.upTo);
      if (isSuch && has(card, payoffTags)) pays[card] = (pays[card] ?? 0) | (1 << at);
    }
  }
  return { enables, pays };
}
