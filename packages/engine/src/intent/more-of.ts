import { COUNTED_NOUNS } from "../../data/lexicon-limits.ts";
import { countedAt, limitMention } from "./counted.ts";
import { hasCurrency } from "./currencies.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { wordsFrom } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";

/** Words that say "more" or "less" of what stands behind them, and those that turn that around. */
const NOT = /^(?:no|not|never)$/;
const MORE = /^(?:more|fewer|less)$/;
/** The most words that a figure is looked for in. */
const MOST_WORDS = 3;

/** "No more ramp than 8 pieces", "fewer lands than 36": what is counted stands between the words that compare. */
export function moreOfAt(
  { tokens, context, text }: Pick<Sentence, "tokens" | "context" | "text">,
  at: number,
): Mention | undefined {
  const isNot = NOT.test(tokens[at]?.text ?? "");
  const more = isNot ? at + 1 : at;
  if (!MORE.test(tokens[more]?.text ?? "") || (isNot && tokens[more]?.gap !== "tight")) return undefined;
  const kind = tokens[more + 1]?.gap === "tight" ? countedAt(tokens, more + 1, context) : undefined;
  if (kind === undefined || tokens[kind.to]?.text !== "than" || tokens[kind.to]?.gap !== "tight")
    return undefined;
  const { sentence, endOf } = wordsFrom(tokens, kind.to + 1, MOST_WORDS);
  const match = /^(\d{1,4})(?= |$)/.exec(sentence);
  if (match === null || hasCurrency(tokens, kind.to + 1, text)) return undefined;
  const limit = limitOf(kind.what, match, boundOf(tokens[more]?.text === "more", isNot));
  const to = endOf(match[0].length);
  const isNoun = tokens[to]?.gap === "tight" && COUNTED_NOUNS.has(tokens[to]?.text ?? "");
  return limit && limitMention(at, isNoun ? to + 1 : to, limit);
}

function boundOf(isMore: boolean, isNot: boolean): { readonly least?: number; readonly most?: number } {
  if (isMore) return isNot ? { most: 0 } : { least: 1 };
  return isNot ? { least: 0 } : { most: -1 };
}
