import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";
import { understoodShape } from "./wish-shape.ts";

/** What a wish was understood to say; `read` has, per field, the words it was read from. */
export const intentSchema = z.object({
  ...understoodShape,
  read: z.record(z.string(), z.string()),
  unread: z.exactOptional(z.array(z.string())),
  unclear: z.exactOptional(z.array(z.object({ words: z.string(), card: z.string() }))),
  notes: z.exactOptional(z.array(z.string())),
});
export type Intent = Readonlys<z.output<typeof intentSchema>>;
