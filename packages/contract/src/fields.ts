import { boundedRecord, nameField } from "@deckwright/decks/fields.ts";
import * as z from "zod/mini";

/** Longest wish that is read. A longer one is refused with a message, never cut in silence. */
export const MAX_PROMPT = 10_000;

/** Most different names in a collection. */
const MAX_OWNED_NAMES = 50_000;

/** Most copies of one card in a collection, as many as a row of `user_cards` may have. Nothing is made for each of them. */
const MAX_OWNED_COPIES = 1_000_000;

/** Echoed in the answer, so that a caller can tell answers of a batch apart. */
export const idField = z.union([z.string().check(z.maxLength(200)), z.number()], {
  error: "must be a number or a text of at most 200 characters",
});

/** A slug such as a format's or theme's. */
export const slugField = z.string().check(z.maxLength(100));

/** A color letter; lower case is read as upper. C stands for colorless. */
export const colorField = z
  .string()
  .check(z.toUpperCase(), z.regex(/^[WUBRGC]$/, { error: "must be one of the letters W, U, B, R, G or C" }));

/** US dollars. */
export const dollarsField = z.number().check(z.minimum(0), z.maximum(10_000_000));

/** Names to quantities of cards that somebody owns. */
export const ownedCountsField = boundedRecord(
  z.int().check(z.minimum(0), z.maximum(MAX_OWNED_COPIES)),
  MAX_OWNED_NAMES,
);

/** Names, at most `max` of them. */
export function namesField(max: number) {
  return z.array(nameField).check(z.maxLength(max));
}
