import * as z from "zod/mini";
import { advancedAnswerSchema, advancedRequestSchema, advancedStateSchema } from "./advanced.ts";
import { verdictSchema } from "./finding.ts";
import {
  alternativesResponseSchema,
  analyzeResponseSchema,
  completeResponseSchema,
  gameFactsResponseSchema,
  generateResponseSchema,
} from "./generate.ts";
import { refineRequestSchema, refineResponseSchema } from "./refine.ts";
import {
  alternativesRequestSchema,
  analyzeRequestSchema,
  completeRequestSchema,
  deckRequestSchema,
  generateRequestSchema,
} from "./requests.ts";
import { storeStateSchema } from "./store.ts";

/** What everybody who serves or calls a function has to know of it: its name, what it takes and what it answers. */
export interface FunctionShape {
  /** Below `/functions/v1`. */
  readonly name: string;
  /** The fields of the request; undefined where nothing of it is read. */
  readonly input: z.ZodMiniType | undefined;
  readonly output: z.ZodMiniType;
}

const deckIdSchema = z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]);
const articleNameSchema = z.object({ slug: z.string(), title: z.string() });

const rowSchema = z.record(z.string(), z.unknown());

/** Every function. The server serves them over HTTP; the command line runs the engine's by itself. */
export const FUNCTIONS = {
  generateDeck: { name: "generate-deck", input: generateRequestSchema, output: generateResponseSchema },
  validate: { name: "validate", input: deckRequestSchema, output: verdictSchema },
  analyze: { name: "analyze", input: analyzeRequestSchema, output: analyzeResponseSchema },
  /** What is needed to play a deck alone; whoever asks plays the games. */
  gameFacts: { name: "game-facts", input: deckRequestSchema, output: gameFactsResponseSchema },
  /** What a deck would be, told in words to be another way. */
  refineDeck: { name: "refine-deck", input: refineRequestSchema, output: refineResponseSchema },
  /** Whether a language model can be asked here. */
  advancedState: { name: "advanced-state", input: undefined, output: advancedStateSchema },
  /** A deck that a language model helps to plan, as a stream of events. */
  advancedDeck: { name: "advanced-deck", input: advancedRequestSchema, output: advancedAnswerSchema },
  complete: { name: "complete", input: completeRequestSchema, output: completeResponseSchema },
  alternatives: {
    name: "alternatives",
    input: alternativesRequestSchema,
    output: alternativesResponseSchema,
  },
  /** A deck into the vault of the caller. */
  copyDeck: {
    name: "copy-deck",
    input: z.object({ deckId: deckIdSchema }),
    /** The new row of `decks`. */
    output: z.object({ deck: rowSchema }),
  },
  /** An article about the member's shared deck; answered once it is published. Of the deck's row its number alone is read. */
  generateBlogArticle: {
    name: "generate-blog-article",
    input: z.object({ deck: z.object({ id: deckIdSchema }) }),
    /** `written` is false where the deck has had its article already. */
    output: z.object({ article: articleNameSchema, written: z.boolean() }),
  },
  /** The member's article, written anew about the deck as it is now. */
  rewriteArticle: {
    name: "rewrite-article",
    input: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) }),
    output: z.object({ article: articleNameSchema }),
  },
  /** Where the member is signed in, the newest first. */
  listSessions: {
    name: "list-sessions",
    input: undefined,
    output: z.object({ sessions: z.array(rowSchema) }),
  },
  /** Everything that is kept about the member. */
  exportAccount: { name: "export-account", input: undefined, output: rowSchema },
  /** The end of the account; `confirmation` is the member's email. */
  deleteAccount: {
    name: "delete-account",
    input: z.object({ confirmation: z.string().check(z.maxLength(300)) }),
    output: z.object({ deleted: z.boolean() }),
  },
  /** Whether something can be bought here. */
  storeState: {
    name: "store-state",
    input: undefined,
    output: storeStateSchema,
  },
  /** Begins a payment; `url` is where to pay. */
  beginCheckout: {
    name: "begin-checkout",
    input: z.object({ product: z.string().check(z.maxLength(100)) }),
    output: z.object({ url: z.string() }),
  },
  /** How a payment of the member stands; `settled` when what was bought is there. */
  checkoutState: {
    name: "checkout-state",
    input: z.object({ session: z.string().check(z.regex(/^cs_\w{1,200}$/)) }),
    output: z.object({
      state: z.enum(["open", "expired", "waiting", "settled"]),
      product: z.nullable(
        z.object({
          id: z.string(),
          kind: z.enum(["credits", "plan"]),
          name: z.string(),
          credits: z.number(),
        }),
      ),
    }),
  },
  /** Where the member sees to plan, cards and invoices. */
  openPortal: { name: "open-portal", input: undefined, output: z.object({ url: z.string() }) },
} as const satisfies Record<string, FunctionShape>;
