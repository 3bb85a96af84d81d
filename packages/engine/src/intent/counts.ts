import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import { TYPE_WORDS } from "../../data/lexicon-creature-types.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import {
  COUNT_BEFORE,
  COUNT_BEGINNINGS,
  COUNT_BEHIND,
  COUNT_FILLERS,
  COUNTED_NOUNS,
  type Comparison,
  DECK_SIZES,
  DONE_TO_ALL,
  LAND_TYPES,
  LEAST_COUNTED,
  LEAST_OF_TRIBE,
  LEAST_OF_TYPE,
  NO_SIDEBOARD,
  NOT_IN_DECK,
  ONLY_WORDS,
  SIDEBOARD_SIZES,
  SIZE_BEGINNINGS,
  SIZED,
  WHOLE_DECK,
} from "../../data/lexicon-limits.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import { phraseSet, pluralsOf } from "./phrases.ts";
import { figureOf, isFigureNear, wordsFrom } from "./said-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** The longest sentence of a limit, in words. */
const MOST_WORDS = 14;
/** Words from the beginning of a limit to its figure. */
const FIGURE_REACH = 6;

const noSideboard = phraseSet(NO_SIDEBOARD.map(foldPhrase));
const onlyWords = phraseSet(ONLY_WORDS.map(foldPhrase));

/** Reads a count of cards that begins at a word: `38 lands`, `at least ten counterspells`, `all creatures`, `best of one`. */
export function countAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const text = tokens[at]?.text ?? "";
  const none = noSideboard.longest(tokens, at);
  if (none !== undefined) return mention(at, at + none.length, { what: "sideboard", most: 0 });
  if (!isKindNear(tokens, at, context)) return undefined;
  const without = noneAt(tokens, at, context) ?? figureBehindAt(tokens, at, context);
  if (without !== undefined) return without;
  const share = shareAt(tokens, at, context);
  if (share !== undefined) return share;
  const isSign = /[<>]/.test(tokens[at]?.between ?? "");
  if (!isSign && !/^\d/.test(figureOf(text)) && !COUNT_BEGINNINGS.has(text) && !SIZE_BEGINNINGS.has(text))
    return undefined;
  if (!isFigureNear(tokens, at, FIGURE_REACH)) return undefined;
  const words = wordsFrom(tokens, at, MOST_WORDS);
  const sized = sizeIn(words.sentence);
  if (sized !== undefined) return mention(at, words.endOf(sized.length), sized.limit);
  return comparedAt(tokens, at, words, context);
}

/** "no lands", "zero one-drops": none of what is only counted, and never ruled out by its word. */
function noneAt(tokens: readonly Token[], at: number, { lexicon }: IntentContext): Mention | undefined {
  if (!/^(?:no|zero|without)$/.test(tokens[at]?.text ?? "") || tokens[at + 1]?.gap !== "tight")
    return undefined;
  const counted = lexicon.counted.longest(tokens, at + 1);
  if (counted === undefined || !ONLY_COUNTED.has(counted.value)) return undefined;
  const to = at + 1 + counted.length;
  const isMore = tokens[to]?.gap === "tight" && COUNT_BEGINS_MORE.has(tokens[to]?.text ?? "");
  return isMore ? undefined : mention(at, to, { what: counted.value, most: 0 });
}

const ONLY_COUNTED: ReadonlySet<string> = new Set(
  EXCLUSIONS.filter(({ isCounted }) => isCounted === true).map(({ word }) => word),
);

/** "lands: 38", "creatures = 20 or more": a figure behind what it counts. */
function figureBehindAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  if (/^\d/.test(figureOf(tokens[at - 1]?.text ?? ""))) return undefined;
  const kind = kindAt(tokens, at, context);
  if (kind === undefined) return undefined;
  const isNoun = tokens[kind.to]?.gap === "tight" && COUNTED_NOUNS.has(tokens[kind.to]?.text ?? "");
  const place = isNoun || tokens[kind.to]?.text === "spells" ? kind.to + 1 : kind.to;
  const figure = tokens[place];
  if (figure === undefined || !/^\d{1,3}$/.test(figureOf(figure.text))) return undefined;
  // "elves $35" is money.
  if (isMoney(tokens, place, place + 1)) return undefined;
  const isSigned = /^\s*[:=]\s*$/.test(figure.between);
  if (!isSigned && figure.gap !== "tight") return undefined;
  // "elves 4 Lightning Bolt" counts the spell; only at the end of a clause, or behind a sign, the elves are counted.
  const behind = comparedBehind(tokens, place + 1);
  const next = tokens[behind?.to ?? place + 1];
  if (!isSigned && behind === undefined && next !== undefined && next.gap === "tight" && next.between !== "")
    return undefined;
  const count = Number(figureOf(figure.text));
  const { least, most } = behind?.comparison ?? { least: 0, most: 0 };
  const limit: Limit = {
    what: kind.what,
    ...(least === undefined ? {} : { least: count + least }),
    ...(most === undefined ? {} : { most: count + most }),
  };
  if (count > MOST_COUNTED || !isOfDeck({ ...limit, least: count }, kind, tokens)) return undefined;
  return mention(at, behind?.to ?? place + 1, limit, tribeOf(limit, kind));
}

