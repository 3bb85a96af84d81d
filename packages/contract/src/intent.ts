import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { bracketSchema, playstyleSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";

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
