import { MAY_NOT, RULES_AGAINST, WHOM } from "../../data/lexicon-negation.ts";
import type { Mention } from "./mention.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Words of what a group agreed on, before what is not to be: "nobody may", "rule against". */
export const AGREEMENTS: readonly string[] = [...RULES_AGAINST, ...pairsOf(WHOM, MAY_NOT)];

const agreements = phraseSet(AGREEMENTS.map(foldPhrase));

/** Most words from such words to the last thing that they rule out: "nobody may play stax, infect or land destruction". */
const REACH = 8;

/** Whether a group agreed that something is not to be: that holds for the deck, whoever is spoken of. */
export function isAgreedOn(tokens: readonly Token[], { from, negated }: Mention): boolean {
  if (!negated) return false;
  for (let at = from; at >= Math.max(0, from - REACH); at--) {
    if (agreements.longest(tokens, at) !== undefined) return true;
    if (tokens[at]?.gap === "hard") return false;
  }
  return false;
}
