import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

const imagesSchema = z.object({ normal: z.string(), art_crop: z.string() });

/**
 * What a page needs to show a card: facts of the front, the shown printing, and image addresses. `oracle_text` is
 * absent when the server runs on the bundled table, which has none; `usd` is null when no price is known.
 */
export const cardFaceSchema = z.object({
  /** Scryfall's id of the printing that is shown. */
  id: z.string(),
  /** Full name, `Front // Back` where there are two faces. */
  name: z.string(),
  mana_cost: z.string(),
  mv: z.number(),
  type_line: z.string(),
  oracle_text: z.exactOptional(z.string()),
  colors: z.array(z.string()),
  color_identity: z.array(z.string()),
  power: z.exactOptional(z.string()),
  toughness: z.exactOptional(z.string()),
  loyalty: z.exactOptional(z.string()),
  defense: z.exactOptional(z.string()),
  images: imagesSchema,
  /** The other side of a card that has one to turn to. */
  back: z.exactOptional(
    z.object({
      name: z.string(),
      mana_cost: z.string(),
      type_line: z.string(),
      oracle_text: z.exactOptional(z.string()),
      colors: z.array(z.string()),
      power: z.exactOptional(z.string()),
      toughness: z.exactOptional(z.string()),
      loyalty: z.exactOptional(z.string()),
      defense: z.exactOptional(z.string()),
      images: imagesSchema,
    }),
  ),
  /** Cheapest known price of any paper printing. */
  usd: z.nullable(z.number()),
  set: z.string(),
  set_name: z.string(),
  collector_number: z.string(),
  rarity: z.string(),
  artist: z.string(),
  game_changer: z.boolean(),
});
export type CardFace = Readonlys<z.output<typeof cardFaceSchema>>;

/** Display facts by card name, so that a page asks no second time. */
export const facesSchema = z.record(z.string(), cardFaceSchema);
export type Faces = Readonlys<z.output<typeof facesSchema>>;