/** A figure with what it counts, and words of comparison before or behind it. */
function comparedAt(
  tokens: readonly Token[],
  at: number,
  words: ReturnType<typeof wordsFrom>,
  context: IntentContext,
): Mention | undefined {
  for (const comparison of COUNT_BEFORE) {
    const match = comparison.says.exec(words.sentence);
    if (match === null || match[0] === "") continue;
    const isBare = /^\d+$/.test(match[0].trim());
    const end = words.endOf(match[0].trimEnd().length);
    // "no card over $1. elves": money counts nothing, and a count ends with its clause.
    if (isMoney(tokens, at, end) || !isGoingOn(tokens, end)) continue;
    const found = countedFrom(tokens, end, context);
    if (found === undefined) continue;
    const behind = isBare ? comparedBehind(tokens, found.to) : undefined;
    const limit = limitOf(found.what, match, behind?.comparison ?? comparison);
    if (limit === undefined) continue;
    if (isBare && behind === undefined && !isOfDeck(limit, found, tokens)) continue;
    return mention(at, behind?.to ?? found.to, limit, tribeOf(limit, found));
  }
  return undefined;
}

/** Whether a word belongs to the figure before it: "10 elves", "10+ elves". */
function isGoingOn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === "tight" || /^\+\s*$/.test(tokens[at]?.between ?? "");
}

/** Whether a figure among some words has the sign of a currency. */
function isMoney(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text, between }) => /^\d/.test(text) && /[$€£¥]\s*$/.test(between));
}

/** For each word of a sentence whether a kind of cards begins there; found once, as every word may begin a count. */
const kindsOf = new WeakMap<readonly Token[], Uint8Array>();

function isKindNear(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  let kinds = kindsOf.get(tokens);
  if (kinds === undefined) {
    kinds = Uint8Array.from(tokens, ({ text }, place) =>
      SIZED.has(text) || kindAt(tokens, place, context) !== undefined ? 1 : 0,
    );
    kindsOf.set(tokens, kinds);
  }
  return kinds.subarray(at, at + MOST_WORDS).includes(1);
}

function mention(from: number, to: number, limit: Limit, type?: string): Mention {
  // "only two colors" is the field of its own that "two-color" is.
  if (limit.what === "colors" && limit.least !== undefined && limit.least === limit.most)
    return { from, to, negated: false, content: { kind: "color-count", count: limit.least } };
  const ofType = type === undefined ? {} : { type };
  return { from, to, negated: false, content: { kind: "limit", limit, ...ofType } };
}

/** The creature type that a deck with so many of its members is about. */
function tribeOf({ least = 0 }: Limit, { type }: Counted): string | undefined {
  return least >= LEAST_OF_TRIBE ? type : undefined;
}

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

/** What is counted, and where its words end. */
interface Counted {
  readonly what: string;
  readonly to: number;
  readonly isType: boolean;
  /** The creature type as printed. */
  readonly type?: string;
}

function countedFrom(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  let index = at;
  for (let skipped = 0; skipped < 3; skipped++) {
    if (tokens[index] === undefined || (index > at && tokens[index]?.gap !== "tight")) return undefined;
    const found = kindAt(tokens, index, context);
    if (found !== undefined) return found;
    if (!COUNT_FILLERS.has(tokens[index]?.text ?? "")) return undefined;
    index++;
  }
  return undefined;
}

