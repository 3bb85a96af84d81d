import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import {
  COUNT_BEFORE,
  COUNT_BEGINNINGS,
  COUNT_FILLERS,
  type Comparison,
} from "../../data/lexicon-comparisons.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import {
  DECK_SIZES,
  DONE_TO,
  NO_SIDEBOARD,
  SIDEBOARD_SIZES,
  SIZE_BEGINNINGS,
  SIZED,
} from "../../data/lexicon-limits.ts";
import { withOtherBound } from "./compared.ts";
import type { IntentContext } from "./context.ts";
import { figureBehindAt, vagueAt } from "./count-behind.ts";
import {
  type Counted,
  comparedBehind,
  countedAt,
  isOfDeck,
  isOutOfBox,
  isSplit,
  kindAt,
  limitMention,
  spellCountersAt,
  tribeOf,
} from "./counted.ts";
import { countedOfDeck } from "./counted-of.ts";
import { hasCurrency } from "./currencies.ts";
import { deniedBounds } from "./denied-bounds.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { moreOfAt } from "./more-of.ts";
import { noOtherAt } from "./no-other.ts";
import { noneButAt } from "./none-but.ts";
import { COUNT_BEGINS_MORE, shareAt } from "./only-counts.ts";
import { phraseSet } from "./phrases.ts";
import { isFigure, isFigureNear, wordsFrom } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { shareOfDeckAt } from "./share-of-deck.ts";
import { sideBehind } from "./side-counts.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** What counts are read from. */
type Counting = Pick<Sentence, "tokens" | "context" | "text" | "before">;

/** The longest sentence of a limit, in words. */
const MOST_WORDS = 14;
/** Words from the beginning of a limit to its figure. */
const FIGURE_REACH = 7;

const noSideboard = phraseSet(NO_SIDEBOARD.map(foldPhrase));

/** Reads a count of cards that begins at a word: `38 lands`, `at least ten counterspells`, `all creatures`, `best of one`. */
export function countAt(counting: Counting, at: number): Mention | undefined {
  const { tokens, context } = counting;
  const word = tokens[at]?.text ?? "";
  const none = noSideboard.longest(tokens, at);
  if (none !== undefined) return limitMention(at, at + none.length, { what: "sideboard", most: 0 });
  if (!isKindNear(tokens, at, context)) return undefined;
  const part =
    noneButAt(tokens, at, context) ??
    shareOfDeckAt(tokens, at, context) ??
    noOtherAt(counting, at) ??
    moreOfAt(counting, at);
  if (part !== undefined) return part;
  const without = noneAt(tokens, at, context) ?? vagueAt(tokens, at, context) ?? figureBehindAt(counting, at);
  if (without !== undefined) return without;
  const share = shareAt(tokens, at, context);
  if (share !== undefined) return share;
  const isSign = /[<>]/.test(tokens[at]?.between ?? "");
  if (!isSign && !isFigure(word) && !COUNT_BEGINNINGS.has(word) && !SIZE_BEGINNINGS.has(word))
    return undefined;
  if (!isFigureNear(tokens, at, FIGURE_REACH) || isManaCost(tokens, at)) return undefined;
  // "I'd like twenty lands" means twenty.
  if (word === "like" && LIKES.test(tokens[at - 1]?.text ?? "")) return undefined;
  // "exile up to two creatures" tells what a card does.
  const isVerb = counting.before.at(-1)?.to !== at && DONE_TO.has(tokens[at - 1]?.text ?? "");
  if (isVerb && tokens[at]?.gap === "tight") return undefined;
  const words = wordsFrom(tokens, at, MOST_WORDS);
  const sized = sizeIn(words.sentence);
  if (sized !== undefined) return limitMention(at, words.endOf(sized.length), sized.limit);
  return comparedAt(counting, at, words);
}

const LIKES = /^(?:i|id|we|wed|would|you|really|also|to|both|they|dont)$/;

