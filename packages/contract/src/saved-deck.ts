import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/** A deck in its author's vault. `visible_until` is when a free plan stops showing it; null on a paid plan. ISO times. */
export const savedDeckSchema = z.object({
  id: z.number(),
  created_at: z.string(),
  visible_until: z.nullable(z.string()),
});
export type SavedDeck = Readonlys<z.output<typeof savedDeckSchema>>;
