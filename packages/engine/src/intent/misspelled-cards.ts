import { colorCount } from "@deckwright/cards/colors.ts";
import { alignmentDistance } from "@deckwright/cards/names/distance.ts";
import { type CardIndex, Supertype } from "@deckwright/cards/table/card-table.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { cardMention, certainly } from "./card-mention.ts";
import { surroundings } from "./card-slot.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { levelAt } from "./levels.ts";
import type { Mention } from "./mention.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";
import { typosAllowed } from "./typos.ts";

/** Longest name, in words, that is searched for with its typos. */
const MAX_NAME_WORDS = 5;

/**
 * Reads a misspelled name that begins at `at`, where a card is expected or the word is unknown. A name after a strong
 * trigger that resembles no card becomes an unknown card, so that the person can be told of it. A word that
 * `isOrdinary` begins a name only where it is capitalized.
 */
export function closeCardAt(
  { tokens, context, before, search }: Sentence,
  at: number,
  isForbidden: boolean,
  isOrdinary: boolean,
): Mention | undefined {
  const longest = longestName(tokens, at, context, isOrdinary);
  if (longest === undefined) return undefined;
  const single = surroundings(tokens, at, at + 1, before);
  const whole = surroundings(tokens, at, longest, before);
  const around = whole.certain || single.slot === "bare" ? whole : single;
  const isExpected = around.slot !== "bare" || isForbidden;
  const isName = around.certain || (around.slot !== "bare" && longest - at > 1);
  const least = isExpected && !isOrdinary ? 1 : 2;
  let tries = isExpected ? MAX_TRIES : 1;
  for (let to = longest; to >= at + least && tries > 0; to--) {
    const name = wordsOf(tokens, at, to);
    if (name.length < 6) continue;
    tries--;
    const match = search.resolve(name);
    if (match === undefined) return undefined;
    if (match.found && isCardOf(name, match.card, isExpected, context))
      return cardMention(certainly(match.card), at, to, around.slot, true);
    if (!isName || isForbidden || to < longest || tokens[at]?.capital !== true) continue;
    const near = match.found ? [match.card] : match.suggestions;
    return { from: at, to, negated: false, content: { kind: "unknown-card", name, near } };
  }
  return undefined;
}

/** One past the last word that may belong to a misspelled name; undefined where none begins. */
function longestName(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  isOrdinary: boolean,
): number | undefined {
  if (isNoName(tokens, at)) return undefined;
  const longest = isOrdinary ? titleEnd(tokens, at, context) : nameEnd(tokens, at, context);
  if (longest === undefined || hasNameWithin(tokens, at, longest, context)) return undefined;
  return leadsToColors(tokens, at, longest, context) ? undefined : longest;
}

/** "Ideally Azorius soldiers", "Give Me Boros angels": everyday words that lead to a deck's colors are no name. */
function leadsToColors(
  tokens: readonly Token[],
  at: number,
  to: number,
  { lexicon }: IntentContext,
): boolean {
  for (let place = at; place < to; place++) {
    const word = tokens[place]?.text ?? "";
    const meaning = lexicon.phrases.get(word);
    if (meaning?.kind === "colors") return place > at && colorCount(meaning.mask) > 1;
    if (word.length >= 4 && !isCommonWord(word)) return false;
  }
  return false;
}

/** "There's a Gaea's Cradle in it": whether a name that is spelled right begins among the words behind one that is none. */
function hasNameWithin(
  tokens: readonly Token[],
  at: number,
  to: number,
  { cardPhrases }: IntentContext,
): boolean {
  if (!SAYS_THERE_IS.test(tokens[at]?.text ?? "")) return false;
  for (let from = at + 1; from < to; from++) {
    const found = cardPhrases.phrases.longest(tokens, from);
    if (found !== undefined && found.length > 1 && found.value.form === "full") return true;
  }
  return false;
}

const SAYS_THERE_IS =
  /^(?:theres|thats|its|heres|hes|shes|whos|whats|this|these|those|they|he|she|it|there|here)$/;

/** "I got Hannah. Hannah plays ...": whether a capital word does, anywhere in the wish, what people do; "anti" and "vs" name nothing. */
function isNoName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "Anti-artifact commander deck"
  if (/^(?:anti|vs|versus)$/.test(token?.text ?? "")) return true;
  if (token?.capital !== true) return false;
  return tokens.some(
    ({ text, capital }, place) =>
      text === token.text &&
      capital &&
      tokens[place + 1]?.gap === "tight" &&
      DONE_BY_PEOPLE.test(tokens[place + 1]?.text ?? ""),
  );
}

const DONE_BY_PEOPLE =
  /^(?:plays|hates|loves|likes|says|said|told|wants|thinks|owns|brings|asked|asks|won|lost|loses|bought|lives|works)$/;

/**
 * True when each longer word of what was written is a word of the card's name with at most a typo, or the whole is
 * hardly different: "Blork the Unreal" is near to "Lord of the Unreal" and still somebody else.
 */
