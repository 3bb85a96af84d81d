import { DAYS_OF } from "../../data/lexicon-prices.ts";
import { figureAt } from "./figures.ts";
import type { Token } from "./tokens.ts";

/** What a sum that comes in again and again has come to. */
interface SavedUp {
  /** By what the sum is multiplied. */
  readonly times: number;
  /** One past the last word that says how long. */
  readonly to: number;
}

/** Most words from "10 dollars a week" to how long that was saved. */
const REACH = 14;

/** An amount of money, and where its words end. */
interface Amount {
  readonly value: number;
  readonly to: number;
  readonly currency?: unknown;
}

/** What an amount of some currency has come to where it comes in again and again; as it is where it does not. */
export function savedUp<Some extends Amount>(tokens: readonly Token[], amount: Some): Some {
  const saved = amount.currency === undefined ? undefined : savedUpBehind(tokens, amount.to);
  return saved === undefined ? amount : { ...amount, to: saved.to, value: amount.value * saved.times };
}

/** "10 dollars a week and I saved for a month", "15 bucks a month for 4 months": how often a sum came in, told behind it. */
function savedUpBehind(tokens: readonly Token[], to: number): SavedUp | undefined {
  // "10 bucks allowance a week"
  const each = OF_MONEY.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const rate = /^(?:a|per|every|each)$/.test(tokens[each]?.text ?? "") ? daysOf(tokens[each + 1]) : undefined;
  if (rate === undefined || tokens[each]?.gap !== "tight") return undefined;
  for (let at = each + 2; at < to + REACH && at < tokens.length; at++) {
    if (!/^(?:for|over|after)$/.test(tokens[at - 1]?.text ?? "")) continue;
    const figure = tokens[at]?.text === "a" ? { value: 1, length: 1 } : figureAt(tokens, at);
    const days = figure && daysOf(tokens[at + figure.length]);
    if (figure === undefined || days === undefined) continue;
    const times = Math.floor((figure.value * days) / rate);
    return times > 1 ? { times, to: at + figure.length + 1 } : undefined;
  }
  return undefined;
}

const OF_MONEY = /^(?:allowance|pocketmoney|pay|wages|savings)$/;

/** The days of a word for a time; a month has four weeks of pocket money. */
function daysOf(token: Token | undefined): number | undefined {
  const word = token?.text ?? "";
  return Object.hasOwn(DAYS_OF, word) ? DAYS_OF[word] : undefined;
}
