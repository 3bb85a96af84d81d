import { MAY_NOT, RULED_VERBS, RULES_AGAINST, WHOM } from "../../data/lexicon-negation.ts";
import type { Mention } from "./mention.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Words of what a group agreed on, before what is not to be: "nobody may", "rule against". */
export const AGREEMENTS: readonly string[] = [...RULES_AGAINST, ...pairsOf(WHOM, MAY_NOT)];

const agreements = phraseSet(AGREEMENTS.map(foldPhrase));
const underRules = phraseSet(pairsOf(WHOM, RULED_VERBS).map(foldPhrase));
const RULES = /^(?:rules?|agreement|agreed|pact|deal|law)$/;

/** "We have a rule: no one brings planeswalkers": how many words there rule out by a rule that was spoken of; 0 for none. */
export function ruledWords(tokens: readonly Token[], at: number): number {
  const found = underRules.longest(tokens, at);
  if (found === undefined) return 0;
  for (let back = at - 1; back >= 0; back--) {
    if (RULES.test(tokens[back]?.text ?? "")) return found.length;
    if (/[.!?\n]/.test(tokens[back]?.between ?? "")) return 0;
  }
  return 0;
}

/** Most words from such words to the last thing that they rule out: "nobody may play stax, infect or land destruction". */
const REACH = 8;

/** Whether a group agreed that something is not to be: that holds for the deck, whoever is spoken of. */
export function isAgreedOn(tokens: readonly Token[], { from, negated }: Mention): boolean {
  if (!negated) return false;
  for (let at = from; at >= Math.max(0, from - REACH); at--) {
    if (agreements.longest(tokens, at) !== undefined || ruledWords(tokens, at) > 0) return true;
    if (tokens[at]?.gap === "hard") return false;
  }
  return false;
}
