import {
  CAN_PAY,
  EXCESS_NEGATIONS,
  EXCESS_WORDS,
  LEAST_FOLLOWERS,
  LEAST_WORDS,
  LIMIT_WORDS,
  PAID_ABOUT,
  PAID_IN_ALL,
  PRICE_TOLD,
  RANGE_WORDS,
  UNLIMITED_BEHIND,
  WEAK_LIMIT_WORDS,
  WORTH_WORDS,
} from "../../data/lexicon-money.ts";
import { tooMuchBehind } from "./denied-bounds.ts";
import { figureAt } from "./figures.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

const limits = phraseSet(
  [...LIMIT_WORDS, ...CAN_PAY, ...pairsOf([...CAN_PAY, ...PAID_IN_ALL], PAID_ABOUT)].map(foldPhrase),
);
const leasts = phraseSet(LEAST_WORDS.map(foldPhrase));
const leastFollowers = phraseSet(LEAST_FOLLOWERS.map(foldPhrase));
const ranges = phraseSet(RANGE_WORDS.map(foldPhrase));
const unlimited = phraseSet(UNLIMITED_BEHIND.map(foldPhrase));
const priceTold = phraseSet(PRICE_TOLD.map(foldPhrase));
const excesses = phraseSet(EXCESS_WORDS.map(foldPhrase));

/** How far back a negation may stand before "over $2". */
const NEGATION_REACH = 9;

/** Where the words before a figure begin that make it a limit; `isStrong` when they leave no doubt. */
export interface MoneyLimit {
  readonly from: number;
  readonly isStrong: boolean;
  /** The words say that it is the least. */
  readonly isLeast: boolean;
  /** Where the thing begins whose price the figure tells, right behind the limit. */
  readonly thing?: number;
}

/** The limit before a figure, or before a thing that costs so much; "excess" for an amount that may be anything ("over $500"). */
export function moneyLimitBefore(tokens: readonly Token[], at: number): MoneyLimit | "excess" {
  const thing = thingBefore(tokens, at);
  const ofThing = thing === undefined ? undefined : limitBefore(tokens, thing);
  const isLimited = ofThing !== undefined && ofThing !== "excess" && ofThing.isStrong;
  return isLimited && thing !== undefined ? { ...ofThing, thing } : limitBefore(tokens, at);
}

/** "More than $80 is too much": the limit that words of excess before a figure make with those behind it; undefined for none. */
export function deniedExcess(tokens: readonly Token[], at: number, to: number): MoneyLimit | undefined {
  const excess = excesses.endingBefore(tokens, at);
  if (excess === 0 || tooMuchBehind(tokens, to) === undefined) return undefined;
  return { from: at - excess, isStrong: true, isLeast: false };
}

/** "More than a beer, which is 4 euros", "less than a booster (5 dollars)": where a thing begins whose price is told right behind it. */
function thingBefore(tokens: readonly Token[], at: number): number | undefined {
  const told = /\(\s*$/.test(tokens[at]?.between ?? "") ? 0 : priceTold.endingBefore(tokens, at) || undefined;
  if (told === undefined) return undefined;
  for (let begin = at - told - 2; begin >= 0 && begin >= at - told - LONGEST_THING; begin--)
    if (/^(?:a|an|one|my|the)$/.test(tokens[begin]?.text ?? "")) return begin;
  return undefined;
}

/** Most words of such a thing, with its article. */
const LONGEST_THING = 4;

function limitBefore(tokens: readonly Token[], at: number): MoneyLimit | "excess" {
  const excess = excesses.endingBefore(tokens, at);
  if (excess > 0) {
    // "No creatures with power over 4"
    if (OF_CREATURES.test(tokens[at - excess - 1]?.text ?? "")) return "excess";
    const negation = negationBefore(tokens, at - excess);
    if (negation !== undefined) return { from: negation, isStrong: true, isLeast: false };
    return isOfWorth(tokens, at - excess) ? { from: at - excess, isStrong: false, isLeast: true } : "excess";
  }
  const least = leasts.endingBefore(tokens, at);
  if (least > 0 && !/[.,;]/.test(tokens[at]?.between ?? ""))
    return { from: at - least, isStrong: isOfValue(tokens, at - least), isLeast: true };
  const range = ranges.endingBefore(tokens, at);
  const limit = limits.endingBefore(tokens, at - range);
  if (limit === 0) return { from: at - range, isStrong: false, isLeast: false };
  const from = at - range - limit;
  const isStrong = !WEAK_LIMIT_WORDS.has(wordsOf(tokens, from, at - range));
  return { from: from - limits.endingBefore(tokens, from), isStrong, isLeast: false };
}

/** What figures of creatures and spells are called. */
const OF_CREATURES = /^(?:power|toughness|cmc|mv|loyalty|strength)$/;

/** "a deck over $200", "over $200" at the beginning of a clause: what a deck is worth. */
function isOfWorth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap !== "tight" || at === 0 || WORTH_WORDS.has(tokens[at - 1]?.text ?? "");
}

/** "A total value of at least 500", "worth at least 300" */
function isOfValue(tokens: readonly Token[], at: number): boolean {
  const word = /^(?:of|at|is|be)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return (
    tokens[at]?.gap === "tight" &&
    /^(?:worth|value|valued|price|priced|budget)$/.test(tokens[word]?.text ?? "")
  );
}

/** Characters behind an amount in which a plus of its own is looked for. */
const PLUS_REACH = 12;

/** Where the words end that say behind an amount, which ends at `to`, that it is the least: "$80 or more", "$80+". */
export function leastBehind(tokens: readonly Token[], to: number, text: string): number | undefined {
  const found = leastFollowers.longest(tokens, to);
  // "60 dollars max. At least 10 counterspells": such words belong to the figure behind them.
  const isOfNext = found !== undefined && figureAt(tokens, to + found.length) !== undefined;
  if (found !== undefined && /^\s*$/.test(tokens[to]?.between ?? "") && !isOfNext) return to + found.length;
  const last = tokens[to - 1];
  // "$50 + my own Sterling Grove" adds a card.
  const isPlus =
    last !== undefined && /^\s*\+(?!\s*\d)(?!\s+\p{L})/u.test(text.slice(last.end, last.end + PLUS_REACH));
  return isPlus ? to : undefined;
}

/** "Budget: don't care": words behind a colon by which there is no limit. */
export function isUnlimitedBehind(tokens: readonly Token[], to: number): boolean {
  const isField = /^(?:budget|price|money|cost)$/.test(tokens[to - 1]?.text ?? "");
  return (
    isField && /^\s*[:=]\s*$/.test(tokens[to]?.between ?? "") && unlimited.longest(tokens, to) !== undefined
  );
}

/** Whether words right before a figure say that a range begins there. */
export function isRangeBegun(tokens: readonly Token[], at: number): boolean {
  return ranges.endingBefore(tokens, at) > 0;
}

function negationBefore(tokens: readonly Token[], before: number): number | undefined {
  for (let index = before - 1; index >= 0 && index >= before - NEGATION_REACH; index--) {
    const token = tokens[index];
    if (token === undefined) break;
    if (EXCESS_NEGATIONS.has(token.text)) return index;
    // "w/o anything over $10"
    if (token.text === "o" && tokens[index - 1]?.text === "w") return index - 1;
    if (tokens[index + 1]?.gap === "hard") break;
  }
  return undefined;
}
