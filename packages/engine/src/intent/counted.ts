import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { COUNT_BEHIND, type Comparison } from "../../data/lexicon-comparisons.ts";
import { TYPE_WORDS } from "../../data/lexicon-creature-types.ts";
import {
  COUNTED_NOUNS,
  LAND_TYPES,
  LEAST_COUNTED,
  LEAST_OF_TRIBE,
  LEAST_OF_TYPE,
  NOT_IN_DECK,
  STORED_IN,
} from "../../data/lexicon-limits.ts";
import type { IntentContext } from "./context.ts";
import { figureAt } from "./figures.ts";
import type { Mention } from "./mention.ts";
import { pluralsOf } from "./phrases.ts";
import { figureOf, wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

const landTypes: ReadonlyMap<string, string> = new Map(Object.entries(LAND_TYPES));

/** What is counted, and where its words end. */
export interface Counted {
  readonly what: string;
  readonly to: number;
  readonly isType: boolean;
  /** The creature type as printed. */
  readonly type?: string;
}

/** "4 Counterspell": of one word the card by that name, not the kind that is called after it. */
function isPlaysetOfCounterspell(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.text !== "counterspell" || !token.capital) return false;
  return /^[1-4]x?$/.test(figureOf(tokens[at - 1]?.text ?? ""));
}

/** A kind of cards that can be counted. */
export function kindAt(
  tokens: readonly Token[],
  at: number,
  { lexicon }: IntentContext,
): Counted | undefined {
  const text = tokens[at]?.text ?? "";
  const land = landTypes.get(text);
  // "20 Forest" names the card itself, which is read as every card is.
  const isName = tokens[at]?.capital === true && land?.toLowerCase() === text && !isToldOf(tokens[at - 1]);
  if (land !== undefined && !isName) return { what: land, to: at + 1, isType: false };
  if (/^colou?rs?$/.test(text)) return { what: "colors", to: at + 1, isType: false };
  if (isPlaysetOfCounterspell(tokens, at)) return undefined;
  const counted = lexicon.counted.longest(tokens, at);
  const phrase = lexicon.phrases.longest(tokens, at);
  if (counted !== undefined && counted.length >= (phrase?.length ?? 0)) {
    const end = at + counted.length;
    const isFollowed = tokens[end]?.gap === "tight" && COUNTED_NOUNS.has(tokens[end]?.text ?? "");
    return { what: counted.value, to: isFollowed ? end + 1 : end, isType: false };
  }
  if (phrase?.value.kind !== "creature-type") return undefined;
  const to = at + phrase.length;
  const isNamed =
    /^(?:creatures?|cards?|spells?)$/.test(tokens[to]?.text ?? "") && tokens[to]?.gap === "tight";
  if (!phrase.value.plural && !isNamed) return undefined;
  return {
    what: pluralOf(phrase.value.name),
    to: isNamed ? to + 1 : to,
    isType: true,
    type: phrase.value.name,
  };
}

/** "36 lands, of which 30 are Plains": such a word leads to a kind, and to no name. */
function isToldOf(before: Token | undefined): boolean {
  return /^(?:are|be|is)$/.test(before?.text ?? "");
}

/** A kind of cards that a figure behind it may count. */
export function countedAt(
  tokens: readonly Token[],
  at: number | undefined,
  context: IntentContext,
): Counted | undefined {
  return at === undefined ? undefined : (spellCountersAt(tokens, at) ?? kindAt(tokens, at, context));
}

/** "counters: 10", "wipes 7, counters 12", "12 counters, 8 wipes": spells that counter, where none that lie on cards are spoken of. */
export function spellCountersAt(tokens: readonly Token[], at: number): Counted | undefined {
  const token = tokens[at];
  if (token?.text !== "counters") return undefined;
  const before = tokens[at - 1];
  const isAlone =
    before === undefined || token.gap !== "tight" || /^(?:the|my|and|with|\d{1,2})$/.test(before.text);
  return isAlone ? { what: "counterspells", to: at + 1, isType: false } : undefined;
}

