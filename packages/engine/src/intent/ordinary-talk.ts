import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { CURRENCIES } from "../../data/lexicon-money.ts";
import { NAMES_OF_OTHERS } from "../../data/lexicon-people.ts";
import { DECK_WORDS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { type CardPhrase, headOf } from "./card-phrases.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { levelAt } from "./levels.ts";
import type { Lexicon } from "./lexicon.ts";
import { overCommas, type Phrases } from "./phrases.ts";
import { type Token, wordsOf } from "./tokens.ts";

/** Up to so many words are a wish, whatever they say, unless they tell what was. */
const SHORT = 8;
const TOLD: ReadonlySet<string> = new Set(["was", "were", "had", "did", "went", "came", "said"]);

/** Whether a text of some length, or one that tells what was, speaks of no deck and names no cards. */
export function isOrdinaryTalk(
  tokens: readonly Token[],
  { lexicon, cardPhrases, led, table }: Pick<IntentContext, "lexicon" | "cardPhrases" | "led" | "table">,
): boolean {
  if (tokens.length <= SHORT && !tokens.some(({ text }) => TOLD.has(text))) return false;
  const isLegends = (at: number): boolean => {
    const found = cardPhrases.phrases.longest(tokens, at);
    const head = wordsOf(tokens, at, at + (found?.length ?? 0));
    return isNobodyElse(head, found?.value, (card) => headOf(table.name(card)) === head, led);
  };
  return (
    namesNoDeck(tokens, lexicon) &&
    !tokens.some((_, at) => isLegends(at)) &&
    !namesCards(tokens, cardPhrases.phrases, led) &&
    !namesLegends(tokens, { phrases: cardPhrases.phrases, led, lexicon })
  );
}

/** "I really think Korvold is the one": what a legend of some decks is called, and neither people nor anything else. */
function isNobodyElse(
  head: string,
  phrase: CardPhrase | undefined,
  isCalled: (card: CardIndex) => boolean,
  led: IntentContext["led"],
): boolean {
  if (phrase?.form !== "short" || !/^(?:certain|spoken)$/.test(phrase.certainty)) return false;
  if (head.length < SHORTEST_NAME || NAMES_OF_OTHERS.has(head)) return false;
  // "Zur" may be short for anything, unless many decks are his.
  const least = head.length === SHORTEST_NAME ? LEADS_MANY : LEADS_A_FEW;
  return phrase.cards.some((card) => led(card) >= least && isCalled(card));
}

/** "She plays Wilhelt, he plays Gishath", "Muldrotha but for 75 dollars": several legends whom everybody knows, or one and a sum. */
function namesLegends(
  tokens: readonly Token[],
  {
    phrases,
    led,
    lexicon,
  }: Pick<IntentContext, "led" | "lexicon"> & { readonly phrases: Phrases<CardPhrase> },
): boolean {
  const named = new Set<CardPhrase>();
  for (const { text } of tokens) {
    const phrase = text.length < SHORTEST_LEGEND ? undefined : phrases.get(text);
    if (phrase?.form !== "short" || phrase.certainty !== "certain") continue;
    if (phrase.cards.some((card) => led(card) >= LEADS_MANY)) named.add(phrase);
  }
  // "Adeline and Malcolm met Agatha": whoever is named plays nothing.
  if (named.size >= SEVERAL)
    return tokens.some(({ text }) => PLAYED.test(text)) || isBegunWith(tokens, named, phrases, 1);
  if (named.size === 0) return false;
  // "Giada angels plz": right before what the deck is of.
  const first = phrases.get(tokens[0]?.text ?? "");
  const of = lexicon.phrases.longest(tokens, 1)?.value;
  if (first !== undefined && named.has(first) && of?.kind === "creature-type" && of.plural) return true;
  // "Gitrog, but the old one", "Build Meren": somebody that a wish, or one of its sentences, begins with.
  if (isBegunWith(tokens, named, phrases)) return true;
  return tokens.some(({ text, between }) => Object.hasOwn(CURRENCIES, text) || /[$€£]/.test(between));
}

/** `least`: words that must ask for whoever it is. */
function isBegunWith(
  tokens: readonly Token[],
  named: ReadonlySet<CardPhrase>,
  phrases: Phrases<CardPhrase>,
  least = 0,
): boolean {
  return tokens.some(({ gap }, from) => {
    if (from > 0 && gap !== "hard") return false;
    const at = tokens.findIndex(({ text }, each) => each >= from && !isAsking(tokens, each, text));
    const first = phrases.get(tokens[at]?.text ?? "");
    if (first === undefined || !named.has(first)) return false;
    const next = tokens[at + 1];
    const asked = at - from;
    if (asked < least) return false;
    // "Build Lathril", "Lathril, no Craterhoof": nobody's name stands so in talk.
    const isAlone = next === undefined || next.gap !== "tight" || BUT.test(next.text);
    // "I like getting things back. Meren": nor does it end one by itself.
    return (
      (isAlone && (from === 0 || asked > 0 || next === undefined)) || (asked > 0 && asked <= MOST_ASKING)
    );
  });
}

/** "My pick is Krenko" */
function isAsking(tokens: readonly Token[], at: number, text: string): boolean {
  return ASKING.test(text) || (text === "is" && /^(?:pick|choice)$/.test(tokens[at - 1]?.text ?? ""));
}

/** Words that ask for a deck, before whoever is to lead it, and most of them. */
const ASKING = /^(?:build|brew|make|give|gimme|me|us|a|an|please|pls|my|new|pick|choice)$/;
const MOST_ASKING = 4;

const BUT = /^(?:but|except|minus|without|only|instead|just|with)$/;
/** What is done with decks. */
const PLAYED = /^(?:plays?|playing|pilots?|piloting|runs|brings|jams|mains|wins?|beats?|builds?|building)$/;
/** Decks that a legend leads whose name is nobody else's, of 5.9 million counted ones in November 2026, and its shortest name. */
const LEADS_MANY = 5_000;
const SHORTEST_LEGEND = 5;
/** The same of one whose name is that of nothing else at all. */
const LEADS_A_FEW = 300;
const SHORTEST_NAME = 3;

/** Whether several names of more than one word, which nobody says otherwise, are cards', or one is that of a legend who leads many. */
function namesCards(
  tokens: readonly Token[],
  phrases: Phrases<CardPhrase>,
  led: IntentContext["led"],
): boolean {
  let named = 0;
  let legends = 0;
  let refused = 0;
  for (let at = 0; at < tokens.length; at++) {
    const found = phrases.longest(tokens, at, overCommas);
    if (found?.value.certainty !== "certain") continue;
    const { form, cards } = found.value;
    // "Korvold with mayhem devil"
    if (found.length < 2) {
      if (form === "short" && cards.some((card) => led(card) >= LEADS_MANY)) legends++;
      if (isRefused(tokens, at)) refused++;
      continue;
    }
    // "4th doctor and Sarah Jane": who begins a wish may have a nickname.
    if ((form === "full" || at === 0) && cards.some((card) => led(card) >= LEADS_SOME)) return true;
    if (form === "full") named += hasRareWord(tokens, at, found.length) ? SEVERAL : 1;
    at += found.length - 1;
  }
  return named >= SEVERAL || refused >= SEVERAL || (named > 0 && legends > 0);
}

/** "No thoracle, no dockside" */
function isRefused(tokens: readonly Token[], at: number): boolean {
  return /^(?:no|without|minus)$/.test(tokens[at - 1]?.text ?? "") && !isCommonWord(tokens[at]?.text ?? "");
}

/** "Sol Ring": whether a name has a word that hardly anybody says, so that it is one in any text. */
function hasRareWord(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).some(({ text }) => !isCommonWord(text) && !STOP_WORDS.has(text));
}

