import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";
import { idField } from "./fields.ts";

/** Longest query a request may hold; longer ones are cut with a warning well before. */
export const MAX_QUERY = 20_000;

const wordField = z.string().check(z.maxLength(40));

/**
 * A search for cards: a query, and how its hits are shown where the query itself does not say: `unique` (cards, art,
 * prints), `order` (name, set, released, ...), `dir` (auto, asc, desc). Other words there are answered with a warning.
 */
export const searchRequestSchema = z.object({
  id: z.exactOptional(idField),
  q: z.string().check(z.maxLength(MAX_QUERY)),
  unique: z.exactOptional(wordField),
  order: z.exactOptional(wordField),
  dir: z.exactOptional(wordField),
  include_extras: z.exactOptional(z.boolean()),
  /** Understood for the sake of requests made for a server; here every hit is in the answer. */
  page: z.exactOptional(z.number()),
});
export type SearchRequest = Readonlys<z.output<typeof searchRequestSchema>>;
