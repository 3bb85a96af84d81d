import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

const fixSchema = z.object({
  label: z.string(),
  edits: z.array(z.object({ zone: z.string(), card: z.string(), change: z.number() })),
});

/** One thing the rules, or the generator, say about a deck. */
export const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(["illegal", "warning", "advice"]),
  cards: z.array(z.string()),
  message: z.string(),
  source: z.string(),
  fix: z.exactOptional(fixSchema),
});
export type Finding = Readonlys<z.output<typeof findingSchema>>;

/** The answer of `POST /functions/v1/validate`. */
export const verdictSchema = z.object({
  id: z.exactOptional(z.union([z.string(), z.number()])),
  legal: z.boolean(),
  findings: z.array(findingSchema),
});
export type VerdictResponse = Readonlys<z.output<typeof verdictSchema>>;