/** "no lands", "zero one-drops": none of what is only counted, and never ruled out by its word. */
function noneAt(
  tokens: readonly Token[],
  at: number,
  { lexicon, cardPhrases }: IntentContext,
): Mention | undefined {
  if (!/^(?:no|zero|without)$/.test(tokens[at]?.text ?? "") || tokens[at + 1]?.gap !== "tight")
    return undefined;
  // "without any one-drops"
  const begin = /^(?:any|single)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const counted = lexicon.counted.longest(tokens, begin);
  if (counted === undefined || !ONLY_COUNTED.has(counted.value)) return undefined;
  // "no land creatures" speaks of no lands.
  if ((lexicon.phrases.longest(tokens, begin)?.length ?? 0) > counted.length) return undefined;
  // "No Land Tax"
  if ((cardPhrases.phrases.longest(tokens, begin)?.length ?? 0) > counted.length) return undefined;
  const to = begin + counted.length;
  // "No lands under 36" has some.
  const isMore =
    tokens[to]?.gap === "tight" &&
    (COUNT_BEGINS_MORE.has(tokens[to]?.text ?? "") ||
      COMPARES.test(tokens[to]?.text ?? "") ||
      /^(?:that|which)$/.test(tokens[to]?.text ?? ""));
  return isMore ? undefined : limitMention(at, to, { what: counted.value, most: 0 });
}

const COMPARES = /^(?:under|over|below|above|less|fewer|more)$/;
const ONLY_COUNTED: ReadonlySet<string> = new Set(
  EXCLUSIONS.filter(({ isCounted }) => isCounted === true).map(({ word }) => word),
);

/** A figure with what it counts, and words of comparison before or behind it. */
function comparedAt(
  { tokens, context, text }: Counting,
  at: number,
  words: ReturnType<typeof wordsFrom>,
): Mention | undefined {
  for (const comparison of COUNT_BEFORE) {
    const match = comparison.says.exec(words.sentence);
    if (match === null || match[0] === "") continue;
    const isBare = /^(?:like )?\d+$/.test(match[0].trim());
    const end = words.endOf(match[0].trimEnd().length);
    // "no card over $1. elves": money counts nothing, and a count ends with its clause.
    if (isMoney(tokens, at, end, text) || !isGoingOn(tokens, end)) continue;
    const found = countedOfDeck(tokens, end, context) ?? countedFrom(tokens, end, context);
    if (found === undefined) continue;
    if (!found.isType && isOfCost(tokens, found.to)) return undefined;
    if (match[0].trim() === "0") return noneOf(tokens, at, found);
    // "Only 2 rares allowed"
    const isPlain = isBare || /^(?:only|just) \d+$/.test(match[0].trim());
    const behind = comparedMore(tokens, found.to, isPlain, comparison);
    const denied = deniedBounds(tokens, { from: at, to: found.to }, comparison);
    const limit = limitOf(found.what, match, denied?.bounds ?? behind?.comparison ?? comparison);
    if (limit === undefined) continue;
    const isFewOf = sideBehind(tokens, found.to) === undefined && !isOfDeck(limit, found, tokens);
    if (isBare && behind === undefined && (isFewOf || isOutOfBox(tokens, at))) continue;
    const both = withOtherBound(tokens, limit, denied?.to ?? behind?.to ?? found.to, text);
    return limitMention(at, both.to, both.limit, tribeOf(limit, found));
  }
  return undefined;
}

/** "Only 5 cards may cost more than $10", "3 cards that cost a lot": some of them by their price, and not all that there are. */
function isOfCost(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.gap !== "tight" || !/^(?:may|can|could|should|that|which)$/.test(tokens[at]?.text ?? ""))
    return false;
  return /^(?:cost|costs)$/.test(tokens[at + 1]?.text ?? "");
}

/** "Zero lands" are none; "zero lands over $10" are some. */
function noneOf(tokens: readonly Token[], at: number, { what, to }: Counted): Mention | undefined {
  const isRestricted = tokens[to]?.gap === "tight" && COMPARES.test(tokens[to]?.text ?? "");
  return isRestricted ? undefined : limitMention(at, to, { what, most: 0 });
}

