import { ASKED_IN_CLAUSE, TOLD_IN_CLAUSE } from "../../data/lexicon-formats.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

const asked = phraseSet(ASKED_IN_CLAUSE.map(foldPhrase));
const told = phraseSet(TOLD_IN_CLAUSE.map(foldPhrase));

/**
 * Of several formats the one that is asked for where the others are only told of: "loved modern, now I want a pauper deck".
 * Undefined where no clause says more of one than of the others.
 */
export function askedFormat(
  tokens: readonly Token[],
  found: readonly Reading<string>[],
): Reading<string> | undefined {
  const weighed = found.flatMap((reading) => {
    const [mention] = reading.from;
    return mention === undefined
      ? []
      : [{ reading, weight: weightOf(tokens, mention), ...clauseOf(tokens, mention) }];
  });
  // "Tatyova as my brawl commander" names one format, and who leads its decks.
  const isOfOther = ({ from: [mention] }: Reading<string>): boolean =>
    mention !== undefined && found.some(({ value }) => tokens[mention.from - 1]?.text === value);
  if (found.some(isOfOther)) return undefined;
  const isApart = new Set(weighed.map(({ begin }) => begin)).size === weighed.length;
  const [best, next] = weighed.toSorted((a, b) => b.weight - a.weight);
  if (!isApart || best === undefined || next === undefined || best.weight <= next.weight) return undefined;
  return best.reading;
}

/** 1 where a clause asks for something, -1 where it tells what was or is, 0 where it does neither. */
function weightOf(tokens: readonly Token[], mention: Mention): number {
  const { begin, end } = clauseOf(tokens, mention);
  const says = (phrases: typeof asked): boolean => {
    for (let at = begin; at < end; at++) if (phrases.longest(tokens, at) !== undefined) return true;
    return false;
  };
  return says(asked) ? 1 : says(told) ? -1 : 0;
}

/** The words around a mention up to the next commas and full stops, or "but" and "so". */
function clauseOf(
  tokens: readonly Token[],
  { from, to }: Mention,
): { readonly begin: number; readonly end: number } {
  let begin = from;
  while (begin > 0 && tokens[begin]?.gap === "tight" && !PARTS.test(tokens[begin]?.text ?? "")) begin--;
  let end = to;
  while (end < tokens.length && tokens[end]?.gap === "tight" && !PARTS.test(tokens[end]?.text ?? "")) end++;
  return { begin, end };
}

/** Words that begin another clause. */
const PARTS = /^(?:but|so|could|can|now|because|which)$/;
