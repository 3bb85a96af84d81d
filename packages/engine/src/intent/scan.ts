import { CHEAP_OBJECTS } from "../../data/lexicon-money.ts";
import {
  AFTER_FORBIDDEN,
  AFTER_JOINER,
  FORBIDDEN_BEHIND,
  JOINERS,
  NEGATION_FILLERS,
  NEGATIONS,
  STOP_WORDS,
  WANTED_AFTER,
} from "../../data/lexicon-wish.ts";
import { HATE_WORDS } from "../../data/opponents.ts";
import { isAccepted } from "./accepted-phrases.ts";
import { isNameExpected } from "./card-slot.ts";
import { cardAt, quotedCards, unclearCardAt } from "./cards-in-text.ts";
import { colorLettersAt } from "./color-letters.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { countAt } from "./counts.ts";
import { levelAt } from "./levels.ts";
import type { Meaning } from "./lexicon.ts";
import { manaLimitAt } from "./mana-value.ts";
import type { Content, Mention } from "./mention.ts";
import { closeCardAt } from "./misspelled-cards.ts";
import { moneyAt } from "./money.ts";
import { monoAt } from "./mono-color.ts";
import { NameSearch } from "./name-search.ts";
import { isOrdinaryTalk } from "./ordinary-talk.ts";
import { phraseSet } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { nearestWord } from "./typos.ts";
import { averageAt } from "./wanted-limits.ts";
import { printingAt } from "./wanted-printings.ts";

const negations = phraseSet(NEGATIONS.map(foldPhrase));
const forbiddenBehind = phraseSet(FORBIDDEN_BEHIND.map(foldPhrase));

/** How many words may stand between "no" and what it speaks of. */
const NEGATION_REACH = 6;
/**
 * How often one wish may be searched for misspelled names, which costs milliseconds each, and how many of its unknown words are
 * compared with the lexicon for typos; fewer of a story, whose words are seldom names.
 */
const LOOKUPS = { searches: 5, words: 24 } as const;
const STORY_LOOKUPS = { searches: 2, words: 8 } as const;
/** From so many words on a wish is a story. */
const STORY = 120;

/** Families of what can be ruled out: a comma behind one does not lead to another. */
type RuledOut = "color" | "frame" | "thing" | "creature type" | "card";

/** How a member of a list of forbidden things was led to. */
interface Chain {
  readonly by: "or" | "and" | "comma";
  /** What the member before it was. */
  readonly kind: RuledOut;
}

/** Where the scan stands with "no" and "without". `reach` counts words left until something must be found. */
type Negation =
  | { readonly state: "none" }
  | { readonly state: "open"; readonly reach: number; readonly chain?: Chain; readonly from?: number }
  | { readonly state: "after"; readonly kind: RuledOut };

/** Reads a wish from left to right into mentions that do not overlap. */
export function scan(text: string, tokens: readonly Token[], context: IntentContext): Mention[] {
  const { searches, words } = tokens.length > STORY ? STORY_LOOKUPS : LOOKUPS;
  const mentions: Mention[] = [];
  const search = new NameSearch(context.names, searches);
  const isTalk = isOrdinaryTalk(tokens, context.lexicon);
  const sentence: Sentence = { text, tokens, context, before: mentions, isTalk, search };
  const typos = { left: words };
  const quoted = quotedCards(sentence);
  let negation: Negation = { state: "none" };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const before: Negation = atGap(negation, token);
    negation = before.state === "after" ? afterForbidden(before, token) : before;
    if (isPassedOver(tokens, at, before.state === "after", mentions)) {
      at++;
      continue;
    }
    const limit = limitAt(sentence, at);
    const words = limit === undefined ? negationAt(tokens, at, context) : 0;
    if (words > 0) {
      negation = { state: "open", reach: NEGATION_REACH, from: at };
      at += words;
      continue;
    }
    const found = limit ?? quoted.get(at) ?? mentionAt(sentence, at, negation, typos);
    if (found === undefined || found.to <= at) {
      if (negation.state === "open") negation = stillOpen(negation, token);
      at++;
      continue;
    }
    const mention = withNegation(tokens, found, negation);
    mentions.push(mention);
    negation = mention.negated ? { state: "after", kind: kindOf(mention) } : { state: "none" };
    at = found.to;
  }
  return mentions;
}

