// Sums that are named with neither a currency nor a word for a limit before them.

import { isEnd, isHeld, isSumOfPurse, isTakenOff, LEAST_ROUGH, partOfSum } from "./added-sums.ts";
import { isGained } from "./gained.ts";
import { totalFollows } from "./money-reach.ts";
import { type Token, wordsOf } from "./tokens.ts";

/** Whether a figure that has neither a currency nor a word for a limit is money by what stands around it. */
export function isBareSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (isYear(tokens, at, value)) return false;
  return (
    isRoughSum(tokens, at, to, value) ||
    isSentence(tokens, at, to, value) ||
    isMark(tokens, at, to, value) ||
    isOfBudget(tokens, at, to, value) ||
    isWhatIDo(tokens, at, to, value) ||
    isThrownIn(tokens, at, to, value) ||
    isLoneSum(tokens, at, to, value) ||
    isLastSum(tokens, at, to, value) ||
    (value >= LEAST_ROUGH && (isGained(tokens, at, to) || partOfSum(tokens, to) === "deck")) ||
    isSumOfPurse(tokens, at, to, value) ||
    isHeld(tokens, at, to, value) ||
    isResult(tokens, at, to, value) ||
    isTakenOff(tokens, at, to)
  );
}

/** "I sold my car in 2021": when something was. */
function isYear(tokens: readonly Token[], at: number, value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR && OF_YEARS.test(tokens[at - 1]?.text ?? "");
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2035;
const OF_YEARS =
  /^(?:in|since|from|until|till|before|after|during|of|summer|spring|fall|autumn|winter|year)$/;

/** "No stax please. 200.": a round figure that is a whole sentence, and no size of a deck. */
function isSentence(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || value > MOST_LAST || value % 5 !== 0 || sizesIn(tokens).has(value)) return false;
  return (
    /^[.!?]\s+$/.test(tokens[at]?.between ?? "") &&
    !/\n/.test(tokens[at]?.between ?? "") &&
    (tokens[to] === undefined || /^\s*[.!]/.test(tokens[to]?.between ?? ""))
  );
}

/** "I could drop two hundred or so on it", "willing to throw 80 at this": what is to be spent on the deck. */
function isThrownIn(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH) return false;
  const verb = THROWN_ABOUT.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  if (!THROWN.test(tokens[verb]?.text ?? "") || !THROWS.test(tokens[verb - 1]?.text ?? "")) return false;
  const isOrSo = tokens[to]?.text === "or" && tokens[to + 1]?.text === "so";
  const behind = isOrSo ? to + 2 : to;
  // "I'd put another 50 in"
  if (tokens[behind]?.text === "in" && tokens[behind]?.gap === "tight" && isEnd(tokens[behind + 1]))
    return true;
  return (
    /^(?:on|at|into|in|toward|towards)$/.test(tokens[behind]?.text ?? "") &&
    /^(?:it|this|that|the|a)$/.test(tokens[behind + 1]?.text ?? "")
  );
}

const THROWN = /^(?:drop|throw|put|blow|sink|toss)$/;
const THROWN_ABOUT = /^(?:maybe|about|around|like|roughly|another)$/;
/** Words before such a verb that speak of what may be. */
const THROWS = /^(?:can|could|to|would|will|might|may|id|ill)$/;

/** "I can do 200", "I could do about 150 and no more": what somebody can pay, where nothing follows that it counts. */
function isWhatIDo(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || sizesIn(tokens).has(value)) return false;
  const verb = THROWN_ABOUT.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  if (!/^(?:do|swing|manage)$/.test(tokens[verb]?.text ?? "")) return false;
  if (!/^(?:can|could|might|may|id)$/.test(tokens[verb - 1]?.text ?? "")) return false;
  return isEnd(tokens[to]) || /^(?:and|but|for|so|max|tops|or)$/.test(tokens[to]?.text ?? "");
}

/** "My budget after dinner is 40" */
function isOfBudget(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH / 2 || !isEnd(tokens[to]) || !/^(?:is|was|stays)$/.test(tokens[at - 1]?.text ?? ""))
    return false;
  for (let back = at - 2; back >= Math.max(0, at - BUDGET_REACH) && tokens[back + 1]?.gap === "tight"; back--)
    if (tokens[back]?.text === "budget") return true;
  return false;
}

/** Most words from "budget" to the sum. */
const BUDGET_REACH = 7;

/** "Around the 100 mark", "in the 80 range" */
function isMark(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  return (
    value >= LEAST_ROUGH &&
    /^(?:mark|range|ballpark|region|neighborhood)$/.test(tokens[to]?.text ?? "") &&
    tokens[to]?.gap === "tight" &&
    tokens[at - 1]?.text === "the" &&
    /^(?:around|about|near|below|under|at|in)$/.test(tokens[at - 2]?.text ?? "")
  );
}

