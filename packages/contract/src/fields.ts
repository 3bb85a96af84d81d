import { MAX_COPIES, MAX_NAME, MAX_ZONE_CARDS, MAX_ZONES } from "@deckwright/decks/limits.ts";
import * as z from "zod/mini";

/** Longest wish that is read. A longer one is refused with a message, never cut in silence. */
export const MAX_PROMPT = 10_000;

/** Most different names in one zone of a deck list. Far above any deck, so that a huge one is a finding of the rules. */
const MAX_DECK_NAMES = 5_000;

/** Most different names in a collection. */
const MAX_OWNED_NAMES = 50_000;

/** Most copies of one card in a collection, as many as a row of `user_cards` may have. Nothing is made for each of them. */
const MAX_OWNED_COPIES = 1_000_000;

/** Echoed in the answer, so that a caller can tell answers of a batch apart. */
export const idField = z.union([z.string().check(z.maxLength(200)), z.number()], {
  error: "must be a number or a text of at most 200 characters",
});

/** A card's name as people write it. Whether such a card exists is for the rules to say. */
export const nameField = z.string().check(z.maxLength(MAX_NAME));

/** A slug such as a format's or theme's. */
export const slugField = z.string().check(z.maxLength(100));

/** A color letter; lower case is read as upper. C stands for colorless. */
export const colorField = z
  .string()
  .check(z.toUpperCase(), z.regex(/^[WUBRGC]$/, { error: "must be one of the letters W, U, B, R, G or C" }));

/** US dollars. */
export const dollarsField = z.number().check(z.minimum(0), z.maximum(10_000_000));

/** A record with at most `max` entries. */
function boundedRecord<Value extends z.ZodMiniType>(value: Value, max: number) {
  return z.record(nameField, value).check(
    z.refine((record) => Object.keys(record).length <= max, {
      // Written when it is needed: getting a formatter ready takes a page longer than all else that it loads.
      error: () => `must have at most ${max.toLocaleString("en-US")} entries`,
      abort: true,
    }),
  );
}

/** How many copies of a card a deck has. None at all passes: the rules answer it with a finding. */
export const copiesField = z.int().check(z.minimum(0), z.maximum(MAX_COPIES));

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

/** Names to quantities of cards that somebody owns. */
export const ownedCountsField = boundedRecord(
  z.int().check(z.minimum(0), z.maximum(MAX_OWNED_COPIES)),
  MAX_OWNED_NAMES,
);

/** Zones beside the main deck. */
export const zonesField = boundedRecord(deckCountsField, MAX_ZONES);

/** Names, at most `max` of them. */
export function namesField(max: number) {
  return z.array(nameField).check(z.maxLength(max));
}
