import {
  COUNTED,
  EACH_FIELD,
  EACH_FOLLOWERS,
  EACH_LEADERS,
  EACH_SAID,
  MONEY_SAID,
  PREDICATES,
  PRICE_WORDS,
  SUPERLATIVES,
  TOTAL_FOLLOWERS,
} from "../../data/lexicon-prices.ts";
import { isSplit } from "./counted.ts";
import { figureAt } from "./figures.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

const eachFollowers = phraseSet(EACH_FOLLOWERS.map(foldPhrase));
const totalFollowers = phraseSet(TOTAL_FOLLOWERS.map(foldPhrase));

/** How many words before a figure may say what field of a form it fills. */
const FIELD_WORDS = 7;
/** How many words of the sentence behind an amount are looked at. */
const SENTENCE = 18;

/** Whether an amount limits each card or the whole, and where the words end that say so. */
export function reachOf(tokens: readonly Token[], from: number, at: number, to: number) {
  const total = followerAt(totalFollowers, tokens, to);
  const single = cardBehindSlash(tokens, to) ?? followerAt(eachFollowers, tokens, to);
  // "25 per deck" is of the deck.
  const each = (single?.length ?? 0) < (total?.length ?? 0) ? undefined : single;
  const follows = tokens[to]?.gap === "tight" ? tokens[to]?.text : "";
  const isOfCards = each !== undefined && !(each.length === 1 && follows === "cards");
  const saysEach = isOfCards && !(follows === "each" && isOfPeople(tokens, from));
  const isLed =
    total === undefined &&
    (isEachField(tokens, at) || eachLeads(tokens, from, at) || isKindOver(tokens, from, at));
  const isEach = saysEach || isLed || (total === undefined && sentenceBehind(tokens, to)?.isEach === true);
  if (isEach && each !== undefined) return { isEach, end: to + each.length };
  if (total !== undefined) return { isEach, end: to + total.length };
  const more = twoWords(tokens, to);
  const isLimit = /^(?:or less|or under|or below|max|maximum|limit|tops)$/.test(more);
  return { isEach, end: isLimit ? to + more.split(" ").length : to };
}

/** "$1/card", "2 bucks max/card": the one word says of what, whatever follows it. */
function cardBehindSlash(tokens: readonly Token[], to: number): { readonly length: number } | undefined {
  const at = /^(?:max|tops|maximum)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const token = tokens[at];
  return token?.text === "card" && /^\s?\/\s?$/.test(token.between) ? { length: at + 1 - to } : undefined;
}

/** "No creatures over $5": every one of a kind. */
function isKindOver(tokens: readonly Token[], from: number, at: number): boolean {
  if (!/^(?:over|above|than|exceeding|past)$/.test(tokens[at - 1]?.text ?? "")) return false;
  return tokens.slice(from, at).some(({ text }) => OF_A_KIND.test(text));
}

const OF_A_KIND =
  /^(?:creatures?|spells?|lands?|artifacts?|enchantments?|planeswalkers?|permanents?|staples?|singles?|cards?)$/;

/** "We agreed on 30 bucks each", "everybody gets 20 dollars each": each of those who play. */
function isOfPeople(tokens: readonly Token[], from: number): boolean {
  let isOfSome = false;
  for (let at = from - 1; at >= 0 && at >= from - PEOPLE_REACH; at--) {
    const word = tokens[at]?.text ?? "";
    if (PEOPLE.has(word)) isOfSome = true;
    // "Decks with commons and uncommons, 20 bucks each": behind a comma the sum is of something else.
    const isApart = tokens.slice(at + 1, from + 1).some(({ gap }) => gap === "comma");
    if (
      /^(?:cards?|singles?|commons?|uncommons?|rares?|staples?)$/.test(word) &&
      !isApart &&
      !isSize(tokens[at - 1])
    )
      return false;
    if (tokens[at]?.gap === "hard") break;
  }
  return isOfSome;
}

/** "60 cards": what a deck has. */
function isSize(token: Token | undefined): boolean {
  return /^(?:40|60|99|100)$/.test(token?.text ?? "");
}

/** Those who may spend something each, and the most words from them to how much. */
const PEOPLE: ReadonlySet<string> = new Set(
  "we us everyone everybody players kids friends brothers sisters people agreed decks".split(" "),
);
const PEOPLE_REACH = 8;

