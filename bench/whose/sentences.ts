import { readdirSync, readFileSync } from "node:fs";
import type { Whose } from "@deckwright/engine/intent/whose/model.ts";
import * as z from "zod/mini";

const said = z._default(z.array(z.string().check(z.minLength(1))), []);

/** A wish with what in it is whose, in its own words. */
const sentenceSchema = z.strictObject({
  text: z.string().check(z.minLength(1)),
  own: said,
  theirs: said,
  other: said,
});

export type Sentence = z.output<typeof sentenceSchema>;

/**
 * The sentences that people wrote for `learn.ts`; those of `plain.jsonl` excepted they had not seen the parser.
 *
 * @throws Error naming file and line, where one is not what the schema says, or names words that are not in its text
 */
export function readSentences(): readonly Sentence[] {
  const folder = new URL("./sentences/", import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line, at) => {
          const read = z.safeParse(sentenceSchema, JSON.parse(line));
          if (!read.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(read.error)}`);
          const { text, own, theirs, other } = read.data;
          const missing = [...own, ...theirs, ...other].find((words) => !text.includes(words));
          if (missing !== undefined) throw new Error(`${file}:${at + 1}: "${missing}" is not in its text`);
          return read.data;
        }),
    );
}

/** Whose the words from one character up to before another are, by the shortest of the words named that they share most with. */
export function whoseAt(sentence: Sentence, from: number, to: number): Whose | undefined {
  let best: { readonly whose: Whose; readonly shared: number; readonly length: number } | undefined;
  for (const whose of ["own", "theirs", "other"] as const)
    for (const words of sentence[whose])
      for (let at = sentence.text.indexOf(words); at >= 0; at = sentence.text.indexOf(words, at + 1)) {
        const shared = Math.min(to, at + words.length) - Math.max(from, at);
        const isBetter =
          shared > (best?.shared ?? 0) || (shared === best?.shared && words.length < best.length);
        if (isBetter) best = { whose, shared, length: words.length };
      }
  return best?.whose;
}
