import { ownEntry } from "@deckwright/cards/own-entry.ts";
import {
  COUNTED,
  CURRENCIES,
  EACH_FOLLOWERS,
  EACH_LEADERS,
  EXCESS_NEGATIONS,
  EXCESS_WORDS,
  HUNDREDTHS,
  LIMIT_WORDS,
  NUMBER_WORDS,
  ONE_OF,
  TOTAL_FOLLOWERS,
  WEAK_LIMIT_WORDS,
} from "../../data/lexicon-money.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

type Currency = "usd" | "eur" | "gbp" | "other";

const limits = phraseSet(LIMIT_WORDS.map(foldPhrase));
const excesses = phraseSet(EXCESS_WORDS.map(foldPhrase));
const eachFollowers = phraseSet(EACH_FOLLOWERS.map(foldPhrase));
const totalFollowers = phraseSet(TOTAL_FOLLOWERS.map(foldPhrase));

/** How far back a negation may stand before "over $2". */
const NEGATION_REACH = 9;

/** A figure that begins at a word: its value and how many words it took. */
export interface Figure {
  readonly value: number;
  readonly length: number;
  /** A currency that is glued to the figure (`50eur`). */
  readonly currency?: Currency;
}

/** Reads a figure: `100`, `1,000`, `2.50`, `1k`, `50eur`, `fifty`, `a hundred`, `two hundred`. */
export function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const text = tokens[at]?.text ?? "";
  const match = /^(\d{1,15}(?:[.,]\d+)*)(k|usd|eur|euros?|gbp|dollars?|bucks?)?$/.exec(text);
  if (match !== null) {
    const base = parseFigure(match[1] ?? "");
    if (base === undefined) return undefined;
    const unit = match[2] ?? "";
    if (unit === "k") return { value: base * 1000, length: 1 };
    const currency = unit === "" ? undefined : CURRENCIES[unit];
    if (tokens[at + 1]?.text === "k" && tokens[at + 1]?.gap === "tight")
      return { value: base * 1000, length: 2 };
    return currency === undefined ? { value: base, length: 1 } : { value: base, length: 1, currency };
  }
  return numberWordsAt(tokens, at);
}

/** `1,000` and `1.000` are a thousand; `2.5`, `2,50` have decimals. */
function parseFigure(text: string): number | undefined {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function numberWordsAt(tokens: readonly Token[], at: number): Figure | undefined {
  let index = at;
  let value = 0;
  let current: number | undefined;
  if (tokens[at]?.text === "a" && numberWord(tokens[at + 1]?.text) !== undefined) {
    index++;
    current = 1;
  }
  for (; index < tokens.length && index < at + 5; index++) {
    const word = numberWord(tokens[index]?.text);
    if (word === undefined || (index > at && tokens[index]?.gap !== "tight")) break;
    if (word >= 100) current = (current ?? 1) * word;
    else if (current === undefined || (current >= 20 && word < 10) || current >= 100)
      current = (current ?? 0) + word;
    else break;
  }
  if (current === undefined || index === at) return undefined;
  value = current;
  return { value, length: index - at };
}

function numberWord(text: string | undefined): number | undefined {
  return text === undefined ? undefined : ownEntry(NUMBER_WORDS, text);
}

/** Reads an amount of money whose figure begins at `at`, with the words before and after that belong to it. */
export function moneyAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const token = tokens[at];
  const amount = amountAt(tokens, at, text);
  if (token === undefined || amount === undefined) return undefined;
  const { to, value } = amount;
  const isCompared = /^<=?$|^≤$/.test(token.between.replace(/[\s$€£~]/g, ""));
  const currency = amount.currency ?? (isCompared ? "usd" : undefined);
  const limit = limitBefore(tokens, at);
  if (limit === "excess") return currency === undefined ? undefined : none(at, to);
  if (currency === undefined && !isBudget(tokens, at, to, limit) && !isRestOfMoney(tokens, at, to, text))
    return undefined;
  const { isEach, end } = reachOf(tokens, limit.from, at, to);
  return {
    from: limit.from,
    to: end,
    negated: false,
    content: { kind: "money", amount: value, currency: currency ?? "usd", each: isEach },
  };
}

