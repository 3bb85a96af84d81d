import { colorCount } from "@deckwright/cards/colors.ts";
import {
  AFTER_FORBIDDEN,
  AFTER_JOINER,
  EXCEPTIONS,
  FORBIDDEN_BEHIND,
  GETS_NOT,
  GOES_AGAINST,
  GOT_BY_CARDS,
  IF_SOMEBODY,
  MAY_STAY,
  NEGATION_FILLERS,
  NEGATIONS,
  RULES_OF_MINE,
  SALT,
  SALT_DO,
  SALT_WHEN,
  STAYS_OUT,
  STOPPED,
  STOPS,
  SUGGESTS,
  WANTED_AFTER,
} from "../../data/lexicon-negation.ts";
import { RULED_OUT_BY } from "../../data/lexicon-predicates.ts";
import { JOINERS } from "../../data/lexicon-wish.ts";
import { AGREEMENTS } from "./agreed-on.ts";
import type { Content, Mention } from "./mention.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { eitherOf, saidInParts } from "./predicates.ts";
import { canBeForbidden, kindOf, type RuledOut } from "./ruled-out-families.ts";
import { foldPhrase, isDash, type Token } from "./tokens.ts";

/** "My wife leaves if I play" */
const salt = saidInParts([{ verbs: SALT, between: SALT_WHEN, ends: SALT_DO }]);
const negations = phraseSet(
  [...NEGATIONS, ...pairsOf(STOPS, STOPPED), ...pairsOf(IF_SOMEBODY, SUGGESTS), ...AGREEMENTS].map(
    foldPhrase,
  ),
);
const exceptions = phraseSet(EXCEPTIONS.map(foldPhrase));
/** Words behind something that rule it out. */
export const forbiddenBehind = eitherOf(
  phraseSet(
    [
      ...FORBIDDEN_BEHIND,
      ...pairsOf(MAY_STAY, STAYS_OUT),
      ...pairsOf(GETS_NOT, GOT_BY_CARDS),
      ...pairsOf(GOES_AGAINST, RULES_OF_MINE),
    ].map(foldPhrase),
  ),
  saidInParts(RULED_OUT_BY),
);

/** How many words may stand between "no" and what it speaks of. */
const NEGATION_REACH = 8;

/** How a member of a list of forbidden things was led to. */
interface Chain {
  readonly by: "or" | "and" | "comma" | "bracket" | "list";
  /** What the member before it was. */
  readonly kind: RuledOut;
}

/**
 * Where the scan stands with "no" and "without". `reach` counts words left until something must be found; `lost`: a word
 * that nobody knows followed, so that what stands behind it is not wished for, whatever it is.
 */
export type Negation =
  | { readonly state: "none" }
  | {
      readonly state: "open";
      readonly reach: number;
      readonly chain?: Chain;
      readonly from?: number;
      readonly isListed?: boolean;
    }
  | { readonly state: "lost"; readonly from: number | undefined }
  | { readonly state: "after"; readonly kind: RuledOut; readonly isListed?: boolean };

/** A negation of some words that begin here, and that speaks of nothing yet; `isListed`: all up to the next full stop is ruled out. */
export function openAt(tokens: readonly Token[], from: number, words: number): Negation {
  return { state: "open", reach: NEGATION_REACH, from, isListed: isColon(tokens[from + words]) };
}

/** Where a mention leaves the scan: behind something that was ruled out, a list of such things may go on. */
function afterMention(mention: Mention, before: Negation): Negation {
  if (!mention.negated) return { state: "none" };
  return {
    state: "after",
    kind: kindOf(mention),
    isListed: before.state === "open" && before.isListed === true,
  };
}

/**
 * Where the scan goes on behind a mention, and with what: behind the most of something "or any" rules out what follows, as in "no
 * more than one board wipe or any counterspells".
 */
export function behindMention(
  tokens: readonly Token[],
  mention: Mention,
  before: Negation,
): { readonly negation: Negation; readonly at: number } {
  const { content, to } = mention;
  const isMost =
    content.kind === "limit" && content.limit.most !== undefined && content.limit.least === undefined;
  const isOrAny = /^(?:or|nor)$/.test(tokens[to]?.text ?? "") && tokens[to + 1]?.text === "any";
  if (isMost && isOrAny) return { negation: { state: "open", reach: MOST_BETWEEN, from: to }, at: to + 2 };
  return { negation: afterMention(mention, before), at: to };
}

