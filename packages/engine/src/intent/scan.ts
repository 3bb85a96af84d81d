import { BUDGET_DECKS, CHEAP_OBJECTS } from "../../data/lexicon-money.ts";
import { NEGATION_FILLERS, WANTED_AFTER } from "../../data/lexicon-negation.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import { isAccepted } from "./accepted-phrases.ts";
import { namedAgain } from "./card-by-word.ts";
import { rowsOfCards } from "./card-rows.ts";
import { isNameExpected } from "./card-slot.ts";
import { cardAt, outOfList, quotedCards, unclearCardAt } from "./cards-in-text.ts";
import { changedCountAt } from "./changed-counts.ts";
import { colorLettersAt } from "./color-letters.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { countAt } from "./counts.ts";
import { isIntroduced } from "./introduced.ts";
import { levelAt } from "./levels.ts";
import type { Meaning } from "./lexicon.ts";
import { manaLimitAt } from "./mana-value.ts";
import type { Content, Mention } from "./mention.ts";
import { closeCardAt } from "./misspelled-cards.ts";
import { moneyAt } from "./money.ts";
import { isUnlimitedBehind } from "./money-limits.ts";
import { monoAt } from "./mono-color.ts";
import { NameSearch } from "./name-search.ts";
import {
  afterForbidden,
  atGap,
  behindMention,
  exceptionAt,
  isAllOfForbidden,
  lostWith,
  type Negation,
  openAt,
  stillOpen,
  withNegation,
} from "./negation.ts";
import { negationAt } from "./negation-begun.ts";
import { openedSets } from "./opened-set.ts";
import { isOrdinaryTalk } from "./ordinary-talk.ts";
import { isPassedOver } from "./passed-over.ts";
import type { PastedList } from "./pasted-list.ts";
import { restrictedKindAt } from "./restricted-kind.ts";
import { ruledOutKindAt } from "./ruled-out-kind.ts";
import type { Sentence } from "./sentence.ts";
import { ofSideboard, outOfSideboard } from "./side-counts.ts";
import { spelledOutCards } from "./spelled-out.ts";
import type { Token } from "./tokens.ts";
import { isOwner, nearestWord } from "./typos.ts";
import { averageAt } from "./wanted-limits.ts";
import { printingAt } from "./wanted-printings.ts";

/**
 * How often one wish may be searched for misspelled names, which costs milliseconds each, and how many of its unknown words are
 * compared with the lexicon for typos; fewer of a story, whose words are seldom names.
 */
const LOOKUPS = { searches: 5, words: 24 } as const;
const STORY_LOOKUPS = { searches: 2, words: 8 } as const;
/** From so many words on a wish is a story. */
const STORY = 120;
/** Longer texts are read without what decks call their cards. */
const LONGEST_WISH = 800;

/** Reads a wish from left to right into mentions that do not overlap. */
export function scan(
  text: string,
  tokens: readonly Token[],
  context: IntentContext,
  list?: PastedList,
): Mention[] {
  const { searches, words } = tokens.length > STORY ? STORY_LOOKUPS : LOOKUPS;
  const mentions: Mention[] = [];
  const search = new NameSearch(context.names, searches);
  const isTalk = isOrdinaryTalk(tokens, context);
  const deckWords =
    isTalk || tokens.length > LONGEST_WISH
      ? undefined
      : context.deckWords(
          tokens,
          list?.cards.map(({ card }) => card),
        );
  const sentence: Sentence = { text, tokens, context, before: mentions, isTalk, search, deckWords };
  const typos = { left: words };
  const named = new Map([...quotedCards(sentence), ...spelledOutCards(sentence), ...openedSets(sentence)]);
  const rows = rowsOfCards(tokens, deckWords, context);
  let negation: Negation = { state: "none" };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const before: Negation = atGap(negation, token);
    const exception = exceptionAt(before, tokens, at);
    if (exception > 0) {
      negation = { state: "none" };
      mentions.push({ from: at, to: at + exception, negated: false, content: { kind: "saying" } });
      at += exception;
      continue;
    }
    negation = before.state === "after" ? afterForbidden(before, token) : before;
    if (isPassedOver(sentence, at, before.state === "after")) {
      at++;
      continue;
    }
    const begun = named.get(at) ?? limitAt(sentence, at, negation);
    const words = begun === undefined ? negationAt(tokens, at, context) : 0;
    if (words > 0) {
      negation = openAt(tokens, at, words);
      at += words;
      continue;
    }
    const found = begun ?? inRow(sentence, at, rows) ?? mentionAt(sentence, at, negation, typos);
    if (found === undefined || found.to <= at || isAdjective(found, negation, tokens)) {
      negation = negation.state === "open" ? stillOpen(negation, token) : notLost(negation);
      at++;
      continue;
    }
    const mention = outOfSideboard(
      sentence,
      outOfList(sentence, lostWith(negation, found, tokens) ?? withNegation(tokens, found, negation)),
      mentions,
    );
    mentions.push(mention);
    const next = behindMention(tokens, mention, negation);
    negation = next.negation;
    at = Math.max(found.to, next.at);
  }
  return mentions;
}