/** The figure at `at` with its currency; of a range the upper figure, where some currency says that it is money. */
function amountAt(tokens: readonly Token[], at: number, text: string) {
  const token = tokens[at];
  // "over a dollar" has no other figure.
  const one =
    token?.text === "a" && ONE_OF.has(tokens[at + 1]?.text ?? "") ? { value: 1, length: 1 } : undefined;
  const first: Figure | undefined = figureAt(tokens, at) ?? one;
  if (first === undefined || token === undefined) return undefined;
  let to = at + first.length;
  let value = first.value;
  let currency = first.currency ?? currencyBefore(token) ?? currencyAfter(tokens, to, text);
  const upper = rangeEnd(tokens, to);
  if (upper !== undefined && upper.value > value) {
    const end = to + upper.skip + upper.length;
    const either = currency ?? upper.currency ?? currencyAfter(tokens, end, text);
    if (either !== undefined) [value, to, currency] = [upper.value, end, either];
  }
  const named = tokens[to];
  if (named?.gap === "tight" && HUNDREDTHS.has(named.text))
    return { to: to + 1, value: value / 100, currency: currency ?? "usd" };
  if (named !== undefined && named.gap === "tight" && Object.hasOwn(CURRENCIES, named.text)) {
    currency = currency ?? CURRENCIES[named.text];
    to++;
    if (named.text === "us" && /^dollars?$/.test(tokens[to]?.text ?? "")) to++;
  }
  return { to, value, currency };
}

/** Where the words before a figure begin that make it a limit; `isStrong` when they leave no doubt. */
interface Limit {
  readonly from: number;
  readonly isStrong: boolean;
}

/** The limit before a figure; "excess" for an amount that limits nothing ("over $500"). */
function limitBefore(tokens: readonly Token[], at: number): Limit | "excess" {
  const excess = excesses.endingBefore(tokens, at);
  if (excess > 0) {
    const negation = negationBefore(tokens, at - excess);
    return negation === undefined ? "excess" : { from: negation, isStrong: true };
  }
  const limit = limits.endingBefore(tokens, at);
  if (limit === 0) return { from: at, isStrong: false };
  const from = at - limit;
  const isStrong = !WEAK_LIMIT_WORDS.has(wordsOf(tokens, from, at));
  return { from: from - limits.endingBefore(tokens, from), isStrong };
}

/** Whether a figure without a currency is money all the same: a limit of nothing else. */
function isBudget(tokens: readonly Token[], at: number, to: number, limit: Limit): boolean {
  const after = tokens[to];
  const follows = after !== undefined && after.gap === "tight" ? after.text : "";
  if (COUNTED.has(follows) && !eachFollows(tokens, to)) return false;
  if (!limit.isStrong && !/^(?:budget|max|maximum)$/.test(follows)) return false;
  return !isOtherMeasure(tokens, limit.from) && !/^\d+\/\d+$/.test(tokens[at]?.text ?? "");
}

/** "1 dollar per card, 50 total": a total without a currency, behind money that has one. */
function isRestOfMoney(tokens: readonly Token[], at: number, to: number, text: string): boolean {
  const total = totalFollowers.longest(tokens, to);
  if (total === undefined || tokens[to]?.gap !== "tight") return false;
  if (COUNTED.has(tokens[to + total.length]?.text ?? "")) return false;
  return /[$€£]|\b(?:dollars?|bucks?|cents?|usd|euros?|eur)\b/i.test(text.slice(0, tokens[at]?.start));
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

function currencyAfter(tokens: readonly Token[], to: number, text: string): Currency | undefined {
  const last = tokens[to - 1];
  if (last === undefined) return undefined;
  const symbol = /^\s*([$€£¥])(?!\s*\d)/.exec(text.slice(last.end, last.end + 16))?.[1];
  return symbol === undefined ? undefined : CURRENCIES[symbol];
}

/** `50-100`, `50 to 100`, `50 and 100`: the second figure. */
function rangeEnd(tokens: readonly Token[], to: number): (Figure & { readonly skip: number }) | undefined {
  const next = tokens[to];
  if (next === undefined || next.gap === "hard") return undefined;
  if (/[-–—]/.test(next.between)) {
    const figure = figureAt(tokens, to);
    if (figure !== undefined) return { ...figure, skip: 0 };
  }
  if (next.text !== "to" && next.text !== "and" && next.text !== "or") return undefined;
  const figure = figureAt(tokens, to + 1);
  return figure === undefined ? undefined : { ...figure, skip: 1 };
}

function negationBefore(tokens: readonly Token[], before: number): number | undefined {
  for (let index = before - 1; index >= 0 && index >= before - NEGATION_REACH; index--) {
    const token = tokens[index];
    if (token === undefined) break;
    if (EXCESS_NEGATIONS.has(token.text)) return index;
    if (tokens[index + 1]?.gap === "hard") break;
  }
  return undefined;
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
    if (/^(?:power|level|bracket|cmc|mv|mana|pl|toughness|turn|tier)$/.test(text)) return true;
  }
  return false;
}
