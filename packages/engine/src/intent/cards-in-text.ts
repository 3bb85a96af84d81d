import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { WHAT_PEOPLE_DO, WHO_PEOPLE_ARE } from "../../data/lexicon-people.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { PRECON_WORDS } from "../../data/precons.ts";
import type { CardPhrase } from "./card-phrases.ts";
import { type Surroundings, surroundings } from "./card-slot.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { isIntroduced } from "./introduced.ts";
import type { Mention, Slot } from "./mention.ts";
import { figureOf } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token, wordsOf } from "./tokens.ts";

/** Reads a card's name that begins at `at`, spelled right; undefined where the words more likely mean something else. */
export function cardAt(sentence: Sentence, at: number): Mention | undefined {
  const { tokens, context } = sentence;
  const precon = preconAt(tokens, at, context);
  if (precon !== undefined) return precon;
  if (isIntroduced(tokens, at, at + 1)) return undefined;
  const several = severalAt(sentence, at);
  if (several !== undefined) return several;
  const found = context.cardPhrases.phrases.longest(tokens, at, true);
  if (found === undefined) return sentence.isTalk ? undefined : famousCardAt(sentence, at);
  const to = at + found.length;
  const around = surroundings(tokens, at, to, sentence.before);
  if (found.length === 1 && found.value.form === "short" && found.value.certainty === "everyday") {
    // "with Bolt" asks for the spell that everybody plays, not for a legend of that name.
    const famous = famousCardAt(sentence, at);
    if (famous !== undefined) return famous;
  }
  if (!isMeant(found.value, sentence, at, to, around)) return undefined;
  return cardMention(found.value, at, to, around.slot, false);
}

