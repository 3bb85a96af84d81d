import { COMMON_WORDS } from "../../data/common-words.ts";

/** Whether a folded word, or the word that it is a form of, is said often in English: it is hardly a misspelled one. */
export function isCommonWord(word: string): boolean {
  if (COMMON_WORDS.has(word)) return true;
  if (word.length > LONGEST) return false;
  const form = /^(.{3,}?)(?:s|es|ed|ing|er|ers|ly)$/.exec(word)?.[1];
  return form !== undefined && (COMMON_WORDS.has(form) || COMMON_WORDS.has(`${form}e`));
}

/** Longer words are no forms of a common one. */
const LONGEST = 24;
