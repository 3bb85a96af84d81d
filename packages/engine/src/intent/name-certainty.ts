import { COMMON_WORDS } from "../../data/common-words.ts";
import { NAMES_THAT_ARE_WORDS } from "../../data/lexicon-commanders.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * `certain`: names a card wherever it stands. `likely`: a single short word, a card only where one is expected.
 * `spoken`: several words that are all common in English ("in the trenches"), a card where it is known or expected.
 * `person`: a legend's name that people have, a card where the words around it do not make it somebody's.
 * `everyday`: words that mean something else too, a card only where nothing else can be meant.
 */
export type Certainty = "certain" | "likely" | "spoken" | "person" | "everyday";

function isEveryday(word: string, lexicon: Lexicon): boolean {
  return STOP_WORDS.has(word) || lexicon.phrases.get(word) !== undefined || /^\d+$/.test(word);
}

/** An everyday word that is not merely the name of some rare creature type ("Elvish Mystic"). */
function isPlain(word: string, lexicon: Lexicon): boolean {
  const meaning = lexicon.phrases.get(word);
  return isEveryday(word, lexicon) && !(meaning?.kind === "creature-type" && meaning.vague);
}

/** How surely a card's whole name, in folded words, is meant as a card. */
export function certaintyOfName(key: string, lexicon: Lexicon): Certainty {
  const words = key.split(" ");
  if (words.length > 1) {
    const everyday = lexicon.phrases.get(key) !== undefined || words.every((word) => isPlain(word, lexicon));
    if (everyday) return "everyday";
    return words.every((word) => COMMON_WORDS.has(word) || isEveryday(word, lexicon)) ? "spoken" : "certain";
  }
  if (isEveryday(key, lexicon) || NAMES_THAT_ARE_WORDS.has(key) || COMMON_WORDS.has(key)) return "everyday";
  return key.length >= SELF_EVIDENT_LENGTH ? "certain" : "likely";
}

/**
 * The same of a part of a name that a card is called by.
 *
 * @param head whether it is what stands before the comma: what a legend is called
 * @param plainWords words of the names of cards that are no legends
 */
export function certaintyOfShortName(
  key: string,
  head: boolean,
  plainWords: ReadonlySet<string>,
  lexicon: Lexicon,
): Certainty {
  const words = key.split(" ");
  const isWords = words.every((word) => NAMES_THAT_ARE_WORDS.has(word) || isEveryday(word, lexicon));
  // "Iron Man" is said of nobody else, though iron and man are.
  if (isWords && head && words.length > 1 && !words.every((word) => isEveryday(word, lexicon)))
    return "spoken";
  if (isWords) return "everyday";
  const isCommon = words.every((word) => COMMON_WORDS.has(word) || isEveryday(word, lexicon));
  if (words.length > 1) return isCommon ? "spoken" : "certain";
  if (head) return isCommon ? "person" : "certain";
  if (isCommon) return "everyday";
  return key.length < 5 || plainWords.has(key) ? "everyday" : "certain";
}

/** From this length on a single word is a card's name rather than a word of the sentence. */
const SELF_EVIDENT_LENGTH = 9;
