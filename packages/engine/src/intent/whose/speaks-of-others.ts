import { HOSTILE_WORDS, HURTS, PEOPLE_OF_COMPLAINTS, RIVALS, WHO_PLAYS } from "../../../data/opponents.ts";
import { againstWords } from "../against-words.ts";
import { phraseSet } from "../phrases.ts";
import { foldPhrase, type Token } from "../tokens.ts";

const hostileWords = phraseSet(HOSTILE_WORDS.map(foldPhrase));
/** Words by which a wish speaks of others. */
const OTHERS =
  /^(?:he|him|his|she|her|hers|they|them|their|theirs|we|us|our|ours|youre|your|you|somebody|someone|nobody|anyone)$/;

/** Words between which and "them" nobody stands: "a stack of them". */
const PARTS = /^(?:of|all|with|use|using|love|like)$/;

/** Whether a wish speaks of anybody but who wishes; where it does not, cards in it are nobody else's. */
export function speaksOfOthers(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, start, end, capital }, at) => {
    const isName = capital && end - start > text.length;
    const isPerson =
      WHO_PLAYS.has(text) ||
      RIVALS.has(text) ||
      PEOPLE_OF_COMPLAINTS.has(text) ||
      // "Lots of them" are cards.
      (OTHERS.test(text) && !(text === "them" && PARTS.test(tokens[at - 1]?.text ?? "")));
    return (
      isName ||
      isPerson ||
      HURTS.has(text) ||
      againstWords.longest(tokens, at) !== undefined ||
      hostileWords.longest(tokens, at) !== undefined
    );
  });
}
