import { cardMention, certainly } from "./card-mention.ts";
import type { CardPhrase } from "./card-phrases.ts";
import { isCountedBehind, surroundings } from "./card-slot.ts";
import { isCommonWord } from "./common-word.ts";
import type { Mention } from "./mention.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** "Minus daze", "no ponder": an everyday word that is a much played card's whole name, where it is all that is ruled out. */
export function isRuledOutWord(
  { form, cards }: CardPhrase,
  { tokens, context, isTalk, isForbidden }: Sentence,
  at: number,
): boolean {
  if (form !== "full" || isTalk) return false;
  const isBehindNo =
    isForbidden === true && isAllThatIsOut(tokens, at) && PLAIN_NO.test(tokens[at - 1]?.text ?? "");
  if (!isBehindNo && !isAnswered(tokens, at)) return false;
  const isWord = context.lexicon.phrases.get(tokens[at]?.text ?? "") !== undefined;
  return !isWord && cards.some((card) => context.fame(card) >= MUCH_PLAYED);
}

/** "Ephemerate yes, solitude no": whether a word is asked for, or ruled out, by an answer with which the clause ends. */
function isAnswered(tokens: readonly Token[], at: number): boolean {
  const [next, end] = [tokens[at + 1], tokens[at + 2]];
  return (
    next?.gap === "tight" &&
    /^(?:yes|no|nope|nah)$/.test(next.text) &&
    end?.gap !== "tight" &&
    tokens[at]?.gap !== "tight"
  );
}

/** Share of a format's decks. */
const MUCH_PLAYED = 0.03;
const PLAIN_NO = /^(?:no|minus|without|nor|or|not)$/;

/** "No dakmor": a word that nobody says otherwise, where it is all that is ruled out, is of the card's name that it begins or ends. */
export function rareCardAt(
  { tokens, context, before, isForbidden }: Sentence,
  at: number,
): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  const card = context.rareWords.get(word);
  if (card === undefined || word.length < SHORTEST_RARE || isCommonWord(word)) return undefined;
  const isOut =
    isForbidden === true && PLAIN_NO.test(tokens[at - 1]?.text ?? "") && isAllThatIsOut(tokens, at);
  // "Nykthos x3"
  if (!isOut && !isCountedBehind(tokens, at + 1)) return undefined;
  return cardMention(certainly(card), at, at + 1, surroundings(tokens, at, at + 1, before).slot, true);
}

/** Shorter words are said for too much else. */
const SHORTEST_RARE = 5;

/** "No guide, ...", "minus bolt and minus push": whether a word is all of what is ruled out, and not the first of several. */
export function isAllThatIsOut(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.gap !== "tight" || OUT_GOES_ON.test(next.text);
}

const OUT_GOES_ON = /^(?:and|or|nor|no|minus|without|please|pls|but|in|though|tho)$/;
