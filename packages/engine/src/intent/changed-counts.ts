import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import {
  BEHIND_COUNT,
  COUNT_ADDING,
  COUNT_ASKED,
  COUNT_FEWER,
  COUNT_MORE,
  COUNT_SET,
  COUNT_SUMMED,
  COUNT_TAKING,
  COUNT_TIMES,
  OF_COUNTED,
} from "../../data/lexicon-changed-counts.ts";
import { COUNT_BEGINNINGS } from "../../data/lexicon-comparisons.ts";
import { asManyAt, grown, timesPhrases } from "./as-many.ts";
import { isOfOwned } from "./bare-sums.ts";
import { comparedFrom } from "./compared.ts";
import { type Counted, comparedBehind, countedAt, isOfDeck } from "./counted.ts";
import { figureAt } from "./figures.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { totalFollows } from "./money-reach.ts";
import { Phrases, phraseSet } from "./phrases.ts";
import { isFigure } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

type Counting = Pick<Sentence, "tokens" | "context" | "before">;

const setWords = phraseSet(COUNT_SET.map(foldPhrase));
const summedWords = phraseSet(COUNT_SUMMED.map(foldPhrase));
const ofCounted = phraseSet(OF_COUNTED.map(foldPhrase));
const times = timesPhrases(COUNT_TIMES);
const byVerb = new Phrases<1 | -1>();
for (const words of COUNT_ADDING) byVerb.add(foldPhrase(words), 1);
for (const words of COUNT_TAKING) byVerb.add(foldPhrase(words), -1);

/** How far behind a count it may be spoken of again, in words. */
const REACH = 14;
/** Most words from one who asks to the figure. */
const ASKED_REACH = 4;

/** A count that was said before, with its limit where a figure made one. */
interface Before {
  readonly what: string;
  readonly limit?: Limit;
  readonly isChanged: boolean;
}

/**
 * Reads a figure that changes a count before it, or says it by a pronoun: "I have 12 ramp spells, make it 15 of them", "24 lands
 * and four more on top", "my list runs 8 counterspells; double that", "board wipes are great, six of those".
 */
export function changedCountAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  return (
    asManyAt(counting, at) ??
    setAt(counting, at) ??
    timesAt(counting, at) ??
    grownAt(counting, at) ??
    (isFigureBegun(tokens, at) ? ofThemAt(counting, at) : undefined)
  );
}

/** Mentions without the counts that were changed behind: what was counted before is only what the change began from. */
export function withoutChanged(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at) => {
    const { content } = mention;
    const next = mentions[at + 1]?.content;
    // "Lands, 22 of them" is no theme.
    if (
      content.kind === "theme" &&
      content.vague &&
      next?.kind === "limit" &&
      next.isAsked !== undefined &&
      next.isChanged !== true
    )
      return { ...mention, content: { kind: "saying" } };
    const what = whatOf(content);
    if (what === undefined) return mention;
    const isLeft = mentions
      .slice(at + 1)
      .some(
        ({ content: later }) =>
          later.kind === "limit" && later.isChanged === true && later.limit.what === what,
      );
    return isLeft ? { ...mention, content: { kind: "saying" } } : mention;
  });
}

/** What a mention counts or, by "no", rules out. */
function whatOf(content: Mention["content"]): string | undefined {
  switch (content.kind) {
    case "limit":
      return content.limit.what;
    case "share-limit":
      return content.what;
    case "exclusion":
      return content.word;
    default:
      return undefined;
  }
}

/** "make it 15 of them", "no wait, make that 30", "so nine". */
function setAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  const words = setWords.longest(tokens, at) ?? summedWords.longest(tokens, at);
  if (words === undefined) return undefined;
  const before = countBefore(counting, at);
  if (before === undefined || (setWords.longest(tokens, at) === undefined && !before.isChanged))
    return undefined;
  const place = at + words.length;
  const compared = tokens[place]?.gap === "hard" ? undefined : comparedFrom(tokens, place);
  if (compared === undefined) return undefined;
  const to = endOfCount(counting, compared.to, before.what);
  const limit = limitOf(before.what, compared.match, compared.comparison);
  return to === undefined || limit === undefined || !isLikely(limit, tokens)
    ? undefined
    : changed(at, to, limit);
}

/** "double that", "half as many". */
function timesAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  const words = times.longest(tokens, at);
  const limit = words && countBefore(counting, at)?.limit;
  if (words === undefined || limit === undefined) return undefined;
  const to = endOfCount(counting, at + words.length, limit.what);
  return to === undefined
    ? undefined
    : changed(
        at,
        to,
        grown(limit, (figure) => Math.round(figure * words.value)),
      );
}

