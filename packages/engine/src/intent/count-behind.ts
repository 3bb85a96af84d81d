import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import {
  AFTER_VAGUE,
  CAP_WORDS,
  CAPPED_FILLERS,
  LEAST_MONEY,
  LEAST_MONEY_BEHIND,
  LINK_WORDS,
  SURE_LINKS,
  VAGUE_COUNTS,
} from "../../data/lexicon-comparisons.ts";
import { COUNTED_NOUNS, LEAST_COUNTED } from "../../data/lexicon-limits.ts";
import { HUNDREDTHS } from "../../data/lexicon-money.ts";
import { COUNTED } from "../../data/lexicon-prices.ts";
import { isEnd } from "./added-sums.ts";
import { type ComparedFigure, comparedFrom, withOtherBound } from "./compared.ts";
import type { IntentContext } from "./context.ts";
import {
  type Counted,
  comparedBehind,
  countedAt,
  isOfDeck,
  isSplit,
  kindAt,
  limitMention,
  tribeOf,
} from "./counted.ts";
import { countedOfDeck } from "./counted-of.ts";
import { hasCurrency } from "./currencies.ts";
import { deniedBounds } from "./denied-bounds.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { Phrases } from "./phrases.ts";
import { figureOf, isFigure } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

type Bounds = Pick<Limit, "least" | "most">;

const vague = new Phrases<Bounds>();
for (const { words, ...bounds } of VAGUE_COUNTS)
  for (const phrase of words) vague.add(foldPhrase(phrase), bounds);

/** The most words between what is counted and its figure. */
const MOST_LINKS = 7;

/** A figure behind what it counts. */
interface FigureBehind extends ComparedFigure {
  /** Nothing can be meant but a count. */
  readonly isSure: boolean;
}

/** "lands: 38", "creatures at least 20", "cap the lands at 36", "Enchantments: the more the better, but not below 25". */
export function figureBehindAt(
  counting: Pick<Sentence, "tokens" | "context" | "text"> & Partial<Pick<Sentence, "before">>,
  at: number,
): Mention | undefined {
  const { tokens, context } = counting;
  const isCapped = CAP_WORDS.has(tokens[at]?.text ?? "");
  const place = isCapped ? cappedBy(tokens, at) : at;
  if (!isCapped && hasCounted(counting, at)) return undefined;
  const kind = countedAt(tokens, place, context);
  if (kind === undefined) return undefined;
  const isNoun = tokens[kind.to]?.gap === "tight" && COUNTED_NOUNS.has(tokens[kind.to]?.text ?? "");
  const start = estimateBehind(tokens, isNoun ? kind.to + 1 : kind.to);
  const isSigned = isSign(tokens[start]);
  // "Creatures (22)" before a row of cards is a heading; "creatures (at least 22)" and "lands (37), ramp (10)" are none.
  const isOpened = /^\s*\($/.test(tokens[start]?.between ?? "");
  if (tokens[start] === undefined || (!isSigned && !isOpened && !isJoined(tokens, start))) return undefined;
  if (isOpened && tokens[start + 1]?.gap !== "tight" && !isClosedCount(tokens[start + 1])) return undefined;
  // "1) Atraxa infect 2) Najeela" goes on with the next of a list.
  if (!isOpened && /^\)/.test(tokens[start + 1]?.between ?? "")) return undefined;
  if (isNone(tokens, start)) return limitMention(at, start + 1, { what: kind.what, most: 0 });
  const found = figureFrom(tokens, start, isSigned || isCapped);
  if ("bounds" in found)
    return found.bounds && limitMention(at, found.to, { what: kind.what, ...found.bounds });
  return countOf(counting, at, kind, found, isCapped);
}

/** "Lands (37), ramp (10)": whether the count in brackets before a word is one of several, or all that is said. */
function isClosedCount(next: Token | undefined): boolean {
  return (
    next === undefined ||
    /^\)\s*[,;.&+]\s*$/.test(next.between) ||
    (next.between === ") " && next.text === "and")
  );
}

/** "Just enough creatures to win, say 6 to 8": where an estimate of what was named begins that ends its sentence; else the word right behind. */
function estimateBehind(tokens: readonly Token[], at: number): number {
  let comma = at;
  while (comma < at + MOST_TOLD && tokens[comma]?.gap === "tight") comma++;
  if (tokens[comma]?.gap !== "comma" || !ESTIMATES.test(tokens[comma]?.text ?? "")) return at;
  const found = comparedFrom(tokens, comma + 1);
  return found !== undefined && isEnd(tokens[found.to]) ? comma + 1 : at;
}

