// Sums that are told of, or of something else than the deck.

import { MONEY_FOLLOWERS, NOW_MONEY, PAID_WORDS, PAYERS } from "../../data/lexicon-prices.ts";
import { isGained } from "./gained.ts";
import type { MoneyLimit } from "./money-limits.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const moneyFollowers = phraseSet(MONEY_FOLLOWERS.map(foldPhrase));

/** "spent 300 dollars on sleeves", "sold my deck for 400 bucks": money that has changed hands, unless it is to be spent. */
export function isPaid(tokens: readonly Token[], { from, isStrong }: MoneyLimit, to: number): boolean {
  if (isStrong || moneyFollowers.longest(tokens, to) !== undefined || isGained(tokens, from, to))
    return false;
  // "a Gishath list that's not 900 bucks"
  if (/^(?:not|isnt|arent)$/.test(tokens[from - 1]?.text ?? "") && tokens[from]?.gap === "tight") return true;
  for (let index = from - 1; index >= 0 && index >= from - PAID_REACH; index--) {
    const token = tokens[index];
    if (token === undefined || tokens[index + 1]?.gap !== "tight" || NOW_MONEY.has(token.text)) return false;
    if (PAID_WORDS.has(token.text))
      return token.text !== "paid" || !PAYERS.has(tokens[index - 1]?.text ?? "");
  }
  return false;
}

/** How many words before an amount a verb of paying may stand. */
const PAID_REACH = 5;

/** "With a commander under 2 bucks": what the leader may cost, which nothing here can be held to. */
export function isPriceOfLeader(tokens: readonly Token[], from: number, value: number): boolean {
  return (
    value <= MOST_OF_LEADER &&
    /^(?:commander|general|leader)$/.test(tokens[from - 1]?.text ?? "") &&
    /^(?:a|my|the)$/.test(tokens[from - 2]?.text ?? "") &&
    /^(?:with|but|by)$/.test(tokens[from - 3]?.text ?? "")
  );
}

/** More is rather for the deck. */
const MOST_OF_LEADER = 10;