/**
 * A full stop ends whatever "no" speaks of, and a comma before it spoke of anything; a colon or a bracket behind it does not:
 * "ditch the usual suspects (Sol Ring)", "no combos (Exquisite Blood)".
 */
export function atGap(negation: Negation, token: Token): Negation {
  if (token.gap === "tight" || negation.state === "none") return negation;
  if (token.gap === "comma")
    return negation.state === "open" && negation.chain === undefined ? { state: "none" } : negation;
  return goesOn(negation, token) ? negation : { state: "none" };
}

function goesOn(negation: Negation, token: Token): boolean {
  const isBracket = /^\s*\(\s*$/.test(token.between);
  switch (negation.state) {
    case "open":
      // "That thing everybody hates (Yuriko)" tells what it is.
      return isColon(token) || (isBracket && negation.reach < NEGATION_REACH);
    case "after":
      return (
        (isBracket && negation.kind === "thing") ||
        (negation.isListed === true && NEXT_LINE.test(token.between))
      );
    default:
      return false;
  }
}

/** What was found, ruled out where a negation before it or words behind it say so. */
export function withNegation(tokens: readonly Token[], found: Mention, negation: Negation): Mention {
  const isRuledOut =
    negation.state === "open" &&
    canBeForbidden(found.content) &&
    !(negation.chain !== undefined && isWantedAfterAll(tokens, found, negation.chain));
  if (isRuledOut) return { ...found, from: negation.from ?? found.from, negated: true };
  return freed(tokens, found.negated ? { ...found, negated: isSelfNegated(found, tokens) } : found);
}

/** "nongreen" forbids by itself; what was only looked for behind "no" is wanted where the list has ended. */
function isSelfNegated({ from, to, content }: Mention, tokens: readonly Token[]): boolean {
  if (content.kind === "creature-type") return tokens[from]?.text.startsWith("non") === true;
  if (content.kind === "exclusion" && content.isBehind === true) return true;
  return to - from === 1 && (content.kind === "colors" || content.kind === "exclusion");
}

/** "Exclude: Sol Ring": the colon leads to what is meant, on a line of its own as well. */
function isColon(token: Token | undefined): boolean {
  return token !== undefined && /^ *: *(?:\r?\n *)?(?:[-*•] *)?$/.test(token.between);
}

/** What leads from one line of a list to the next. */
const NEXT_LINE = /^ *\r?\n *[-*•] *$/;

/** A negation behind a word in which nothing was found. */
export function stillOpen(negation: Negation & { state: "open" }, token: Token): Negation {
  const isOfChain = negation.chain !== undefined && negation.isListed !== true;
  const fillers = isOfChain ? AFTER_JOINER : NEGATION_FILLERS;
  // "Don't use Sol Ring, use Arcane Signet" goes on with what is wanted.
  if (negation.chain?.by === "comma" && token.text === "use") return { state: "none" };
  if (!fillers.has(token.text) && (isOfChain || !COPIES.test(token.text)))
    return negation.chain === undefined ? { state: "lost", from: negation.from } : { state: "none" };
  if (negation.reach <= 1) return { state: "none" };
  return { ...negation, reach: negation.reach - 1 };
}

/** "Remove 1 Rampaging Baloths" */
const COPIES = /^[1-4]x?$/;

/**
 * What stands behind "no" and a word that nobody knows, where it speaks of the same: "no free spells" wishes for no spells, and
 * is said back as a whole.
 */
export function lostWith(negation: Negation, found: Mention, tokens: readonly Token[]): Mention | undefined {
  if (negation.state !== "lost" || tokens[found.from]?.gap !== "tight") return undefined;
  if (!/^(?:theme|playstyle|exclusion)$/.test(found.content.kind)) return undefined;
  return { from: negation.from ?? found.from, to: found.to, negated: true, content: { kind: "lost" } };
}

/** How many words let something in again behind a list of forbidden things: "except Sol Ring"; 0 for none. */
export function exceptionAt(negation: Negation, tokens: readonly Token[], at: number): number {
  return negation.state === "after" ? (exceptions.longest(tokens, at)?.length ?? 0) : 0;
}

/** How many words of a negation begin here. */
export function negationWords(tokens: readonly Token[], at: number): number {
  return negations.longest(tokens, at)?.length ?? salt.longest(tokens, at)?.length ?? 0;
}

/** Where the negation begins that rules out the word at `at`, with nothing but small words between; undefined for none. */
export function negationBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let start = at; start > Math.max(0, at - MOST_BETWEEN) && tokens[start]?.gap === "tight"; start--) {
    const length = negations.endingBefore(tokens, start);
    if (length > 0) return start - length;
    if (!NEGATION_FILLERS.has(tokens[start - 1]?.text ?? "")) return undefined;
  }
  return undefined;
}

