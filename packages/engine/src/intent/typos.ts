import { alignmentDistance } from "@deckwright/cards/names/distance.ts";
import { isAccepted } from "./accepted-phrases.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import { namesNoDeck } from "./ordinary-talk.ts";
import type { Token } from "./tokens.ts";

/** How many typos a word of this length may hold and still be taken for another. */
export function typosAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The word of the lexicon, or the legend, that an unknown word most likely is. Names need the same first letter. */
export function nearestWord(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
): Mention | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const limit = typosAllowed(token.text.length);
  if (limit === 0 || isCommonWord(token.text) || context.lexicon.words.has(token.text)) return undefined;
  const word = closest(token.text, context.lexicon.words.keys(), limit);
  const legend = closest(token.text, context.cardPhrases.legendWords.keys(), limit);
  if (legend !== undefined && (word === undefined || legend.distance < word.distance)) {
    const phrase = context.cardPhrases.legendWords.get(legend.word);
    if (phrase === undefined) return undefined;
    // Of five letters with one wrong, hardly more than a name says a legend: "basil in the garden" is no Basim.
    if (token.text.length < SURE && tokens.length > BARE && namesNoDeck(tokens, context.lexicon))
      return undefined;
    return {
      from: at,
      to: at + 1,
      negated: false,
      content: {
        kind: "card",
        cards: phrase.cards,
        pair: phrase.pair,
        short: true,
        slot: "bare",
        corrected: true,
      },
    };
  }
  const meaning = word === undefined ? undefined : context.lexicon.words.get(word.word);
  if (meaning === undefined || !isAccepted(meaning, tokens, at, at + 1)) return undefined;
  return { from: at, to: at + 1, negated: false, content: meaning };
}

/** From so many letters on a word with a typo is a legend's, and of so many words a text is hardly more than a name. */
const SURE = 6;
const BARE = 3;

/** The nearest of some words within `limit` typos that begins with the same letter (or has swapped its first two). */
function closest(
  typed: string,
  words: Iterable<string>,
  limit: number,
): { readonly word: string; readonly distance: number } | undefined {
  let best: { word: string; distance: number } | undefined;
  const first = typed.charAt(0);
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > limit) continue;
    if (word.charAt(0) !== first && !(word.charAt(0) === typed.charAt(1) && word.charAt(1) === first))
      continue;
    const most = Math.min(typosAllowed(word.length), (best?.distance ?? limit + 1) - 1);
    if (most < 1) continue;
    const distance = alignmentDistance(typed, word, most);
    if (distance <= most) best = { word, distance };
  }
  return best;
}

/** "My roomie's": somebody, however that is written. */
export function isOwner(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.end - token.start === token.text.length) return false;
  return token.text.endsWith("s") && WHOSE_OWN.test(tokens[at - 1]?.text ?? "");
}

const WHOSE_OWN = /^(?:my|our|his|her|their|your|the|some|that)$/;
