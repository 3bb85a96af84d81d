import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { deckSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";
import { facesSchema } from "./card-face.ts";
import { generateResultSchema } from "./generate.ts";
import { MAX_SAID } from "./refine.ts";
import { analyzeRequestSchema, generateRequestSchema } from "./requests.ts";
import { askedShape } from "./wish-shape.ts";

/** Most things that were said before. */
const MAX_TURNS = 20;

const saidField = z.string().check(z.minLength(1), z.maxLength(MAX_SAID));

/** One thing that was said; what the other side said are its own questions. */
const turnSchema = z.object({ role: z.enum(["user", "assistant"]), text: saidField });

/**
 * A wish for a deck that a language model helps to plan, or a deck that is there and what is to be another way: the body of
 * `POST /functions/v1/advanced-deck`. The key is made up by who asks: the same key is the same deck, and is paid for once.
 */
export const advancedRequestSchema = z.object({
  key: z.uuid(),
  wish: generateRequestSchema,
  /** Absent for a new deck. */
  deck: z.exactOptional(analyzeRequestSchema),
  conversation: z._default(z.array(turnSchema).check(z.maxLength(MAX_TURNS)), []),
});
export type AdvancedRequest = Readonlys<z.output<typeof advancedRequestSchema>>;

/** A sentence of the model's while it works, checked; data of the server-sent event `thought`. */
export const thoughtSchema = z.object({ text: z.string() });

/** A question of the model; data of the server-sent event `question`. It costs nothing. */
export const advancedQuestionSchema = z.object({
  question: z.string(),
  choices: z.array(z.string()),
});
export type AdvancedQuestion = Readonlys<z.output<typeof advancedQuestionSchema>>;

/** What came of it; data of the server-sent event `deck`. */
export const advancedAnswerSchema = z.object({
  /** Who planned the deck: the model, or the built-in engine in its place. */
  by: z.enum(["model", "engine"]),
  /** Why it was the engine, and the like; null where there is nothing to say. */
  note: z.nullable(z.string()),
  /** Credits that it took. */
  credits: z.int(),
  /** The deck as the engine built it from the wish that was understood. */
  built: z.extend(generateResultSchema, { faces: facesSchema }),
  /** The same with the model's own choices and words. */
  deck: deckSchema,
  /** Fields that the model has set in the wish. */
  fields: z.object(askedShape),
  changes: z.array(z.string()),
  /** What of the model's was not taken, in our own words. */
  rejected: z.array(z.string()),
});
export type AdvancedAnswer = Readonlys<z.output<typeof advancedAnswerSchema>>;

/** Whether a model can be asked, and what a deck of it costs; the answer of `POST /functions/v1/advanced-state`. */
export const advancedStateSchema = z.object({
  /** The model's name; null where none is configured. */
  model: z.nullable(z.string()),
  /** AI credits that a deck of it takes, on the Free Plan. */
  cost: z.int(),
});
export type AdvancedState = Readonlys<z.output<typeof advancedStateSchema>>;

/** What a model may ask the workbench for, by tool. */
export const toolInputs = {
  set_wish: z.object(askedShape),
  ask_question: z.object({
    question: z.string().check(z.minLength(5), z.maxLength(300)),
    choices: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)), []),
  }),
  search_cards: z.object({ query: z.string().check(z.maxLength(200)) }),
  rank_candidates: z.object({ count: z._default(z.int().check(z.minimum(1), z.maximum(40)), 20) }),
  swap: z.object({
    out: z.string().check(z.maxLength(12)),
    in: z.string().check(z.maxLength(12)),
  }),
  deck_report: z.object({}),
  finish: z.object({ strategy: z.string().check(z.maxLength(3_000)) }),
} as const;
