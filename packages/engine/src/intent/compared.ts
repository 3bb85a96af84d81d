import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { COUNT_BEFORE, COUNT_LINKS, type Comparison } from "../../data/lexicon-comparisons.ts";
import { hasCurrency } from "./currencies.ts";
import { limitOf } from "./limit-of.ts";
import { isFigureNear, wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** The most words of a comparison, and from its beginning to its figure. */
const MOST_WORDS = 12;
const FIGURE_REACH = 7;
const COMPARISONS: readonly Comparison[] = [...COUNT_LINKS, ...COUNT_BEFORE];

/** A figure with how it is compared, and where its words begin and end. */
export interface ComparedFigure {
  readonly match: RegExpExecArray;
  readonly comparison: Comparison;
  readonly from: number;
  readonly to: number;
}

/** The figure, compared or bare, that begins at a word. */
export function comparedFrom(tokens: readonly Token[], at: number): ComparedFigure | undefined {
  if (!isFigureNear(tokens, at, FIGURE_REACH)) return undefined;
  const words = wordsFrom(tokens, at, MOST_WORDS);
  for (const comparison of COMPARISONS) {
    const match = comparison.says.exec(words.sentence);
    if (match !== null && match[0].trim() !== "" && match[1] !== undefined)
      return { match, comparison, from: at, to: words.endOf(match[0].trimEnd().length) };
  }
  return undefined;
}

/** "12 lands, no more, no less": how many words behind the first bound make it the only figure that will do; 0 for none. */
function exactBehind(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.gap !== "comma" || !/^(?:no|not)$/.test(tokens[at]?.text ?? "")) return 0;
  const isBound = /^(?:less|fewer|more)$/.test(tokens[at + 1]?.text ?? "");
  return isBound && tokens[at + 2]?.gap !== "tight" ? 2 : 0;
}

/** "lands: at least 35, at most 38": the other bound behind a comma, with which the clause ends; the limit as it is without one. */
export function withOtherBound(
  tokens: readonly Token[],
  limit: Limit,
  at: number,
  text: string,
): { readonly limit: Limit; readonly to: number } {
  const { least, most } = limit;
  const exact = exactBehind(tokens, at);
  const only = least ?? most;
  if (exact > 0 && only !== undefined)
    return { limit: { ...limit, least: only, most: only }, to: at + exact };
  const range = rangeBehind(tokens, limit, at, text);
  if (range !== undefined) return range;
  const joint = boundBehindName(tokens, at);
  if (joint !== at) {
    const behind = withOtherBound(tokens, limit, joint, text);
    // Whom it is for is read by itself.
    return { limit: behind.limit, to: at };
  }
  // "At least 8 counterspells and at most 12"
  const isJoined = /^(?:and|but|yet|nor)$/.test(tokens[at]?.text ?? "");
  // "Nor more than 30" says itself which way it goes.
  const start = isJoined && tokens[at]?.text !== "nor" ? at + 1 : at;
  const found = (isJoined || tokens[at]?.gap === "comma") && (least === undefined) !== (most === undefined);
  const second = found ? comparedFrom(tokens, start) : undefined;
  if (second === undefined || tokens[second.to]?.gap === "tight") return { limit, to: at };
  const other = limitOf(limit.what, second.match, second.comparison);
  const isOther = other !== undefined && (other.least === undefined) === (least !== undefined);
  if (!isOther || (other.most === undefined) !== (most !== undefined)) return { limit, to: at };
  for (let index = at; index < second.to; index++)
    if (hasCurrency(tokens, index, text)) return { limit, to: at };
  const both = { ...limit, ...other };
  const isApart = (both.least ?? 0) > (both.most ?? 0);
  return isApart ? { limit, to: at } : { limit: both, to: second.to };
}

/** "12 creatures up to 16": the upper figure of a range behind what is counted, with which the clause ends. */
function rangeBehind(
  tokens: readonly Token[],
  limit: Limit,
  at: number,
  text: string,
): { readonly limit: Limit; readonly to: number } | undefined {
  const { least, most = 0 } = limit;
  if (least !== most || tokens[at]?.gap !== "tight" || tokens[at]?.text !== "up") return undefined;
  const upper = comparedFrom(tokens, at);
  const other = upper && limitOf(limit.what, upper.match, upper.comparison);
  if (upper === undefined || other?.most === undefined || other.least !== undefined) return undefined;
  const isEnd = tokens[upper.to]?.gap !== "tight" && !hasCurrency(tokens, upper.to - 1, text);
  return isEnd && other.most > most ? { limit: { ...limit, most: other.most }, to: upper.to } : undefined;
}

/** "Up to forty lands for Lord Windgrace and no lower than 38": where the joint before the other bound stands, behind whom it is for. */
function boundBehindName(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== "for" || tokens[at]?.gap !== "tight") return at;
  for (let joint = at + 2; joint < at + LONGEST_NAME && tokens[joint]?.gap === "tight"; joint++)
    if (/^(?:and|but)$/.test(tokens[joint]?.text ?? "") && OTHER_BOUND.test(tokens[joint + 1]?.text ?? ""))
      return joint;
  return at;
}

const OTHER_BOUND = /^(?:no|not|never|at)$/;
/** Most words from "for" to the joint. */
const LONGEST_NAME = 7;
