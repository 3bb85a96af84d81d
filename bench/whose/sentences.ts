import { readdirSync, readFileSync } from "node:fs";
import type { Whose } from "@deckwright/engine/intent/whose/model.ts";
import * as z from "zod/mini";

const named = z.array(z.string().check(z.minLength(1)));
const said = z._default(named, []);

/** A wish with what in it is whose, in its own words. */
const sentenceSchema = z.strictObject({
  text: z.string().check(z.minLength(1)),
  own: said,
  theirs: said,
  other: said,
  /** What is not to be in the deck; in sentences that were written before, it stands under `other`. */
  out: z.optional(named),
});

export type Sentence = z.output<typeof sentenceSchema>;

/** Those that people wrote for `learn.ts`; but for those of `plain.jsonl` they had not seen the parser, or (`rivals-and-pods.jsonl`) not what
 * it makes of them. `what-others-like.jsonl` is made of frames, for one way of saying it that was read wrongly; `hobby-rooms.jsonl`, `returning-players.jsonl` and
 * `rows-and-curses.jsonl` were written after a look at which stories of the open half, and which fresh ones, were read wrongly. */
export const OF_WHOSE = new URL("./sentences/", import.meta.url);
/** Those that people wrote of what is not to be in a deck: hardly one has opponents, so that nothing is learned of these from them. */
export const OF_RULED_OUT = new URL("../ruled-out/sentences/", import.meta.url);

/**
 * The sentences of a folder.
 *
 * @throws Error naming file and line, where one is not what the schema says, or names words that are not in its text
 */
export function readSentences(folder: URL): readonly Sentence[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line, at) => {
          const read = z.safeParse(sentenceSchema, JSON.parse(line));
          if (!read.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(read.error)}`);
          const { text, own, theirs, other, out = [] } = read.data;
          const missing = [...own, ...theirs, ...other, ...out].find((words) => !text.includes(words));
          if (missing !== undefined) throw new Error(`${file}:${at + 1}: "${missing}" is not in its text`);
          return read.data;
        }),
    );
}

/** What is said of something that a sentence names. */
export type Label = Whose | "out";

/** What is said of the words from one character up to before another, by the shortest of the words named that they share most with. */
export function labelAt(sentence: Sentence, from: number, to: number): Label | undefined {
  let best: { readonly label: Label; readonly shared: number; readonly length: number } | undefined;
  for (const label of ["own", "theirs", "other", "out"] as const)
    for (const words of sentence[label] ?? [])
      for (let at = sentence.text.indexOf(words); at >= 0; at = sentence.text.indexOf(words, at + 1)) {
        const shared = Math.min(to, at + words.length) - Math.max(from, at);
        const isBetter =
          shared > (best?.shared ?? 0) || (shared === best?.shared && words.length < best.length);
        if (isBetter) best = { label, shared, length: words.length };
      }
  return best?.label;
}
