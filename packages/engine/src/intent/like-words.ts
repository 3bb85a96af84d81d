import {
  BESIDE_IDEAS,
  COPYING,
  IDEA_NOUNS,
  OF_STYLE,
  REMADE,
  REMADE_INTO,
  REMAKING,
  TAKING,
  WAY_VERBS,
  WAYS,
} from "../../data/lexicon-likeness.ts";
import { BUILT_AROUND, LIKE_WORDS, TAKEN_OVER } from "../../data/lexicon-wish.ts";
import { WHO_PLAYS, WHOSE } from "../../data/opponents.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const likeWords = phraseSet([...LIKE_WORDS, ...REMAKING].map(foldPhrase));
const taking = phraseSet(TAKING.map(foldPhrase));
const copying = phraseSet(COPYING.map(foldPhrase));
const ofStyle = phraseSet(OF_STYLE.map(foldPhrase));
const remade = phraseSet(pairsOf(REMADE, REMADE_INTO).map(foldPhrase));
const takenOver = phraseSet(TAKEN_OVER.map(foldPhrase));
const builtAround = phraseSet(BUILT_AROUND.map(foldPhrase));
/** Within so many words, and sentences, behind what is told of somebody may want it, too. */
const TAKEN_REACH = 30;
const TAKEN_SENTENCES = 2;

/** Words between a card and "but" that say what of it is meant. */
const MOST_BETWEEN = 2;

/** How many words before something say that a deck is only to be like it: "same idea as the", 4; 0 for none. */
export function likeBefore(tokens: readonly Token[], from: number): number {
  const before = tokens[from - 1]?.text ?? "";
  // "Poor man's Atraxa" is nobody's, and "is there an Isshin" asks for one like it.
  const own =
    before === "the" ? 0 : likeWords.endingBefore(tokens, from) || taking.endingBefore(tokens, from);
  if (own > 0) return own;
  // "the mono white version of what Teysa does"
  const lead = /^(?:the|a|an|what|whatever)$/.test(before) ? from - 1 : ownerBefore(tokens, from);
  const words = likeWords.endingBefore(tokens, lead);
  return words === 0 ? 0 : words + from - lead;
}

/**
 * "What Krenko does", "same engine as Krenko", "the Krenko plan", "copy a Krenko deck": whether the words around somebody's name
 * speak of what is done there. That alone does not say that somebody else is to do it.
 */
export function isWayOf(tokens: readonly Token[], from: number, to: number): boolean {
  const lead = /^(?:the|a|an|my|his|her|your)$/.test(tokens[from - 1]?.text ?? "") ? from - 1 : from;
  if (copying.endingBefore(tokens, from) > 0 || copying.endingBefore(tokens, lead) > 0) return true;
  const [near, joint] = [tokens[lead - 2]?.text ?? "", tokens[lead - 1]?.text ?? ""];
  if (BESIDE_IDEAS.has(joint) && IDEA_NOUNS.has(near)) return true;
  const before = tokens.slice(Math.max(0, lead - SAME_REACH), lead).map(({ text }) => text);
  if (/^(?:as|like)$/.test(joint) && before.includes("same")) return true;
  const next = tokens[to];
  if (next?.gap !== "tight") return false;
  if (WAY_VERBS.has(next.text)) return before.slice(-WAY_REACH).some((word) => WAYS.has(word));
  const isOwners = tokens[to - 1] !== undefined && /['’]s?$/.test(tokens[to - 1]?.text ?? "");
  return IDEA_NOUNS.has(next.text) && (lead < from || isOwners);
}

/** Most words from "same" to whoever something is the same as, and from "the way" to whoever goes it. */
const SAME_REACH = 5;
const WAY_REACH = 2;

/** Where whoever has something begins: "my friend's", "Brenna's"; the thing's own place where nobody does. */
function ownerBefore(tokens: readonly Token[], from: number): number {
  const owner = tokens[from - 1];
  if (owner === undefined || !owner.text.endsWith("s")) return from;
  const isPerson = WHO_PLAYS.has(owner.text) || WHO_PLAYS.has(owner.text.slice(0, -1));
  if (isPerson) return WHOSE.has(tokens[from - 2]?.text ?? "") ? from - 2 : from - 1;
  return owner.capital && tokens[from]?.gap === "tight" ? from - 1 : from;
}

/** Whether something is said to be like what is wished for, or what it starts from: "like Krenko", "Wilhelt but", "Tergrid-style". */
export function isIdeaOfAnother(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    likeBefore(tokens, from) > 0 ||
    isSecondOfTwo(tokens, from) ||
    isOfStyle(tokens, to) ||
    isOnesOwn(tokens, from, to) ||
    isWayBut(tokens, from, to)
  );
}

/** "What Krenko does, only": what somebody does, and nothing that it is done to. */
function isWayBut(tokens: readonly Token[], from: number, to: number): boolean {
  if (!WAY_VERBS.has(tokens[to]?.text ?? "") || !isWayOf(tokens, from, to)) return false;
  const next = tokens[to + 1];
  return next === undefined || next.gap !== "tight" || /^(?:but|only|except|just|in)$/.test(next.text);
}

