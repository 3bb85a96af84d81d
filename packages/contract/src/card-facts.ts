import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";
import { cardFaceSchema } from "./card-face.ts";

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

/** Cards that stand in the same decks as a card. */
const playedWithSchema = z.object({
  /** The format whose decks were learned from; null where it was shared decks of every format that said so. */
  format: z.nullable(z.string()),
  /** Shared decks with the card; null where it was decks learned from. */
  decks: z.nullable(z.int()),
  /** The closest first. */
  cards: z.array(cardFaceSchema),
});
export type PlayedWith = Readonlys<z.output<typeof playedWithSchema>>;

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
  /** Null where no deck with it was seen, or nobody could say in time. */
  playedWith: z.nullable(playedWithSchema),
});
export type CardFacts = Readonlys<z.output<typeof cardFactsSchema>>;
