import { PLAYSTYLE_SLUGS } from "@deckwright/rules/playstyles.ts";
import * as z from "zod/mini";
import type { Readonlys } from "./readonly.ts";

/** Slugs of the fifteen ways to play. */
export const playstyleSchema = z.enum(PLAYSTYLE_SLUGS);

/** Commander brackets, 1 (Exhibition) to 5 (cEDH). */
export const bracketSchema = z.literal([1, 2, 3, 4, 5]);

const countsSchema = z.record(z.string(), z.number());

/** A card of a finished deck with what it is for. */
export const cardListItemSchema = z.object({
  name: z.string(),
  quantity: z.number(),
  role: z.string(),
  reason: z.string(),
});
export type CardListItem = Readonlys<z.output<typeof cardListItemSchema>>;

/** What every deck has, one of a team's two as well. */
const deckFields = {
  name: z.string(),
  format: z.string(),
  variant: z.exactOptional(z.string()),
  base: z.exactOptional(z.string()),
  playstyle: playstyleSchema,
  commanders: z.array(z.string()),
  main: countsSchema,
  side: countsSchema,
  companion: z.exactOptional(z.string()),
  zones: z.exactOptional(z.record(z.string(), countsSchema)),
  pool: z.exactOptional(countsSchema),
  image: z.string(),
  card_list: z.record(z.string(), z.array(cardListItemSchema)),
  cards: z.number(),
  colors: z.array(z.string()),
  power_level: z.number(),
  bracket: z.nullable(bracketSchema),
  price_usd: z.number(),
  seo_description: z.string(),
  seed: z.number(),
};

/** One deck of a team. */
export const partnerDeckSchema = z.object(deckFields);

/** A generated deck, in the form in which decks are also kept; `partner_deck` is the second deck of a team. */
export const deckSchema = z.object({
  ...deckFields,
  partner_deck: z.exactOptional(partnerDeckSchema),
  /** The two share the copies that their format allows of a card. */
  unified: z.exactOptional(z.boolean()),
});
export type Deck = Readonlys<z.output<typeof deckSchema>>;

/** What a wish was understood to say; `read` has, per field, the words it was read from. */
export const intentSchema = z.object({
  format: z.exactOptional(z.string()),
  variant: z.exactOptional(z.string()),
  base: z.exactOptional(z.string()),
  size: z.exactOptional(z.number()),
  colors: z.exactOptional(z.array(z.string())),
  commanders: z.exactOptional(z.array(z.string())),
  playstyle: z.exactOptional(playstyleSchema),
  themes: z.exactOptional(z.array(z.string())),
  tribe: z.exactOptional(z.string()),
  include: z.exactOptional(z.array(z.string())),
  exclude: z.exactOptional(z.array(z.string())),
  budgetUsd: z.exactOptional(z.number()),
  maxCardUsd: z.exactOptional(z.number()),
  bracket: z.exactOptional(bracketSchema),
  power: z.exactOptional(z.number()),
  ownedMode: z.exactOptional(z.enum(["prefer", "only"])),
  read: z.record(z.string(), z.string()),
  unread: z.exactOptional(z.array(z.string())),
  notes: z.exactOptional(z.array(z.string())),
});
export type Intent = Readonlys<z.output<typeof intentSchema>>;
