import * as z from "zod/mini";
import { cardFaceSchema } from "./card-face.ts";
import type { Readonlys } from "./readonly.ts";

/** Whether a card may be played in a format, and who says so. */
const cardLegalitySchema = z.object({
  /** The format's slug. */
  format: z.string(),
  legality: z.enum(["legal", "not_legal", "banned", "restricted", "unknown"]),
  /** ISO day of the ban or of its end; null where no dated list knows one. */
  since: z.nullable(z.string()),
  /** Roles that a legal card may not have, e.g. `companion`. */
  banned_as: z.array(z.string()),
  source: z.string(),
});
export type CardLegality = Readonlys<z.output<typeof cardLegalitySchema>>;

/** What the card page shows beside the card itself: the answer of `/api/card-facts/{set}/{number}`. */
export const cardFactsSchema = z.object({
  object: z.literal("card_facts"),
  /** ISO days on which cards and prices were taken down. */
  cards_as_of: z.string(),
  prices_as_of: z.string(),
  has_text: z.boolean(),
  /** The 25 formats, in the order in which they are listed to people. */
  legalities: z.array(cardLegalitySchema),
  /** Cards that do much the same, the most alike first. */
  similar: z.array(cardFaceSchema),
});
export type CardFacts = Readonlys<z.output<typeof cardFactsSchema>>;