/** A full stop ends whatever "no" speaks of; a colon behind it does not. */
function atGap(negation: Negation, token: Token): Negation {
  return token.gap === "hard" && !(negation.state === "open" && isColon(token))
    ? { state: "none" }
    : negation;
}

/** A limit that begins at a word: of mana values, counts of cards or their printings. */
function limitAt({ tokens, context }: Sentence, at: number): Mention | undefined {
  return (
    averageAt(tokens, at) ??
    manaLimitAt(tokens, at) ??
    countAt(tokens, at, context) ??
    printingAt(tokens, at, context.lexicon.sets)
  );
}

/** What begins at a word, after a negation or not. */
function mentionAt(
  sentence: Sentence,
  at: number,
  negation: Negation,
  typos: { left: number },
): Mention | undefined {
  const isOpen = negation.state === "open";
  return (
    (isOpen ? forbiddenAt(sentence, at, negation.chain !== undefined) : undefined) ??
    readAt(sentence, at) ??
    correctedAt(sentence, at, isOpen, typos) ??
    unclearCardAt(sentence, at)
  );
}

/** What was found, ruled out where a negation before it or words behind it say so. */
function withNegation(tokens: readonly Token[], found: Mention, negation: Negation): Mention {
  const isRuledOut =
    negation.state === "open" &&
    canBeForbidden(found.content) &&
    !(negation.chain !== undefined && isWantedAfterAll(tokens, found, negation.chain));
  if (isRuledOut) return { ...found, from: negation.from ?? found.from, negated: true };
  return freed(tokens, found.negated ? { ...found, negated: isSelfNegated(found) } : found);
}

/** "nongreen" forbids by itself; what was only looked for behind "no" is wanted where the list has ended. */
function isSelfNegated({ from, to, content }: Mention): boolean {
  return to - from === 1 && (content.kind === "colors" || content.kind === "exclusion");
}

/** "Exclude: Sol Ring": the colon leads to what is meant. */
function isColon(token: Token): boolean {
  return /^\s*:\s*$/.test(token.between);
}

/** What joins forbidden things, and the last word of "graveyard hate", which speaks of what stands before it. */
function isPassedOver(
  tokens: readonly Token[],
  at: number,
  isAfter: boolean,
  mentions: readonly Mention[],
): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (isAfter && JOINERS.has(token.text)) return true;
  return mentions.at(-1)?.to === at && token.gap === "tight" && HATE_WORDS.has(token.text);
}

/** How many words of a negation begin here; 0 when they begin a longer phrase that means something else. */
function negationAt(tokens: readonly Token[], at: number, context: IntentContext): number {
  const found = negations.longest(tokens, at);
  if (found === undefined) return 0;
  const phrase = context.lexicon.phrases.longest(tokens, at);
  if (
    phrase !== undefined &&
    phrase.length > found.length &&
    isAccepted(phrase.value, tokens, at, at + phrase.length)
  )
    return 0;
  const card = context.cardPhrases.phrases.longest(tokens, at, true);
  if (card !== undefined && card.length > found.length + 1 && card.value.certainty === "certain") return 0;
  return found.length;
}

function stillOpen(negation: Negation & { state: "open" }, token: Token): Negation {
  const fillers = negation.chain !== undefined ? AFTER_JOINER : NEGATION_FILLERS;
  if (!fillers.has(token.text) || negation.reach <= 1) return { state: "none" };
  return { ...negation, reach: negation.reach - 1 };
}

function afterForbidden(negation: Negation & { state: "after" }, token: Token): Negation {
  const { kind } = negation;
  if (JOINERS.has(token.text))
    return { state: "open", reach: 4, chain: { by: CHOICES.has(token.text) ? "or" : "and", kind } };
  if (token.between.includes("/")) return { state: "open", reach: 3, chain: { by: "or", kind } };
  if (token.gap === "comma") return { state: "open", reach: 3, chain: { by: "comma", kind } };
  return AFTER_FORBIDDEN.has(token.text) ? negation : { state: "none" };
}

/** Joiners after which a list of forbidden things surely goes on. */
const CHOICES: ReadonlySet<string> = new Set(["or", "nor", "oder", "ou", "o"]);

