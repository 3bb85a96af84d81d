import * as z from "zod/mini";
import { MAX_NAME } from "./limits.ts";
import { PLAYSTYLE_SLUGS } from "./playstyles.ts";
import { MOST_COUNTED, MOST_LIMITS } from "./wish-limits.ts";

/** Slugs of the fifteen ways to play. */
export const playstyleSchema = z.enum(PLAYSTYLE_SLUGS);

/** Commander brackets, 1 (Exhibition) to 5 (cEDH). */
export const bracketSchema = z.literal([1, 2, 3, 4, 5]);

const countedField = z.exactOptional(z.int().check(z.minimum(0), z.maximum(MOST_COUNTED)));
const kindField = z.string().check(z.minLength(1), z.maxLength(MAX_NAME));

/** How many cards of a kind a deck is to have. */
export const limitSchema = z.object({
  what: kindField,
  but: z.exactOptional(kindField),
  zone: z.exactOptional(z.literal("sideboard")),
  least: countedField,
  most: countedField,
});

/**
 * What a deck was built for, as far as its figures are held against it: with it an edited deck is measured as the finished
 * one was.
 */
export const aimSchema = z.object({
  playstyle: playstyleSchema,
  /** The wish named the playstyle, and the deck is none that people play under a name of its own. */
  isStyleAsked: z.exactOptional(z.boolean()),
  tribe: z.exactOptional(z.string().check(z.maxLength(100))),
  themes: z.exactOptional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
  /** Absent where none was asked for. */
  bracket: z.exactOptional(bracketSchema),
  power: z.exactOptional(z.number().check(z.minimum(0), z.maximum(10))),
  limits: z.exactOptional(z.array(limitSchema).check(z.maxLength(MOST_LIMITS))),
});

const countsSchema = z.record(z.string(), z.number());

/** A card of a finished deck with what it is for. */
export const cardListItemSchema = z.object({
  name: z.string(),
  quantity: z.number(),
  /** Display name of the role it fills, e.g. "Card draw". */
  role: z.string(),
  /** One short sentence that speaks of this deck. */
  reason: z.string(),
});

/** What every deck has, either of a team's two as well. */
const playerDeckFields = {
  name: z.string(),
  format: z.string(),
  /** The form of the format, where it is not the usual one. */
  variant: z.exactOptional(z.string()),
  base: z.exactOptional(z.string()),
  playstyle: playstyleSchema,
  commanders: z.array(z.string()),
  /** Without commanders, companion and what `zones` holds. */
  main: countsSchema,
  side: countsSchema,
  companion: z.exactOptional(z.string()),
  zones: z.exactOptional(z.record(z.string(), countsSchema)),
  /** The opened or drafted cards, in limited formats. */
  pool: z.exactOptional(countsSchema),
  /** Image address of the key card's art; empty when it has none. */
  image: z.string(),
  /** All cards in groups, the commander's first; the headings of zones are reserved names of groups. */
  card_list: z.record(z.string(), z.array(cardListItemSchema)),
  /** Number of cards in the zones that are counted: the sideboard is not. */
  cards: z.number(),
  colors: z.array(z.string()),
  power_level: z.number(),
  /** Null outside Commander-like formats. */
  bracket: z.nullable(bracketSchema),
  /** US dollars: sum of the cheapest known prices, sideboard and zones included. */
  price_usd: z.number(),
  /** The strategy, a few sentences; names only cards of this deck. */
  seo_description: z.string(),
  /** Who wrote the strategy: absent for the engine, whose words rest on its figures. */
  words_by: z.exactOptional(z.literal("model")),
  seed: z.number(),
  /** Absent where the deck was built by nobody here. */
  aim: z.exactOptional(aimSchema),
};

/** One player's deck: a deck alone, or either deck of a team. */
export const playerDeckSchema = z.object(playerDeckFields);

/** A whole deck as it is built, edited and kept. */
export const deckSchema = z.object({
  ...playerDeckFields,
  /** The second deck of a team. */
  partner_deck: z.exactOptional(playerDeckSchema),
  /** The two share the copies that their format allows of a card. */
  unified: z.exactOptional(z.boolean()),
});