const ESTIMATES = /^(?:say|like|maybe|perhaps|roughly)$/;
/** Most words between a kind and the comma before its estimate. */
const MOST_TOLD = 5;

/** "Creatures: none", as in a form; "Knights? No, soldiers" answers a question. */
function isNone(tokens: readonly Token[], at: number): boolean {
  if (!/^\s*[:=]+\s*$/.test(tokens[at]?.between ?? "")) return false;
  const isAlone = tokens[at + 1]?.gap !== "tight" || isSplit(tokens[at + 1]);
  return isAlone && /^(?:0|none|zero|no)$/.test(tokens[at]?.text ?? "");
}

/** The place of what a verb such as "cap" is said of. */
function cappedBy(tokens: readonly Token[], at: number): number | undefined {
  let place = at + 1;
  while (CAPPED_FILLERS.has(tokens[place]?.text ?? "") && tokens[place]?.gap === "tight") place++;
  return tokens[place]?.gap === "tight" ? place : undefined;
}

/** "single digit creature count", "double digit planeswalkers": bounds without a figure, before what they count. */
export function vagueAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const found = vague.longest(tokens, at);
  if (found === undefined || Object.keys(found.value).length === 0) return undefined;
  const place = at + found.length;
  const kind = tokens[place]?.gap === "tight" ? kindAt(tokens, place, context) : undefined;
  return kind && limitMention(at, kind.to, { what: kind.what, ...found.value });
}

/** In "36 lands" the figure before counts them; in "lands: 36, creatures: 30" and "lands 36 creatures 30" it has counted. */
function hasCounted(
  { tokens, before }: Pick<Sentence, "tokens"> & Partial<Pick<Sentence, "before">>,
  at: number,
): boolean {
  if (tokens[at]?.gap !== "tight" || isSplit(tokens[at])) return false;
  if (!isFigure(tokens[at - 1]?.text ?? "")) return false;
  const last = before?.at(-1);
  return !(last?.to === at && last.content.kind === "limit");
}

/** A colon, as in a form, or a question that a figure answers: "creatures? thirty". */
function isSign(token: Token | undefined): boolean {
  return /^\s*(?:[:=]+|\?+)\s*$/.test(token?.between ?? "");
}

/** A sign of comparison may stand where words do: "creatures >= 22". */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isSplit(token)) return false;
  return token.gap === "tight" || /^\s*[<>≤≥]=?\s*$/.test(token.between);
}

/** The first figure that a comparison or words that only join lead to; else what is said without one. */
function figureFrom(
  tokens: readonly Token[],
  start: number,
  isSure: boolean,
): FigureBehind | { readonly bounds: Bounds | undefined; readonly to: number } {
  let sure = isSure;
  let said: { readonly bounds: Bounds; readonly to: number } | undefined;
  for (let index = start; index <= start + MOST_LINKS; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    const isNear =
      index === start || isJoined(tokens, index) || (said?.to === index && token.gap === "comma");
    if (!isNear && !isSign(token)) break;
    sure ||= isSign(token);
    const found = comparedFrom(tokens, index);
    if (found !== undefined) return { ...found, isSure: sure || said !== undefined };
    const phrase = said === undefined ? vague.longest(tokens, index) : undefined;
    if (phrase !== undefined) {
      index += phrase.length - 1;
      said = { bounds: phrase.value, to: index + 1 };
      continue;
    }
    const isLink = (said === undefined ? LINK_WORDS : AFTER_VAGUE).has(token.text);
    if (!isLink) break;
    sure ||= SURE_LINKS.has(token.text);
  }
  const isBounded = said !== undefined && Object.keys(said.bounds).length > 0;
  return isBounded && said !== undefined ? said : { bounds: undefined, to: start };
}