/** Words between "no" and what it speaks of that say nothing by themselves: in "no cheap combos" one for money is of no budget. */
function isAdjective({ content, from, to }: Mention, { state }: Negation, tokens: readonly Token[]): boolean {
  // "Isn't led by Krenko" goes on to who leads.
  if (state === "open" && content.kind === "saying" && tokens[to - 1]?.text === "by") return true;
  if (state !== "open" || content.kind !== "cheap") return false;
  // "Not cheap" asks for no budget.
  return tokens[to]?.gap === "tight" || /^(?:not|isnt|aint|never)$/.test(tokens[from - 1]?.text ?? "");
}

/** A card of a row that is not read by its name where it stands. */
function inRow(sentence: Sentence, at: number, rows: ReadonlyMap<number, Mention>) {
  const mention = rows.get(at);
  if (mention === undefined) return undefined;
  const other = cardAt(sentence, at)?.content;
  // What any deck calls a card, or half of a legend's name, counts less than what this one does.
  return other?.kind === "card" && !other.corrected && !other.short ? undefined : mention;
}

/** Only the word right behind one that nobody knows is lost with it. */
function notLost(negation: Negation): Negation {
  return negation.state === "lost" ? { state: "none" } : negation;
}

/** A limit that begins at a word: of mana values, counts of cards or their printings. */
function limitAt(sentence: Sentence, at: number, negation: Negation): Mention | undefined {
  const { text, tokens, context } = sentence;
  if (isAllOfForbidden(tokens, at, negation)) return undefined;
  const count = averageAt(tokens, at) ?? manaLimitAt(tokens, at) ?? countAt(sentence, at);
  if (count !== undefined) return ofSideboard(sentence, count);
  return changedCountAt(sentence, at) ?? printingAt(text, tokens, at, context);
}

/** What begins at a word, after a negation or not. */
function mentionAt(
  sentence: Sentence,
  at: number,
  negation: Negation,
  typos: { left: number },
): Mention | undefined {
  const isOpen = negation.state === "open";
  const told = isOpen ? { ...sentence, isForbidden: true } : sentence;
  return (
    (isOpen && !isThingBehindComma(negation)
      ? forbiddenAt(told, at, negation.chain !== undefined)
      : undefined) ??
    (isOpen ? undefined : ruledOutKindAt(sentence, at)) ??
    readAt(told, at) ??
    correctedAt(sentence, at, isOpen, typos) ??
    unclearCardAt(sentence, at)
  );
}

/** "no black, superfriends": behind a comma after a color or a creature type a thing is wished for. */
function isThingBehindComma({ chain }: Negation & { readonly state: "open" }): boolean {
  return chain?.by === "comma" && (chain.kind === "color" || chain.kind === "creature type");
}

/** Words for what costs much, whatever it is. */
const DEAR: ReadonlySet<string> = new Set(["expensive", "costly", "pricey"]);

/** Reads what a negation may speak of and only that. A chained one ("no infect, ...") stops at what is plainly wanted. */
function forbiddenAt(sentence: Sentence, at: number, chained: boolean): Mention | undefined {
  const { tokens, context } = sentence;
  const word = context.lexicon.exclusions.longest(tokens, at);
  // "no creatures that are expensive", as Spanish says it, rules out no creatures.
  if (word !== undefined && DEAR.has(tokens[at + word.length]?.text ?? "")) return undefined;
  const restricted = word && restrictedKindAt(tokens, at, word.length, context);
  if (restricted !== undefined) return restricted;
  const phrase = context.lexicon.phrases.longest(tokens, at);
  const card = cardAt({ ...sentence, before: [] }, at);
  const length = Math.max(phrase?.length ?? 0, card === undefined ? 0 : card.to - at);
  if (word !== undefined && word.length >= length) {
    const to = at + word.length;
    const next = tokens[to];
    if (chained && next?.gap === "tight" && WANTED_AFTER.has(next.text)) return undefined;
    return { from: at, to, negated: true, content: { kind: "exclusion", word: word.value } };
  }
  const isNamed =
    phrase?.value.kind === "creature-type" && (phrase.value.plural || tokens[at - 1]?.text === "non");
  if (phrase?.value.kind === "creature-type" && isNamed && phrase.length >= length) {
    return { from: at, to: at + phrase.length, negated: true, content: phrase.value };
  }
  return undefined;
}

