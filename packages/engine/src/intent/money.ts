import { ownEntry } from "@deckwright/cards/own-entry.ts";
import { type Currency, HUNDREDTHS, NOTES_AND_COINS, ONE_OF } from "../../data/lexicon-money.ts";
import { BEFORE_CURRENCY, COUNTED, FALLEN_WORDS, MONEY_FOLLOWERS } from "../../data/lexicon-prices.ts";
import { isAddedAt, isEnd, isTakenOff, LEAST_ROUGH } from "./added-sums.ts";
import { isBareSum, isMostSum, isOfCard, isOfWhole, MOST_COPIES } from "./bare-sums.ts";
import { isSplit } from "./counted.ts";
import { codeBefore, currencyAfter, currencyBefore, currencyNamed } from "./currencies.ts";
import { type Figure, figureAt } from "./figures.ts";
import type { Mention } from "./mention.ts";
import {
  deniedExcess,
  isRangeBegun,
  leastBehind,
  type MoneyLimit,
  moneyLimitBefore,
} from "./money-limits.ts";
import { eachFollows, isEachField, reachOf, sentenceBehind, totalFollows } from "./money-reach.ts";
import { isPaid, isPriceOfLeader } from "./other-sums.ts";
import { phraseSet } from "./phrases.ts";
import { savedUp } from "./saved-up.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

const moneyFollowers = phraseSet(MONEY_FOLLOWERS.map(foldPhrase));

/** Reads an amount of money whose figure begins at `at`, with the words before and after that belong to it. */
export function moneyAt(tokens: readonly Token[], at: number, text: string): Mention | undefined {
  const token = tokens[at];
  const first = figureAt(tokens, at) ?? coinAt(tokens, at);
  if (token === undefined || first === undefined) return undefined;
  // "USD 80", "R$ 80": the currency is a word before the figure.
  const code = codeBefore(tokens, at);
  const begin = code === undefined ? at : at - 1;
  const before = moneyLimitBefore(tokens, begin);
  const amount = savedUp(
    tokens,
    amountAt(tokens, at, text, first, { code, isBudgeted: before !== "excess" && before.isStrong }),
  );
  const { to, value } = amount;
  const limit = deniedExcess(tokens, begin, to) ?? before;
  const isCompared = /^[:=]?(?:<=?|≤)$/.test(token.between.replace(/[\s$€£~]/g, ""));
  const currency = amount.currency ?? (isCompared ? "usd" : undefined);
  if (isOfPart(tokens, to)) return { from: at, to, negated: true, content: { kind: "lost" } };
  if (limit === "excess") return currency === undefined ? undefined : none(at, to);
  if (currency !== undefined && isPaid(tokens, limit, to)) return none(at, to);
  if (currency !== undefined && isPriceOfLeader(tokens, limit.from, value))
    return { from: limit.from, to, negated: true, content: { kind: "lost" } };
  if (
    currency === undefined &&
    !isBudget(tokens, at, { to, value }, limit) &&
    !isRestOfMoney(tokens, at, to, text) &&
    !isSaidToBeMoney(tokens, at, to, value) &&
    !isBareSum(tokens, at, to, value) &&
    !isCap(tokens, at, to, value, limit)
  )
    return undefined;
  return sumOf(tokens, at, text, { ...amount, currency }, limit);
}

/** "100$, of which max 20 for lands": what a part of the deck may cost, which no deck is held to. */
function isOfPart(tokens: readonly Token[], to: number): boolean {
  if (tokens[to]?.text !== "for" || tokens[to]?.gap !== "tight") return false;
  const at = /^(?:the|my|its)$/.test(tokens[to + 1]?.text ?? "") ? to + 2 : to + 1;
  return PARTS.test(tokens[at]?.text ?? "") && isEnd(tokens[at + 1]);
}

const PARTS = /^(?:lands|manabase|creatures|sideboard|side|sb|removal|ramp)$/;

/** An amount of money with the words around it that say what it limits; undefined where it is of mana. */
function sumOf(
  tokens: readonly Token[],
  at: number,
  text: string,
  amount: ReturnType<typeof amountAt>,
  limit: MoneyLimit,
): Mention | undefined {
  const { to, value, currency } = amount;
  const { isEach, end } = reachOf(tokens, limit.from, limit.thing ?? at, to);
  const isAdded = !isEach && isAddedAt(tokens, at, to);
  const isTaken = !isEach && isTakenOff(tokens, at, to);
  const behind = leastBehind(tokens, end, text);
  const least = amount.least ?? (limit.isLeast || behind !== undefined ? value : undefined);
  // "Commanders must cost five or more" is said of mana.
  if (currency === undefined && least === value && value < LEAST_ROUGH / 2) return undefined;
  return {
    from: limit.from,
    to: behind ?? (isToBurn(tokens, end) ? end + 2 : end),
    negated: false,
    content: {
      kind: "money",
      ...(least === value ? {} : { amount: value }),
      ...(least === undefined ? {} : { least }),
      currency: currency ?? "usd",
      each: isEach,
      ...(isAdded ? { isAdded } : {}),
      ...(isTaken ? { isTaken } : {}),
    },
  };
}