function isSameName(written: string, name: string): boolean {
  const folded = foldPhrase(name);
  const joined = (text: string): string => text.replaceAll(" ", "");
  const front = foldPhrase(name.split(" // ")[0] ?? name);
  const isWhole = (whole: string): boolean =>
    isWithin(joined(written), joined(whole), written.length < 8 ? 1 : 2);
  if (isWhole(folded) || isWhole(front)) return true;
  const words = folded.split(" ");
  // One word of many says a card only when it is the name's first: "removal" is no Seal of Removal.
  if (!written.includes(" ")) return isTypo(written, words[0] ?? "") || (words[0] ?? "").startsWith(written);
  return written
    .split(" ")
    .filter((word) => word.length >= 4 && !STOP_WORDS.has(word))
    .every((word) => words.some((other) => other.startsWith(word) || isTypo(word, other)));
}

/** Whether what was written is the card that is nearest to it. */
function isCardOf(written: string, card: CardIndex, isExpected: boolean, context: IntentContext): boolean {
  if (!isSameName(written, context.table.name(card))) return false;
  return isExpected ? isMeantByOne(written, card, context) : isSaidEnough(written);
}

/** One word that is near the first of a name says the card only where that is known, or a legend: "with my coworkers". */
function isMeantByOne(written: string, card: CardIndex, { table, fame }: IntentContext): boolean {
  if (isSaidEnough(written) || isTypo(written, foldPhrase(table.name(card)))) return true;
  return ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0 || fame(card) >= KNOWN;
}

/** One telling word, with small ones beside it, is no misspelled name where none is expected: "basil in". */
function isSaidEnough(written: string): boolean {
  return written.split(" ").filter((word) => word.length >= 4 && !STOP_WORDS.has(word)).length > 1;
}

function isWithin(word: string, other: string, most: number): boolean {
  return alignmentDistance(word, other, most) <= most;
}

function isTypo(word: string, other: string): boolean {
  const most = typosAllowed(word.length);
  return alignmentDistance(word, other, most) <= most;
}

/** Share of a format's decks from which on a card may go by a misspelled first word. */
const KNOWN = 0.01;

/** How many beginnings of one stretch of words are searched for. */
const MAX_TRIES = 3;

/** "Now I'd like Azorius soldiers": whoever speaks of himself right behind an everyday word begins a sentence, and no name. */
const ONESELF = /^(?:i|id|im|ive|ill)$/;

/** Where a name ends that an everyday word begins; undefined where it begins none. */
function titleEnd(tokens: readonly Token[], at: number, context: IntentContext): number | undefined {
  if (!isTitled(tokens, at) || ONESELF.test(tokens[at + 1]?.text ?? "")) return undefined;
  // "Now Selesnya commander" goes on with the deck.
  const next = context.lexicon.phrases.get(tokens[at + 1]?.text ?? "");
  if (STOP_WORDS.has(tokens[at]?.text ?? "") && SAYS_THE_DECK.has(next?.kind ?? "")) return undefined;
  const end = nameEnd(tokens, at, context);
  // "To Care" is no misspelled name: each of its words is said every day.
  const isEveryday = tokens.slice(at, end).every(({ text }) => text.length < 4 || isCommonWord(text));
  return isEveryday ? undefined : end;
}

/** True when a word may begin a capitalized name of several words ("The Wandering Emprorer"). */
function isTitled(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return (
    token !== undefined &&
    next !== undefined &&
    next.gap !== "hard" &&
    token.capital &&
    next.capital &&
    at > 0
  );
}

/** Kinds of words that a sentence may go on with behind a small one. */
const SAYS_THE_DECK: ReadonlySet<string> = new Set([
  "format",
  "colors",
  "playstyle",
  "theme",
  "creature-type",
]);

/** Kinds of words that say something of the deck and stand in no name: "Kinan cedh". */
const NO_PART_OF_NAMES: ReadonlySet<string> = new Set(["format", "cheap", "bracket"]);

/** One past the last word that can belong to a name beginning at `at`. */
function nameEnd(tokens: readonly Token[], at: number, context: IntentContext): number {
  let to = at + 1;
  while (to < tokens.length && to < at + MAX_NAME_WORDS) {
    const token = tokens[to];
    if (token === undefined || token.gap === "hard" || (token.gap === "comma" && !token.capital)) break;
    if (/^(?:and|und|with|without|under|but|no|for|in|budget)$/.test(token.text) || /^\d/.test(token.text))
      break;
    const known = context.lexicon.phrases.get(token.text);
    if (NO_PART_OF_NAMES.has(known?.kind ?? "") || levelAt(tokens, to) !== undefined) break;
    to++;
  }
  while (to > at + 1 && STOP_WORDS.has(tokens[to - 1]?.text ?? "") && tokens[to - 1]?.capital !== true) to--;
  return to;
}
