import { deckCountsField } from "@deckwright/decks/fields.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";
import { facesSchema } from "./card-face.ts";
import { generateResultSchema } from "./generate.ts";
import { analyzeRequestSchema, generateRequestSchema } from "./requests.ts";
import { askedShape } from "./wish-shape.ts";

/** Longest thing that is said of a deck. */
export const MAX_SAID = 1_000;

/** A deck that is there, what it was wished for, and what is to be another way: the body of `POST /functions/v1/refine-deck`. */
export const refineRequestSchema = z.object({
  deck: analyzeRequestSchema,
  wish: generateRequestSchema,
  text: z.string().check(z.minLength(1), z.maxLength(MAX_SAID)),
  owned: z.exactOptional(deckCountsField),
});
export type RefineDeckRequest = Readonlys<z.output<typeof refineRequestSchema>>;

/** The deck as it would be; nothing is changed until whoever asked says so. */
export const refineResponseSchema = z.extend(generateResultSchema, {
  /** What was understood, in short sentences. */
  changes: z.array(z.string()),
  /** Fields of the wish that differ from now on. */
  fields: z.object(askedShape),
  faces: facesSchema,
});
export type RefineDeckResponse = Readonlys<z.output<typeof refineResponseSchema>>;