/** The figure at `at` with its currency; of a range both, where some currency, or a word for a budget, says that it is money. */
function amountAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  first: Figure,
  { code, isBudgeted }: { readonly code: Currency | undefined; readonly isBudgeted: boolean },
) {
  const own =
    first.currency ?? code ?? currencyBefore(tokens[at]) ?? currencyAfter(tokens, at + first.length, text);
  const range = rangeAt(tokens, at, { ...first, currency: own }, text, isBudgeted);
  const { value, least } = range ?? { ...first, least: undefined };
  let to = range?.to ?? at + first.length;
  let currency = range === undefined ? own : range.currency;
  // "60 more dollars"
  if (BEFORE_CURRENCY.has(tokens[to]?.text ?? "") && currencyNamed(tokens[to + 1]) !== undefined) to++;
  const named = tokens[to];
  if (named?.gap === "tight" && HUNDREDTHS.has(named.text))
    return { to: to + 1, value: value / 100, currency: currency ?? "usd", least: least && least / 100 };
  const said = currencyNamed(named);
  if (said !== undefined) {
    currency = currency ?? said;
    to++;
    if (named?.text === "us" && /^dollars?$/.test(tokens[to]?.text ?? "")) to++;
    const rest = hundredthsBehind(tokens, to);
    if (rest !== undefined && least === undefined)
      return { to: to + rest.length, value: value + rest.value / 100, currency, least };
  }
  return { to, value, currency, least };
}

/** "a dollar", "half a buck", "a tenner": money without a figure. */
function coinAt(tokens: readonly Token[], at: number): Figure | undefined {
  const next = tokens[at + 1]?.text ?? "";
  const isHalf = tokens[at]?.text === "half" && next === "a" && ONE_OF.has(tokens[at + 2]?.text ?? "");
  if (isHalf) return { value: 0.5, length: 2 };
  if (tokens[at]?.text !== "a") return undefined;
  const value = ownEntry(NOTES_AND_COINS, next);
  if (value !== undefined) return { value, length: 2, currency: "usd" };
  return ONE_OF.has(next) ? { value: 1, length: 1 } : undefined;
}

/** "a buck fifty per card": the cents behind a currency, where nothing else can be counted. */
function hundredthsBehind(tokens: readonly Token[], to: number): Figure | undefined {
  const figure = tokens[to]?.gap === "tight" ? figureAt(tokens, to) : undefined;
  if (figure === undefined || figure.value < 10 || figure.value > 99) return undefined;
  return eachFollows(tokens, to + figure.length) ? figure : undefined;
}

/** Whether a figure without a currency is money all the same: a limit of nothing else. */
function isBudget(
  tokens: readonly Token[],
  at: number,
  { to, value }: { readonly to: number; readonly value: number },
  limit: MoneyLimit,
): boolean {
  const after = tokens[to];
  const follows = after !== undefined && after.gap === "tight" && !isSplit(after) ? after.text : "";
  if (COUNTED.has(follows) && !eachFollows(tokens, to)) return false;
  const isMost =
    /^(?:budget|max|maximum)$/.test(follows) ||
    (/^(?:tops|limit|cap|ceiling)$/.test(follows) && value >= LEAST_ROUGH) ||
    (value >= LEAST_ROUGH && isOrLess(tokens, to));
  // "no more than three Lightning Bolts" counts copies.
  if (value <= MOST_COPIES && /^\p{L}/u.test(follows) && !isMost && !eachFollows(tokens, to)) return false;
  if (!limit.isStrong && !isMost && !isEachField(tokens, at)) return false;
  return !isOtherMeasure(tokens, limit.from) && !/^\d+\/\d+$/.test(tokens[at]?.text ?? "");
}

