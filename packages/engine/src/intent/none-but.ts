import { NONE_OF, OTHER_THAN } from "../../data/lexicon-limits.ts";
import type { IntentContext } from "./context.ts";
import { type Counted, limitMention } from "./counted.ts";
import type { Mention } from "./mention.ts";
import { noOther, onlyOf, partBehind, wholeAt } from "./only-counts.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const noneOf = phraseSet(NONE_OF.map(foldPhrase));
const otherThan = phraseSet(OTHER_THAN.map(foldPhrase));

/**
 * "No creatures other than elves", "no lands that aren't basic", "no nonelf creatures": a kind that is ruled out but for a part of
 * it, so that two negations leave what the second one speaks of.
 */
export function noneButAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const none = noneOf.longest(tokens, at);
  if (none === undefined || tokens[at + none.length]?.gap !== "tight") return undefined;
  const begin = at + none.length;
  const non = nonAt(tokens, at, begin, context);
  if (non !== undefined) return non;
  const whole = wholeAt(tokens, begin, context);
  if (whole === undefined) return undefined;
  const but = tokens[whole.to]?.gap === "tight" ? otherThan.longest(tokens, whole.to) : undefined;
  if (but === undefined) return undefined;
  const place = whole.to + but.length;
  const color = colorAt(tokens, at, whole, place, context);
  if (color !== undefined) return color;
  const part = tokens[place]?.gap === "tight" ? partBehind(tokens, place, context, true) : undefined;
  return part === undefined ? undefined : onlyPart(at, whole, part);
}

/** "No nonelf creatures", "no non-blue cards": the same in one word. */
function nonAt(
  tokens: readonly Token[],
  at: number,
  begin: number,
  context: IntentContext,
): Mention | undefined {
  const glued = /^non([a-z]{3,})$/.exec(tokens[begin]?.text ?? "")?.[1];
  const isApart = tokens[begin]?.text === "non" && tokens[begin + 1]?.gap === "tight";
  if (glued === undefined && !isApart) return undefined;
  const place = isApart ? begin + 1 : begin;
  // "Nonbasic lands" and "noncreature spells" are kinds of their own.
  if (glued !== undefined && context.lexicon.exclusions.longest(tokens, begin) !== undefined)
    return undefined;
  const words = tokens
    .slice(0, place + 1)
    .map((token, index) => (index === place && glued !== undefined ? { ...token, text: glued } : token));
  const whole = wholeAt(tokens, place + 1, context);
  if (whole === undefined || tokens[place + 1]?.gap !== "tight") return undefined;
  const color = colorAt(words, at, whole, place, context);
  if (color !== undefined) return { ...color, to: whole.to };
  const part = partBehind(words, place, context, true);
  return part === undefined ? undefined : { ...onlyPart(at, whole, part), to: whole.to };
}

/** "No cards that aren't green" wants a green deck. */
function colorAt(
  tokens: readonly Token[],
  from: number,
  { what }: Counted,
  at: number,
  { lexicon }: IntentContext,
): Mention | undefined {
  const found = what === "spells" ? lexicon.phrases.longest(tokens, at) : undefined;
  return found?.value.kind === "colors"
    ? { from, to: at + found.length, negated: false, content: found.value }
    : undefined;
}

function onlyPart(at: number, whole: Counted, part: Counted): Mention {
  const limit = whole.what === "spells" ? onlyOf(part) : undefined;
  return limit === undefined ? noOther(at, whole, part) : limitMention(at, part.to, limit, part.type);
}
