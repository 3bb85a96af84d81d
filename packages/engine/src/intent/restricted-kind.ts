import { RESTRICTED_KINDS, RESTRICTING, SAYS_WHICH } from "../../data/lexicon-exclusions.ts";
import type { IntentContext } from "./context.ts";
import { currencyBefore, currencyNamed } from "./currencies.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const saysWhich = phraseSet(SAYS_WHICH.map(foldPhrase));
const COMPARES = /^(?:under|over|below|above)$/;
const OF_CREATURES = /^(?:power|toughness|strength)$/;
/** Most words that say which of a kind are meant, as far as they are said back. */
const MOST_WORDS = 8;

function isMoney(tokens: readonly Token[], at: number): boolean {
  return currencyBefore(tokens[at]) !== undefined || currencyNamed(tokens[at + 1]) !== undefined;
}

/**
 * What is ruled out where words behind a kind of cards say which of it: "no creatures with flying" speaks of flyers, and "no
 * creatures with power over 4" of nothing that is known, so that it is said back as a whole. Undefined where all are meant.
 *
 * @param length words of the kind
 */
export function restrictedKindAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  { lexicon }: IntentContext,
): Mention | undefined {
  if (!RESTRICTED_KINDS.has(tokens[at]?.text ?? "") || length > 1) return undefined;
  const begin = at + length;
  if (tokens[begin]?.gap !== "tight") return undefined;
  // "No creatures under 3 power"
  if (COMPARES.test(tokens[begin]?.text ?? "") && OF_CREATURES.test(tokens[begin + 2]?.text ?? ""))
    return { from: at, to: begin + 3, negated: true, content: { kind: "lost" } };
  // "No creatures over $5" rules out what costs more: the sum says so.
  if (COMPARES.test(tokens[begin]?.text ?? "") && isMoney(tokens, begin + 1))
    return { from: at, to: begin, negated: false, content: { kind: "saying" } };
  const which = saysWhich.longest(tokens, begin);
  if (which === undefined) return undefined;
  const place = begin + which.length;
  if (tokens[place]?.gap !== "tight") return undefined;
  const thing = lexicon.exclusions.longest(tokens, place);
  if (thing !== undefined && !RESTRICTED_KINDS.has(tokens[place]?.text ?? ""))
    return {
      from: at,
      to: place + thing.length,
      negated: true,
      content: { kind: "exclusion", word: thing.value },
    };
  const theme = lexicon.phrases.longest(tokens, place);
  if (theme?.value.kind === "theme")
    return { from: at, to: place + theme.length, negated: true, content: theme.value };
  const isRestricting = /^\d+$/.test(tokens[place]?.text ?? "") || RESTRICTING.has(tokens[place]?.text ?? "");
  if (!isRestricting) return undefined;
  let to = place + 1;
  while (to < begin + MOST_WORDS && tokens[to]?.gap === "tight") to++;
  return { from: at, to, negated: true, content: { kind: "lost" } };
}