/** Words behind an amount that say what it limits; "budget $80, per card: $5" leaves them to the amount behind them. */
function followerAt(phrases: typeof eachFollowers, tokens: readonly Token[], at: number) {
  const found = phrases.longest(tokens, at);
  if (found === undefined || tokens[at]?.gap === "tight") {
    return found !== undefined && isSplit(tokens[at]) && leadsOn(tokens, at + found.length)
      ? undefined
      : found;
  }
  return leadsOn(tokens, at + found.length) ? undefined : found;
}

/** Whether a figure follows, with no more than a sign or words for a limit before it. */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  let index = at;
  while (index < at + 3 && PRICE_WORDS.has(tokens[index]?.text ?? "")) index++;
  const token = tokens[index];
  const isNear = token?.gap === "tight" || /^\s*[:=<≤~-]+\s*[$€£]?\s*$/.test(token?.between ?? "");
  return isNear && !isSplit(token) && figureAt(tokens, index) !== undefined;
}

/** "single card cap: 15", "max price per card 5", "any one card <= $5": a figure in the field of what a card may cost. */
export function isEachField(tokens: readonly Token[], at: number): boolean {
  const between = tokens[at]?.between ?? "";
  const isSigned = /^\s*(?:[:=<≤~]+|[-–—](?=\s))[=<≤~\s]*[$€£]?\s*$/.test(between);
  if (!isSigned && tokens[at]?.gap !== "tight") return false;
  let from = at - 1;
  while (from > 0 && from > at - FIELD_WORDS && tokens[from]?.gap === "tight" && !isSplit(tokens[from]))
    from--;
  if (from < 0) return false;
  const words = wordsOf(tokens, from, at);
  const isPriced = words.split(" ").some((word) => PRICE_WORDS.has(word));
  const isMoney = /[$€£]|[<≤]/.test(between);
  return EACH_FIELD.test(words) && (isPriced || (isSigned && (isMoney || / /.test(words.trim()))));
}

/** What is said of an amount behind it: "$3. That's the most I pay for a card", "a grand is my limit". */
export function sentenceBehind(
  tokens: readonly Token[],
  to: number,
): { readonly isEach: boolean; readonly isMoney: boolean } | undefined {
  const begin = PREDICATES.has(tokens[to]?.text ?? "") ? to : undefined;
  if (begin === undefined || /[\n\r]/.test(tokens[to]?.between ?? "")) return undefined;
  let end = begin + 1;
  while (end < begin + SENTENCE && end < tokens.length && tokens[end]?.gap === "tight") end++;
  const words = tokens.slice(begin, end);
  if (words.some(({ text }) => COUNTED.has(text) && !/^(?:cards?|pieces|elves|goblins|tokens)$/.test(text)))
    return undefined;
  const said = wordsOf(tokens, begin, end);
  const isMoney = MONEY_SAID.test(said);
  return { isEach: isMoney && EACH_SAID.test(said), isMoney };
}

function twoWords(tokens: readonly Token[], at: number): string {
  const first = tokens[at];
  const second = tokens[at + 1];
  if (first === undefined || first.gap !== "tight") return "";
  return first.text === "or" && second !== undefined ? `or ${second.text}` : first.text;
}

/** Whether "per card" or the like, of more than one word, follows. */
export function eachFollows(tokens: readonly Token[], to: number): boolean {
  const each = eachFollowers.longest(tokens, to);
  return each !== undefined && each.length > 1;
}

/** Whether words for the whole follow right behind an amount. */
export function totalFollows(tokens: readonly Token[], to: number): number | undefined {
  return tokens[to]?.gap === "tight" ? totalFollowers.longest(tokens, to)?.length : undefined;
}

const inTheDeck = phraseSet(
  [
    "in this deck",
    "in the deck",
    "in it",
    "in this",
    "in here",
    "in this list",
    "in the list",
    "in there",
  ].map(foldPhrase),
);

/** "no card above 5", "nothing over $2", "cards under $5": a word for one card stands right before the limit. */
function eachLeads(tokens: readonly Token[], from: number, at: number): boolean {
  // "nothing in this deck over 8 dollars"
  if (tokens[from]?.text === "nothing" && inTheDeck.longest(tokens, from + 1) !== undefined) return true;
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
  return isOfDearest(tokens, Math.min(from, at));
}

/** "the priciest card in it must not cost more than $10": further before the limit only one card is spoken of. */
function isOfDearest(tokens: readonly Token[], from: number): boolean {
  for (let index = from - 1; index > 0 && index >= from - 9; index--) {
    if (
      /^(?:card|single)$/.test(tokens[index]?.text ?? "") &&
      SUPERLATIVES.has(tokens[index - 1]?.text ?? "")
    )
      return true;
    if (tokens[index]?.gap !== "tight") return false;
  }
  return false;
}
