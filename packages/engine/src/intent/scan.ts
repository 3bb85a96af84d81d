import { CHEAP_OBJECTS } from "../../data/lexicon-money.ts";
import {
  AFTER_FORBIDDEN,
  AFTER_JOINER,
  JOINERS,
  NEGATION_FILLERS,
  NEGATIONS,
  STOP_WORDS,
  WANTED_AFTER,
} from "../../data/lexicon-wish.ts";
import { isNameExpected } from "./card-slot.ts";
import { cardAt, quotedCards } from "./cards-in-text.ts";
import { colorLettersAt } from "./color-letters.ts";
import type { IntentContext } from "./context.ts";
import { levelAt } from "./levels.ts";
import type { Meaning } from "./lexicon.ts";
import type { Content, Mention } from "./mention.ts";
import { closeCardAt } from "./misspelled-cards.ts";
import { moneyAt } from "./money.ts";
import { monoAt } from "./mono-color.ts";
import { NameSearch } from "./name-search.ts";
import { phraseSet } from "./phrases.ts";
import { nearestWord } from "./slips.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { isAccepted } from "./vagueness.ts";

const negations = phraseSet(NEGATIONS.map(foldPhrase));

/** How many words may stand between "no" and what it speaks of. */
const NEGATION_REACH = 6;
/** How often one wish may be searched for misspelled names: each search costs milliseconds. */
const MAX_SEARCHES = 5;
/** How many unknown words of one wish are compared with the lexicon for slips. */
const MAX_SLIPS = 24;

/** Where the scan stands with "no" and "without". `reach` counts words left until something must be found. */
type Negation =
  | { readonly state: "none" }
  | { readonly state: "open"; readonly reach: number; readonly chained: boolean; readonly from?: number }
  | { readonly state: "after" };

/** Reads a wish from left to right into mentions that do not overlap. */
export function scan(text: string, tokens: readonly Token[], context: IntentContext): Mention[] {
  const mentions: Mention[] = [];
  const budget = { search: new NameSearch(context.names, MAX_SEARCHES), slips: MAX_SLIPS };
  const quoted = quotedCards(text, tokens, context, budget.search);
  let negation: Negation = { state: "none" };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.gap === "hard" && !(negation.state === "open" && isColon(token))) negation = { state: "none" };
    if (negation.state === "after") {
      negation = afterForbidden(negation, token);
      if (JOINERS.has(token.text)) {
        at++;
        continue;
      }
    }

    const forbidden = negationAt(tokens, at, context);
    if (forbidden > 0) {
      negation = { state: "open", reach: NEGATION_REACH, chained: false, from: at };
      at += forbidden;
      continue;
    }
    const open: boolean = negation.state === "open";
    const found =
      quoted.get(at) ??
      (open
        ? forbiddenAt(text, tokens, at, context, negation.state === "open" && negation.chained)
        : undefined) ??
      readAt(text, tokens, at, context, mentions) ??
      mendedAt(tokens, at, context, mentions, budget, open);
    if (found !== undefined && found.to > at) {
      const mention: Mention =
        open && canBeForbidden(found.content) && !isWantedAfterAll(tokens, found, negation)
          ? { ...found, from: negation.state === "open" ? (negation.from ?? at) : at, negated: true }
          : freed(tokens, found);
      mentions.push(mention);
      negation = mention.negated ? { state: "after" } : { state: "none" };
      at = found.to;
      continue;
    }
    if (negation.state === "open") negation = stillOpen(negation, token);
    at++;
  }
  return mentions;
}

/** "Exclude: Sol Ring": the colon leads to what is meant. */
function isColon(token: Token): boolean {
  return /^\s*:\s*$/.test(token.between);
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
  const fillers = negation.chained ? AFTER_JOINER : NEGATION_FILLERS;
  if (!fillers.has(token.text) || negation.reach <= 1) return { state: "none" };
  return { ...negation, reach: negation.reach - 1 };
}

