import { DECK_WORDS } from "../../data/lexicon-wish.ts";
import { isCommonWord } from "./common-word.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Up to so many words are a wish, whatever they say. */
const SHORT = 8;

/**
 * Whether a text of some length speaks of no deck: none of its words is one of decks, or of the lexicon and rare in English,
 * and it counts no kind of cards.
 */
export function isOrdinaryTalk(tokens: readonly Token[], { phrases, counted }: Lexicon): boolean {
  if (tokens.length <= SHORT) return false;
  return tokens.every(({ text }, at) => {
    if (DECK_WORDS.has(text)) return false;
    if (/^\d+$/.test(text) && counted.longest(tokens, at + 1) !== undefined) return false;
    const meaning = phrases.get(text);
    return meaning === undefined || meaning.kind === "saying" || isCommonWord(text);
  });
}
