import { NAMES_OF_OTHERS } from "../../data/lexicon-people.ts";
import { LIKE_WORDS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { isCapital, isInitials } from "./capitals.ts";
import { type CardPhrase, canLead } from "./card-phrases.ts";
import { isBasicName, isCounted, type Surroundings } from "./card-slot.ts";
import type { IntentContext } from "./context.ts";
import {
  isBegunWithCount,
  isBesideLegend,
  isLeader,
  isLegendOfPlay,
  leadsItsPlay,
  leadsMany,
} from "./leader-meant.ts";
import { isInRow, isListBegun } from "./names-in-row.ts";
import { forbiddenBehind } from "./negation.ts";
import { isBeginOfTalk, isLent, isNamesake, isOfAThing, isSomebody, isSubject } from "./no-cards-name.ts";
import { phraseSet } from "./phrases.ts";
import { figureOf } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const likeWords = phraseSet(LIKE_WORDS.map(foldPhrase));

/** Whether words that are a card's name, or a part of it, mean the card here. */
export function isMeant(
  phrase: CardPhrase,
  { tokens, context, text, before, isTalk, isForbidden }: Sentence,
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  const capital = (): boolean => isCapital(tokens, from, to, text);
  if (phrase.form === "short" && isNoName(tokens, from, to, context)) return false;
  if (phrase.certainty === "spoken" && isBeginOfTalk(tokens, from, to)) return false;
  // In ordinary talk only a name of several words that nobody says otherwise is a card's.
  if (phrase.certainty === "certain") return !isTalk || to - from > 1;
  if (isTalk) return false;
  if (to - from > 1 && isBesideLegend(phrase, { tokens, context, before }, from, to)) return true;
  if (/\/\//.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))) return true;
  if (phrase.form === "full" && isCountedName({ tokens, context, capital }, from, to)) return true;
  if (
    phrase.form === "full" &&
    isRuledOutName(phrase, { tokens, context, isForbidden: isForbidden === true, capital }, from, to)
  )
    return true;
  if (phrase.certainty === "spoken")
    return isMeantSpoken(phrase, { tokens, context, before, capital }, from, to, around);
  if (phrase.certainty === "person")
    return (
      !isOfAThing(tokens, to) &&
      (around.slot !== "bare" ||
        isInRow(tokens, to, context, around) ||
        !isSomebody(tokens, from, to, context))
    );
  if (phrase.certainty === "likely")
    return (
      around.slot !== "bare" ||
      isInRow(tokens, to, context, around) ||
      (capital() && from > 0) ||
      (to - from === 1 && isInitials(tokens[from], text))
    );
  return isMeantOtherwise(phrase, { tokens, context, capital }, from, to, around);
}

/** Whether words that are all English name a card here. */
function isMeantSpoken(
  phrase: CardPhrase,
  {
    tokens,
    context,
    before,
    capital,
  }: Pick<Sentence, "tokens" | "context" | "before"> & { readonly capital: () => boolean },
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  if (around.slot === "bare" && isSubject(tokens, from, to)) return false;
  return (
    isNamed(phrase, { context, before }, around, to - from) ||
    leadsMany(phrase, context) ||
    isBehindLegend(phrase, { context, before }, from) ||
    capital() ||
    isLegendOfPlay(phrase, tokens, from, to, context) ||
    (phrase.form === "full" && to - from >= SEVERAL_WORDS && isAnsweredWith(tokens, from)) ||
    (phrase.form === "full" && isListBegun(tokens, to, context))
  );
}

/**
 * "no winter orb", "chance encounter is banned": what several words name in full is ruled out by no other name; so is what one
 * word names with a capital, where people play it: "no Armageddon".
 */
function isRuledOutName(
  phrase: CardPhrase,
  {
    tokens,
    context,
    isForbidden,
    capital,
  }: Pick<Sentence, "tokens" | "context"> & {
    readonly isForbidden: boolean;
    readonly capital: () => boolean;
  },
  from: number,
  to: number,
): boolean {
  if (!isForbidden && !isRuledOutBehind(tokens, to)) return false;
  if (phrase.certainty === "spoken" && to - from > 1) return true;
  return isPlayed(phrase, context) && (capital() || isBanned(tokens, to));
}

/** So many words are hardly said otherwise where they answer a question: "Ascendancy? no, fires of invention". */
const SEVERAL_WORDS = 3;

function isAnsweredWith(tokens: readonly Token[], from: number): boolean {
  return /^(?:no|nope|nah)$/.test(tokens[from - 1]?.text ?? "") && /\?/.test(tokens[from - 1]?.between ?? "");
}

/** "propaganda is banned": whether words right behind a name rule it out. */
function isRuledOutBehind(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap === "tight" && forbiddenBehind.longest(tokens, to) !== undefined;
}

/** Of these words those that are said of a card and of hardly anything that its name says otherwise. */
function isBanned(tokens: readonly Token[], to: number): boolean {
  if (!isRuledOutBehind(tokens, to)) return false;
  return /^(?:is|isnt) (?:not )?(?:banned|allowed|forbidden)$|^is not allowed$/.test(
    `${tokens[to]?.text} ${tokens[to + 1]?.text}`,
  );
}

/** Whether a short name is somebody's or something else's here: "Goblins: yes" is no Yes Man. */
function isNoName(tokens: readonly Token[], from: number, to: number, context: IntentContext): boolean {
  const isAnswer = to - from === 1 && ANSWERS.test(tokens[from]?.text ?? "");
  return isAnswer || isNamesake(tokens, from, to, context) || isLent(tokens, from);
}

const ANSWERS = /^(?:yes|no|ok|sure|none|any)$/;

/** Whether a full name is counted as only cards are: "4 Shock", "four Goblin Guide", "4 shock; 4 play with fire". */
function isCountedName(
  { tokens, context, capital }: Pick<Sentence, "tokens" | "context"> & { readonly capital: () => boolean },
  from: number,
  to: number,
): boolean {
  // In a list most words have capitals; a basic land that is counted with one is the card.
  const isOne = (): boolean => isBasicName(tokens[from]) || capital() || isCountedNameAt(tokens, to, context);
  if (isCounted(tokens, from) && isOne()) return true;
  // Nobody counts so what is said of Goblins.
  return to - from > 1 && tokens[from]?.gap === "tight" && isCopies(tokens[from - 1]);
}

/** Whether the next of a list is counted and a card, too. */
function isCountedNameAt(tokens: readonly Token[], at: number, { cardPhrases }: IntentContext): boolean {
  if (tokens[at] === undefined || tokens[at]?.gap === "tight" || !isCopies(tokens[at])) return false;
  const next = cardPhrases.phrases.longest(tokens, at + 1)?.value;
  return next?.form === "full" && next.certainty !== "everyday";
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
  // "With Hardened Scales and Doubling Season": the name of a deck stands among cards that are wanted.
  const isOneOfSeveral = around.listed === true || isListBegun(tokens, to, context);
  if (otherwise && phrase.form === "full" && to - from > 1 && around.slot === "wanted" && isOneOfSeveral)
    return true;
  if (around.certain) return !otherwise || capital() || to - from > 1;
  if (isWantedName(phrase, context, around, otherwise ? 0 : to - from)) return true;
  const isShort = phrase.form === "short";
  if (isShort && !otherwise && isShortName(phrase, { tokens, context, capital }, from, to, around))
    return true;
  if (around.listed && otherwise && !isShort) return capital();
  if (around.isRow === true && !isShort && isWholeItem(tokens, from, to)) return true;
  // "with Counterspell and Delver" names cards; "with counterspells" a kind of them.
  if (around.slot === "wanted" && otherwise && !isShort && to - from === 1)
    return capital() && isFamous(phrase, context);
  return around.slot !== "bare" && !otherwise && isShort && capital();
}

/** Whether a part of a legend's name, which means something else as well, is said of the legend here. */
function isShortName(
  phrase: CardPhrase,
  { tokens, context, capital }: Pick<Sentence, "tokens" | "context"> & { readonly capital: () => boolean },
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  if (isWhoever(phrase, { tokens, context }, from) && capital()) return true;
  if (isOnlyLike(tokens, from, to) || isBegunWithCount(phrase, tokens, from, to, context)) return true;
  if (around.slot === "lead" && isLeader(phrase, tokens, from, context)) return true;
  if (leadsItsPlay(phrase, tokens, from, to, context)) return true;
  return around.paired === true && !STOP_WORDS.has(tokens[from]?.text ?? "");
}

/** "My Feather can cost 60", "what Feather does": whether whoever a capital would name here leads decks, and is nobody else. */
function isWhoever(
  phrase: CardPhrase,
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  from: number,
): boolean {
  if (from === 0) return false;
  if (tokens[from - 1]?.text === "my") return true;
  const word = tokens[from]?.text ?? "";
  return (
    tokens[from]?.gap === "tight" &&
    figureOf(word) === word &&
    leadsMany(phrase, context) &&
    !NAMES_OF_OTHERS.has(word)
  );
}

/**
 * "with gods willing", "the council of four edh": where a card is wanted nobody says the whole name of one that is played otherwise, nor
 * where a leader is named that of one who can lead.
 */
function isWantedName(
  phrase: CardPhrase,
  context: IntentContext,
  { slot }: Surroundings,
  words: number,
): boolean {
  if (words < 2 || phrase.form !== "full") return false;
  // Two words say a color and a creature type, too: "green goblin commander".
  if (slot === "lead") return words > 2 && phrase.cards.every((card) => canLead(context.table, card));
  return (slot === "wanted" || slot === "wanted-strongly") && isPlayed(phrase, context);
}

/** "like prosper but in mono red": what a deck is to be like, but for what follows, is one that somebody leads. */
function isOnlyLike(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    likeWords.endingBefore(tokens, from) > 0 &&
    /^(?:but|except|minus|only|just)$/.test(tokens[to]?.text ?? "")
  );
}

/** Whether words stand between commas, or end what is said. */
function isWholeItem(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens[from]?.gap === "comma" && tokens[to]?.gap !== "tight";
}

/** Whether words that may be said in any sentence name a card: one that is much played, or that is expected in a wish for a deck. */
function isNamed(
  phrase: CardPhrase,
  { context, before }: Pick<Sentence, "context" | "before">,
  around: Surroundings,
  words: number,
): boolean {
  if (around.certain || around.listed === true) return true;
  // "black widow commander": who leads is named by several words.
  if (around.slot === "lead" && words > 1 && phrase.cards.every((card) => canLead(context.table, card)))
    return true;
  if (around.slot !== "bare" && before.length > 0) return true;
  return phrase.cards.some((card) => context.fame(card) >= (around.slot === "bare" ? KNOWN : HARDLY_KNOWN));
}

/** "prossh food chain": right behind whoever leads, the whole name of a card that is played is no kind of deck. */
function isBehindLegend(
  phrase: CardPhrase,
  { context, before }: Pick<Sentence, "context" | "before">,
  from: number,
): boolean {
  const last = before.at(-1);
  if (last?.to !== from || last.content.kind !== "card" || phrase.form !== "full") return false;
  return canLead(context.table, last.content.cards[0] ?? 0) && isPlayed(phrase, context);
}

function isPlayed(phrase: CardPhrase, context: IntentContext): boolean {
  return phrase.cards.some((card) => context.fame(card) >= HARDLY_KNOWN);
}

function isFamous(phrase: CardPhrase, context: IntentContext): boolean {
  return phrase.cards.some((card) => context.fame(card) >= FAMOUS);
}

/** Shares of a format's decks from which words that anybody may say name the card: anywhere, and where one is expected. */
const KNOWN = 0.015;
const HARDLY_KNOWN = 0.002;

/** Share of a format's decks from which a card's name means the card, even where it is a word of the game, too. */
const FAMOUS = 0.08;
