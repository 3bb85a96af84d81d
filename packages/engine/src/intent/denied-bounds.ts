import type { Comparison } from "../../data/lexicon-comparisons.ts";
import { DENIED_REACH, DENIES, TOO_FEW, TOO_MANY } from "../../data/lexicon-partitives.ts";
import { wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** A comparison turned round, and where its words end. */
interface Denied {
  readonly bounds: Pick<Comparison, "least" | "most">;
  readonly to: number;
}

/** Most words by which a figure is said to be too much. */
const MOST_WORDS = 9;

/**
 * What a comparison comes to where it is denied: "I do not want to see more than 3 tutors" and "more than 3 tutors is too many" are
 * 3 at most, "never a land under 37" and "under 37 lands won't do" 37 at least. Undefined where it is not denied.
 *
 * @param from where the comparison begins
 * @param to behind what is counted
 */
export function deniedBounds(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  { least, most }: Comparison,
): Denied | undefined {
  const isOver = least === 1 && most === undefined;
  const isUnder = most === -1 && least === undefined;
  // "Even one" is of a negation already.
  if ((!isOver && !isUnder) || /^(?:even|not)$/.test(tokens[from]?.text ?? "")) return undefined;
  const bounds = isOver ? { most: 0 } : { least: 0 };
  const end = saidAs(isOver ? TOO_MANY : TOO_FEW, tokens, to);
  if (end !== undefined) return { bounds, to: end };
  return isDenied(tokens, from) ? { bounds, to } : undefined;
}

/** "Over $80 is too much": where the words right behind a sum end by which it is more than there may be; undefined without any. */
export function tooMuchBehind(tokens: readonly Token[], to: number): number | undefined {
  return saidAs(TOO_MANY, tokens, to);
}

function saidAs(says: RegExp, tokens: readonly Token[], to: number): number | undefined {
  if (tokens[to]?.gap !== "tight") return undefined;
  const { sentence, endOf } = wordsFrom(tokens, to, MOST_WORDS);
  const match = says.exec(sentence);
  return match === null ? undefined : endOf(match[0].length);
}

/** Whether a negation of the same clause leads to a word. */
export function isDenied(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at >= from - DENIED_REACH; at--) {
    if (tokens[at + 1]?.gap !== "tight") return false;
    const word = tokens[at]?.text ?? "";
    if (DENIES.has(word)) return true;
    if (BEGINS_OTHER.test(word)) return false;
  }
  return false;
}

/** Words behind which something else is said. */
const BEGINS_OTHER = /^(?:and|but|so|because|if|idea|problem|or)$/;
