import { GAIN_SPENT, GAIN_WORDS, PAID_WORDS } from "../../data/lexicon-prices.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

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

/** "I only have about 65 bucks": all that is there to be spent, whatever story it stands in. */
export function isAllThereIs(tokens: readonly Token[], from: number, to: number): boolean {
  return ALL_THERE_IS.test(wordsOf(tokens, Math.max(0, from - BEFORE_SUM), to));
}

/** Most words before an amount that belong to it by themselves, to whoever has it. */
const BEFORE_SUM = 3;
const ALL_THERE_IS = /(?:^| )(?:i|we|ive) (?:(?:only|just|barely) (?:have|got)|(?:have|got) (?:only|just)) /;