/** Most small words between a negation and what it speaks of, as far as it is quoted. */
const MOST_BETWEEN = 4;

/** Where a list of forbidden things stands at the word behind one of them. */
export function afterForbidden(negation: Negation & { state: "after" }, token: Token): Negation {
  const { kind, isListed = false } = negation;
  const open = (by: Chain["by"], reach: number): Negation => ({
    state: "open",
    reach,
    chain: { by: isListed ? "list" : by, kind },
    isListed,
  });
  // "Out: Mana Drain, In: Counterspell"
  if (token.text === "in" && token.gap !== "tight") return { state: "none" };
  if (JOINERS.has(token.text)) return open(CHOICES.has(token.text) ? "or" : "and", 4);
  if (token.between.trim() === "/" && isDash(token.between)) return open("comma", 3);
  if (token.between.includes("/")) return open("or", 3);
  // "Five colors forbidden - white and green only" goes on with what is wanted.
  if (isDash(token.between)) return open("bracket", 3);
  if (token.gap === "comma") return open("comma", 3);
  if (token.gap === "hard") return open("bracket", 3);
  return AFTER_FORBIDDEN.has(token.text) ? negation : { state: "none" };
}

/** Joiners after which a list of forbidden things surely goes on. */
const CHOICES: ReadonlySet<string> = new Set(["or", "nor", "oder", "ou", "o"]);

/** "combo free", "infect is not allowed": the words behind forbid. */
function freed(tokens: readonly Token[], mention: Mention): Mention {
  const next = tokens[mention.to];
  if (next === undefined || next.gap !== "tight" || !canBeForbidden(mention.content)) return mention;
  // "stax free", at the end of what is said; "combo free spells" are spells.
  const isAtEnd = tokens[mention.to + 1] === undefined || tokens[mention.to + 1]?.gap !== "tight";
  if (next.text === "free" && (isAtEnd || !/^\s*$/.test(next.between)))
    return { ...mention, to: mention.to + 1, negated: true };
  // "FoW-less", "creature-less"
  if (next.text === "less" && next.between === "-") return { ...mention, to: mention.to + 1, negated: true };
  const isNoun = AFTER_FORBIDDEN.has(next.text) && tokens[mention.to + 1]?.gap === "tight";
  const to = mention.to + (isNoun ? 1 : 0);
  const behind = forbiddenBehind.longest(tokens, to);
  return behind === undefined ? mention : { ...mention, to: to + behind.length, negated: true };
}

function isNameOfColors({ mask, exact }: Content & { readonly kind: "colors" }): boolean {
  return exact === true || colorCount(mask) > 1;
}

/**
 * Whether something in a list of forbidden things ends it, being wanted: "no stax, elf tribal", and behind a comma or
 * "and" whatever is of another kind: "no infect, golgari". Only "or" leads from one kind to another.
 */
function isWantedAfterAll(tokens: readonly Token[], mention: Mention, { by, kind }: Chain): boolean {
  const next = tokens[mention.to];
  if (next?.gap === "tight" && WANTED_AFTER.has(next.text)) return true;
  const own = kindOf(mention);
  // "no red, mono blue burn": a deck of one color is what it is to be.
  // Nor is "no white, temur" a list: a name of several colors says what the deck is.
  if (by === "comma" && mention.content.kind === "colors" && isNameOfColors(mention.content)) return true;
  // Nor is "not white, not blue, mono something": how many colors it is to have says what it is.
  if (by === "comma" && mention.content.kind === "color-count") return true;
  // In brackets behind a kind of cards stand some of them.
  if (by === "bracket") return own !== "card";
  // "Off limits: infect, golgari commander" goes on with the deck.
  if (by === "list")
    return own === "frame" || (mention.content.kind === "colors" && isNameOfColors(mention.content));
  if (by === "or" || own === kind) return false;
  if (own === "frame" || own === "color") return true;
  // "no blue, graveyard" wants the graveyard: things are not of the kind of colors and creature types.
  if (by === "comma" && own === "card") return true;
  return by === "comma" && (own === "creature type" || kind === "color" || kind === "creature type");
}

/** "Exclude all goblins" counts none; "not all goblins" does. */
export function isAllOfForbidden(tokens: readonly Token[], at: number, { state }: Negation): boolean {
  return state === "open" && tokens[at]?.text === "all" && tokens[at - 1]?.text !== "not";
}