/** What compares a figure behind what it counts; where words before it do so, only how far it may be off: "around 36 lands, plus or minus one". */
function comparedMore(tokens: readonly Token[], at: number, isPlain: boolean, { about }: Comparison) {
  const said = isPlain || about ? comparedBehind(tokens, at) : undefined;
  return isPlain || said?.comparison.within ? said : undefined;
}

/** Whether a word belongs to the figure before it: "10 elves", "10+ elves". */
function isGoingOn(tokens: readonly Token[], at: number): boolean {
  if (isSplit(tokens[at])) return false;
  return tokens[at]?.gap === "tight" || /^\+\s*$/.test(tokens[at]?.between ?? "");
}

/** Whether a figure among some words is an amount of money. */
function isMoney(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  for (let at = from; at < to; at++)
    if (isFigure(tokens[at]?.text ?? "") && hasCurrency(tokens, at, text)) return true;
  return false;
}

function isKindNear(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const next = nextKindsOf(tokens, context);
  return (next[at] ?? tokens.length) < Math.min(at + MOST_WORDS, tokens.length);
}

/**
 * Where the next kind of cards begins, from each word on; behind the last word where none does. Found once for a sentence, as every
 * word may begin a count.
 */
const nextKindsOf = oncePer((tokens: readonly Token[], context: IntentContext): Int32Array => {
  const next = new Int32Array(tokens.length + 1).fill(tokens.length);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const isKind = SIZED.has(tokens[at]?.text ?? "") || countedAt(tokens, at, context) !== undefined;
    next[at] = isKind ? at : (next[at + 1] ?? tokens.length);
  }
  return next;
});

function sizeIn(sentence: string): { readonly limit: Limit; readonly length: number } | undefined {
  for (const [what, sayings] of [
    ["sideboard", SIDEBOARD_SIZES],
    ["cards", DECK_SIZES],
  ] as const)
    for (const says of sayings) {
      const match = says.exec(sentence);
      if (match === null) continue;
      const figure = Number(match[1]);
      if (figure <= MOST_COUNTED)
        return { limit: { what, least: figure, most: figure }, length: match[0].length };
    }
  return undefined;
}

function countedFrom(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  let index = at;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    if (tokens[index] === undefined || (index > at && tokens[index]?.gap !== "tight")) return undefined;
    const found = countersOfList(tokens, at, index) ?? kindAt(tokens, index, context);
    if (found !== undefined) return found;
    if (!COUNT_FILLERS.has(tokens[index]?.text ?? "") && !isManaCost(tokens, index)) return undefined;
    index++;
  }
  return undefined;
}

/** "10 two-mana rocks": what each of them costs. */
function isManaCost(tokens: readonly Token[], at: number): boolean {
  return (
    isFigure(tokens[at]?.text ?? "") && tokens[at + 1]?.text === "mana" && tokens[at + 1]?.between === "-"
  );
}

/** Most words from a figure to what it counts, that included: "10 of which are forests". */
const MOST_SKIPPED = 4;

/** "12 counters, 8 wipes": counters that end a clause right behind their figure. */
function countersOfList(tokens: readonly Token[], from: number, at: number): Counted | undefined {
  const next = tokens[at + 1];
  const isEnded = next === undefined || next.gap !== "tight" || ENDS_COUNTERS.test(next.text);
  const figure = tokens[at - 1];
  // "+1 counters" lie on creatures.
  const isSeveral = Number(figure?.text) >= LEAST_COUNTERS && !/[+-]/.test(figure?.between ?? "");
  return at === from && isEnded && isSeveral ? spellCountersAt(tokens, at) : undefined;
}

/** Words behind so many counters that say no more of them: "20 counters will do". */
const ENDS_COUNTERS = /^(?:and|will|would|should|is|are|please|max|tops|minimum|or|total|plus)$/;

/** So many counters are spells; fewer may as well lie on a card. */
const LEAST_COUNTERS = 4;
