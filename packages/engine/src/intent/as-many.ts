import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { AS_MANY, SAME_AS, THAN_OTHERS } from "../../data/lexicon-changed-counts.ts";
import { comparedFrom } from "./compared.ts";
import { type Counted, countedAt, limitMention } from "./counted.ts";
import { limitOf } from "./limit-of.ts";
import type { Mention } from "./mention.ts";
import { Phrases } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase } from "./tokens.ts";

const asMany = timesPhrases(AS_MANY);
const sameAs = timesPhrases(SAME_AS);

/** "Twice as many creatures as removal spells". */
export function asManyAt(
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  at: number,
): Mention | undefined {
  const behind = sameBehindAt({ tokens, context }, at) ?? boundOfOpen({ tokens, context }, at);
  if (behind !== undefined) return behind;
  const words = asMany.longest(tokens, at);
  const one = words && countedAt(tokens, at + words.length, context);
  if (words === undefined || one === undefined || !THAN_OTHERS.has(tokens[one.to]?.text ?? ""))
    return undefined;
  const other = relative(at, one, words.value, countedAt(tokens, one.to + 1, context));
  // "As many lands as she needs" leaves it open: lands every deck has.
  const isOpen = other === undefined && words.value === 1 && one.what === "lands";
  return isOpen ? { from: at, to: one.to, negated: false, content: { kind: "saying" } } : other;
}

/** "As many lands as Magda needs, no more than 33": the bound of what was left open, with which a clause behind it ends. */
function boundOfOpen(
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  at: number,
): Mention | undefined {
  if (tokens[at]?.gap !== "comma") return undefined;
  const found = comparedFrom(tokens, at);
  if (found === undefined || tokens[found.to]?.gap === "tight") return undefined;
  const { least, most } = found.comparison;
  if ((least === undefined) === (most === undefined)) return undefined;
  for (
    let back = at - 1;
    back >= Math.max(0, at - MOST_NEEDING) && tokens[back + 1]?.gap !== "hard";
    back--
  ) {
    const words = asMany.longest(tokens, back);
    const one = words && countedAt(tokens, back + words.length, context);
    if (one?.what !== "lands") continue;
    const limit = limitOf(one.what, found.match, found.comparison);
    return limit && limitMention(at, found.to, limit);
  }
  return undefined;
}

/** Most words from "as many" to the bound. */
const MOST_NEEDING = 9;

/** "Lands: same as creatures": the number of one kind, told by another's behind it. */
function sameBehindAt(
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  at: number,
): Mention | undefined {
  const one = countedAt(tokens, at, context);
  if (one === undefined) return undefined;
  const isForm = /^\s*[:=]\s*$/.test(tokens[one.to]?.between ?? "");
  if (!isForm && !/^(?:is|are)$/.test(tokens[one.to]?.text ?? "")) return undefined;
  const begin = isForm ? one.to : one.to + 1;
  const words = sameAs.longest(tokens, begin);
  if (words === undefined) return undefined;
  const place = begin + words.length;
  const other = countedAt(tokens, tokens[place]?.text === "the" ? place + 1 : place, context);
  return relative(at, one, words.value, other);
}

/** So many times another kind; undefined where no other kind is named. */
function relative(
  from: number,
  { what }: Counted,
  times: number,
  other: Counted | undefined,
): Mention | undefined {
  if (other === undefined || other.what === what) return undefined;
  return {
    from,
    to: other.to,
    negated: false,
    content: { kind: "relative-limit", what, times, of: other.what },
  };
}

/** The limit that a number of times another is, of those that were said; undefined where none was. */
export function limitOfOther(
  { what, times: by, of }: { readonly what: string; readonly times: number; readonly of: string },
  limits: readonly Limit[],
): Limit | undefined {
  const other = limits.findLast((limit) => limit.what === of && limit.but === undefined);
  return other && { ...grown(other, (figure) => Math.round(figure * by)), what };
}

/** A limit with other figures. */
export function grown(limit: Limit, change: (figure: number) => number): Limit {
  return {
    what: limit.what,
    ...(limit.least === undefined ? {} : { least: change(limit.least) }),
    ...(limit.most === undefined ? {} : { most: change(limit.most) }),
  };
}

/** Phrases with what each multiplies by. */
export function timesPhrases(
  rows: readonly { readonly words: readonly string[]; readonly times: number }[],
): Phrases<number> {
  const phrases = new Phrases<number>();
  for (const { words, times: by } of rows) for (const phrase of words) phrases.add(foldPhrase(phrase), by);
  return phrases;
}
