import { LEAVES_LIST } from "../../data/lexicon-lists.ts";
import { DONE_WITH_VERBS, TO_DO } from "../../data/lexicon-rows.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { PRECON_WORDS } from "../../data/precons.ts";
import { isCapital, isInitials } from "./capitals.ts";
import { byTwoWordsAt, deckCardAt, famousCardAt } from "./card-by-word.ts";
import { isMeant } from "./card-meant.ts";
import { cardMention, certainly } from "./card-mention.ts";
import type { CardPhrase } from "./card-phrases.ts";
import { type Surroundings, surroundings } from "./card-slot.ts";
import { isColorsBefore, withColorsBefore } from "./colors-before.ts";
import { isCommonWord } from "./common-word.ts";
import { describedFrom } from "./described-from.ts";
import { isIntroduced } from "./introduced.ts";
import type { Mention } from "./mention.ts";
import { NEAR } from "./no-cards-name.ts";
import { overCommas } from "./phrases.ts";
import { isRuledOutWord, rareCardAt } from "./ruled-out-word.ts";
import { figureOf } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

/** Reads a card's name that begins at `at`, spelled right; undefined where the words more likely mean something else. */
export function cardAt(sentence: Sentence, at: number): Mention | undefined {
  const { tokens, context } = sentence;
  const precon = preconAt(tokens, at, context);
  if (precon !== undefined) return precon;
  if (isIntroduced(tokens, at, at + 1) || isPrinting(sentence, at)) return undefined;
  const several = severalAt(sentence, at);
  if (several !== undefined) return several;
  if (isColorsBefore(tokens, at)) return undefined;
  const ofColors = withColorsBefore(sentence, at);
  if (ofColors !== undefined) return ofColors;
  const found = context.cardPhrases.phrases.longest(tokens, at, overCommas);
  const initials = initialsAt(sentence, at);
  if (initials !== undefined && (found?.length ?? 0) <= 1) return initials;
  if (found === undefined) return byWordAt(sentence, at);
  if (found.length === 1 && (isVerb(tokens, at) || tokens[at]?.text === "one")) return undefined;
  const to = at + found.length;
  const around = surroundings(tokens, at, to, sentence.before);
  if (found.length === 1 && found.value.form === "short" && found.value.certainty === "everyday") {
    // "with Bolt" asks for the spell that everybody plays, not for a legend of that name.
    const famous = deckCardAt(sentence, at) ?? famousCardAt(sentence, at);
    if (famous !== undefined) return famous;
  }
  const isName =
    isMeant(found.value, sentence, at, to, around) ||
    (found.length === 1 &&
      (isListedName(found.value, sentence, at, around) || isRuledOutWord(found.value, sentence, at)));
  if (!isName) return found.length === 1 && !sentence.isTalk ? deckCardAt(sentence, at) : undefined;
  return cardMention(found.value, at, to, around.slot, false);
}

const PRINTED =
  /^(?:foils?|japanese|german|french|italian|spanish|korean|russian|chinese|promo|signed|textless|borderless|altered|beat|old|retro)$/;

/** "My foil Vampiric Tutor": how a card is printed whose name follows. */
function isPrinting({ tokens, context }: Pick<Sentence, "tokens" | "context">, at: number): boolean {
  if (!PRINTED.test(tokens[at]?.text ?? "") || tokens[at + 1]?.gap !== "tight") return false;
  return (
    context.cardPhrases.phrases.longest(tokens, at + 1) !== undefined ||
    isPrinting({ tokens, context }, at + 1) ||
    pluralNameAt(tokens, at + 1, context) !== undefined
  );
}

/** A card that is called by a word or two of its name, or otherwise than by it. */
function byWordAt(sentence: Sentence, at: number): Mention | undefined {
  if (sentence.isTalk) return undefined;
  return (
    byTwoWordsAt(sentence, at) ??
    deckCardAt(sentence, at) ??
    famousCardAt(sentence, at) ??
    rareCardAt(sentence, at)
  );
}

/** "I need to replenish my shelves", "ponder this": whether a word in small letters is what somebody does. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.capital !== false) return false;
  const next = tokens[at + 1];
  if (next?.gap === "tight" && DONE_WITH_VERBS.has(next.text)) return true;
  return (
    tokens[at]?.gap === "tight" && tokens[at - 1]?.text === "to" && TO_DO.has(tokens[at - 2]?.text ?? "")
  );
}

/** "With Opt and Shock", "Fear and Regrowth": an everyday word with a capital that is a card's whole name, beside another in a list. */
function isListedName(
  { form, certainty }: CardPhrase,
  { tokens, text, context, isTalk }: Sentence,
  at: number,
  { slot, listed }: Surroundings,
): boolean {
  if (form !== "full" || certainty !== "everyday" || isTalk || !/^wanted/.test(slot)) return false;
  if (context.lexicon.phrases.get(tokens[at]?.text ?? "") !== undefined) return false;
  // "w solitude+ephemerate"
  if (/^ ?[+&] ?$/.test(tokens[at + 1]?.between ?? "") && isNameAt(tokens, at + 1, context)) return true;
  if (tokens[at]?.gap === "hard" || !isCapital(tokens, at, at + 1, text)) return false;
  return listed === true || isCapitalNameBehind(tokens, at + 1, context);
}