function afterForbidden(negation: Negation & { state: "after" }, token: Token): Negation {
  if (JOINERS.has(token.text)) return { state: "open", reach: 4, chained: true };
  if (token.gap === "comma" || token.between.includes("/")) return { state: "open", reach: 3, chained: true };
  return AFTER_FORBIDDEN.has(token.text) ? negation : { state: "none" };
}

/** "combo free": the word behind forbids. */
function freed(tokens: readonly Token[], mention: Mention): Mention {
  const next = tokens[mention.to];
  const free =
    next?.text === "free" &&
    next.gap === "tight" &&
    !/^\s*$/.test(next.between) &&
    canBeForbidden(mention.content);
  return free ? { ...mention, to: mention.to + 1, negated: true } : mention;
}

function canBeForbidden(content: Content): boolean {
  switch (content.kind) {
    case "exclusion":
    case "card":
    case "theme":
    case "playstyle":
    case "tribe":
    case "colors":
    case "bracket":
    case "format":
    case "unknown-card":
      return true;
    default:
      return false;
  }
}

/** "no stax, elf tribal": what follows a comma and is plainly wanted ends the list of forbidden things. */
function isWantedAfterAll(tokens: readonly Token[], mention: Mention, negation: Negation): boolean {
  const next = tokens[mention.to];
  return (
    negation.state === "open" && negation.chained && next?.gap === "tight" && WANTED_AFTER.has(next.text)
  );
}

/** Reads what a negation may speak of and only that. A chained one ("no infect, ...") stops at what is plainly wanted. */
function forbiddenAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  chained: boolean,
): Mention | undefined {
  const word = context.lexicon.exclusions.longest(tokens, at);
  const phrase = context.lexicon.phrases.longest(tokens, at);
  const card = cardAt(text, tokens, at, context, []);
  const length = Math.max(phrase?.length ?? 0, card === undefined ? 0 : card.to - at);
  if (word !== undefined && word.length >= length) {
    const to = at + word.length;
    if (chained && WANTED_AFTER.has(tokens[to]?.text ?? "")) return undefined;
    return { from: at, to, negated: true, content: { kind: "exclusion", word: word.value } };
  }
  if (phrase?.value.kind === "tribe" && phrase.value.plural && phrase.length >= length) {
    return { from: at, to: at + phrase.length, negated: true, content: phrase.value };
  }
  return undefined;
}

/** Reads whatever begins at a word, without guessing. */
function readAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  before: readonly Mention[],
): Mention | undefined {
  const phrase = context.lexicon.phrases.longest(tokens, at);
  const accepted =
    phrase !== undefined && isAccepted(phrase.value, tokens, at, at + phrase.length) ? phrase : undefined;
  const card = cardAt(text, tokens, at, context, before);
  const cardLength = card === undefined ? 0 : card.to - at;
  if (card !== undefined && cardLength >= (accepted?.length ?? 0)) return card;
  const numbers =
    (accepted?.length ?? 0) >= 2 ? undefined : (levelAt(tokens, at) ?? moneyAt(tokens, at, text));
  if (numbers !== undefined) return numbers;
  const without = withoutAt(tokens, at, context);
  if (without !== undefined) return without;
  const mono = monoAt(tokens, at, context);
  if (mono !== undefined) return mono;
  if (accepted !== undefined)
    return {
      from: at,
      to: at + accepted.length,
      negated: false,
      content: narrowed(accepted.value, tokens, at + accepted.length),
    };
  return colorLettersAt(tokens, at, text);
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
function mendedAt(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
  before: readonly Mention[],
  budget: { readonly search: NameSearch; slips: number },
  forbidden: boolean,
): Mention | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const ordinary = STOP_WORDS.has(token.text) || /\d/.test(token.text) || token.text.length > 30;
  const search = (): Mention | undefined =>
    closeCardAt(tokens, at, context, before, budget.search, forbidden, ordinary);
  const slip = (): Mention | undefined => {
    if (ordinary || token.text.length < 5 || budget.slips <= 0) return undefined;
    budget.slips--;
    return nearestWord(tokens, at, context);
  };
  return isNameExpected(tokens, at, before) || forbidden ? (search() ?? slip()) : (slip() ?? search());
}
