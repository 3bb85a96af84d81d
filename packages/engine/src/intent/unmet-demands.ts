import {
  DEMANDS,
  HOSTILE,
  TOLD_BEFORE_FIGURE,
  TOLD_IN_CLAUSE,
  USUAL_SIZES,
} from "../../data/lexicon-demands.ts";
import { SIZED } from "../../data/lexicon-limits.ts";
import { NOISE_WORDS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { IntentContext } from "./context.ts";
import { countedAt } from "./counted.ts";
import { numberOf } from "./figures.ts";
import type { Mention } from "./mention.ts";
import { negationAt } from "./negation-begun.ts";
import { canBeForbidden } from "./ruled-out-families.ts";
import type { Token } from "./tokens.ts";

/** Most words of a demand as it is said back, and of these before its figure. */
const LONGEST = 12;
const MOST_BEFORE = 4;
/** Most small words from a negation to what it seems to rule out. */
const NEGATION_REACH = 6;
/** Figures that count cards. */
const LEAST = 2;
const MOST = 250;

/** A clause with what each word of the text was read as. */
interface Clause {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly readAs: readonly (Mention | undefined)[];
  readonly context: IntentContext;
}

/**
 * Clauses with a figure that counts cards, or with a negation, of which that was not read: a demand that is not understood must
 * not pass in silence, though each of its words be an everyday one.
 */
export function unmetDemands(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: IntentContext,
): readonly Mention[] {
  const readAs: (Mention | undefined)[] = Array.from({ length: tokens.length });
  for (const mention of mentions) readAs.fill(mention, mention.from, mention.to);
  const unmet: Mention[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    if (to < tokens.length && isJoined(tokens[to])) continue;
    const begin = unmetIn({ tokens, from, to, readAs, context });
    if (begin !== undefined)
      unmet.push({
        from: begin,
        to: Math.min(to, begin + LONGEST),
        negated: true,
        content: { kind: "lost" },
      });
    from = to;
  }
  return unmet;
}

/** "lands == 30" is one clause. */
function isJoined(token: Token | undefined): boolean {
  return token === undefined || token.gap === "tight" || /^\s*[=:<>≤≥]+\s*$/.test(token.between);
}

/** Where a demand of a clause begins that was not read; undefined for none. */
function unmetIn(clause: Clause): number | undefined {
  const { tokens, from, to, readAs, context } = clause;
  for (let at = from; at < to; at++) {
    if (readAs[at] !== undefined) continue;
    if (HOSTILE.has(tokens[at]?.text ?? "") && isNearThing(clause, at)) return at;
    if (isFigureOfCards(tokens, at) && readAs[at + 1]?.content.kind !== "card" && isCounting(clause, at))
      return beginOf(clause, at);
    const words = negationAt(tokens, at, context);
    // "Izzet, no wait, jund"
    if (words === 0 || SECOND_THOUGHTS.test(tokens[at + words]?.text ?? "")) continue;
    if (isOfThing(clause, at + words)) return at;
    at += words - 1;
  }
  return undefined;
}

const SECOND_THOUGHTS = /^(?:wait|hold|actually|sorry|scratch)$/;

function isFigureOfCards(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  const figure = numberOf(text) ?? (/^\d{1,3}$/.test(text) ? Number(text) : 0);
  // "3-1" is a score.
  if ([tokens[at], tokens[at + 1]].some((each) => each?.between === "-" && /^\d/.test(each.text)))
    return false;
  return figure >= LEAST && figure <= MOST && !TOLD_BEFORE_FIGURE.has(tokens[at - 1]?.text ?? "");
}

/** Whether the clause of a figure speaks of cards, or of how many there are to be, and tells nothing. */
function isCounting({ tokens, from, to, context }: Clause, at: number): boolean {
  const isSize = USUAL_SIZES.has(tokens[at]?.text ?? "");
  let isDemand = false;
  for (let index = from; index < to; index++) {
    const word = tokens[index]?.text ?? "";
    if (TOLD_IN_CLAUSE.has(word)) return false;
    if (index === at || isDemand) continue;
    isDemand =
      DEMANDS.has(word) ||
      (SIZED.has(word) && !isSize) ||
      (countedAt(tokens, index, context) !== undefined && !isSize);
  }
  return isDemand;
}

/** Whether the next thing behind a negation is one that the deck is taken to want, and that can be ruled out. */
function isOfThing({ tokens, to, readAs }: Clause, begin: number): boolean {
  for (let at = begin; at < to && at < begin + NEGATION_REACH; at++) {
    const mention = readAs[at];
    if (mention !== undefined) return !mention.negated && canBeForbidden(mention.content);
    const word = tokens[at]?.text ?? "";
    if (TOLD_IN_CLAUSE.has(word) || !(STOP_WORDS.has(word) || NOISE_WORDS.has(word))) return false;
  }
  return false;
}

/** Whether a thing that the deck is taken to want stands in the clause of a word that nobody says of what he likes. */
function isNearThing({ tokens, from, to, readAs }: Clause, at: number): boolean {
  for (let index = from; index < to; index++) if (TOLD_IN_CLAUSE.has(tokens[index]?.text ?? "")) return false;
  for (let index = Math.max(from, at - NEGATION_REACH); index < to && index < at + NEGATION_REACH; index++) {
    const mention = readAs[index];
    if (mention !== undefined && !mention.negated && HATED.test(mention.content.kind)) return true;
  }
  return false;
}

const HATED = /^(?:card|theme|playstyle|creature-type|exclusion|colors)$/;

/** Where the words begin that say a figure: a few before it of which nothing was read. */
function beginOf({ from, readAs }: Clause, at: number): number {
  let begin = at;
  while (begin > from && begin > at - MOST_BEFORE && readAs[begin - 1] === undefined) begin--;
  return begin;
}