/** Whether a card's full name, and no word of English, begins there. */
function isNameAt(tokens: readonly Token[], at: number, context: Sentence["context"]): boolean {
  const found = context.cardPhrases.phrases.longest(tokens, at)?.value;
  return found?.form === "full" && found.certainty !== "everyday";
}

/** Whether a comma or "and" leads to another name with a capital. */
function isCapitalNameBehind(tokens: readonly Token[], at: number, context: Sentence["context"]): boolean {
  const next = tokens[at]?.gap === "comma" ? at : at + 1;
  if (next > at && !/^(?:and|or|plus)$/.test(tokens[at]?.text ?? "")) return false;
  return (
    tokens[next]?.capital === true && context.cardPhrases.phrases.longest(tokens, next)?.value.form === "full"
  );
}

/** "LED dredge", "4 RiP": a card's initials that are a word of English but for their capitals. */
function initialsAt({ tokens, text, context, isTalk, before }: Sentence, at: number): Mention | undefined {
  const phrase = context.cardPhrases.initials.get(tokens[at]?.text ?? "");
  if (phrase === undefined || isTalk || !isInitials(tokens[at], text)) return undefined;
  // "My deck is gone. RIP. Now ..." names no card.
  const isAlone = tokens[at]?.gap === "hard" && tokens[at + 1]?.gap === "hard";
  if (isAlone && /^\s*[.!]/.test(tokens[at + 1]?.between ?? "")) return undefined;
  const { slot } = surroundings(tokens, at, at + 1, before);
  return cardMention(phrase, at, at + 1, slot === "bare" ? "wanted" : slot, false);
}

/** "four Lightning Bolts", "the Natural Orders": a card's name in the plural behind a number, or with a capital behind "the". */
function severalAt(sentence: Sentence, at: number): Mention | undefined {
  const named = nameIsAt(sentence, at);
  if (named !== undefined) return named;
  const { tokens, context, before } = sentence;
  const word = tokens[describedFrom(tokens, at) - 1]?.text ?? "";
  if (tokens[at]?.gap !== "tight") return undefined;
  const plural = pluralAt(sentence, at);
  if (plural !== undefined) return plural;
  const isNumber = /^[2-9]x?$|^\d{2}x?$/.test(figureOf(word));
  if (!isNumber && !(tokens[at]?.capital && OF_SEVERAL.test(word))) return undefined;
  const found = pluralNameAt(tokens, at, context);
  if (found === undefined) return undefined;
  const { phrase, to } = found;
  return cardMention(phrase, at, to, surroundings(tokens, at, to, before).slot, false);
}

/** The plural of a card's full name, of more than one word, that begins at one, and where it ends. */
function pluralNameAt(tokens: readonly Token[], at: number, { cardPhrases }: Sentence["context"]) {
  for (let to = Math.min(tokens.length, at + LONGEST_PLURAL); to > at + 1; to--) {
    const words = wordsOf(tokens, at, to);
    if (!words.endsWith("s") || tokens.slice(at + 1, to).some(({ gap }) => gap !== "tight")) continue;
    const phrase = cardPhrases.phrases.get(words.slice(0, -1));
    if (phrase?.form === "full" && phrase.certainty !== "everyday") return { phrase, to };
  }
  return undefined;
}

/** "All the thoughtseizes", "zero sheoldreds": several of a card whose name is one word, which nobody says otherwise. */
function pluralAt({ tokens, context, before, isForbidden }: Sentence, at: number): Mention | undefined {
  const token = tokens[at];
  // "Serra's Sanctum" is hers.
  if (token === undefined || token.end - token.start > token.text.length) return undefined;
  const { text } = token;
  const one = text.slice(0, -1);
  if (!text.endsWith("s") || text.length < SHORTEST_PLURAL || isCommonWord(one) || isCommonWord(text))
    return undefined;
  if (!(OF_SEVERAL.test(tokens[at - 1]?.text ?? "") || isForbidden === true)) return undefined;
  const { phrases } = context.cardPhrases;
  if (phrases.get(text) !== undefined || context.lexicon.phrases.get(text) !== undefined) return undefined;
  const phrase = phrases.get(one);
  if (phrase?.certainty !== "certain") return undefined;
  // "With Teferis Protecton" names another card, which begins like a legend's name.
  if (phrase.form !== "full" && /^(?:with|of)$/.test(tokens[at - 1]?.text ?? "")) return undefined;
  return cardMention(phrase, at, at + 1, surroundings(tokens, at, at + 1, before).slot, false);
}

/** Shorter words are rather other words. */
const SHORTEST_PLURAL = 6;