/** "combo free", "infect is not allowed": the words behind forbid. */
function freed(tokens: readonly Token[], mention: Mention): Mention {
  const next = tokens[mention.to];
  if (next === undefined || next.gap !== "tight" || !canBeForbidden(mention.content)) return mention;
  if (next.text === "free" && !/^\s*$/.test(next.between))
    return { ...mention, to: mention.to + 1, negated: true };
  const behind = forbiddenBehind.longest(tokens, mention.to);
  return behind === undefined ? mention : { ...mention, to: mention.to + behind.length, negated: true };
}

/** The family of something that is ruled out. */
function kindOf({ content }: Mention): RuledOut {
  switch (content.kind) {
    case "colors":
    case "color-count":
      return "color";
    case "format":
    case "bracket":
    case "pair":
      return "frame";
    case "creature-type":
      return "creature type";
    case "card":
    case "unknown-card":
      return "card";
    default:
      return "thing";
  }
}

function canBeForbidden(content: Content): boolean {
  switch (content.kind) {
    case "exclusion":
    case "card":
    case "theme":
    case "playstyle":
    case "creature-type":
    case "colors":
    case "bracket":
    case "format":
    case "pair":
    case "color-count":
    case "unknown-card":
      return true;
    case "printings":
      return content.fields.sets !== undefined;
    default:
      return false;
  }
}

/**
 * Whether something in a list of forbidden things ends it, being wanted: "no stax, elf tribal", and behind a comma or
 * "and" whatever is of another kind: "no infect, golgari". Only "or" leads from one kind to another.
 */
function isWantedAfterAll(tokens: readonly Token[], mention: Mention, { by, kind }: Chain): boolean {
  const next = tokens[mention.to];
  if (next?.gap === "tight" && WANTED_AFTER.has(next.text)) return true;
  const own = kindOf(mention);
  if (by === "or" || own === kind) return false;
  if (own === "frame" || own === "color") return true;
  return by === "comma" && own === "creature type";
}

/** Reads what a negation may speak of and only that. A chained one ("no infect, ...") stops at what is plainly wanted. */
function forbiddenAt(sentence: Sentence, at: number, chained: boolean): Mention | undefined {
  const { tokens, context } = sentence;
  const word = context.lexicon.exclusions.longest(tokens, at);
  const phrase = context.lexicon.phrases.longest(tokens, at);
  const card = cardAt({ ...sentence, before: [] }, at);
  const length = Math.max(phrase?.length ?? 0, card === undefined ? 0 : card.to - at);
  if (word !== undefined && word.length >= length) {
    const to = at + word.length;
    if (chained && WANTED_AFTER.has(tokens[to]?.text ?? "")) return undefined;
    return { from: at, to, negated: true, content: { kind: "exclusion", word: word.value } };
  }
  if (phrase?.value.kind === "creature-type" && phrase.value.plural && phrase.length >= length) {
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
  const length = accepted?.length ?? 0;
  const card = cardAt(sentence, at);
  if (card !== undefined && card.to - at >= length) return card;
  return (
    (length >= 2 ? undefined : (levelAt(tokens, at) ?? moneyAt(tokens, at, text))) ??
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

/** "creatureless", "nongreen": one word that forbids. */
function withoutAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const text = tokens[at]?.text ?? "";
  const mention = (content: Content): Mention => ({ from: at, to: at + 1, negated: true, content });
  const less = /^([a-z]{4,})less$/.exec(text)?.[1];
  const thing = less === undefined ? undefined : context.lexicon.exclusions.get(less);
  if (thing !== undefined) return mention({ kind: "exclusion", word: thing });
  const non = /^non([a-z]{3,})$/.exec(text)?.[1];
  const color = non === undefined ? undefined : context.lexicon.phrases.get(non);
  return color?.kind === "colors" ? mention(color) : undefined;
}

/** "cheap creatures" speaks of mana, not of money. */
function narrowed(meaning: Meaning, tokens: readonly Token[], to: number): Content {
  const next = tokens[to];
  if (meaning.kind === "cheap" && next?.gap === "tight" && CHEAP_OBJECTS.has(next.text))
    return { kind: "saying" };
  return meaning;
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
  if (token === undefined || sentence.isTalk) return undefined;
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

/** Whether a word that hardly anybody says follows at once: "swords to plowshears" may be a misspelled name. */
function isUncommonNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index <= at + 2 && tokens[index]?.gap === "tight"; index++) {
    const word = tokens[index]?.text ?? "";
    if (word.length >= 5 && !isCommonWord(word) && !STOP_WORDS.has(word)) return true;
  }
  return false;
}
