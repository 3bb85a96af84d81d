import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import {
  COUNT_ADDING,
  COUNT_FEWER,
  COUNT_MORE,
  COUNT_SET,
  COUNT_SUMMED,
  COUNT_TAKING,
  COUNT_TIMES,
} from "../../data/lexicon-changed-counts.ts";
import { asManyAt, grown, timesPhrases } from "./as-many.ts";
import { comparedFrom } from "./compared.ts";
import {
  type Counting,
  countBefore,
  endOfCount,
  isAskedFor,
  isEndOfCount,
  isLikely,
  limitNamed,
} from "./counted-before.ts";
import { ofThemAt } from "./counts-by-pronoun.ts";
import { figureAt } from "./figures.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { Phrases, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const setWords = phraseSet(COUNT_SET.map(foldPhrase));
const summedWords = phraseSet(COUNT_SUMMED.map(foldPhrase));
const times = timesPhrases(COUNT_TIMES);
const byVerb = new Phrases<1 | -1>();
for (const words of COUNT_ADDING) byVerb.add(foldPhrase(words), 1);
for (const words of COUNT_TAKING) byVerb.add(foldPhrase(words), -1);

/**
 * Reads a figure that changes a count before it, or says it by a pronoun: "I have 12 ramp spells, make it 15 of them", "24 lands
 * and four more on top", "my list runs 8 counterspells; double that", "board wipes are great, six of those".
 */
export function changedCountAt(counting: Counting, at: number): Mention | undefined {
  return (
    asManyAt(counting, at) ??
    setAt(counting, at) ??
    timesAt(counting, at) ??
    grownAt(counting, at) ??
    ofThemAt(counting, at)
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

const HAD = /^(?:have|has|had|own|owns|got|ive|hes|shes)$/;

function changed(from: number, to: number, limit: Limit): Mention {
  return { from, to, negated: false, content: { kind: "limit", limit, isChanged: true, isAsked: true } };
}
