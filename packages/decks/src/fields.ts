import * as z from "zod/mini";
import { MAX_COPIES, MAX_NAME, MAX_ZONE_CARDS, MAX_ZONES } from "./limits.ts";

/** Most different names in one zone of a deck list. Far above any deck, so that a huge one is a finding of the rules. */
const MAX_DECK_NAMES = 5_000;

/** A card's name as people write it. Whether such a card exists is for the rules to say. */
export const nameField = z.string().check(z.maxLength(MAX_NAME));

/** A record of names with at most `max` entries. */
export function boundedRecord<Value extends z.ZodMiniType>(value: Value, max: number) {
  return z.record(nameField, value).check(
    z.refine((record) => Object.keys(record).length <= max, {
      // Written when it is needed: getting a formatter ready takes a page longer than all else that it loads.
      error: () => `must have at most ${max.toLocaleString("en-US")} entries`,
      abort: true,
    }),
  );
}

/** How many copies of a card a deck has. None at all passes: the rules answer it with a finding. */
const copiesField = z.int().check(z.minimum(0), z.maximum(MAX_COPIES));

/** Names to quantities as a deck list has them, in one zone. */
export const deckCountsField = boundedRecord(copiesField, MAX_DECK_NAMES).check(
  z.refine((counts) => cardsIn(counts) <= MAX_ZONE_CARDS, {
    error: () => `must have at most ${MAX_ZONE_CARDS.toLocaleString("en-US")} cards in all`,
  }),
);

/** A count that is refused by itself counts as the most that is not. */
function cardsIn(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, copies) => sum + Math.min(copies, MAX_COPIES), 0);
}

/** Zones beside the main deck. */
export const zonesField = boundedRecord(deckCountsField, MAX_ZONES);