export function pluralOf(type: string): string {
  const own = TYPE_WORDS[type]?.[0];
  const word = own ?? pluralsOf(type)[0] ?? type;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words of comparison that stand at `at`, behind what is counted: "or more". */
export function comparedBehind(
  tokens: readonly Token[],
  at: number,
): { readonly comparison: Comparison & { readonly off?: number }; readonly to: number } | undefined {
  const gap = isTolerance(tokens[at]) ? "comma" : tokens[at]?.gap;
  if (gap !== "tight" && gap !== "comma") return undefined;
  const words = wordsFrom(tokens, at, WORDS_BEHIND);
  for (const comparison of COUNT_BEHIND) {
    const match = comparison.says.exec(words.sentence);
    if (match === null) continue;
    const to = words.endOf(match[0].length);
    const next = tokens[to];
    if (comparison.within) return { comparison: { ...comparison, off: Number(match[1]) }, to };
    // "36 lands, at least 10 ramp", "10 ramp and no more than 3 wipes": such words may belong to the figure behind them.
    const isLed = LEADS.test(match[0]) && next?.gap === "tight";
    const isOfNext = isLed && (next.text === "than" || figureAt(tokens, to) !== undefined);
    const isEnded = next === undefined || next.gap !== "tight";
    if (!isOfNext && (gap === "tight" || isEnded)) return { comparison, to };
  }
  return undefined;
}

/** "36 lands (give or take 2)", "36 lands ±2" */
function isTolerance(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    /±\s*$|\+\s?\/\s?[-–]\s*$/.test(token.between) ||
    (/^\s?\(\s*$/.test(token.between) && /^(?:give|plus)$/.test(token.text))
  );
}

/** The most words of such a comparison, and what one that may as well stand before a figure begins with. */
const WORDS_BEHIND = 8;
const LEADS = /^(?:and |but )?(?:at|rough|approx|min|max|exact|precis|not? (?:more|less|fewer))/;

/** Whether a list goes on at a word, behind a slash, a bar or a dash: "budget 90 / lands 36", "budget: 90 - power: 6". */
export function isSplit(token: Token | undefined): boolean {
  if (token === undefined || token.between === " ") return false;
  return (
    /\s[/\\]+\s|[|]/.test(token.between) || (/^\s[-–—]+\s$/.test(token.between) && !/^\d/.test(token.text))
  );
}

/** Whether a figure without a comparison counts what the deck holds. */
export function isOfDeck({ what, least = 0 }: Limit, found: Counted, tokens: readonly Token[]): boolean {
  if (what === "colors") return false;
  const next = tokens[found.to];
  if (next?.gap === "tight" && NOT_IN_DECK.has(next.text)) return false;
  if (next?.text === "a" && NOT_IN_DECK.has(tokens[found.to + 1]?.text ?? "")) return false;
  if (isStored(tokens, found.to)) return false;
  return least >= (LEAST_COUNTED[what] ?? (found.isType ? LEAST_OF_TYPE : 1));
}

/** "40 elves in a box", "30 goblins sitting in my drawer": what is there already. */
function isStored(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + STORED_REACH && tokens[index]?.gap === "tight"; index++)
    if (STORED_IN.has(tokens[index]?.text ?? "")) return true;
  return false;
}

/** "A box with like 40 elves": the same, said before. */
export function isOutOfBox(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > 0 && tokens[at + 1]?.gap === "tight" && WITH_IN_BOX.test(tokens[at]?.text ?? "")) at--;
  return at < from - 1 && tokens[at + 1]?.gap === "tight" && STORED_IN.has(tokens[at]?.text ?? "");
}

const WITH_IN_BOX = /^(?:with|of|full|containing|holding|like|about|around|some|maybe|over)$/;

/** Most words from what is counted to where it lies, that included. */
const STORED_REACH = 5;

/** The creature type that a deck with so many of its members is about. */
export function tribeOf({ least = 0 }: Limit, { type }: Counted): string | undefined {
  return least >= LEAST_OF_TRIBE ? type : undefined;
}

/** A limit as it was read; `type`: the creature type that the deck is about with it. */
export function limitMention(from: number, to: number, limit: Limit, type?: string): Mention {
  // "only two colors" is the field of its own that "two-color" is.
  if (limit.what === "colors" && limit.least !== undefined && limit.least === limit.most)
    return { from, to, negated: false, content: { kind: "color-count", count: limit.least } };
  const ofType = type === undefined ? {} : { type };
  return { from, to, negated: false, content: { kind: "limit", limit, ...ofType } };
}