function countOf(
  { tokens, context, text }: Pick<Sentence, "tokens" | "context" | "text">,
  at: number,
  kind: Counted,
  { match, comparison, from, to, isSure }: FigureBehind,
  isCapped: boolean,
): Mention | undefined {
  // "Burn 0-3, tron 1-2" are scores.
  if (match[1] === "0" && match[2] !== undefined) return undefined;
  const isBare = /^\d+$/.test(match[0].trim());
  const isPlus = isBare && /^\s*\+(?!\s*\d)/.test(text.slice(tokens[to - 1]?.end ?? text.length));
  const behind = isBare && !isPlus ? comparedBehind(tokens, to) : undefined;
  const end = behind?.to ?? to;
  if (isOtherMeasure(tokens, from, end, text) || isOfNext({ tokens, context }, end, isBare)) return undefined;
  const isExact = isBare && behind === undefined && !isPlus;
  if (isExact && !isSure && isGoingOn(tokens, end, context)) return undefined;
  const said = isPlus ? PLUS : (behind?.comparison ?? comparison);
  const isMost = isExact && isCapped;
  const denied = deniedBounds(tokens, { from: at, to: end }, comparison);
  const limit = limitOf(kind.what, match, isMost ? { most: 0 } : (denied?.bounds ?? said));
  if (limit === undefined || (!(isSure || OF_CARDS.test(match[0])) && isRatherMoney(kind, limit, isExact)))
    return undefined;
  if (isExact && !isOfDeck({ ...limit, least: Number(match[1]) }, kind, tokens)) return undefined;
  if (isOfMana(limit)) return undefined;
  const both = withOtherBound(tokens, limit, denied?.to ?? end, text);
  return limitMention(at, both.to, both.limit, tribeOf(limit, kind));
}

/** Comparisons that are said of cards rather than of money: "elves exactly 25", "artifacts must not exceed 14". */
const OF_CARDS = /^(?:[<>]|exactly|precisely|should|must|may|cant|can not|cannot)/;

const PLUS = { least: 0 } as const;

/** Something follows that the figure may count: "elves 4 Lightning Bolt". */
function isGoingOn(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const next = tokens[at];
  // "lands 35 plus 10 rocks"
  const isNextCount = next?.text === "plus" && isFigure(tokens[at + 1]?.text ?? "");
  return next?.gap === "tight" && !isNextCount && !isSplit(next) && !isRowOfCounts(tokens, at, context);
}

/** "spells should be 3 or less": what they cost. */
function isOfMana({ what, most }: Limit): boolean {
  return what === "spells" && (most ?? MOST_COUNTED) < (LEAST_COUNTED[what] ?? 0);
}

/** Money, mana or the like: "elves $35", "creatures under 3 power", "goblins max 50 budget". */
function isOtherMeasure(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  for (let index = from; index < to; index++)
    if (isFigure(tokens[index]?.text ?? "") && hasCurrency(tokens, index, text)) return true;
  const next = tokens[to];
  if (next?.gap !== "tight" || isSplit(next)) return false;
  return HUNDREDTHS.has(next.text) || OTHER_MEASURES.has(next.text);
}

const OTHER_MEASURES: ReadonlySet<string> = new Set(
  [...COUNTED]
    .filter((word) => !/^(?:x|cards|pieces|c|ramp|removal|lands|basics)$/.test(word))
    .concat("budget", "pm", "am", "per", "k", "grand", "or"),
);

/** "elves 4 Lightning Bolt", "lands at least 10 ramp": the figure counts what stands behind it. */
function isOfNext(
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  at: number,
  isBare: boolean,
): boolean {
  const next = tokens[at];
  // "Elves: 30+ creatures" goes on behind the sign.
  const isPlus = /^\+\s*$/.test(next?.between ?? "");
  if (next === undefined || !(isPlus || next.gap === "tight") || isSplit(next)) return false;
  // "Of the creatures at least 20 should be goblins"
  if (countedOfDeck(tokens, at, context) !== undefined) return true;
  if (kindAt(tokens, at, context) === undefined) return false;
  return !isBare || !isRowOfCounts(tokens, at, context);
}

/** "lands 37 ramp 10 draw 10": every figure stands behind what it counts. */
function isRowOfCounts(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const kind = kindAt(tokens, at, context);
  return (
    kind !== undefined && /^\d+$/.test(figureOf(tokens[kind.to]?.text ?? "")) && isJoined(tokens, kind.to)
  );
}

/** "artifacts under 50", "elves around 60": what a deck is named by, with what it may cost. */
function isRatherMoney({ what, isType }: Counted, { least, most }: Limit, isExact: boolean): boolean {
  if (isExact || most === undefined) return false;
  const isThemed = isType || Object.hasOwn(LEAST_MONEY_BEHIND, what);
  if (least !== undefined) return isThemed && most >= (LEAST_MONEY_BEHIND[what] ?? 0);
  return isType || most >= (LEAST_MONEY_BEHIND[what] ?? LEAST_MONEY);
}
