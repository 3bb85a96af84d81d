import { GAIN_SPENT, GAIN_WORDS, PAID_WORDS } from "../../data/lexicon-prices.ts";
import { isEnd, LEAST_ROUGH } from "./added-sums.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const spentWords = phraseSet(GAIN_SPENT.map(foldPhrase));

/** How many words before an amount the verb may stand by which it came, and how many behind it what becomes of it. */
const GAIN_REACH = 5;
const SPENT_REACH = 14;

/** "I won 80 dollars and want to spend it on goblins", "sold it for 90. With that money ...": what came in is what goes out. */
export function isGained(tokens: readonly Token[], from: number, to: number): boolean {
  let isComeBy = false;
  for (let at = from - 1; at >= 0 && at >= from - GAIN_REACH && !isComeBy; at--) {
    const word = tokens[at]?.text ?? "";
    isComeBy = GAIN_WORDS.has(word);
    if (tokens[at + 1]?.gap === "hard" || (PAID_WORDS.has(word) && !isComeBy)) return false;
  }
  if (!isComeBy) return false;
  for (let at = to; at < to + SPENT_REACH && at < tokens.length; at++)
    if (spentWords.longest(tokens, at) !== undefined) return true;
  return false;
}

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
export function isLastSum(tokens: readonly Token[], at: number, to: number, value: number): boolean {
  if (value < LEAST_ROUGH || value > MOST_LAST || value % 5 !== 0 || tokens[to] !== undefined) return false;
  const isApart = /^\s*[,;]\s+$|^\s+[-–—/|]+\s+$/.test(tokens[at]?.between ?? "");
  if (!isApart || !isEnd(tokens[to]) || MAY_BE_COUNTED.test(tokens[at - 1]?.text ?? "")) return false;
  if (tokens.some(({ text }) => OF_HUNDRED_OR_SIXTY.test(text))) return !SIZES_OF_EITHER.has(value);
  if (tokens.some(({ text }) => OF_HUNDRED.test(text))) return !SIZES_OF_HUNDRED.has(value);
  return !SIZES_OF_SIXTY.has(value) && tokens.some(({ text }) => OF_SIXTY.test(text));
}
