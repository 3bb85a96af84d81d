import { coverSchema } from "@deckwright/decks/cover-schema.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/**
 * A shared deck in a list, as anybody may read it. The author is null where the account is gone; the cover where whoever saved
 * the deck wrote none that can be read.
 */
export const listedDeckSchema = z.object({
  id: z.number(),
  user_id: z.nullable(z.string()),
  name: z.string(),
  format: z.string(),
  colors: z.array(z.string()),
  cards: z.number(),
  power_level: z.nullable(z.number()),
  playstyle: z.nullable(z.string()),
  bracket: z.nullable(z.number()),
  commanders: z.array(z.string()),
  price_cents: z.nullable(z.number()),
  image: z.nullable(z.string()),
  cover: z.catch(z.nullable(coverSchema), null),
  created_at: z.string(),
  profiles: z.nullable(z.object({ username: z.string() })),
});
export type ListedDeck = Readonlys<z.output<typeof listedDeckSchema>>;

/** A shared deck with its cards. */
export const sharedDeckSchema = z.extend(listedDeckSchema, {
  seo_description: z.nullable(z.string()),
  card_list: z.record(z.string(), z.array(z.object({ name: z.string(), quantity: z.number() }))),
});
export type SharedDeck = Readonlys<z.output<typeof sharedDeckSchema>>;

/** What a card of a stored list says; what else its author has written is not read. */
const storedItemSchema = z.object({
  name: z.string(),
  quantity: z.number(),
  role: z.catch(z.string(), ""),
  reason: z.catch(z.string(), ""),
});

/** A shared deck with all that is kept of it. */
export const sharedDeckRowSchema = z.extend(sharedDeckSchema, {
  card_list: z.record(z.string(), z.array(storedItemSchema)),
  version: z.number(),
  favorite: z.boolean(),
  details: z.unknown(),
});
export type SharedDeckRow = Readonlys<z.output<typeof sharedDeckRowSchema>>;

/** A deck as its preview reads it: a shared one, or one of the member's own. `order` is that of its groups. */
export const previewedDeckSchema = z.extend(sharedDeckSchema, {
  shared: z.boolean(),
  version: z.number(),
  order: z.catch(z.array(z.string()), []),
});
export type PreviewedDeckRow = Readonlys<z.output<typeof previewedDeckSchema>>;

/** How many shared decks a format or a playstyle has: a row of `count_shared_decks`. */
export const countedDecksSchema = z.object({
  kind: z.enum(["format", "playstyle"]),
  slug: z.string(),
  decks: z.number(),
});
