import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";
import { cardFaceSchema } from "./card-face.ts";
import { searchReadingSchema } from "./scryfall.ts";

/** What lists show of a printing: no texts, and nothing of what is on its back. `usd` is the price of this printing. */
const listedFaceSchema = z.omit(cardFaceSchema, { oracle_text: true, back: true });
export type ListedFace = Readonlys<z.output<typeof listedFaceSchema>>;

/** Most faces in one answer of `/api/card-faces`, and how many there are when nobody says. */
export const MOST_FACES = 200;
export const USUAL_FACES = 60;

/**
 * The answer of `/api/card-faces`: of all hits of a search, in their order, those from a place on. Errors are those of
 * `/api/cards/search`; with `typed=1` they come with 200.
 */
export const cardFaceListSchema = z.object({
  object: z.literal("card_faces"),
  /** Hits of the search at all places. */
  total_cards: z.number(),
  ...searchReadingSchema,
  data: z.array(listedFaceSchema),
});
