import { COUNT_BEGINNINGS } from "../../data/lexicon-comparisons.ts";
import { isOfOwned } from "./bare-sums.ts";
import { comparedFrom, withOtherBound } from "./compared.ts";
import { comparedBehind } from "./counted.ts";
import { type Counting, isAskedFor, isEndOfCount, isLikely, kindBefore, REACH } from "./counted-before.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { totalFollows } from "./money-reach.ts";
import { isFigure } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** "board wipes are great and I want six of those", "creatures? at least 25 of them". */
export function ofThemAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  if (!isFigureBegun(tokens, at) || !isPronounNear(tokens, at)) return undefined;
  const compared = comparedFrom(tokens, at);
  const end = compared && ofThemEnd(tokens, compared.to);
  if (compared === undefined || end === undefined) return undefined;
  const behind = comparedBehind(tokens, end);
  if (behind === undefined && !isEndOfCount(tokens, end)) return undefined;
  const kind = kindBefore(counting, at);
  const limit = kind && limitOf(kind.what, compared.match, behind?.comparison ?? compared.comparison);
  if (limit === undefined || kind === undefined || !isLikely(limit, tokens)) return undefined;
  // "Ramp, a dozen of that": right behind what it counts.
  if (tokens[end - 1]?.text === "that" && kind.to < at) return undefined;
  const to = behind?.to ?? end;
  const isAsked = behind !== undefined || isAskedFor(tokens, at, to);
  const both = withOtherBound(tokens, limit, to, counting.text);
  return { from: at, to: both.to, negated: false, content: { kind: "limit", limit: both.limit, isAsked } };
}

/** Where words behind a figure end that speak of what was named: "of them"; "in total" where it is said how many somebody has. */
function ofThemEnd(tokens: readonly Token[], at: number): number | undefined {
  const [first = "", second = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (first === "of" && OF_PRONOUN.test(second)) return at + 2;
  if (!isOfOwned(tokens, at)) return undefined;
  const whole = totalFollows(tokens, at);
  return whole === undefined ? undefined : at + whole;
}

const OF_PRONOUN = /^(?:them|those|these|that)$/;

function isPronounNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index < at + REACH / 2 && index < tokens.length; index++) {
    if (OF_PRONOUN.test(tokens[index]?.text ?? "")) return tokens[index - 1]?.text === "of";
    if (totalFollows(tokens, index) !== undefined) return true;
  }
  return false;
}

function isFigureBegun(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  return isFigure(word) || COUNT_BEGINNINGS.has(word);
}