/** "50 or less budget", "for 50 or under": behind a figure, where nothing that could be counted follows. */
function isOrLess(tokens: readonly Token[], at: number): boolean {
  const [or, less, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (or?.text !== "or" || or.gap !== "tight") return false;
  if (!/^(?:less|under|below|lower|cheaper)$/.test(less?.text ?? "")) return false;
  return (
    next === undefined || next.gap !== "tight" || /^(?:budget|total|please|pls|all|for)$/.test(next.text)
  );
}

/** "1 dollar per card, 50 total", "$90 in all and 10 per card": a limit without a currency, behind money that has one. */
function isRestOfMoney(tokens: readonly Token[], at: number, to: number, text: string): boolean {
  const total = totalFollows(tokens, to);
  // "max $400 total and 40 each"
  const isEach = /^(?:each|apiece)$/.test(tokens[to]?.text ?? "") && isEnd(tokens[to + 1]);
  const isBehindSum = isEach && /^(?:and|plus|but)$/.test(tokens[at - 1]?.text ?? "");
  if (
    total === undefined
      ? !eachFollows(tokens, to) && !isBehindSum
      : COUNTED.has(tokens[to + total]?.text ?? "")
  )
    return false;
  return /[$€£]|\b(?:dollars?|bucks?|cents?|usd|euros?|eur)\b/i.test(text.slice(0, tokens[at]?.start));
}

/** Whether words behind an amount say that it is there to be spent: "200 to spend", "25 dollar gift card". */
export function isToBeSpent(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap !== "hard" && moneyFollowers.longest(tokens, to) !== undefined;
}

/** "300 to burn" is no deck that burns. */
function isToBurn(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.text === "to" && /^(?:burn|blow)$/.test(tokens[to + 1]?.text ?? "");
}

/** "150 all in", "a grand is my limit": money by what is said behind it. */
function isSaidToBeMoney(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (isOtherMeasure(tokens, at)) return false;
  // "37 lands, 30 creatures, so that's 32 for the rest"
  if (tokens[at - 1]?.text === "thats" && tokens[to]?.text === "for") return false;
  if (isToBeSpent(tokens, to)) return value >= LEAST_ROUGH / 2;
  if (isOfWhole(tokens, to, value) || isOfCard(tokens, to, value) || isMostSum(tokens, at, to, value))
    return true;
  const said = sentenceBehind(tokens, to);
  return said?.isMoney === true && (value >= LEAST_ROUGH || said.isEach);
}

/** "edh, cap 150": a word for a limit that stands before other figures too, and a sum with which the clause ends. */
function isCap(tokens: readonly Token[], at: number, to: number, value: number, limit: MoneyLimit): boolean {
  if (limit.from >= at || value < LEAST_ROUGH || !isEnd(tokens[to])) return false;
  return (
    /\b(?:cap|limit|ceiling|max|maximum)\b/.test(wordsOf(tokens, limit.from, at)) &&
    !isOtherMeasure(tokens, limit.from)
  );
}

/** An amount that limits nothing ("over $500"): read, and nothing made of it. */
function none(from: number, to: number): Mention {
  return { from, to, negated: false, content: { kind: "saying" } };
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
  if (upper === undefined) return undefined;
  const to = at + first.length + upper.skip + upper.length;
  if (upper.value < first.value && upper.joint === "to" && isFallen(tokens, at))
    return {
      to,
      value: upper.value,
      least: undefined,
      currency: first.currency ?? upper.currency ?? ("usd" as const),
    };
  if (upper.value <= first.value) return undefined;
  const own = upper.currency ?? currencyAfter(tokens, to, text) ?? currencyNamed(tokens[to]);
  const currency = first.currency ?? own;
  // "$50 and 60 cards" is no range.
  const isRange = upper.joint !== "and" || isRangeBegun(tokens, at);
  if (!isRange || (currency === undefined && !isBudgeted)) return undefined;
  return { to, value: upper.value, least: upper.joint === "or" ? undefined : first.value, currency };
}

/** "my budget went from 300 to 75": what is left counts. */
function isFallen(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== "from") return false;
  return tokens.slice(Math.max(0, at - FALLEN_REACH), at).some(({ text }) => FALLEN_WORDS.has(text));
}

/** How far before a sum stands what says that it fell. */
const FALLEN_REACH = 5;

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

/** "power under 7", "bracket max 3", "mana value below 4": the limit is of something else. */
function isOtherMeasure(tokens: readonly Token[], from: number): boolean {
  for (let index = from - 1; index >= 0 && index >= from - 2; index--) {
    const text = tokens[index]?.text ?? "";
    // "It drains people out, budget around 90": a comma ends what is said of others.
    if (tokens[index + 1]?.gap === "comma") return false;
    const isOther =
      /^(?:power|level|bracket|cmc|mv|mana|pl|toughness|turn|tier|kids?|children|people|players|friends|persons|games?|minutes|hours|turns|age|aged)$/;
    if (isOther.test(text)) return true;
  }
  return false;
}