/** "15 a month for 4 months, that's 60 for a goblin deck": what comes out in the end. */
function isResult(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || tokens[to]?.text !== "for" || tokens[to]?.gap !== "tight") return false;
  if (!/^(?:thats|makes|leaves|totals)$/.test(tokens[at - 1]?.text ?? "")) return false;
  for (let index = to + 1; index < to + RESULT_REACH && tokens[index]?.gap === "tight"; index++)
    if (/^(?:decks?|list|build|brew|cards)$/.test(tokens[index]?.text ?? "")) return true;
  return false;
}

/** Most words from "for" to the deck. */
const RESULT_REACH = 7;

/** "300 total", "85 in total": what is no size of a deck. */
export function isOfWhole(tokens: readonly Token[], to: number, value: number): boolean {
  const length = totalFollows(tokens, to);
  const sizes = sizesIn(tokens);
  const isCalled = /^(?:it|that|say)$/.test(tokens[to - 2]?.text ?? "");
  if (isOfOwned(tokens, to)) return false;
  if (length === undefined || value < LEAST_ROUGH || (sizes.has(value) && !isCalled)) return false;
  const behind = tokens[to + length];
  const isBudget = behind?.text === "budget";
  return (
    /^(?:total|in|altogether|overall)$/.test(tokens[to]?.text ?? "") && (isBudget || behind?.gap !== "tight")
  );
}

/** "I own 12 already and want 30 in total": of what one has already there are to be so many. */
export function isOfOwned(tokens: readonly Token[], to: number): boolean {
  return tokens
    .slice(Math.max(0, to - OWNED_REACH), to)
    .some(
      ({ text }, at, words) => /^(?:own|have|got)$/.test(text) && /^\d+$/.test(words[at + 1]?.text ?? ""),
    );
}

/** Most words from "own" to such a figure. */
const OWNED_REACH = 8;

/** Sizes of decks, pools and cubes. */
const SIZES: ReadonlySet<number> = new Set([40, 45, 60, 75, 80, 99, 100, 120, 240, 360, 450, 540, 720]);

/** The sizes that decks of the formats may have that a wish names. */
function sizesIn(tokens: readonly Token[]): ReadonlySet<number> {
  if (tokens.some(({ text }) => OF_HUNDRED_OR_SIXTY.test(text))) return SIZES_OF_EITHER;
  return tokens.some(({ text }) => OF_HUNDRED.test(text)) ? SIZES_OF_HUNDRED : SIZES;
}

/** "300 total, 12 per card": more than there are copies. */
export function isOfCard(tokens: readonly Token[], to: number, value: number): boolean {
  const isSaid = /^(?:per|a)$/.test(tokens[to]?.text ?? "") && tokens[to + 1]?.text === "card";
  return isSaid && value > MOST_COPIES && tokens[to]?.gap === "tight" && tokens[to + 2]?.gap !== "tight";
}

/** "..., 110 at most", "... . 200 tops": a figure with which a clause begins, and nothing that it could count before its limit. */
export function isMostSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || SIZES_OF_HUNDRED.has(value) || (at > 0 && tokens[at]?.gap === "tight"))
    return false;
  const two = `${tokens[to]?.text} ${tokens[to + 1]?.text}`;
  const words = /^(?:at most|at max|or less|or under)$/.test(two) ? 2 : 1;
  if (words === 1 && !/^(?:tops|max|maximum)$/.test(tokens[to]?.text ?? "")) return false;
  return tokens[to]?.gap === "tight" && isEnd(tokens[to + words]);
}

/** The most copies of a card. */
export const MOST_COPIES = 4;

/** "..., 100ish", "... . Around 150", "for 80 or so": a rough figure that stands alone is what one would pay. */
function isRoughSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  const isIshBehind = tokens[to]?.text === "ish" && tokens[to]?.between === "-";
  const isOrSo = wordsOf(tokens, to, to + 2) === "or so" && tokens[to]?.gap === "tight";
  const end = isIshBehind ? to + 1 : isOrSo ? to + 2 : to;
  // "say 100 not counting the monkey"
  const isLeftOff = LEFT_OFF.test(tokens[end]?.text ?? "") || isForSpells(tokens, end);
  if (value < LEAST_ROUGH || (tokens[end]?.gap === "tight" && !isLeftOff && !isTiedOn(tokens, end)))
    return false;
  const isIsh = end > to || tokens[at]?.text.endsWith("ish") === true;
  const isSigned = /~\s*$/.test(tokens[at]?.between ?? "");
  const about = isIsh || isSigned ? 0 : roughBefore(tokens, at);
  const first = at - about;
  const isRough = isIsh || isSigned || about > 0;
  // "a list for about 120"
  const isFor = isRough && tokens[first - 1]?.text === "for" && !SIZES_OF_SIXTY.has(value);
  // "Bracket 3 ~150": a rough figure that ends a clause, and is no size of a deck.
  const isLast = isSigned && isEnd(tokens[to]) && !sizesIn(tokens).has(value);
  const isAlone = first === 0 || tokens[first]?.gap !== "tight";
  return isRough && ((isFor && (isEnd(tokens[end]) || isTiedOn(tokens, end))) || isLast || isAlone);
}