/** "then cut two", "four more utility lands on top", "two fewer please". */
function grownAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  const verb = byVerb.longest(tokens, at);
  const begin = at + (verb?.length ?? 0);
  const figure = verb !== undefined && tokens[begin]?.gap !== "tight" ? undefined : figureAt(tokens, begin);
  if (figure === undefined || figure.value > MOST_COUNTED || !Number.isInteger(figure.value))
    return undefined;
  let to = begin + figure.length;
  const next = tokens[to]?.gap === "tight" ? (tokens[to]?.text ?? "") : "";
  const isMore = COUNT_MORE.has(next);
  const isFewer = COUNT_FEWER.has(next);
  const excess = excessAt(tokens, to);
  if (excess !== undefined) return excessOf(counting, at, figure.value, { to, ...excess });
  if (verb === undefined && !isMore && !isFewer) return undefined;
  if (isMore || isFewer) to++;
  // "My friend has 12 Goblins. I have five more" asks for nothing.
  if (verb === undefined && HAD.test(tokens[at - 1]?.text ?? "")) return undefined;
  const limit = limitNamed(counting, to) ?? countBefore(counting, at)?.limit;
  const end = limit && endOfCount(counting, to, limit.what);
  if (limit === undefined || end === undefined) return undefined;
  const by = isFewer || (verb?.value ?? 1) < 0 ? -figure.value : figure.value;
  const after = grown(limit, (count) => Math.max(0, count + by));
  const isAsked = verb !== undefined || isAskedFor(tokens, at, end);
  return { ...changed(at, end, after), content: { kind: "limit", limit: after, isChanged: true, isAsked } };
}

