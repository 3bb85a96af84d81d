// Verbs by which a card or a kind of cards goes out of a deck: "cut Mana Crypt", "swap Kraum for Thrasios", "drop white".

import type { IntentContext } from "./context.ts";
import { overCommas } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** "Cut Mana Crypt and ...", "swap Kraum for Thrasios": a card that goes. */
export function isCutCard(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const verb = tokens[at]?.text ?? "";
  const isSwap = SWAPS.has(verb);
  // "Cut: Survival of the Fittest"
  if (GOES_OUT.has(verb) && /^\s*:\s*$/.test(tokens[at + 1]?.between ?? "")) return !isSaidOut(tokens, at);
  if (!(isSwap || verb === "cut") || tokens[at + 1]?.gap !== "tight") return false;
  if (isSwap && (isSwappedThing(tokens, at, context) || isSwappedAway(tokens, at))) return true;
  const copies = /^[1-4]x?$/.test(tokens[at + 1]?.text ?? "") ? 1 : 0;
  const card = context.cardPhrases.phrases.longest(tokens, at + 1 + copies, overCommas);
  // "Swap 2 Opt": what is counted is a card.
  if (card === undefined || (card.value.certainty === "everyday" && copies === 0)) return false;
  const behind = tokens[at + 1 + copies + card.length];
  return isSwap
    ? behind?.gap === "tight" && /^(?:for|with|to)$/.test(behind.text)
    : at === 0 || tokens[at]?.gap !== "tight";
}

/** "Let me spell it out: walls" rules nothing out. */
function isSaidOut(tokens: readonly Token[], at: number): boolean {
  // "Necro'd out: mono black" goes on with what it is.
  const isDone = tokens[at]?.gap === "tight" && /(?:d|ing)$/.test(tokens[at - 1]?.text ?? "");
  return isDone || tokens.slice(Math.max(0, at - 2), at).some(({ text }) => SAID_OUT.test(text));
}

const SAID_OUT = /^(?:spell|spelled|spelling|figure|figured|check|try|hear|find|found|work|worked)$/;

/** "swap the squirrels for insects": a kind of card that gives way to another. */
function isSwappedThing(tokens: readonly Token[], at: number, { lexicon }: IntentContext): boolean {
  const from = /^(?:the|all|my|his|her|their)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const old = lexicon.phrases.longest(tokens, from);
  if (old === undefined || !SWAPPED_KINDS.test(old.value.kind)) return false;
  const joint = tokens[from + old.length];
  if (joint?.gap !== "tight" || !/^(?:for|with)$/.test(joint.text)) return false;
  const next = lexicon.phrases.longest(tokens, from + old.length + 1);
  return next?.value.kind === old.value.kind;
}

/** "Swap the tutors for something else": whatever takes its place, it goes. */
function isSwappedAway(tokens: readonly Token[], at: number): boolean {
  for (let to = at + 2; to < at + SWAPPED_REACH && tokens[to]?.gap === "tight"; to++)
    if (/^(?:for|with)$/.test(tokens[to]?.text ?? ""))
      return /^(?:something|anything|whatever|others?|better|cheaper)$/.test(tokens[to + 1]?.text ?? "");
  return false;
}

/** Words from "swap" to "for". */
const SWAPPED_REACH = 7;

const SWAPPED_KINDS = /^(?:creature-type|theme|colors|playstyle)$/;

/** "drop white", "lose the combo", "cut planeswalkers", "keep the discard, lose Tergrid": what a deck is to be without. */
export function isDropped(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const verb = tokens[at]?.text ?? "";
  if (!/^(?:drop|dropping|lose|losing|cut|cutting)$/.test(verb)) return false;
  if (isLostThing(tokens, at, context)) return true;
  const { lexicon } = context;
  const behind = tokens[at + 1]?.text === "the" ? at + 2 : at + 1;
  if (tokens[at + 1]?.gap !== "tight" || verb.startsWith("cut")) return false;
  const found = lexicon.phrases.longest(tokens, behind);
  if (found === undefined || !/^(?:colors|playstyle|theme)$/.test(found.value.kind)) return false;
  // "drop tokens on the table" does so.
  const next = tokens[behind + found.length];
  return (
    next === undefined ||
    next.gap !== "tight" ||
    /^(?:and|or|from|part|half|color|plan|theme|package|stuff)$/.test(next.text)
  );
}

/** Whether a clause of nothing but "lose" and a card or a kind of cards begins there. */
function isLostThing(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  if (tokens[at + 1]?.gap !== "tight") return false;
  const isBegun =
    at === 0 || tokens[at]?.gap !== "tight" || /^(?:and|but|just|then)$/.test(tokens[at - 1]?.text ?? "");
  const length = isBegun ? lengthOfThing(tokens, at + 1, context) : 0;
  const behind = tokens[at + 1 + length];
  return length > 0 && (behind === undefined || behind.gap !== "tight" || AND.test(behind.text));
}

const AND = /^(?:and|or|please|pls|so|then)$/;

/** How many words name a card or a kind of cards; 0 where none do. */
function lengthOfThing(
  tokens: readonly Token[],
  at: number,
  { cardPhrases, lexicon }: IntentContext,
): number {
  const card = cardPhrases.phrases.longest(tokens, at, overCommas);
  if (card !== undefined && card.value.certainty !== "everyday") return card.length;
  const kind = lexicon.phrases.longest(tokens, at);
  const isKind = kind !== undefined && /^(?:creature-type|theme|colors|playstyle)$/.test(kind.value.kind);
  return Math.max(isKind ? kind.length : 0, lexicon.exclusions.longest(tokens, at)?.length ?? 0);
}

/** "Cut my elf deck down to 100 dollars": what is only made smaller or cheaper. */
export function isCutDown(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:cut|cutting)$/.test(tokens[at]?.text ?? "")) return false;
  for (let to = at + 2; to < at + CUT_REACH && tokens[to]?.gap === "tight"; to++)
    if (tokens[to]?.text === "down") return true;
  return false;
}

/** Words from "cut" to "down". */
const CUT_REACH = 8;

/** Words before a colon and what goes. */
const GOES_OUT: ReadonlySet<string> = new Set(
  "cut cuts cutting lose loses losing drop drops dropping remove removed removing out outs minus ditch bench benched banned gone leaving leaves".split(
    " ",
  ),
);

/** "OUT Mana Drain, IN Counterspell", "-1 Opt +1 Consider": the first of two lists of an exchange. */
export function isOutOfTwo(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.text === "out" && token.capital && (at === 0 || token.gap !== "tight"))
    return tokens.slice(at + 1).some(({ text, capital, gap }) => text === "in" && capital && gap !== "tight");
  return (
    /^[1-4]$/.test(token.text) &&
    /(?:^|[\s,;:])[-–−]$/.test(token.between) &&
    tokens.some(({ text, between }) => /^[1-4]$/.test(text) && /(?:^|[\s,;:])\+$/.test(between))
  );
}

const SWAPS: ReadonlySet<string> = new Set([
  "swap",
  "swapping",
  "trade",
  "switch",
  "exchange",
  "kick",
  "dump",
  "bench",
]);
