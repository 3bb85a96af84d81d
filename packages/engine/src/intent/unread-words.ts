import { NOISE_WORDS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { isCommonWord } from "./common-word.ts";
import type { Mention } from "./mention.ts";
import { negationBefore } from "./negation.ts";
import { slice } from "./read-back.ts";
import type { Token } from "./tokens.ts";

/** How many phrases that were not read are told, and how many words each has at most. */
const MAX_UNREAD = 24;
const LONGEST = 8;
/** Characters of a phrase. */
const MAX_PHRASE = 80;

/**
 * Phrases of words that belong to no mention and are not everyday words. Of a sentence in which nothing was read only words
 * that are rare in English are told: the rest is somebody's story.
 */
export function unreadWords(text: string, tokens: readonly Token[], mentions: readonly Mention[]): string[] {
  const covered = new Uint8Array(tokens.length);
  for (const mention of mentions) covered.fill(1, mention.from, mention.to);
  const isStory = storyOf(tokens, covered);
  const isUnread = (at: number): boolean => {
    const token = tokens[at];
    if (token === undefined || covered[at] !== 0 || isPassed(token.text)) return false;
    if (isStory[at] === 1 && isCommonWord(token.text)) return false;
    return !(
      /^\d{1,3}x?$/.test(token.text) &&
      (covered[at + 1] === 1 || isPassed(tokens[at + 1]?.text ?? ""))
    );
  };
  const unread: string[] = mentions
    .filter(({ content }) => content.kind === "lost")
    .map(({ from, to }) => slice(text, tokens, from, to).slice(0, MAX_PHRASE));
  for (let at = 0; at < tokens.length && unread.length < MAX_UNREAD; at++) {
    if (!isUnread(at)) continue;
    let to = at + 1;
    while (to < tokens.length && to < at + LONGEST && tokens[to]?.gap === "tight") {
      // A word that says nothing by itself may stand within a phrase.
      const isBetween = covered[to] === 0 && tokens[to + 1]?.gap === "tight" && isUnread(to + 1);
      if (!isUnread(to) && !isBetween) break;
      to++;
    }
    // "without proxies" is not understood as a whole.
    const from = negationBefore(tokens, at) ?? at;
    unread.push(slice(text, tokens, from, to).slice(0, MAX_PHRASE));
    at = to - 1;
  }
  return [...new Set(unread)];
}

function isPassed(word: string): boolean {
  return STOP_WORDS.has(word) || NOISE_WORDS.has(word);
}

/**
 * Where the first clause of a sentence ends that asks to do without something, whatever that is: "please none of those double
 * faced cards"; where the sentence begins for any other.
 */
function refusedTo(tokens: readonly Token[], from: number): number {
  const begin = OPENERS.test(tokens[from]?.text ?? "") ? from + 1 : from;
  const word = tokens[begin]?.text ?? "";
  const next = tokens[begin + 1]?.text ?? "";
  if (!REFUSES.test(word) || (word === "nothing" ? !OF_KIND.test(next) : next === "wait")) return from;
  let to = begin + 1;
  while (tokens[to]?.gap === "tight") {
    if (TELLS.test(tokens[to]?.text ?? "")) return from;
    to++;
  }
  return to;
}

/** Words before those that refuse, those, and what is told of "nothing". */
const OPENERS = /^(?:please|pls|and|but|also|ok|oh|just|so)$/;
const REFUSES = /^(?:no|none|without|nothing|skip|avoid|leave)$/;
const OF_KIND = /^(?:with|from|of|by|like)$/;
/** Words of who does something: what they stand in is told, and asks for nothing. */
const TELLS = /^(?:i|im|ive|id|ill|he|hes|she|shes|we|they|theyre|it|its|is|was|are|were|had|has|left|my)$/;

/** For each word 1 where nothing of its sentence was read, in a text of which something was. */
function storyOf(tokens: readonly Token[], covered: Uint8Array): Uint8Array {
  const isStory = new Uint8Array(tokens.length);
  if (!covered.includes(1)) return isStory;
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.gap !== "hard") continue;
    if (!covered.subarray(start, at).includes(1)) isStory.fill(1, refusedTo(tokens, start), at);
    start = at;
  }
  return isStory;
}