/** "Too many", "too few": how many words, and whether there are to be fewer. */
function excessAt(
  tokens: readonly Token[],
  at: number,
): { readonly length: number; readonly sign: 1 | -1 } | undefined {
  if (tokens[at]?.gap !== "tight" || !isEndOfCount(tokens, at + 2)) return undefined;
  const words = `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
  if (/^too (?:many|much)$/.test(words)) return { length: 2, sign: -1 };
  return /^too (?:few|little)$/.test(words) ? { length: 2, sign: 1 } : undefined;
}

/** "Currently 34 creatures, which is six too many". */
function excessOf(
  counting: Counting,
  at: number,
  figure: number,
  { to, length, sign }: { readonly to: number; readonly length: number; readonly sign: 1 | -1 },
): Mention | undefined {
  const limit = countBefore(counting, at)?.limit;
  return (
    limit &&
    changed(
      at,
      to + length,
      grown(limit, (count) => Math.max(0, count + sign * figure)),
    )
  );
}

/** "Five more of the creatures": of several counts the one whose kind is named again. */
function limitNamed({ tokens, context, before }: Counting, at: number): Limit | undefined {
  const isOfThe = tokens[at]?.text === "of" && tokens[at + 1]?.text === "the";
  const kind = tokens[at]?.gap === "tight" ? countedAt(tokens, isOfThe ? at + 2 : at, context) : undefined;
  if (kind === undefined) return undefined;
  const found = before.findLast(
    ({ content }) => content.kind === "limit" && content.limit.what === kind.what && content.limit.most !== 0,
  );
  return found?.content.kind === "limit" ? found.content.limit : undefined;
}

const HAD = /^(?:have|has|had|own|owns|got|ive|hes|shes)$/;

/** "board wipes are great and I want six of those", "creatures? at least 25 of them". */
function ofThemAt(counting: Counting, at: number): Mention | undefined {
  const { tokens } = counting;
  if (!isPronounNear(tokens, at)) return undefined;
  const compared = comparedFrom(tokens, at);
  const end = compared && ofThemEnd(tokens, compared.to);
  if (compared === undefined || end === undefined) return undefined;
  const behind = comparedBehind(tokens, end);
  if (behind === undefined && !isEndOfCount(tokens, end)) return undefined;
  const kind = kindBefore(counting, at);
  const limit = kind && limitOf(kind.what, compared.match, behind?.comparison ?? compared.comparison);
  if (limit === undefined || kind === undefined || !isLikely(limit, tokens)) return undefined;
  // "Ramp, a dozen of that": right behind what it counts.
  if (tokens[end - 1]?.text === "that" && kind.to < at) return undefined;
  const to = behind?.to ?? end;
  return {
    from: at,
    to,
    negated: false,
    content: { kind: "limit", limit, isAsked: behind !== undefined || isAskedFor(tokens, at, to) },
  };
}

/** Where words behind a figure end that speak of what was named: "of them"; "in total" where it is said how many somebody has. */
function ofThemEnd(tokens: readonly Token[], at: number): number | undefined {
  const [first = "", second = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (first === "of" && OF_PRONOUN.test(second)) return at + 2;
  if (!isOfOwned(tokens, at)) return undefined;
  const whole = totalFollows(tokens, at);
  return whole === undefined ? undefined : at + whole;
}

const OF_PRONOUN = /^(?:them|those|these|that)$/;

function isPronounNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index < at + REACH / 2 && index < tokens.length; index++) {
    if (OF_PRONOUN.test(tokens[index]?.text ?? "")) return tokens[index - 1]?.text === "of";
    if (totalFollows(tokens, index) !== undefined) return true;
  }
  return false;
}

/** The last count before a word, where nothing else was counted since; a sum of money or a power may be what changes. */
function countBefore(counting: Counting, at: number): Before | undefined {
  const last = counting.before.findLast(({ content: { kind } }) => COUNTING.test(kind));
  if (last === undefined) {
    // What a deck is named by may be followed by a sum: "elves, make it 120 total".
    const kind = kindBefore(counting, at, true);
    return kind === undefined || kind.isType ? undefined : { what: kind.what, isChanged: false };
  }
  const { content } = last;
  if (at - last.to > REACH) return undefined;
  if (content.kind === "share-limit") return { what: content.what, isChanged: false };
  if (content.kind !== "limit" || content.limit.but !== undefined || content.limit.most === 0)
    return undefined;
  return {
    what: content.limit.what,
    limit: content.limit,
    isChanged: content.isChanged === true || content.isAsked === true,
  };
}

const COUNTING =
  /^(?:limit|share-limit|money|mana-limit|average-limit|power-number|bracket-number|color-count)$/;

/** The kind of cards that was named last, in the same sentence or the one before. */
function kindBefore(
  { tokens, context, before }: Counting,
  at: number,
  isRuledOutToo = false,
): Counted | undefined {
  let ends = 0;
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    if (tokens[index + 1]?.gap === "hard") ends++;
    if (ends > 1) return undefined;
    const mention = before.findLast(({ from, to }) => from <= index && index < to);
    // "Every creature with deathtouch, at least 20 of them" counts what has it.
    if (mention?.content.kind === "limit")
      return {
        what: mention.content.limit.but ?? mention.content.limit.what,
        to: mention.to,
        isType: mention.content.type !== undefined,
      };
    if (mention?.content.kind === "card") return undefined;
    // "No counterspells, scratch that, four or so": behind "no".
    if (mention?.negated === true && !isRuledOutToo) return undefined;
    const begin = mention === undefined || mention.negated ? index : mention.from;
    const kind = countedAt(tokens, begin, context);
    if (kind !== undefined && kind.to > index) return kind;
  }
  return undefined;
}

/** Where the words end that a figure of something counted before may have behind it; undefined where it counts anything else. */
function endOfCount({ tokens, context }: Counting, at: number, what: string): number | undefined {
  const words = tokens[at]?.gap === "tight" ? ofCounted.longest(tokens, at) : undefined;
  if (words !== undefined) return isEndOfCount(tokens, at + words.length) ? at + words.length : undefined;
  if (isEndOfCount(tokens, at)) return at;
  // "five more of the creatures"
  const isOfThe = tokens[at]?.text === "of" && tokens[at + 1]?.text === "the";
  for (const place of isOfThe ? [at + 2] : [at, at + 1]) {
    const kind = tokens[place]?.gap === "tight" ? countedAt(tokens, place, context) : undefined;
    if (kind === undefined) continue;
    const isSame = kind.what === what || kind.what.endsWith(` ${what}`);
    return isSame ? endOfCount({ tokens, context, before: [] }, kind.to, "") : undefined;
  }
  return undefined;
}

function isEndOfCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.gap !== "tight" || BEHIND_COUNT.has(next.text);
}

/** Whether somebody asks for what the words `from` to `to` count. */
function isAskedFor(tokens: readonly Token[], from: number, to: number): boolean {
  if (/^(?:please|pls|plz)$/.test(tokens[to]?.text ?? "")) return true;
  for (let at = from - 1; at >= from - ASKED_REACH && tokens[at + 1]?.gap !== "hard"; at--)
    if (COUNT_ASKED.has(tokens[at]?.text ?? "")) return true;
  return false;
}

/** A figure too small for what it would count is of something else: "38 lands, actually 3 colors". */
function isLikely(limit: Limit, tokens: readonly Token[]): boolean {
  const least = limit.least ?? limit.most ?? 0;
  return isOfDeck({ ...limit, least }, { what: limit.what, to: tokens.length, isType: false }, tokens);
}

function changed(from: number, to: number, limit: Limit): Mention {
  return { from, to, negated: false, content: { kind: "limit", limit, isChanged: true, isAsked: true } };
}

function isFigureBegun(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  return isFigure(word) || COUNT_BEGINNINGS.has(word);
}
