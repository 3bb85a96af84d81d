// Cards that are called by a word or two of their names.

import { SAID_BEFORE_LISTED, SAID_OF_LISTED } from "../../data/lexicon-lists.ts";
import { NO_CARD_IN_A_ROW } from "../../data/lexicon-rows.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { cardMention, certainly } from "./card-mention.ts";
import { isCountedBehind, surroundings } from "./card-slot.ts";
import { isCommonWord } from "./common-word.ts";
import type { Meaning } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { isListBegun } from "./names-in-row.ts";
import { isAllThatIsOut } from "./ruled-out-word.ts";
import { figureOf } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { type Token, wordsOf } from "./tokens.ts";

/** "A grave troll": a card that goes by the last two words of its name, where a card is wanted. */
export function byTwoWordsAt({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  if (tokens[at + 1]?.gap !== "tight") return undefined;
  const words = wordsOf(tokens, at, at + 2);
  const card = context.famousWords.get(words) ?? context.rareWords.get(words);
  const { slot } = surroundings(tokens, at, at + 2, before);
  return card === undefined || slot === "bare"
    ? undefined
    : cardMention(certainly(card), at, at + 2, slot, true);
}

/** Reads a well-known card called by one word of its name ("with Snapcaster and Bowmasters"), where a card is wanted. */
export function famousCardAt(
  { tokens, context, before, isForbidden }: Sentence,
  at: number,
): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  const card =
    context.famousWords.get(word) ??
    (word.endsWith("s") ? context.famousWords.get(word.slice(0, -1)) : undefined);
  if (card === undefined || NO_CARD_IN_A_ROW.has(word)) return undefined;
  const { slot, listed } = surroundings(tokens, at, at + 1, before);
  const meaning = context.lexicon.phrases.get(word);
  // "Skip Murktide", "two Murktide": of a deck that is called by a card, the card can be ruled out or counted.
  const isCard = meaning === undefined || isCalledBy(meaning, context.table.name(card));
  // "Hate for Murktide" is brought against those who play it.
  const isOut = isForbidden === true && isAllThatIsOut(tokens, at);
  if (isCard && isOut && (meaning === undefined || tokens[at - 1]?.text !== "for"))
    return cardMention(certainly(card), at, at + 1, slot, true);
  // "Two Murktide", "Nykthos x3"
  const isSeveral = meaning === undefined ? isCountedBehind(tokens, at + 1) : isCard && isCounted(tokens, at);
  if (isSeveral) return cardMention(certainly(card), at, at + 1, slot === "bare" ? "wanted" : slot, true);
  if (slot !== "wanted" && slot !== "wanted-strongly") return undefined;
  // "Counterspell and Delver" lists two cards; "Counterspell in Delver" names a kind of deck.
  const isWord = meaning !== undefined;
  const isCapital = tokens[at]?.capital === true;
  const isInList = listed === true || isListBegun(tokens, at + 1, context);
  if (isWord ? !(listed && isCapital) : !isCapital && word.length < LONG && !isInList) return undefined;
  return cardMention(certainly(card), at, at + 1, slot, true);
}

/**
 * Reads a card that the deck or format of the sentence plays by a word of its name: one that is hardly English where the
 * deck plays it or a card is wanted, any other where its copies are counted ("4 push").
 */
export function deckCardAt(
  { tokens, context, before, deckWords, isForbidden }: Sentence,
  at: number,
): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  const said = deckWords?.get(word);
  if (said === undefined || STOP_WORDS.has(word) || NO_CARD_IN_A_ROW.has(word)) return undefined;
  const { slot } = surroundings(tokens, at, at + 1, before);
  const mention = cardMention(certainly(said.card), at, at + 1, slot === "bare" ? "wanted" : slot, false);
  if (deckWords?.isListed(said.card) === true && isSpokenOf(tokens, at)) return mention;
  const isOfGame = context.lexicon.phrases.get(word) !== undefined;
  // "3 walls" may be any of them.
  const isVague = !said.isOfDeck && word.endsWith("s") && isCommonWord(word);
  if (isCounted(tokens, at) && !isVague && said.share >= WELL_PLAYED && !isOfGame) return mention;
  // "Burn without guide" speaks of what such a deck plays.
  const isKnown = said.isOfDeck || said.isNickname === true;
  if (isForbidden === true && isKnown && !isOfGame && isAllThatIsOut(tokens, at)) return mention;
  if (isOfGame || isCommonWord(word)) return undefined;
  // "Legacy goblins with vials": several of a card that another deck is called by.
  if (deckWords?.isName(word) === true && !(word.endsWith("s") && slot !== "bare")) return undefined;
  if (slot !== "bare") return mention;
  // "They banned my Stoneforges" wants none.
  return said.isOfDeck && !word.endsWith("s") ? mention : undefined;
}

/** "The study goes", "crypt out", "keep ponder": what is said of a card of the list beside the wish. */
function isSpokenOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.gap === "tight" && SAID_OF_LISTED.has(next.text)) return true;
  return tokens[at]?.gap === "tight" && SAID_BEFORE_LISTED.has(tokens[at - 1]?.text ?? "");
}

/** Whether a word is the name of a deck that plays a card. */
function isCalledBy(meaning: Meaning, card: string): boolean {
  return meaning.kind === "playstyle" && meaning.archetype?.cards?.includes(card) === true;
}

/** "4", "3x", "playset of": as many as decks have copies of a card. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const figure = figureOf(tokens[at - 1]?.text ?? "");
  return tokens[at]?.gap === "tight" && /^[2-4]x?$|^playset$/.test(figure);
}

/** Share of decks from which a counted word is the card that it is a part of. */
const WELL_PLAYED = 0.02;

/** From this length on a word of a card's name is hardly a word of the sentence, even without a capital. */
const LONG = 9;

/** "Counters, hardened scales": the whole name of a card that says once more what the deck is about. */
export function namedAgain(
  { tokens, context, before }: Sentence,
  at: number,
  length: number,
  meaning: Meaning,
) {
  if (meaning.kind !== "theme") return undefined;
  const isSaid = before.some(({ content }) => content.kind === "theme" && content.slug === meaning.slug);
  const card = isSaid ? context.cardPhrases.phrases.longest(tokens, at) : undefined;
  if (card?.value.form !== "full" || card.length !== length || length < 2) return undefined;
  return cardMention(card.value, at, at + length, "wanted", false);
}
