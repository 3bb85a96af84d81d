import type * as z from "zod/mini";

/** What a model is asked for, as usage is noted. */
export type ModelPurpose = "deck" | "refine" | "article";

/** Something that a model may have done while it answers. Its words come back to us only in the shape of `input`. */
export interface ModelTool {
  /** Lower-case words with underscores between. */
  readonly name: string;
  /** Tells the model what it does. */
  readonly description: string;
  readonly input: z.ZodMiniType;
  /** Given what `input` accepted; what it answers goes to the model as JSON, and so do the words of an error. */
  run(input: unknown): Promise<unknown>;
  /** True where nothing more is wanted of the model once this was called. */
  readonly isLast?: boolean;
}

/** One thing that was said. */
interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** How far a request may go. */
interface ModelLimits {
  /** Until the first word, and between two words: a model that is silent for longer has failed. */
  readonly quietMs: number;
  /** For everything, tries and tools among it. */
  readonly totalMs: number;
  /** Tokens of each answer; a model has one answer, and one more after each use of tools. */
  readonly outputTokens: number;
  /** Answers, at the most. */
  readonly answers: number;
  /** How often it is tried again when the service fails before a first word. */
  readonly retries: number;
}

/** What a model is asked. */
export interface ModelRequest {
  readonly purpose: ModelPurpose;
  /** The member whose limit it counts toward; undefined for what nobody in particular asked. */
  readonly member: string | undefined;
  /** Ours, and only ours: nothing that a visitor wrote belongs here. */
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ModelTool[];
  readonly limits: ModelLimits;
  /** Ends it, when whoever asked has left. */
  readonly signal: AbortSignal;
  /** Takes the words as they come; whose are not checked yet. */
  readonly onText?: (text: string) => void;
}

/** What a request took. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly usd: number;
}

/** Why there is no answer. `rejected`: the service does not want the request, as with a wrong key. */
export type ModelFailure = "unavailable" | "rejected" | "silent" | "too_slow" | "too_long" | "canceled";

/**
 * What becomes of a request. `refused`: a limit of spending, the member's own or the site's, is reached for today (UTC).
 * The text is whatever the model wrote in its last answer: nothing of it is true until it was checked.
 */
export type ModelOutcome =
  | { readonly kind: "answered"; readonly text: string; readonly usage: ModelUsage }
  | { readonly kind: "not_configured" }
  | { readonly kind: "refused"; readonly limit: "member" | "site" }
  | { readonly kind: "failed"; readonly why: ModelFailure; readonly usage: ModelUsage };

/** The language model of this installation, or the word that there is none. */
export interface LanguageModel {
  /** Its name, as its provider has it; undefined where none is configured. */
  readonly name: string | undefined;
  /** Never throws. */
  ask(request: ModelRequest): Promise<ModelOutcome>;
}

/** Where no model is configured. */
export const NO_MODEL: LanguageModel = {
  name: undefined,
  ask: async () => ({ kind: "not_configured" }),
};
