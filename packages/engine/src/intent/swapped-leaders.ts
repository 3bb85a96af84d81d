import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  ELSE,
  LEADERS,
  SOMEBODY_ELSE,
  SWAP_WORDS,
  SWAPPED_FOR,
  WHO_LEADS,
} from "../../data/lexicon-swaps.ts";
import { canLead } from "./card-phrases.ts";
import type { CardMention } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const somebodyElse = phraseSet(SOMEBODY_ELSE.map(foldPhrase));

/** Most words from the verb of a swap to who takes the place: "change the leader of my Tatyova deck to Aesi". */
const REACH = 14;
/** Most words between "for" and the name. */
const ARTICLES = 2;

/** A legend that gives way, and the one that takes its place. */
interface Swap {
  readonly old: CardMention;
  readonly next: CardMention;
  /** The one that gives way is named in the swap itself. */
  readonly isNamed: boolean;
}

/**
 * Mentions in which a legend that takes another's place leads, and the other is named nowhere: "an Edgar deck, replace Edgar
 * with Strefan", "my Kaalia list but swap her for Alesha".
 */
export function swappedLeaders(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  let told = mentions;
  for (const [at, { text }] of tokens.entries()) {
    if (!SWAP_WORDS.has(text)) continue;
    const leaders = told.filter((each): each is CardMention => isLeader(each, table));
    const swap = swapAt(tokens, leaders, at);
    if (swap !== undefined) told = afterSwap(told, swap);
  }
  return told;
}

/** Whether words before a thing say that it takes another's place: "change the leader of my Tatyova deck to Aesi". */
export function isSwappedIn(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 1 - ARTICLES && !SWAPPED_FOR.has(tokens[at]?.text ?? "")) at--;
  if (!SWAPPED_FOR.has(tokens[at]?.text ?? "")) return false;
  for (let verb = at - 1; verb >= Math.max(0, at - REACH); verb--) {
    if (SWAP_WORDS.has(tokens[verb]?.text ?? "")) return true;
    if (tokens[verb + 1]?.gap === "hard") return false;
  }
  return false;
}

/** Whether words behind a place say that somebody else is to lead: "a Teysa deck with a different leader". */
export function isLedByOther(tokens: readonly Token[], from: number): boolean {
  return tokens.some(({ text }, at) => {
    if (at < from) return false;
    if (somebodyElse.longest(tokens, at) !== undefined) return true;
    // "some other jund commander"
    return ELSE.has(text) && tokens[at + 1]?.gap === "tight" && LEADERS.has(tokens[at + 2]?.text ?? "");
  });
}

function isLeader({ content }: Mention, table: CardTable): boolean {
  const card = content.kind === "card" ? content.cards[0] : undefined;
  return card !== undefined && canLead(table, card);
}

function swapAt(tokens: readonly Token[], leaders: readonly CardMention[], verb: number): Swap | undefined {
  const joiner = joinerBehind(tokens, verb);
  const next = leaders.find(({ from }) => from > joiner && from <= joiner + 1 + ARTICLES);
  if (joiner < 0 || next === undefined) return undefined;
  // What is ruled out begins with the word that rules it out.
  const old = leaders.find(({ from, to }) => from >= verb && to <= joiner);
  if (old !== undefined) return { old, next, isNamed: old.from <= verb + 1 };
  const before = leaders.findLast(({ to }) => to <= verb);
  // "Edgar replaced by Strefan"
  const isBehind = before?.to === verb && joiner === verb + 1;
  const isSpokenOf = tokens.slice(verb + 1, joiner).some(({ text }) => WHO_LEADS.has(text));
  return before !== undefined && (isBehind || isSpokenOf) ? { old: before, next, isNamed: false } : undefined;
}

/** The place of the word between the two of a swap, in the same sentence; -1 for none. */
function joinerBehind(tokens: readonly Token[], verb: number): number {
  for (let at = verb + 1; at <= verb + REACH; at++) {
    const token = tokens[at];
    if (token === undefined || token.gap === "hard") return -1;
    if (SWAPPED_FOR.has(token.text)) return at;
  }
  return -1;
}

function afterSwap(mentions: readonly Mention[], { old, next, isNamed }: Swap): readonly Mention[] {
  const gone = new Set<CardIndex>(old.content.cards);
  return mentions.map((each): Mention => {
    if (each === next) return { ...next, negated: false, content: { ...next.content, slot: "lead" } };
    if (each === old && isNamed) return { ...each, negated: true };
    const isGone = each.content.kind === "card" && each.content.cards.some((card) => gone.has(card));
    return isGone && !each.negated ? { ...each, content: { kind: "saying" } } : each;
  });
}
