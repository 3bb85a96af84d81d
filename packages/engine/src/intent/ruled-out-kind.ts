import { OPPOSITES } from "../../data/lexicon-exclusions.ts";
import type { Mention } from "./mention.ts";
import { forbiddenBehind } from "./negation.ts";
import { Phrases } from "./phrases.ts";
import { endedWith } from "./ruled-out-behind.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const opposites = new Phrases<string>();
for (const { word, only } of OPPOSITES) for (const phrase of only) opposites.add(foldPhrase(phrase), word);

/** Words between a kind of cards and what rules it out: "mana rocks, honestly, are banned". */
const BETWEEN = /^(?:cards?|spells?|effects?|pieces?|stuff|all|just|also|really|honestly)$/;
/** Most of them, and most kinds of a row. */
const MOST_BETWEEN = 2;
const MOST_IN_ROW = 6;

/**
 * A kind of cards that words behind it rule out: "board wipes are banned", "tutors and mana rocks not allowed", "fetchland-free".
 * Most such words mean a theme or a way to play as well, or nothing, where they are not ruled out.
 */
export function ruledOutKindAt(sentence: Sentence, at: number): Mention | undefined {
  const { tokens, context } = sentence;
  const opposite = opposites.longest(tokens, at);
  if (opposite !== undefined) {
    const content = { kind: "exclusion", word: opposite.value, isBehind: true } as const;
    return { from: at, to: at + opposite.length, negated: true, content };
  }
  const kind = context.lexicon.exclusions.longest(tokens, at);
  if (kind === undefined) return undefined;
  const known = context.lexicon.phrases.longest(tokens, at);
  const card = context.cardPhrases.phrases.longest(tokens, at);
  if (kind.length < Math.max(known?.length ?? 0, card?.length ?? 0)) return undefined;
  const to = at + kind.length;
  const content = { kind: "exclusion", word: kind.value, isBehind: true } as const;
  const words = wordsThatRuleOut(tokens, to);
  if (words > 0) return { from: at, to: to + words, negated: true, content };
  return isInRow(sentence, to) ? { from: at, to, negated: true, content } : undefined;
}

/** How many words behind a thing rule it out, small ones included; 0 for none. */
function wordsThatRuleOut(tokens: readonly Token[], to: number): number {
  if (isFree(tokens, to)) return 1;
  const ended = endedWith(tokens, to);
  if (ended > 0) return ended;
  for (let at = to; at <= to + MOST_BETWEEN; at++) {
    if (tokens[at]?.gap === "hard") return 0;
    const found = forbiddenBehind.longest(tokens, at);
    if (found !== undefined) return at + found.length - to;
    if (tokens[at]?.gap !== "tight" || !BETWEEN.test(tokens[at]?.text ?? "")) return 0;
  }
  return 0;
}

/** "fetchland-free", "a tutor free deck", "infect-less" */
function isFree(tokens: readonly Token[], at: number): boolean {
  const free = tokens[at];
  if (free?.text === "less" && free.between === "-") return true;
  if (free?.text !== "free" || free.gap !== "tight") return false;
  const next = tokens[at + 1];
  return (
    free.between === "-" ||
    next === undefined ||
    next.gap !== "tight" ||
    /^(?:deck|list|please)$/.test(next.text)
  );
}

/** Whether things joined by "and" or "or" follow, of which the last is ruled out; a comma alone parts what is wanted from it. */
function isInRow({ tokens, context }: Sentence, to: number): boolean {
  let isJoined = false;
  let at = to;
  for (let members = 0; members < MOST_IN_ROW; members++) {
    const joiner = /^(?:and|or|nor|n|plus)$/.test(tokens[at]?.text ?? "");
    if (tokens[at]?.gap === "hard" || (!joiner && tokens[at]?.gap !== "comma")) return false;
    isJoined ||= joiner;
    if (joiner) at++;
    const length =
      context.lexicon.exclusions.longest(tokens, at)?.length ??
      context.cardPhrases.phrases.longest(tokens, at)?.length ??
      0;
    if (length === 0) return false;
    at += length;
    if (wordsThatRuleOut(tokens, at) > 0) return isJoined;
  }
  return false;
}
