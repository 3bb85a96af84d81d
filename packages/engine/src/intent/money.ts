import { ownEntry } from "@deckwright/cards/own-entry.ts";
import {
  COUNTED,
  CURRENCIES,
  type Currency,
  EACH_FOLLOWERS,
  EACH_LEADERS,
  HUNDREDTHS,
  ONE_OF,
  TOTAL_FOLLOWERS,
} from "../../data/lexicon-money.ts";
import { type Figure, figureAt } from "./figures.ts";
import type { Mention } from "./mention.ts";
import { isRangeBegun, leastBehind, type MoneyLimit, moneyLimitBefore } from "./money-limits.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const eachFollowers = phraseSet(EACH_FOLLOWERS.map(foldPhrase));
const totalFollowers = phraseSet(TOTAL_FOLLOWERS.map(foldPhrase));

/** Reads an amount of money whose figure begins at `at`, with the words before and after that belong to it. */
export function moneyAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const limit = moneyLimitBefore(tokens, at);
  const amount = amountAt(tokens, at, text, limit !== "excess" && limit.isStrong);
  if (amount === undefined) return undefined;
  const { to, value } = amount;
  const isCompared = /^<=?$|^≤$/.test(token.between.replace(/[\s$€£~]/g, ""));
  const currency = amount.currency ?? (isCompared ? "usd" : undefined);
  if (limit === "excess") return currency === undefined ? undefined : none(at, to);
  if (
    currency === undefined &&
    !isBudget(tokens, at, { to, value }, limit) &&
    !isRestOfMoney(tokens, at, to, text) &&
    !isRoughSum(tokens, at, to, value)
  )
    return undefined;
  const { isEach, end } = reachOf(tokens, limit.from, at, to);
  const behind = leastBehind(tokens, end, text);
  const least = amount.least ?? (limit.isLeast || behind !== undefined ? value : undefined);
  return {
    from: limit.from,
    to: behind ?? end,
    negated: false,
    content: {
      kind: "money",
      ...(least === value ? {} : { amount: value }),
      ...(least === undefined ? {} : { least }),
      currency: currency ?? "usd",
      each: isEach,
    },
  };
}

/** The figure at `at` with its currency; of a range both, where some currency, or a word for a budget, says that it is money. */
function amountAt(tokens: readonly Token[], at: number, text: string, isBudgeted: boolean) {
  const token = tokens[at];
  // "over a dollar" has no other figure.
  const one =
    token?.text === "a" && ONE_OF.has(tokens[at + 1]?.text ?? "") ? { value: 1, length: 1 } : undefined;
  const first: Figure | undefined = figureAt(tokens, at) ?? one;
  if (first === undefined || token === undefined) return undefined;
  const own = first.currency ?? currencyBefore(token) ?? currencyAfter(tokens, at + first.length, text);
  const range = rangeAt(tokens, at, { ...first, currency: own }, text, isBudgeted);
  const { value, least } = range ?? { ...first, least: undefined };
  let to = range?.to ?? at + first.length;
  let currency = range === undefined ? own : range.currency;
  const named = tokens[to];
  if (named?.gap === "tight" && HUNDREDTHS.has(named.text))
    return { to: to + 1, value: value / 100, currency: currency ?? "usd", least: least && least / 100 };
  const said = currencyNamed(named);
  if (said !== undefined) {
    currency = currency ?? said;
    to++;
    if (named?.text === "us" && /^dollars?$/.test(tokens[to]?.text ?? "")) to++;
  }
  return { to, value, currency, least };
}

/** Whether a figure without a currency is money all the same: a limit of nothing else. */
function isBudget(
  tokens: readonly Token[],
  at: number,
  { to, value }: { readonly to: number; readonly value: number },
  limit: MoneyLimit,
): boolean {
  const after = tokens[to];
  const follows = after !== undefined && after.gap === "tight" ? after.text : "";
  if (COUNTED.has(follows) && !eachFollows(tokens, to)) return false;
  const isMost = /^(?:budget|max|maximum)$/.test(follows) || (follows === "tops" && value >= LEAST_ROUGH);
  if (!limit.isStrong && !isMost) return false;
  return !isOtherMeasure(tokens, limit.from) && !/^\d+\/\d+$/.test(tokens[at]?.text ?? "");
}

/** "1 dollar per card, 50 total": a total without a currency, behind money that has one. */
function isRestOfMoney(tokens: readonly Token[], at: number, to: number, text: string): boolean {
  const total = totalFollowers.longest(tokens, to);
  if (total === undefined || tokens[to]?.gap !== "tight") return false;
  if (COUNTED.has(tokens[to + total.length]?.text ?? "")) return false;
  return /[$€£]|\b(?:dollars?|bucks?|cents?|usd|euros?|eur)\b/i.test(text.slice(0, tokens[at]?.start));
}

/** Figures from which on a rough one that stands alone is money. */
const LEAST_ROUGH = 20;

/** "..., 100ish", "... . Around 150": a rough figure that stands alone is what one would pay. */
function isRoughSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || (tokens[to] !== undefined && tokens[to]?.gap === "tight")) return false;
  const isIsh = tokens[at]?.text.endsWith("ish") === true;
  const isAbout = /^(?:around|about|roughly|approximately)$/.test(tokens[at - 1]?.text ?? "");
  const first = isAbout ? at - 1 : at;
  return (isIsh || isAbout) && (first === 0 || tokens[first]?.gap !== "tight");
}