/** A kind of cards that can be counted. */
function kindAt(tokens: readonly Token[], at: number, { lexicon }: IntentContext): Counted | undefined {
  const text = tokens[at]?.text ?? "";
  const land = Object.hasOwn(LAND_TYPES, text) ? LAND_TYPES[text] : undefined;
  // "20 Forest" names the card itself, which is read as every card is.
  if (land !== undefined && !(tokens[at]?.capital && land.toLowerCase() === text))
    return { what: land, to: at + 1, isType: false };
  if (/^colou?rs?$/.test(text)) return { what: "colors", to: at + 1, isType: false };
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

function pluralOf(type: string): string {
  const own = TYPE_WORDS[type]?.[0];
  const word = own ?? pluralsOf(type)[0] ?? type;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function comparedBehind(
  tokens: readonly Token[],
  at: number,
): { readonly comparison: Comparison; readonly to: number } | undefined {
  const words = wordsFrom(tokens, at, 3);
  if (tokens[at]?.gap !== "tight") return undefined;
  for (const comparison of COUNT_BEHIND) {
    const match = comparison.says.exec(words.sentence);
    if (match !== null) return { comparison, to: words.endOf(match[0].length) };
  }
  return undefined;
}

function limitOf(
  what: string,
  match: RegExpExecArray,
  { least, most, about }: Comparison,
): Limit | undefined {
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  if (Math.max(first, last) > MOST_COUNTED || last < first) return undefined;
  if (about) {
    const off = first >= 20 ? 2 : 1;
    return { what, least: Math.max(0, first - off), most: first + off };
  }
  // A single card that is named is counted as copies.
  return {
    what,
    ...(least === undefined ? {} : { least: first + least }),
    ...(most === undefined ? {} : { most: Math.max(0, last + most) }),
  };
}

/** Whether a figure without a comparison counts what the deck holds. */
function isOfDeck({ what, least = 0 }: Limit, found: Counted, tokens: readonly Token[]): boolean {
  if (what === "colors") return false;
  const next = tokens[found.to];
  if (next?.gap === "tight" && NOT_IN_DECK.has(next.text)) return false;
  return least >= (LEAST_COUNTED[what] ?? (found.isType ? LEAST_OF_TYPE : 1));
}

/** `all creatures`, `nothing but artifacts`, `every creature a skeleton`, `all lands are swamps`, `only basics`. */
function shareAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const every = /^(?:all|every|each)$/.test(tokens[at]?.text ?? "");
  const only = onlyWords.longest(tokens, at);
  if (!every && only === undefined) return isOnlyBehind(tokens, at, context);
  const before = tokens[at - 1];
  if (before !== undefined && tokens[at]?.gap === "tight" && DONE_TO_ALL.has(before.text)) return undefined;
  if (every) {
    const whole = wholeAt(tokens, at + 1, context);
    const part = whole && partBehind(tokens, whole.to, context);
    if (whole && part) return mention(at, part.to, { what: whole.what, but: part.what, most: 0 }, part.type);
  }
  if (only === undefined) return undefined;
  const kind = kindAt(tokens, at + only.length, context);
  if (kind === undefined || COUNT_BEGINS_MORE.has(tokens[kind.to]?.text ?? "")) return undefined;
  const limit = onlyOf(kind);
  return limit && mention(at, landsBehind(tokens, kind.to), limit, kind.type);
}

/** "only artifacts and lands", "only basics for lands": the end of what says no more than that. */
function landsBehind(tokens: readonly Token[], at: number): number {
  const isLands =
    /^(?:and|for|as)$/.test(tokens[at]?.text ?? "") && /^lands?$/.test(tokens[at + 1]?.text ?? "");
  return isLands ? at + 2 : at;
}

/** Words behind "only creatures" that say more of them than is read here. */
const COUNT_BEGINS_MORE: ReadonlySet<string> = new Set([
  "with",
  "that",
  "i",
  "from",
  "in",
  "of",
  "you",
  "we",
]);

/** `creatures only`. */
function isOnlyBehind(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const kind = kindAt(tokens, at, context);
  if (kind === undefined || tokens[kind.to]?.text !== "only" || tokens[kind.to]?.gap !== "tight")
    return undefined;
  const limit = onlyOf(kind);
  return limit && mention(at, kind.to + 1, limit, kind.type);
}

function onlyOf({ what, isType }: Counted): Limit | undefined {
  if (what === "basic lands") return { what: "nonbasic lands", most: 0 };
  if (WHOLE_DECK.has(what)) return { what: "spells", but: what, most: 0 };
  if (isType || what === "flyers") return { what: "creatures", but: what, most: 0 };
  return undefined;
}

function wholeAt(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  if (/^cards?$/.test(tokens[at]?.text ?? "")) return { what: "spells", to: at + 1, isType: false };
  return kindAt(tokens, at, context);
}

const IS_WORDS: ReadonlySet<string> = new Set(
  "is are be being a an the must should has have to need needs".split(" "),
);

function partBehind(tokens: readonly Token[], at: number, context: IntentContext): Counted | undefined {
  let index = at;
  while (index < at + 4 && IS_WORDS.has(tokens[index]?.text ?? "")) index++;
  if (index === at) return undefined;
  const text = tokens[index]?.text ?? "";
  const land = Object.hasOwn(LAND_TYPES, text) ? LAND_TYPES[text] : undefined;
  if (land !== undefined)
    return { what: land === "Plains" || land === "Wastes" ? land : `${land}s`, to: index + 1, isType: true };
  const kind = kindAt(tokens, index, context);
  if (kind !== undefined) return kind;
  const phrase = context.lexicon.phrases.longest(tokens, index);
  return phrase?.value.kind === "creature-type"
    ? { what: pluralOf(phrase.value.name), to: index + phrase.length, isType: true, type: phrase.value.name }
    : undefined;
}