/** How many words before a figure say that it is not exact: "around", "somewhere near"; 0 for none. */
function roughBefore(tokens: readonly Token[], at: number): number {
  if (tokens[at - 1]?.text === "like" && isCheapBefore(tokens, at - 1)) return 1;
  const two = wordsOf(tokens, Math.max(0, at - 2), at);
  if (/^(?:somewhere (?:around|near)|call it|maybe (?:around|about|like)|ballpark of)$/.test(two)) return 2;
  return /^(?:around|about|roughly|approximately|say|perhaps|maybe)$/.test(tokens[at - 1]?.text ?? "")
    ? 1
    : 0;
}

/** "For around 120 so I can play it": what a sum goes on with that it does not count. */
function isTiedOn(tokens: readonly Token[], to: number): boolean {
  return /^(?:so|and|but|please|pls|if|because|since|that|which|with)$/.test(tokens[to]?.text ?? "");
}

/** "About 75 for the spells": what it pays for. */
function isForSpells(tokens: readonly Token[], to: number): boolean {
  const words = [0, 1, 2].map((step) => tokens[to + step]?.text ?? "").join(" ");
  return /^for (?:the|all|everything) (?:spells|rest|others|cards|deck|else)$/.test(words);
}

/** Words behind a sum that say what it does not pay for. */
const LEFT_OFF = /^(?:not|without|excluding|besides|minus|before)$/;

/** "Cheap please, like 35", "less $$$ (like 60)": whether money was spoken of right before. */
function isCheapBefore(tokens: readonly Token[], to: number): boolean {
  if (/\${2,}/.test(tokens[to]?.between ?? "")) return true;
  return tokens
    .slice(Math.max(0, to - CHEAP_REACH), to)
    .some(({ text }) =>
      /^(?:cheap|cheaper|budget|inexpensive|affordable|money|price|broke|poor)$/.test(text),
    );
}

/** Most words from "cheap" to "like 35", that one included. */
const CHEAP_REACH = 3;

/** "mono black devotion, pioneer, 150": a figure between commas that is no size, year or age. */
function isLoneSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_LONE || value > MOST_LONE || value % 10 !== 0 || !isEnd(tokens[to])) return false;
  // "A pauper cube, 360" says how large it is.
  if (tokens.some((token) => /^(?:cubes?|box|boxes|stack)$/.test(token.text))) return false;
  return /^\s*[,;]\s+$/.test(tokens[at]?.between ?? "");
}

/** From and up to which a figure between commas is money: above the sizes of decks and people's ages, below years. */
const LEAST_LONE = 110;
const MOST_LONE = 1500;

/** Formats whose decks have a hundred cards, and others, whose sizes are no money. */
const OF_HUNDRED = /^(?:commander|edh|cedh)$/;
const OF_HUNDRED_OR_SIXTY = /^(?:oathbreaker|brawl)$/;
const OF_SIXTY = /^(?:standard|pioneer|modern|legacy|vintage|pauper|historic|premodern)$/;
const SIZES_OF_HUNDRED: ReadonlySet<number> = new Set([99, 100]);
const SIZES_OF_EITHER: ReadonlySet<number> = new Set([60, 99, 100]);
const SIZES_OF_SIXTY: ReadonlySet<number> = new Set([40, 60, 75, 80, 99, 100]);
/** Words before a figure that it may count. */
const MAY_BE_COUNTED =
  /^(?:lands?|creatures?|cards?|size|spells?|ramp|removal|draw|basics|years?|age|power|level|bracket)$/;
const MOST_LAST = 500;

/** "angels, mono white, commander, 45", "edh - black red - 80": a round figure with which a wish ends that names its format. */
function isLastSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || value > MOST_LAST || value % 5 !== 0 || tokens[to] !== undefined) return false;
  const isApart = /^\s*[,;]\s+$|^\s+[-–—/|]+\s+$/.test(tokens[at]?.between ?? "");
  if (!isApart || !isEnd(tokens[to]) || MAY_BE_COUNTED.test(tokens[at - 1]?.text ?? "")) return false;
  if (tokens.some(({ text }) => OF_HUNDRED_OR_SIXTY.test(text))) return !SIZES_OF_EITHER.has(value);
  if (tokens.some(({ text }) => OF_HUNDRED.test(text))) return !SIZES_OF_HUNDRED.has(value);
  return !SIZES_OF_SIXTY.has(value) && tokens.some(({ text }) => OF_SIXTY.test(text));
}
