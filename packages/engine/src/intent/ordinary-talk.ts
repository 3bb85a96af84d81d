import { DECK_WORDS } from "../../data/lexicon-wish.ts";
import { isCommonWord } from "./common-word.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Up to so many words are a wish, whatever they say. */
const SHORT = 8;

/** Whether a text of some length speaks of no deck: none of its words is one of decks, or of the lexicon and rare in English. */
export function isOrdinaryTalk(tokens: readonly Token[], { phrases }: Lexicon): boolean {
  if (tokens.length <= SHORT) return false;
  return tokens.every(({ text }) => {
    if (DECK_WORDS.has(text)) return false;
    const meaning = phrases.get(text);
    return meaning === undefined || meaning.kind === "saying" || isCommonWord(text);
  });
}
