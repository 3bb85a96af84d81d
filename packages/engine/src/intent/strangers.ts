import { FIRST_NAMES } from "../../data/lexicon-people.ts";
import { BRINGS } from "../../data/opponents.ts";
import { isCommonWord } from "./common-word.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const brings = phraseSet(BRINGS.map(foldPhrase));
/** Words behind which somebody else may be spoken of. */
const BEFORE_NAMES = /^(?:and|but|while|whereas|because|cause|cuz|since|then|plus|if|when)$/;

/**
 * "I play orzhov, dave plays dimir mill": how many words say that somebody plays what follows, whose name is written small and
 * means nothing else, or is one that many have; 0 where nobody does.
 */
export function strangerAt(tokens: readonly Token[], at: number, mentions: readonly Mention[]): number {
  const token = tokens[at];
  if (token === undefined || !/^[a-z]{2,12}$/.test(token.text)) return 0;
  if (isCommonWord(token.text) && !FIRST_NAMES.has(token.text)) return 0;
  const isBegin = at === 0 || token.gap !== "tight" || BEFORE_NAMES.test(tokens[at - 1]?.text ?? "");
  if (!isBegin || tokens[at + 1]?.gap !== "tight") return 0;
  const does = brings.longest(tokens, at + 1);
  if (does === undefined || mentions.some(({ from, to }) => from <= at && at < to)) return 0;
  return 1 + does.length;
}
