import { nameField } from "@deckwright/decks/fields.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/** Most identifiers in one request to `/api/cards/collection`: Scryfall's own limit. */
export const COLLECTION_LIMIT = 75;

const text = z.exactOptional(z.string());
const number = z.exactOptional(z.number());
const imageUrisSchema = z.object({
  small: z.string(),
  normal: z.string(),
  large: z.string(),
  png: z.string(),
  art_crop: z.string(),
  border_crop: z.string(),
});

const scryfallFaceSchema = z.object({
  object: z.literal("card_face"),
  name: z.string(),
  mana_cost: z.string(),
  type_line: z.string(),
  oracle_text: text,
  colors: z.exactOptional(z.array(z.string())),
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  artist: text,
  flavor_text: text,
  illustration_id: text,
  watermark: text,
  image_uris: z.exactOptional(imageUrisSchema),
});

/** A printing of a card in Scryfall's shape, with the fields that the card table knows. `@scryfall/api-types` has types alone. */
export const scryfallCardSchema = z.object({
  object: z.literal("card"),
  id: z.string(),
  oracle_id: z.string(),
  name: z.string(),
  lang: z.string(),
  released_at: z.string(),
  uri: z.string(),
  scryfall_uri: z.string(),
  layout: z.string(),
  image_status: z.enum(["highres_scan", "missing"]),
  image_uris: z.exactOptional(imageUrisSchema),
  mana_cost: text,
  cmc: z.number(),
  type_line: z.string(),
  oracle_text: text,
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  colors: z.exactOptional(z.array(z.string())),
  color_identity: z.array(z.string()),
  produced_mana: z.exactOptional(z.array(z.string())),
  keywords: z.array(z.string()),
  card_faces: z.exactOptional(z.array(scryfallFaceSchema)),
  legalities: z.record(z.string(), z.string()),
  games: z.array(z.string()),
  reserved: z.boolean(),
  game_changer: z.boolean(),
  promo: z.boolean(),
  promo_types: z.exactOptional(z.array(z.string())),
  digital: z.boolean(),
  finishes: z.array(z.string()),
  full_art: z.boolean(),
  frame_effects: z.exactOptional(z.array(z.string())),
  border_color: text,
  flavor_name: text,
  flavor_text: text,
  frame: text,
  illustration_id: text,
  security_stamp: text,
  watermark: text,
  mtgo_id: number,
  mtgo_foil_id: number,
  arena_id: number,
  multiverse_ids: z.exactOptional(z.array(z.number())),
  tcgplayer_id: number,
  tcgplayer_etched_id: number,
  cardmarket_id: number,
  set: z.string(),
  set_id: text,
  set_name: z.string(),
  set_type: z.string(),
  set_uri: z.string(),
  collector_number: z.string(),
  rarity: z.string(),
  artist: text,
  edhrec_rank: z.exactOptional(z.number()),
  prices: z.record(z.string(), z.nullable(z.string())),
});
export type ScryfallCard = Readonlys<z.output<typeof scryfallCardSchema>>;

/** A part of a search that was not used, and where it stands in it: UTF-16 units, `end` is behind the last. */
const searchWarningSchema = z.object({
  message: z.string(),
  start: z.number(),
  end: z.number(),
  /** What to write in its place, where that can be guessed. */
  suggestion: text,
});

/** What our search says of a query; clients of Scryfall pass over what they do not know. */
export const searchReadingSchema = {
  /** The search in plain English, as it was understood. */
  understood: text,
  /** What of it was not used and why, as Scryfall says it. */
  warnings: z.exactOptional(z.array(z.string())),
  /** The warnings once more, with their places. */
  warning_places: z.exactOptional(z.array(searchWarningSchema)),
};

/** Scryfall's error object. */
export const scryfallErrorSchema = z.object({
  object: z.literal("error"),
  code: z.string(),
  status: z.number(),
  details: z.string(),
  type: text,
  ...searchReadingSchema,
});
export type ScryfallError = Readonlys<z.output<typeof scryfallErrorSchema>>;

/** A page of the answer of `/api/cards/search`: Scryfall's list object. */
export const cardListSchema = z.object({
  object: z.literal("list"),
  total_cards: z.number(),
  has_more: z.boolean(),
  next_page: text,
  ...searchReadingSchema,
  data: z.array(scryfallCardSchema),
});

/** A number of another service, which some programs write as text. */
const serviceNumberField = z.union([z.number(), nameField], { error: "must be a number" });

/** The ways of naming a card in a collection request. Of several the most certain is used, as Scryfall does. */
const identifierFields = {
  id: z.exactOptional(nameField),
  mtgo_id: z.exactOptional(serviceNumberField),
  multiverse_id: z.exactOptional(serviceNumberField),
  oracle_id: z.exactOptional(nameField),
  illustration_id: z.exactOptional(nameField),
  name: z.exactOptional(nameField),
  set: z.exactOptional(nameField),
  collector_number: z.exactOptional(nameField),
};

/** Every kind of identifier that is known. */
export const IDENTIFIER_KINDS: ReadonlySet<string> = new Set(Object.keys(identifierFields));

/**
 * Beside a name, in an identifier, a search or a question for one card: of the printings that it leaves open the cheapest, not the usual one. This is
 * ours alone, and other services do not know it.
 */
export const PREFER_CHEAPEST = { prefer: "usd-low" } as const;

/**
 * One way to name a card in a collection request. What names none of the loaded cards, of whatever kind, comes back as not
 * found: identifiers of unknown kinds are let through, as long as they are texts or numbers.
 */
const identifierSchema = z.catchall(
  z.object(identifierFields),
  z.union([z.string(), z.number(), z.boolean(), z.null()], {
    error: "must be a text, a number, true, false or null",
  }),
);
export type CardIdentifier = Readonlys<z.output<typeof identifierSchema>>;

/** The body of `POST /api/cards/collection`. */
export const collectionRequestSchema = z.object({
  identifiers: z.array(identifierSchema).check(z.minLength(1), z.maxLength(COLLECTION_LIMIT)),
});

/** The answer of `/api/cards/collection`. */
export const collectionSchema = z.object({
  object: z.literal("list"),
  not_found: z.array(identifierSchema),
  data: z.array(scryfallCardSchema),
});
export type CardCollection = Readonlys<z.output<typeof collectionSchema>>;

/** The answer of `/api/cards/autocomplete`. */
export const catalogSchema = z.object({
  object: z.literal("catalog"),
  total_values: z.number(),
  data: z.array(z.string()),
});
export type Catalog = Readonlys<z.output<typeof catalogSchema>>;

/** The answer of `/api/cards/{set}/{number}/rulings`. */
export const rulingsSchema = z.object({
  object: z.literal("list"),
  data: z.array(
    z.object({
      /** `wotc` or `scryfall`. */
      source: z.string(),
      /** ISO day. */
      published_at: z.string(),
      comment: z.string(),
    }),
  ),
});
export type Ruling = Readonlys<z.output<typeof rulingsSchema>>["data"][number];