/** Whether an amount limits each card or the whole, and where the words end that say so. */
function reachOf(tokens: readonly Token[], from: number, at: number, to: number) {
  const each = eachFollowers.longest(tokens, to);
  const total = totalFollowers.longest(tokens, to);
  const follows = tokens[to]?.gap === "tight" ? tokens[to]?.text : "";
  const saysEach = each !== undefined && !(each.length === 1 && follows === "cards");
  const isEach = saysEach || (total === undefined && eachLeads(tokens, from, at));
  if (isEach && each !== undefined) return { isEach, end: to + each.length };
  if (total !== undefined) return { isEach, end: to + total.length };
  const more = twoWords(tokens, to);
  const isLimit = /^(?:or less|or under|or below|max|maximum|limit|tops)$/.test(more);
  return { isEach, end: isLimit ? to + more.split(" ").length : to };
}

/** An amount that limits nothing ("over $500"): read, and nothing made of it. */
function none(from: number, to: number): Mention {
  return { from, to, negated: false, content: { kind: "saying" } };
}

function twoWords(tokens: readonly Token[], at: number): string {
  const first = tokens[at];
  const second = tokens[at + 1];
  if (first === undefined || first.gap !== "tight") return "";
  return first.text === "or" && second !== undefined ? `or ${second.text}` : first.text;
}

/** Whether the figure at `at` has a currency before or behind it: "$35", "35$", "35 bucks". */
export function hasCurrency(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if ((currencyBefore(token) ?? currencyAfter(tokens, at + 1, text)) !== undefined) return true;
  return next?.gap === "tight" && next.text !== "us" && Object.hasOwn(CURRENCIES, next.text);
}

function currencyBefore(token: Token): Currency | undefined {
  const symbol = /([$€£¥])\s*[~<]?\s*$/.exec(token.between)?.[1];
  return symbol === undefined ? undefined : CURRENCIES[symbol];
}

function currencyNamed(token: Token | undefined): Currency | undefined {
  if (token?.gap !== "tight") return undefined;
  return HUNDREDTHS.has(token.text) ? "usd" : ownEntry(CURRENCIES, token.text);
}

function currencyAfter(tokens: readonly Token[], to: number, text: string): Currency | undefined {
  const last = tokens[to - 1];
  if (last === undefined) return undefined;
  const symbol = /^\s*([$€£¥])(?!\s*\d)/.exec(text.slice(last.end, last.end + 16))?.[1];
  return symbol === undefined ? undefined : CURRENCIES[symbol];
}

/** A range that begins with a figure: its upper figure, and the lower one where both are meant. */
function rangeAt(
  tokens: readonly Token[],
  at: number,
  first: Omit<Figure, "currency"> & { readonly currency: Currency | undefined },
  text: string,
  isBudgeted: boolean,
) {
  const upper = rangeEnd(tokens, at + first.length);
  if (upper === undefined || upper.value <= first.value) return undefined;
  const to = at + first.length + upper.skip + upper.length;
  const own = upper.currency ?? currencyAfter(tokens, to, text) ?? currencyNamed(tokens[to]);
  const currency = first.currency ?? own;
  // "$50 and 60 cards" is no range.
  const isRange = upper.joint !== "and" || isRangeBegun(tokens, at);
  if (!isRange || (currency === undefined && !isBudgeted)) return undefined;
  return { to, value: upper.value, least: upper.joint === "or" ? undefined : first.value, currency };
}

/** `50-100`, `50 to 100`, `50 and 100`, `50 or 100`: the second figure, and what joins it to the first. */
function rangeEnd(
  tokens: readonly Token[],
  to: number,
): (Figure & { readonly skip: number; readonly joint: string }) | undefined {
  const next = tokens[to];
  if (next === undefined || next.gap === "hard") return undefined;
  if (/[-–—]/.test(next.between)) {
    const figure = figureAt(tokens, to);
    if (figure !== undefined) return { ...figure, skip: 0, joint: "-" };
  }
  if (next.text !== "to" && next.text !== "and" && next.text !== "or") return undefined;
  const figure = figureAt(tokens, to + 1);
  return figure === undefined ? undefined : { ...figure, skip: 1, joint: next.text };
}

function eachFollows(tokens: readonly Token[], to: number): boolean {
  const each = eachFollowers.longest(tokens, to);
  return each !== undefined && each.length > 1;
}

/** "no card above 5", "nothing over $2", "cards under $5": a word for one card stands right before the limit. */
function eachLeads(tokens: readonly Token[], from: number, at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= Math.min(from, at) - 3; index--) {
    const token = tokens[index];
    const gap = tokens[index + 1]?.gap;
    // "nothing crazy, maybe 60 dollars" is of the deck.
    if (token === undefined || gap === "hard" || gap === "comma") return false;
    if (token.text === "deck" || token.text === "budget" || token.text === "total") return false;
    if (!EACH_LEADERS.has(token.text)) continue;
    const counted = figureAt(tokens, index - 1);
    return counted === undefined || counted.value < 40;
  }
  return false;
}

/** "power under 7", "bracket max 3", "mana value below 4": the limit is of something else. */
function isOtherMeasure(tokens: readonly Token[], from: number): boolean {
  for (let index = from - 1; index >= 0 && index >= from - 2; index--) {
    const text = tokens[index]?.text ?? "";
    if (
      /^(?:power|level|bracket|cmc|mv|mana|pl|toughness|turn|tier|kids?|children|people|players|friends|persons|games?|minutes|hours|turns|age|aged)$/.test(
        text,
      )
    )
      return true;
  }
  return false;
}