/** "Somewhere between Talrand and Kess", "a mix of elves and goblins": the second of two that something is to be like. */
function isSecondOfTwo(tokens: readonly Token[], from: number): boolean {
  if (tokens[from - 1]?.text !== "and") return false;
  for (let at = from - 2; at >= from - TWO_REACH && at > 0 && tokens[at + 1]?.gap === "tight"; at--)
    if (/^(?:between|of)$/.test(tokens[at]?.text ?? "") && likeWords.endingBefore(tokens, at + 1) > 1)
      return true;
  return false;
}

/** Most words from "between" to the second of two. */
const TWO_REACH = 6;

/** "like my friend's Lathril deck, but": what somebody else has and one's own is to be like. */
export function isLikeTheirs(tokens: readonly Token[], from: number): boolean {
  return ownerBefore(tokens, from) < from && likeBefore(tokens, from) > 0;
}

/** "My friend has a Kess storm deck. I want that, too": what is told of somebody is what is wished for. */
export function isTakenOver(tokens: readonly Token[], from: number): boolean {
  if (isFavoriteOfWhomItIsFor(tokens, from)) return true;
  let sentences = 0;
  for (let at = from + 1; at < tokens.length && at <= from + TAKEN_REACH; at++) {
    if (tokens[at]?.gap === "hard") sentences++;
    if (sentences > TAKEN_SENTENCES) return false;
    const said = takenOver.longest(tokens, at);
    if (said !== undefined && !isOwnDeck(tokens, at + said.length)) return true;
  }
  return false;
}

/** "His favorite animals are cats. I'd like a deck for him": what whoever is to have the deck likes most. */
function isFavoriteOfWhomItIsFor(tokens: readonly Token[], from: number): boolean {
  const is = tokens[from - 1]?.text === "the" ? from - 2 : from - 1;
  if (!/^(?:is|are)$/.test(tokens[is]?.text ?? "")) return false;
  const isFavorite = [1, 2, 3].some((back) => FAVORITE.test(tokens[is - back]?.text ?? ""));
  return isFavorite && tokens.some(({ text }, at) => text === "for" && HIM.test(tokens[at + 1]?.text ?? ""));
}

const FAVORITE = /^(?:favorites?|favourites?|fav)$/;
const HIM = /^(?:him|her|them)$/;

/** "I want my own deck: izzet" takes nothing over. */
function isOwnDeck(tokens: readonly Token[], to: number): boolean {
  return tokens[to - 1]?.text === "own" && /^(?:decks?|list|thing|brew)$/.test(tokens[to]?.text ?? "");
}

/**
 * "I pulled a Sheoldred. I want to build my deck around her": whether something named before `until` is what a deck is to be
 * about, told a little later.
 */
export function isBuiltAround(tokens: readonly Token[], to: number, until: number): boolean {
  let sentences = 0;
  for (let at = to; at < until && at < to + BUILT_REACH; at++) {
    if (tokens[at]?.gap === "hard") sentences++;
    if (sentences > BUILT_SENTENCES) return false;
    if (builtAround.longest(tokens, at) !== undefined) return true;
  }
  return false;
}

/** Within so many words, and sentences, behind a card it is told that the deck is built around it, where no other comes between. */
const BUILT_REACH = 45;
const BUILT_SENTENCES = 5;

/** "Tergrid-style discard", "a Krenko type of deck". */
export function isOfStyle(tokens: readonly Token[], to: number): boolean {
  if (isRemade(tokens, to)) return true;
  return tokens[to]?.gap === "tight" && ofStyle.longest(tokens, to) !== undefined;
}

/** "Krenko, reimagined as mono black": what a deck becomes that is named right before. */
function isRemade(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap !== "hard" && remade.longest(tokens, to) !== undefined;
}

/** Whether words before a place say that a deck is like another, or becomes another. */
export function speaksOfLikeness(tokens: readonly Token[], until: number): boolean {
  for (let at = 0; at < until; at++) {
    if (remade.longest(tokens, at) !== undefined || (at > 0 && isOfStyle(tokens, at))) return true;
    const words = likeWords.longest(tokens, at);
    // "I'd like a deck" likes nothing else.
    if (words !== undefined && !(tokens[at]?.text === "like" && LIKES.test(tokens[at - 1]?.text ?? "")))
      return true;
  }
  return false;
}

const LIKES = /^(?:i|id|would|we|you|to|really|also|he|she|they|does|do|dont|not)$/;

/** "my Atraxa deck", "Atraxa but": what somebody has, or starts from. */
export function isOnesOwn(tokens: readonly Token[], from: number, to: number): boolean {
  const isDeck = tokens[to]?.text === "deck";
  if (isDeck && tokens[from - 1]?.text === "my") return true;
  // "Meren, minus green, plus white"
  if (from === 0 && /^(?:minus|plus|except)$/.test(tokens[to]?.text ?? "")) return true;
  // "Nekusar wheels but rakdos"
  for (let at = to; at <= to + MOST_BETWEEN && tokens[at] !== undefined && tokens[at]?.gap !== "hard"; at++)
    if (tokens[at]?.text === "but") return true;
  return false;
}

/** "A mono black edh version of Krenko": what is said right before, or with a word or two between. */
export function isSaidBefore(
  { to }: { readonly to: number },
  begin: number,
  tokens: readonly Token[],
): boolean {
  return (
    to <= begin && begin - to <= MOST_BEFORE && tokens.slice(to, begin).every(({ gap }) => gap !== "hard")
  );
}

const MOST_BEFORE = 2;
