import { ADDED_WORDS, BEFORE_ADDED, HELD_WORDS, MORE_WORDS, PURSES } from "../../data/lexicon-prices.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
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
    if (
      before === undefined ||
      held?.kind !== "money" ||
      content.kind !== "money" ||
      content.isAdded !== true ||
      held.each ||
      held.currency !== content.currency ||
      held.amount === undefined ||
      content.amount === undefined
    ) {
      sums.push(mention);
      continue;
    }
    sums[at] = { ...before, content: { ...held, amount: held.amount + content.amount, isAdded: true } };
    sums.push({ from, to, negated: false, content: { kind: "saying" } });
  }
  return sums;
}

/** "I have 40, my brother gives 20": a sum that somebody has, with which a clause ends. */
export function isHeld(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (isAddedAt(tokens, at, to)) return value >= LEAST_ADDED;
  if (value < LEAST_ROUGH || value % 5 !== 0 || heldWords.endingBefore(tokens, at) === 0) return false;
  return isEnd(tokens[to]) || /^(?:and|so|for|but|to)$/.test(tokens[to]?.text ?? "");
}

/** Whether a sum is put beside one that is there: "my brother chips in 20", "gives me another 20". */
export function isAddedAt(tokens: readonly Token[], at: number, to: number): boolean {
  let from = at;
  while (from > at - 2 && BEFORE_ADDED.has(tokens[from - 1]?.text ?? "")) from--;
  if (from === 0 || tokens[at]?.gap !== "tight" || addedWords.endingBefore(tokens, from) === 0) return false;
  const next = tokens[to];
  return (
    isEnd(next) ||
    (next?.gap === "tight" && (MORE_WORDS.has(next.text) || /^(?:and|so|for|to)$/.test(next.text)))
  );
}

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