/** Decks, of as many, that a legend leads who is called by a whole name of several words. */
const LEADS_SOME = 1_000;

/** So many cards are no talk. */
const SEVERAL = 2;

/** Kinds of decks that are said in several words, which nobody says of anything else: "group slug". */
const OF_DECKS = /^(?:playstyle|theme|format)$/;

const BOUNDS = /^(?:under|over|below|above|max|min)$/;

/** Whether no word is one of decks, or of the lexicon and rare in English, and none counts a kind of cards. */
export function namesNoDeck(tokens: readonly Token[], { phrases, counted }: Lexicon): boolean {
  return tokens.every(({ text }, at) => {
    if (DECK_WORDS.has(text) || levelAt(tokens, at) !== undefined) return false;
    // "Not a land under 37"
    const behind = counted.longest(tokens, at)?.length ?? 0;
    if (
      behind > 0 &&
      BOUNDS.test(tokens[at + behind]?.text ?? "") &&
      /^\d+$/.test(tokens[at + behind + 1]?.text ?? "")
    )
      return false;
    if (/^\d+$/.test(text) && counted.longest(tokens, at + 1) !== undefined) return false;
    const several = phrases.longest(tokens, at);
    if (several !== undefined && several.length > 1 && OF_DECKS.test(several.value.kind)) return false;
    const meaning = phrases.get(text);
    return meaning === undefined || meaning.kind === "saying" || isCommonWord(text);
  });
}
