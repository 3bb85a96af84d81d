import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/** A shared deck in a list, as anybody may read it. The author is null where the account is gone. */
export const listedDeckSchema = z.object({
  id: z.number(),
  name: z.string(),
  format: z.string(),
  colors: z.array(z.string()),
  profiles: z.nullable(z.object({ username: z.string() })),
});
export type ListedDeck = Readonlys<z.output<typeof listedDeckSchema>>;

/** A shared deck with its cards. */
export const sharedDeckSchema = z.extend(listedDeckSchema, {
  cards: z.number(),
  power_level: z.nullable(z.number()),
  seo_description: z.nullable(z.string()),
  card_list: z.record(z.string(), z.array(z.object({ name: z.string(), quantity: z.number() }))),
});
export type SharedDeck = Readonlys<z.output<typeof sharedDeckSchema>>;
