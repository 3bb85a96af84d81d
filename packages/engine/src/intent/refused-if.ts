import { IF_IT_HAS, REFUSED } from "../../data/lexicon-negation.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const ifItHas = phraseSet(IF_IT_HAS.map(foldPhrase));
const refused = phraseSet(REFUSED.map(foldPhrase));
/** Most words from "if it has" to what comes of it. */
const REACH = 12;

/** "If it has tutors I'm out": how many words there lead to what the deck is refused for; 0 where nothing is refused. */
export function refusedIf(tokens: readonly Token[], at: number): number {
  const words = tokens[at]?.text === "if" ? ifItHas.longest(tokens, at) : undefined;
  if (words === undefined) return 0;
  for (let to = at + words.length + 1; to < at + words.length + REACH; to++) {
    if (tokens[to] === undefined || tokens[to]?.gap === "hard") return 0;
    if (refused.longest(tokens, to) !== undefined) return words.length;
  }
  return 0;
}