/** "four Lightning Bolts": a card's name in the plural behind a number. */
function severalAt({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  const figure = figureOf(tokens[at - 1]?.text ?? "");
  if (!/^[2-9]x?$|^\d{2}x?$/.test(figure) || tokens[at]?.gap !== "tight") return undefined;
  for (let to = Math.min(tokens.length, at + LONGEST_PLURAL); to > at + 1; to--) {
    const words = wordsOf(tokens, at, to);
    if (!words.endsWith("s") || tokens.slice(at + 1, to).some(({ gap }) => gap !== "tight")) continue;
    const phrase = context.cardPhrases.phrases.get(words.slice(0, -1));
    if (phrase?.form === "full" && phrase.certainty !== "everyday")
      return cardMention(phrase, at, to, surroundings(tokens, at, to, before).slot, false);
  }
  return undefined;
}

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

/** Reads a well-known card called by one word of its name ("with Snapcaster and Bowmasters"), where a card is wanted. */
function famousCardAt({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  const card = context.famousWords.get(word) ?? context.famousWords.get(word.replace(/s$/, ""));
  if (card === undefined) return undefined;
  const { slot, listed } = surroundings(tokens, at, at + 1, before);
  if (slot !== "wanted" && slot !== "wanted-strongly") return undefined;
  // "Counterspell and Delver" lists two cards; "Counterspell in Delver" names a kind of deck.
  const isWord = context.lexicon.phrases.get(word) !== undefined;
  const isCapital = tokens[at]?.capital === true;
  const isInList = listed === true || isListBegun(tokens, at + 1, context);
  if (isWord ? !(listed && isCapital) : !isCapital && word.length < LONG && !isInList) return undefined;
  return cardMention(certainly(card), at, at + 1, slot, true);
}

/** Whether another short name follows: "with bolt, push and path". */
function isListBegun(
  tokens: readonly Token[],
  at: number,
  { famousWords, cardPhrases, lexicon }: Sentence["context"],
): boolean {
  const isJoined = tokens[at]?.gap === "comma" || /^(?:and|or|plus)$/.test(tokens[at]?.text ?? "");
  if (!isJoined) return false;
  const next = tokens[at]?.gap === "comma" ? at : at + 1;
  const word = tokens[next]?.text ?? "";
  if (lexicon.phrases.get(word) !== undefined) return false;
  if (famousWords.has(word)) return true;
  const card = cardPhrases.phrases.longest(tokens, next);
  return card?.value.certainty === "certain" || (card?.value.form === "full" && card.length > 1);
}

/** A mention of the card, or cards, that a phrase names. */
export function cardMention(
  phrase: CardPhrase,
  from: number,
  to: number,
  slot: Slot,
  corrected: boolean,
): Mention {
  return {
    from,
    to,
    negated: false,
    content: {
      kind: "card",
      cards: phrase.cards,
      pair: phrase.pair,
      short: phrase.form === "short",
      slot,
      corrected,
    },
  };
}

function isMeant(
  phrase: CardPhrase,
  { tokens, context, text, before, isTalk, isForbidden }: Sentence,
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  const capital = (): boolean => isCapital(tokens, from, to, text);
  if (phrase.form === "short" && isNamesake(tokens, from, to, context)) return false;
  // In ordinary talk only a name of several words that nobody says otherwise is a card's.
  if (phrase.certainty === "certain") return !isTalk || to - from > 1;
  if (isTalk) return false;
  if (/\/\//.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))) return true;
  if (phrase.form === "full" && /^\d+x?$/.test(tokens[from - 1]?.text ?? "") && capital()) return true;
  // "four Goblin Guide": nobody counts so what is said of Goblins.
  if (phrase.form === "full" && to - from > 1 && tokens[from]?.gap === "tight" && isCopies(tokens[from - 1]))
    return true;
  // "no winter orb": what several words name in full is ruled out by no other name.
  if (phrase.certainty === "spoken" && isForbidden === true && phrase.form === "full" && to - from > 1)
    return true;
  if (phrase.certainty === "spoken")
    return (
      isNamed(phrase, { tokens, context, before }, around) ||
      capital() ||
      (phrase.form === "full" && isListBegun(tokens, to, context))
    );
  if (phrase.certainty === "person") return around.slot !== "bare" || !isSomebody(tokens, from, to, context);
  if (phrase.certainty === "likely") return around.slot !== "bare" || (capital() && from > 0);
  return isMeantOtherwise(phrase, { tokens, context, capital }, from, to, around);
}

/** "4", "four", "3x": as many as a deck has copies of a card. */
function isCopies(token: Token | undefined): boolean {
  return token !== undefined && /^[234]x?$/.test(figureOf(token.text));
}

/** Whether words that mean something else as well are a card's name here. */
function isMeantOtherwise(
  phrase: CardPhrase,
  { tokens, context, capital }: Pick<Sentence, "tokens" | "context"> & { readonly capital: () => boolean },
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  const known = context.lexicon.phrases.longest(tokens, from);
  const otherwise = known !== undefined && known.length >= to - from;
  if (phrase.form === "full" && to - from > 1 && !otherwise && capital()) return true;
  if (around.certain) return !otherwise || capital() || to - from > 1;
  const isShort = phrase.form === "short";
  if (around.paired && isShort && !otherwise && !STOP_WORDS.has(tokens[from]?.text ?? "")) return true;
  if (around.listed && otherwise && !isShort) return capital();
  if (around.isRow === true && !isShort && isWholeItem(tokens, from, to)) return true;
  // "with Counterspell and Delver" names cards; "with counterspells" a kind of them.
  if (around.slot === "wanted" && otherwise && !isShort && to - from === 1)
    return capital() && isFamous(phrase, context);
  return around.slot !== "bare" && !otherwise && isShort && capital();
}

/** Whether words stand between commas, or end what is said. */
function isWholeItem(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens[from]?.gap === "comma" && tokens[to]?.gap !== "tight";
}

/** Whether words that may be said in any sentence name a card: one that is much played, or that is expected in a wish for a deck. */
function isNamed(
  phrase: CardPhrase,
  { context, before }: Pick<Sentence, "tokens" | "context" | "before">,
  around: Surroundings,
): boolean {
  if (around.certain || around.listed === true) return true;
  if (around.slot !== "bare" && before.length > 0) return true;
  return phrase.cards.some((card) => context.fame(card) >= (around.slot === "bare" ? KNOWN : HARDLY_KNOWN));
}

/** Whether a name is somebody's: the words beside it speak of a person, or nothing near it of a deck. */
function isSomebody(
  tokens: readonly Token[],
  from: number,
  to: number,
  { lexicon }: Sentence["context"],
): boolean {
  const before = from > 0 ? (tokens[from - 1]?.text ?? "") : "";
  const next = tokens[to];
  if (WHO_PEOPLE_ARE.has(before) || (next?.gap === "tight" && WHAT_PEOPLE_DO.has(next.text))) return true;
  if (tokens.length <= to - from) return false;
  for (let at = Math.max(0, from - NEAR); at < Math.min(tokens.length, to + NEAR); at++) {
    if (at >= from && at < to) continue;
    if (/^(?:deck|commander|edh|brew|build|tribal)$/.test(tokens[at]?.text ?? "")) return false;
    const meaning = lexicon.phrases.longest(tokens, at);
    if (meaning !== undefined && meaning.value.kind !== "saying") return false;
  }
  return true;
}

/** "The art of Rebecca Guay", "painted by": a surname that nothing else is called by follows. */
function isNamesake(
  tokens: readonly Token[],
  from: number,
  to: number,
  { lexicon }: Sentence["context"],
): boolean {
  const next = tokens[to];
  if (!/^(?:of|by|from)$/.test(tokens[from - 1]?.text ?? "") || next?.gap !== "tight" || !next.capital)
    return false;
  return !isCommonWord(next.text) && lexicon.phrases.get(next.text) === undefined && !/\d/.test(next.text);
}

/** So many words beside a name are looked at. */
const NEAR = 4;

function isFamous(phrase: CardPhrase, context: IntentContext): boolean {
  return phrase.cards.some((card) => context.fame(card) >= FAMOUS);
}

/** From this length on a word of a card's name is hardly a word of the sentence, even without a capital. */
const LONG = 9;

/** Shares of a format's decks from which words that anybody may say name the card: anywhere, and where one is expected. */
const KNOWN = 0.015;
const HARDLY_KNOWN = 0.002;

/** Share of a format's decks from which a card's name means the card, even where it is a word of the game, too. */
const FAMOUS = 0.08;

/** True when the name is capitalized (small words inside it aside) in a text that does not capitalize most words. */
function isCapital(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    if (token === undefined || (!token.capital && (index === from || token.text.length > 3))) return false;
  }
  return capitalShare(tokens, text) <= 0.5;
}

function capitalShare(tokens: readonly Token[], text: string): number {
  if (text.length > 4_000) return 1;
  let capitals = 0;
  for (const token of tokens) if (token.capital) capitals++;
  return tokens.length === 0 ? 0 : capitals / tokens.length;
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
  const found = context.cardPhrases.phrases.longest(tokens, at);
  const [card] = found?.value.cards ?? [];
  if (isTalk || found === undefined || card === undefined || before.length === 0) return undefined;
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

/** A phrase that names exactly this card. */
export function certainly(card: CardIndex): CardPhrase {
  return { cards: [card], pair: false, form: "full", certainty: "certain" };
}
