import { BOOSTER_SETS } from "@deckwright/engine/data/boosters.ts";
import type { CardSet } from "../../../data/sets.ts";
import type { Choice } from "../choices.ts";

/** Fewer cards than this make no set whose boosters differ. */
const LEAST_CARDS = 120;

/** Those of the sets that are opened in boosters. */
export function boosterSetsOf(sets: readonly CardSet[]): readonly Choice[] {
  return sets
    .filter(({ type, cards, isDigital }) => BOOSTER_SETS.has(type) && !isDigital && cards >= LEAST_CARDS)
    .map(({ code, name }) => ({ slug: code, name: `${name} (${code.toUpperCase()})` }));
}
