import { RESTRICTED_KINDS, RESTRICTING, SAYS_WHICH } from "../../data/lexicon-exclusions.ts";
import type { IntentContext } from "./context.ts";
import { currencyBefore, currencyNamed } from "./currencies.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const saysWhich = phraseSet(SAYS_WHICH.map(foldPhrase));
const COMPARES = /^(?:under|over|below|above)$/;
const RARITIES = /^(?:commons?|uncommons?|rares?|mythics?)$/;
const OF_CREATURES = /^(?:power|toughness|strength)$/;
/** Most words that say which of a kind are meant, as far as they are said back. */
const MOST_WORDS = 8;

function isMoney(tokens: readonly Token[], at: number): boolean {
  return currencyBefore(tokens[at]) !== undefined || currencyNamed(tokens[at + 1]) !== undefined;
}

/** "No creatures under 3 power", "no creature above common", "no creatures over $5": a kind on one side of a figure or a rarity. */
function comparedKind(tokens: readonly Token[], from: number, at: number): Mention | undefined {
  const lost = (to: number): Mention => ({ from, to, negated: true, content: { kind: "lost" } });
  if (OF_CREATURES.test(tokens[at + 2]?.text ?? "")) return lost(at + 3);
  if (RARITIES.test(tokens[at + 1]?.text ?? "")) return lost(at + 2);
  // What costs more is ruled out, and the sum says so.
  return isMoney(tokens, at + 1) ? { from, to: at, negated: false, content: { kind: "saying" } } : undefined;
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
  if (COMPARES.test(tokens[begin]?.text ?? "")) {
    const compared = comparedKind(tokens, at, begin);
    if (compared !== undefined) return compared;
  }
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
  // "No creatures that hurt me": whatever they do, it is not said of all of them.
  const isRelative = /^(?:that|which|who|whose)$/.test(tokens[begin]?.text ?? "");
  const isRestricting =
    isRelative || /^\d+$/.test(tokens[place]?.text ?? "") || RESTRICTING.has(tokens[place]?.text ?? "");
  if (!isRestricting) return undefined;
  let to = place + 1;
  while (to < begin + MOST_WORDS && tokens[to]?.gap === "tight") to++;
  return { from: at, to, negated: true, content: { kind: "lost" } };
}
