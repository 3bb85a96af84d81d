import type { CardPhrase } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import { joinNumbers } from "./joined-numbers.ts";
import type { ReadIn } from "./language/read-in.ts";
import { overCommas } from "./phrases.ts";
import { type Token, tokenize } from "./tokens.ts";

/** The words of a wish in English, whatever language it is in; names of cards stay as they are. */
export function readIn(text: string, { languages, lexicon, cardPhrases, led }: IntentContext): ReadIn {
  const namedAt = (tokens: readonly Token[], at: number): number => {
    const name = cardPhrases.phrases.longest(tokens, at, overCommas);
    // "Goblin Guide": names of several words that are English are read as names, not as words of a language.
    const isName =
      name?.value.certainty === "certain" || (name?.value.certainty === "spoken" && name.length > 1);
    return isName ? name.length : 0;
  };
  const read = languages.read(text, tokenize(text), {
    namedAt,
    isKnown: (word) =>
      isLeaderName(cardPhrases.phrases.get(word), led) ||
      lexicon.phrases.get(word) !== undefined ||
      lexicon.exclusions.get(word) !== undefined ||
      lexicon.exclusions.get(`${word}s`) !== undefined,
  });
  return { ...read, tokens: joinNumbers(read.tokens, namedAt) };
}

/** "Zur", "Terra": whether a word is, or begins, the name of a legend that is known by it, whatever it says in other languages. */
function isLeaderName(phrase: CardPhrase | undefined, led: IntentContext["led"]): boolean {
  if (phrase?.form !== "short") return false;
  return phrase.certainty === "certain" || phrase.cards.some((card) => led(card) >= LEADS_MANY);
}

/** Decks that somebody leads who is known by one word of any language. Of 5.9 million counted ones, November 2026. */
const LEADS_MANY = 5_000;
