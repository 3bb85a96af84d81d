import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { deckSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";
import { analysisSchema } from "./analysis.ts";
import { facesSchema } from "./card-face.ts";
import { findingSchema } from "./finding.ts";
import { gameFactsSchema } from "./game-facts.ts";
import { intentSchema } from "./intent.ts";
import { savedDeckSchema } from "./saved-deck.ts";

const idSchema = z.exactOptional(z.union([z.string(), z.number()]));

/** A finished step of a generation: data of the server-sent event `stage`. */
export const stageSchema = z.object({
  stage: z.enum(["intent", "commander", "candidates", "build", "mana", "checks"]),
  ms: z.number(),
  detail: z.string(),
});
export type Stage = Readonlys<z.output<typeof stageSchema>>;

/** Milliseconds per step; `total` is always there. */
export const timingsSchema = z.catchall(z.object({ total: z.number() }), z.number());

/** What the generator answers, without the display facts that only pages want. */
export const generateResultSchema = z.object({
  id: idSchema,
  deck: deckSchema,
  intent: intentSchema,
  findings: z.array(findingSchema),
  analysis: analysisSchema,
  stages: z.array(stageSchema),
  timings_ms: timingsSchema,
});
export type GenerateResult = Readonlys<z.output<typeof generateResultSchema>>;

/** The answer of `POST /functions/v1/generate-deck`, and the data of its server-sent event `deck`. */
export const generateResponseSchema = z.extend(generateResultSchema, {
  faces: facesSchema,
  /** Where the deck was saved; absent where that was not asked for, null where it could not be, with a finding that says why. */
  saved: z.exactOptional(z.nullable(savedDeckSchema)),
});
export type GenerateResponse = Readonlys<z.output<typeof generateResponseSchema>>;

/**
 * The answer of `POST /functions/v1/analyze`: figures of the deck, what of its aim it misses, what it does, and display facts
 * of its cards.
 */
export const analyzeResponseSchema = z.extend(analysisSchema, {
  id: idSchema,
  findings: z.array(findingSchema),
  strategy: z.string(),
  faces: facesSchema,
});
export type AnalyzeResponse = Readonlys<z.output<typeof analyzeResponseSchema>>;

/** The answer of `POST /functions/v1/game-facts`. */
export const gameFactsResponseSchema = z.extend(gameFactsSchema, { id: idSchema });
export type GameFactsResponse = Readonlys<z.output<typeof gameFactsResponseSchema>>;

/** The answer of `POST /functions/v1/complete`. */
export const completeResponseSchema = z.object({
  id: idSchema,
  cards: z.array(z.object({ name: z.string(), score: z.number() })),
  timings_ms: timingsSchema,
});
export type CompleteResponse = Readonlys<z.output<typeof completeResponseSchema>>;

/** A card that could stand in for another. `delta_usd` is what the deck's price changes by; null when a price is unknown. */
export const alternativeSchema = z.object({
  name: z.string(),
  reason: z.string(),
  price_usd: z.nullable(z.number()),
  delta_usd: z.nullable(z.number()),
});
export type Alternative = Readonlys<z.output<typeof alternativeSchema>>;

/** The answer of `POST /functions/v1/alternatives`; a kind is absent when there is no such card. */
export const alternativesResponseSchema = z.object({
  id: idSchema,
  card: z.string(),
  /** What the card itself does in the deck, to be said behind a colon. */
  does: z.exactOptional(z.string()),
  cheaper: z.exactOptional(alternativeSchema),
  owned: z.exactOptional(alternativeSchema),
  upgrade: z.exactOptional(alternativeSchema),
  easier: z.exactOptional(alternativeSchema),
  nearest: z.exactOptional(alternativeSchema),
  faces: facesSchema,
});
export type AlternativesResponse = Readonlys<z.output<typeof alternativesResponseSchema>>;
