import { coverSchema } from "@deckwright/decks/cover-schema.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

const curveSchema = z.array(z.object({ manaValue: z.number(), creatures: z.number(), others: z.number() }));
const colorsSchema = z.array(
  z.object({
    color: z.string(),
    pips: z.number(),
    needed: z.number(),
    have: z.number(),
    castability: z.number(),
  }),
);

/** Figures of the deck as it was written about; what cannot be read is left out. */
const figuresSchema = z.object({
  curve: z.catch(curveSchema, []),
  colors: z.catch(colorsSchema, []),
  averageManaValue: z.catch(z.number(), 0),
  lands: z.catch(z.number(), 0),
  price_usd: z.catch(z.number(), 0),
  power_level: z.catch(z.nullable(z.number()), null),
  commanders: z.catch(z.array(z.string()), []),
  cards: z.catch(z.array(z.string()), []),
  cover: z.catch(z.nullable(coverSchema), null),
});
export type ArticleFigures = Readonlys<z.output<typeof figuresSchema>>;

/** An article in a list. */
export const listedArticleSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  format: z.string(),
  colors: z.array(z.string()),
  written_by: z.enum(["ai", "engine"]),
  figures: figuresSchema,
  created_at: z.string(),
});
export type ListedArticle = Readonlys<z.output<typeof listedArticleSchema>>;

/** An article with its text. */
export const articleSchema = z.extend(listedArticleSchema, {
  content: z.string(),
  image: z.nullable(z.string()),
  deck_id: z.nullable(z.number()),
  user_id: z.nullable(z.string()),
  edited_at: z.nullable(z.string()),
});
export type ArticleRow = Readonlys<z.output<typeof articleSchema>>;

/** Why somebody reports an article, as the database takes it, and as a form says it. */
export const REPORT_REASONS = [
  ["wrong", "Something in it is wrong"],
  ["offensive", "It is offensive"],
  ["spam", "It is advertising"],
  ["rights", "It uses what belongs to somebody else"],
  ["other", "Something else"],
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number][0];
