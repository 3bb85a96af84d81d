import {
  ADDED_WORDS,
  BEFORE_ADDED,
  HELD_WORDS,
  MORE_WORDS,
  OF_MAGIC,
  PURSES,
  SPENT_ELSEWHERE,
  SPENT_ON,
} from "../../data/lexicon-prices.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { isFigure } from "./said-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const heldWords = phraseSet(HELD_WORDS.map(foldPhrase));
const addedWords = phraseSet(ADDED_WORDS.map(foldPhrase));

/** Figures from which on a rough one that stands alone is money. */
export const LEAST_ROUGH = 20;

/** Mentions in which sums that are put together are one: "I have 40 dollars and my brother chips in 20 more". */
export function withSums(mentions: readonly Mention[]): readonly Mention[] {
  const sums: Mention[] = [];
  for (const mention of mentions) {
    const { content, from, to } = mention;
    const at = sums.findLastIndex(({ content: { kind } }) => kind === "money");
    const before = sums[at];
    const held = before?.content;
    const isTaken = content.kind === "money" && content.isTaken === true;
    if (
      before === undefined ||
      held?.kind !== "money" ||
      content.kind !== "money" ||
      (content.isAdded !== true && !isTaken) ||
      held.each ||
      held.currency !== content.currency ||
      held.amount === undefined ||
      content.amount === undefined
    ) {
      sums.push(isTaken ? { from, to, negated: false, content: { kind: "saying" } } : mention);
      continue;
    }
    const left = isTaken ? Math.max(0, held.amount - content.amount) : held.amount + content.amount;
    sums[at] = { ...before, content: { ...held, amount: left, isAdded: true } };
    sums.push({ from, to, negated: false, content: { kind: "saying" } });
  }
  return sums;
}

/** "I have 40, my brother gives 20": a sum that somebody has, with which a clause ends. */
export function isHeld(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (isAddedAt(tokens, at, to)) return value >= LEAST_ADDED;
  if (value < LEAST_ROUGH || value % 5 !== 0 || heldWords.endingBefore(tokens, at) === 0) return false;
  return isEnd(tokens[to]) || /^(?:and|so|for|but|to|since)$/.test(tokens[to]?.text ?? "");
}

/** Whether a sum is put beside one that is there: "my brother chips in 20", "gives me another 20". */
export function isAddedAt(tokens: readonly Token[], at: number, to: number): boolean {
  let from = at;
  while (from > at - 2 && BEFORE_ADDED.has(tokens[from - 1]?.text ?? "")) from--;
  if (isFromAnother(tokens, at, to)) return true;
  if (from === 0 || tokens[at]?.gap !== "tight" || addedWords.endingBefore(tokens, from) === 0) return false;
  const next = tokens[to];
  return (
    isEnd(next) ||
    (next?.gap === "tight" &&
      (MORE_WORDS.has(next.text) || /^(?:and|so|for|to|voucher|credit|gift|giftcard)$/.test(next.text)))
  );
}

/** "30 dollars from grandma and 45 from my birthday": sums that came from here and from there. */
function isFromAnother(tokens: readonly Token[], at: number, to: number): boolean {
  const isJoined =
    tokens[at - 1]?.text === "and" || tokens[at - 1]?.text === "plus" || tokens[at]?.gap === "comma";
  if (!isJoined || tokens[to]?.text !== "from" || tokens[to]?.gap !== "tight") return false;
  for (
    let index = at - 2;
    index > 0 && index >= at - FROM_REACH && tokens[index + 1]?.gap !== "hard";
    index--
  )
    if (tokens[index]?.text === "from")
      return isFigure(tokens[index - 1]?.text ?? "") || isFigure(tokens[index - 2]?.text ?? "");
  return false;
}

/** Most words from where one sum came to the next sum. */
const FROM_REACH = 8;

/** "minus the 15 I owe my brother", "60 of that is already spent": a sum that goes off the one before. */
export function isTakenOff(tokens: readonly Token[], at: number, to: number): boolean {
  let from = at - 1;
  while (from > at - 3 && /^(?:the|my|those|about|another)$/.test(tokens[from]?.text ?? "")) from--;
  // "16 creatures or less, 100 dollars" takes nothing off.
  const isNear =
    tokens[from - 1]?.text !== "or" && tokens.slice(from + 1, at + 1).every(({ gap }) => gap === "tight");
  if (isNear && /^(?:minus|less)$/.test(tokens[from]?.text ?? "")) {
    const isSum = isFigure(tokens[from - 1]?.text ?? "") || isFigure(tokens[from - 2]?.text ?? "");
    return isSum && (isEnd(tokens[to]) || /^(?:i|we|for|that|of|in|already)$/.test(tokens[to]?.text ?? ""));
  }
  return partOfSum(tokens, to) === "elsewhere";
}

/** "100 of that should go into the deck", "60 of it is already spent": what part of a sum is for the deck, or for something else. */
export function partOfSum(tokens: readonly Token[], to: number): "deck" | "elsewhere" | undefined {
  if (tokens[to]?.text !== "of" || !/^(?:that|it|this|which|those|them)$/.test(tokens[to + 1]?.text ?? ""))
    return undefined;
  const end = clauseEnd(tokens, to + 2);
  if (end === to + 2) return undefined;
  const words = tokens.slice(to + 2, end).map(({ text }) => text);
  if (words.some((word) => SPENT_ELSEWHERE.has(word))) return "elsewhere";
  const isSpent = words.some((word) => SPENT_ON.has(word));
  return isSpent && words.some((word) => OF_MAGIC.has(word)) ? "deck" : undefined;
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < from + PART_REACH && tokens[to] !== undefined && tokens[to]?.gap === "tight") to++;
  return to;
}

/** Most words that say what a part of a sum is for. */
const PART_REACH = 14;

/** Sums below are no money without a currency. */
const LEAST_ADDED = 5;

/** Whether a clause ends before a word; a figure that goes on behind a stop has decimals. */
export function isEnd(token: Token | undefined): boolean {
  return token === undefined || (token.gap !== "tight" && /^\s*[,;.!?)\n]/.test(token.between));
}

/** "my wallet: ..., 40", "store credit: 45", "money's tight, fifty": a figure that stands alone, soon behind a word for what one has. */
export function isSumOfPurse(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  const isAlone = /^\s*[,;:(–—-]\s*$/.test(tokens[at]?.between ?? "") && isEnd(tokens[to]);
  if (!isAlone || value < LEAST_ROUGH || value > MOST_IN_PURSE) return false;
  const before = tokens.slice(Math.max(0, at - PURSE_REACH), at);
  const near = before.slice(-PURSE_NEAR);
  if (near.some(({ text }) => PURSES.has(text))) return true;
  return !DECK_SIZES.has(value) && before.some(({ text }) => PURSES.has(text));
}

/** More is hardly said without a currency. */
const MOST_IN_PURSE = 1500;
/** How many words before a figure a purse is spoken of, and where that leaves no doubt. */
const PURSE_REACH = 8;
const PURSE_NEAR = 3;
/** As many cards as a deck has. */
const DECK_SIZES: ReadonlySet<number> = new Set([40, 60, 99, 100]);