/** "Shark Typhoon's fine": a card's whole name, short for "is" or with what it has. */
function nameIsAt({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  for (let to = Math.min(tokens.length, at + LONGEST_PLURAL); to > at + 1; to--) {
    const last = tokens[to - 1];
    if (last === undefined || last.end - last.start === last.text.length || !last.text.endsWith("s"))
      continue;
    if (tokens.slice(at + 1, to).some(({ gap }) => gap !== "tight")) continue;
    const phrase = context.cardPhrases.phrases.get(wordsOf(tokens, at, to).slice(0, -1));
    // "Monstrous Rage's banned"
    const isSaid = phrase?.certainty === "spoken" && SAID_OF_CARDS.test(tokens[to]?.text ?? "");
    if (phrase?.form === "full" && (isSaid || /^(?:certain|likely)$/.test(phrase.certainty)))
      return cardMention(phrase, at, to, surroundings(tokens, at, to, before).slot, false);
  }
  return undefined;
}

/** What a card is said to be. */
const SAID_OF_CARDS =
  /^(?:banned|out|in|fine|ok|okay|too|not|great|good|bad|legal|boring|lame|a|my|forbidden|allowed|mandatory|welcome)$/;

const OF_SEVERAL = /^(?:zero|the|my|his|her|their|our|those|these|any|all|no|without|with|of)$/;
/** Most words of a name in the plural. */
const LONGEST_PLURAL = 4;

/** Reads the name of a preconstructed deck, where the words near it speak of one, as whoever leads it. */
function preconAt(
  tokens: readonly Token[],
  at: number,
  { precons }: Sentence["context"],
): Mention | undefined {
  const found = precons.longest(tokens, at);
  if (found === undefined) return undefined;
  const to = at + found.length;
  const isNear = tokens.slice(Math.max(0, at - NEAR), to + NEAR).some(({ text }) => PRECON_WORDS.has(text));
  if (!isNear) return undefined;
  const phrase: CardPhrase = {
    cards: found.value,
    pair: found.value.length > 1,
    form: "short",
    certainty: "certain",
  };
  return cardMention(phrase, at, to, "lead", false);
}

/** A card of the list beside the wish that is ruled out by what stands behind it: "the study goes". */
export function outOfList({ tokens, deckWords }: Sentence, mention: Mention): Mention {
  const { content, to } = mention;
  const card = content.kind === "card" ? content.cards[0] : undefined;
  if (card === undefined || deckWords?.isListed(card) !== true) return mention;
  const next = tokens[to];
  const isOut = next?.gap === "tight" && LEAVES_LIST.has(next.text);
  return isOut ? { ...mention, negated: true } : mention;
}

/** Names in quotation marks, by the position of their first word. Quoted text that is no name is read like the rest. */
export function quotedCards({ text, tokens, context, search, isTalk }: Sentence): Map<number, Mention> {
  const found = new Map<number, Mention>();
  if (isTalk) return found;
  let quotes = MAX_QUOTES;
  for (const match of text.matchAll(/["“”„«»]([^"“”„«»\n]{2,80})["“”«»]/g)) {
    const inner = match[1] ?? "";
    const start = match.index + 1;
    const from = tokens.findIndex((token) => token.start >= start);
    if (from < 0 || quotes-- <= 0) break;
    let to = from;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= start + inner.length) to++;
    if (to === from) continue;
    const phrase = context.cardPhrases.phrases.get(foldPhrase(inner));
    const slot = surroundings(tokens, from, to, []).slot;
    if (phrase !== undefined) {
      found.set(from, cardMention(phrase, from, to, slot, false));
      continue;
    }
    if (tokens.slice(from, to).every(({ text: word }) => isCommonWord(word) || word.length < 4)) continue;
    const near = search.resolve(inner);
    if (near?.found)
      found.set(from, { ...cardMention(certainly(near.card), from, to, slot, near.how === "typo") });
  }
  return found;
}

/**
 * A card that is perhaps meant by words that are English as well, in a wish that speaks of other things of the game: several
 * words that are all common, or one that is capitalized where a card is expected.
 */
export function unclearCardAt(
  { tokens, context, before, text, isTalk }: Sentence,
  at: number,
): Mention | undefined {
  if (isTalk || before.length === 0) return undefined;
  const found = context.cardPhrases.phrases.longest(tokens, at);
  const [card] = found?.value.cards ?? [];
  if (found === undefined || card === undefined) return undefined;
  const to = at + found.length;
  const isExpected = surroundings(tokens, at, to, before).slot !== "bare" && isCapital(tokens, at, to, text);
  const isSaid = found.value.certainty === "spoken" && found.length >= LEAST_SAID;
  const isSingle =
    found.value.certainty === "everyday" && isExpected && !STOP_WORDS.has(tokens[at]?.text ?? "");
  if (!isSaid && !isSingle) return undefined;
  return { from: at, to, negated: false, content: { kind: "unclear-card", card } };
}

/** From so many common words on a name is asked back. */
const LEAST_SAID = 2;

const MAX_QUOTES = 8;
