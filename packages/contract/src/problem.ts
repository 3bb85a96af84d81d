import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/**
 * Every error of our own functions: `code` is stable and for programs, `message` a sentence for the person. Also the
 * data of the server-sent event `error`, and a line of a batch on the command line.
 */
export const problemSchema = z.object({
  id: z.exactOptional(z.union([z.string(), z.number()])),
  error: z.object({ code: z.string(), message: z.string() }),
});
export type Problem = Readonlys<z.output<typeof problemSchema>>;
