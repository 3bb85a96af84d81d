import * as z from "zod/mini";
import { MAX_COPIES, MAX_EDGE_RUNS, MAX_NAME } from "./limits.ts";

/** Cards of a deck that look the same edge-on: their mana value, null for lands; the letter of their color; how many there are. */
const runSchema = z.tuple([
  z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
  z.string().check(z.length(1)),
  z.int().check(z.minimum(1), z.maximum(MAX_COPIES)),
]);

const textField = z.string().check(z.maxLength(MAX_NAME));
const lettersField = z.array(z.string().check(z.length(1))).check(z.maxLength(5));

/** What lists show of a deck without reading its cards: the card that it is drawn by, and the deck seen edge-on. */
export const coverSchema = z.object({
  card: z.object({
    name: textField,
    type_line: textField,
    colors: lettersField,
    color_identity: lettersField,
  }),
  edge: z.array(runSchema).check(z.maxLength(MAX_EDGE_RUNS)),
});
