import type { DeckCards, DeckList } from "@deckwright/decks/deck.ts";
import { deckCountsField, nameField, zonesField } from "@deckwright/decks/fields.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { aimSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";
import { dollarsField, idField, MAX_PROMPT, namesField, ownedCountsField, slugField } from "./fields.ts";
import { askedShape } from "./wish-shape.ts";

/** What somebody asks the generator for: the body of `POST /functions/v1/generate-deck`, a line of `generate --batch`. */
export const generateRequestSchema = z.object({
  id: z.exactOptional(idField),
  prompt: z.exactOptional(z.string().check(z.maxLength(MAX_PROMPT))),
  ...askedShape,
  owned: z.exactOptional(ownedCountsField),
  /** The cards that were opened, or of which a cube is made. */
  pool: z.exactOptional(deckCountsField),
  seed: z.exactOptional(z.int()),
});
export type GenerateRequest = Readonlys<z.output<typeof generateRequestSchema>>;

/** The same over HTTP, where whoever is signed in may have the deck put into their vault at once. */
export const servedGenerateRequestSchema = z.extend(generateRequestSchema, {
  save: z.exactOptional(z.boolean()),
});

const deckCardFields = {
  commanders: z.exactOptional(namesField(100)),
  main: z._default(deckCountsField, {}),
  side: z.exactOptional(deckCountsField),
  companion: z.exactOptional(nameField),
  zones: z.exactOptional(zonesField),
} satisfies Record<keyof DeckCards, z.ZodMiniType>;

const deckListFields = {
  format: slugField,
  /** A variant of the format, and the format that a way of playing is played on; absent: the usual ones. */
  variant: z.exactOptional(slugField),
  base: z.exactOptional(slugField),
  ...deckCardFields,
  pool: z.exactOptional(deckCountsField),
  /** The second deck of a team, and whether the two share the copies that a format allows. */
  partner_deck: z.exactOptional(z.object(deckCardFields)),
  unified: z.exactOptional(z.boolean()),
} satisfies Record<keyof DeckList, z.ZodMiniType>;

/** What callers may write for `partner_deck`; where both are there, it is this one that counts. */
const partnerField = z.exactOptional(z.object(deckCardFields));

function withPartnerDeck<Card, List extends { partner?: Card; partner_deck?: Card }>({
  partner,
  ...list
}: List) {
  return partner === undefined ? list : { ...list, partner_deck: partner };
}

/**
 * A deck list to be judged or played alone: the body of `POST /functions/v1/validate` and `/game-facts`. Unknown cards and
 * wrong counts are no errors here; the rules answer them with findings. Counts that nobody could mean are refused.
 */
export const deckRequestSchema = z.pipe(
  z.object({ id: z.exactOptional(idField), ...deckListFields, partner: partnerField }),
  z.transform(withPartnerDeck),
);
export type DeckRequest = Readonlys<z.output<typeof deckRequestSchema>>;

/**
 * A deck list to be measured: the body of `POST /functions/v1/analyze`. With `aim`, which decks that were built here carry,
 * the figures are held against what the deck was built for.
 */
export const analyzeRequestSchema = z.pipe(
  z.object({
    id: z.exactOptional(idField),
    ...deckListFields,
    partner: partnerField,
    aim: z.exactOptional(aimSchema),
  }),
  z.transform(withPartnerDeck),
);
export type AnalyzeRequest = Readonlys<z.output<typeof analyzeRequestSchema>>;

/** A deck that has been begun: which cards would go best with it. `n` says how many are wanted, 20 when absent. */
export const completeRequestSchema = z.object({
  id: z.exactOptional(idField),
  format: slugField,
  commanders: z.exactOptional(namesField(10)),
  main: z._default(deckCountsField, {}),
  n: z.exactOptional(z.int().check(z.minimum(1), z.maximum(40_000))),
});
export type CompleteRequest = Readonlys<z.output<typeof completeRequestSchema>>;

/** A card of a deck, and what one may pay for another in its place: the body of `POST /functions/v1/alternatives`. */
export const alternativesRequestSchema = z.object({
  id: z.exactOptional(idField),
  deck: z.pipe(z.object({ ...deckListFields, partner: partnerField }), z.transform(withPartnerDeck)),
  card: nameField,
  owned: z.exactOptional(ownedCountsField),
  exclude: z.exactOptional(namesField(1_000)),
  maxCardUsd: z.exactOptional(dollarsField),
});
export type AlternativesRequest = Readonlys<z.output<typeof alternativesRequestSchema>>;

/** A sentence to be understood, without building anything. */
export const intentRequestSchema = z.object({
  id: z.exactOptional(idField),
  prompt: z.string().check(z.maxLength(MAX_PROMPT)),
});
export type IntentRequest = Readonlys<z.output<typeof intentRequestSchema>>;

/** A card to be looked up by name. One of `exact` and `fuzzy` is needed. */
export const namedRequestSchema = z
  .object({
    id: z.exactOptional(idField),
    exact: z.exactOptional(nameField),
    fuzzy: z.exactOptional(nameField),
    set: z.exactOptional(z.string().check(z.maxLength(10))),
  })
  .check(
    z.refine((request) => (request.exact === undefined) !== (request.fuzzy === undefined), {
      error: "one of exact and fuzzy is needed, and not both",
    }),
  );
export type NamedRequest = Readonlys<z.output<typeof namedRequestSchema>>;