/** Reads whatever begins at a word, without guessing. */
function readAt(sentence: Sentence, at: number): Mention | undefined {
  const { text, tokens, context } = sentence;
  const phrase = context.lexicon.phrases.longest(tokens, at);
  const accepted =
    phrase !== undefined && isAccepted(phrase.value, tokens, at, at + phrase.length) ? phrase : undefined;
  const again = accepted && namedAgain(sentence, at, accepted.length, accepted.value);
  if (again !== undefined) return again;
  const length = accepted?.length ?? 0;
  const card = cardAt(sentence, at);
  const level = length >= 2 ? undefined : levelAt(tokens, at);
  // "Korvold, power 7": a figure behind it says more than one word of a card's name.
  const isLevel = level !== undefined && level.to - at > (card?.to ?? at) - at;
  if (card !== undefined && !isLevel && card.to - at >= length) return card;
  return (
    (length >= 2 ? undefined : (level ?? moneyAt(tokens, at, text))) ??
    withoutAt(tokens, at, context) ??
    monoAt(tokens, at, context) ??
    (accepted === undefined
      ? colorLettersAt(tokens, at, text)
      : {
          from: at,
          to: at + length,
          negated: false,
          content: narrowed(accepted.value, tokens, at + length),
        })
  );
}

/** "creatureless", "nongreen", "nonhuman": one word that forbids. */
function withoutAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const text = tokens[at]?.text ?? "";
  const mention = (content: Content): Mention => ({ from: at, to: at + 1, negated: true, content });
  const less = /^([a-z]{4,})less$/.exec(text)?.[1];
  const thing = less === undefined ? undefined : context.lexicon.exclusions.get(less);
  if (thing !== undefined) return mention({ kind: "exclusion", word: thing });
  const non = /^non([a-z]{3,})$/.exec(text)?.[1];
  const color = non === undefined ? undefined : context.lexicon.phrases.get(non);
  return color?.kind === "colors" || color?.kind === "creature-type" ? mention(color) : undefined;
}

/** "cheap creatures" speaks of mana, not of money. */
function narrowed(meaning: Meaning, tokens: readonly Token[], to: number): Content {
  const next = tokens[to];
  const isBudget = tokens[to - 1]?.text === "budget" && BUDGET_DECKS.has(next?.text ?? "");
  if (meaning.kind === "cheap" && next?.gap === "tight" && CHEAP_OBJECTS.has(next.text) && !isBudget)
    return { kind: "saying" };
  // "Expensive lands" are what somebody speaks of.
  if (meaning.kind === "unlimited" && DEAR.has(tokens[to - 1]?.text ?? "") && next?.gap === "tight")
    return { kind: "saying" };
  return meaning.kind === "cheap" && isUnlimitedBehind(tokens, to) ? { kind: "unlimited" } : meaning;
}

/** Reads a misspelled name or word of the lexicon, while the wish may still be searched. */
function correctedAt(
  sentence: Sentence,
  at: number,
  isForbidden: boolean,
  typos: { left: number },
): Mention | undefined {
  const { tokens, context, before } = sentence;
  const token = tokens[at];
  if (
    token === undefined ||
    sentence.isTalk ||
    QUANTITIES.test(token.text) ||
    isIntroduced(tokens, at, at + 1) ||
    isOwner(tokens, at) ||
    // "Strong but not oppressive" speaks of no Oppression.
    (isForbidden && NEGATION_FILLERS.has(token.text))
  )
    return undefined;
  const isOrdinary = STOP_WORDS.has(token.text) || /\d/.test(token.text) || token.text.length > 30;
  const isSaid = isOrdinary || (isCommonWord(token.text) && !isUncommonNear(tokens, at));
  const name = (): Mention | undefined => closeCardAt(sentence, at, isForbidden, isSaid);
  const word = (): Mention | undefined => {
    if (isOrdinary || token.text.length < 5 || typos.left <= 0) return undefined;
    typos.left--;
    return nearestWord(tokens, at, context);
  };
  return isNameExpected(tokens, at, before) || isForbidden ? (name() ?? word()) : (word() ?? name());
}

/** Words that no misspelled name begins with: "a set of Fireblast", "dual color". */
const QUANTITIES = /^(?:dual|sets?|playsets?|copy|copies|couple|pair|dozen)$/;

/** Whether a word that hardly anybody says follows at once: "swords to plowshears" may be a misspelled name. */
function isUncommonNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index <= at + 2 && tokens[index]?.gap === "tight"; index++) {
    const word = tokens[index]?.text ?? "";
    if (word.length >= 5 && !isCommonWord(word) && !STOP_WORDS.has(word)) return true;
  }
  return false;
}
