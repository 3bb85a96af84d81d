// What somebody had, has beside the deck that is asked for, or plays so far.

import { LONG_AGO, NOW_PLAYED, PAST_WORDS } from "../../data/lexicon-corrections.ts";
import { againstWords } from "./against-words.ts";
import { isBuiltAround } from "./like-words.ts";
import type { Content, Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { isSwappedIn } from "./swapped-leaders.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const pastWords = phraseSet(PAST_WORDS.map(foldPhrase));
const longAgo = phraseSet(LONG_AGO.map(foldPhrase));
const nowPlayed = phraseSet(NOW_PLAYED.map(foldPhrase));

/** Mentions without those that words beginning at one tell of: "used to run", "my other decks:", "right now". */
export function withoutTold(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
): readonly Mention[] {
  const left = withoutHad(tokens, mentions, at);
  if (isOnNow(tokens, at)) return withoutClause(left, clauseBegin(tokens, at), at);
  if (longAgo.longest(tokens, at) === undefined) return left;
  return withoutPast(left, { from: clauseBegin(tokens, at), to: at }, tokens);
}

function withoutHad(tokens: readonly Token[], mentions: readonly Mention[], at: number): readonly Mention[] {
  const past = pastWords.longest(tokens, at);
  if (past === undefined || isMet(tokens, at, past.length)) return mentions;
  const from = at + past.length;
  const to = pastEnd(tokens, at, from);
  const isOther = isOfOtherDecks(tokens, at, from) && mentions.some((each) => each.from >= to);
  return isOther ? withoutClause(mentions, from, to) : withoutPast(mentions, { from, to }, tokens);
}

/** "I keep running into Meren", "I sit next to Meren": words for what is met that those for what was are only part of. */
function isMet(tokens: readonly Token[], at: number, length: number): boolean {
  for (let from = Math.max(0, at - MET_BEFORE); from < at + length; from++) {
    const to = from + (againstWords.longest(tokens, from)?.length ?? 0);
    if (to > at + length || (from < at && to === at + length)) return true;
  }
  return false;
}

/** So far before the one the other may begin. */
const MET_BEFORE = 2;

/** "I'm on Mardu Synth right now. An alternative?": where something else is asked for, what is played now is told. */
function isOnNow(tokens: readonly Token[], at: number): boolean {
  const words = nowPlayed.longest(tokens, at)?.length ?? 0;
  if (words === 0 || !/^(?:im|i|ive)$/.test(tokens[clauseBegin(tokens, at)]?.text ?? "")) return false;
  return tokens
    .slice(at + words)
    .some(({ text }, index, rest) => ELSE.test(`${text} ${rest[index + 1]?.text}`));
}

const ELSE =
  /^(?:alternatives? |something (?:else|different|new)|anything else|different deck|new deck|switch |switching |instead |another deck|next deck|change )/;

function withoutClause(mentions: readonly Mention[], from: number, to: number): readonly Mention[] {
  return mentions.filter((each) => each.from < from || each.to > to || !isToldOf(each.content));
}

/** What somebody played in earlier days, where the wish says something of that kind later on. */
function withoutPast(
  mentions: readonly Mention[],
  { from, to }: Pick<Mention, "from" | "to">,
  tokens: readonly Token[],
): readonly Mention[] {
  const later = mentions.filter((each) => each.from >= to && !each.negated);
  return mentions.filter(
    (each) =>
      each.from < from ||
      each.from >= to ||
      !(isToldOf(each.content) || each.content.kind === "format") ||
      // "Traded my Mox Diamond for a Gaea's Cradle, now it needs a home": what came instead is there now.
      (isSwappedIn(tokens, each.from) && isBuiltAround(tokens, each.to, tokens.length)) ||
      !later.some(({ content }) => isOfKind(content, each.content)),
  );
}

/** "My other decks:", "decks I own": what one has beside the deck that is asked for. */
function isOfOtherDecks(tokens: readonly Token[], at: number, from: number): boolean {
  const words = tokens.slice(at, from).map(({ text }) => text);
  return (
    words.includes("decks") &&
    words.some((word) => /^(?:other|own|current|previous|past|old|built|last)$/.test(word))
  );
}

/** Where what somebody had ends: a list behind "my other decks" goes on over commas. */
function pastEnd(tokens: readonly Token[], at: number, from: number): number {
  const isList = tokens.slice(at, from).some(({ text }) => /^(?:decks|commanders)$/.test(text));
  if (!isList) return clauseEnd(tokens, from);
  let to = from + 1;
  while (
    to < tokens.length &&
    (tokens[to]?.gap !== "hard" || /^\s*[/&+]\s*$/.test(tokens[to]?.between ?? ""))
  )
    to++;
  return to;
}

/** Whether something said later stands for what a deck was about: a card that led it gives way to colors or a type. */
function isOfKind(later: Content, past: Content): boolean {
  if (kindOf(later) === kindOf(past)) return true;
  return past.kind === "card" && isToldOf(later);
}

/** What people tell of their decks: a format or a price is always the wish's own. */
export function isToldOf({ kind }: Content): boolean {
  return /^(?:card|creature-type|colors|theme|playstyle)$/.test(kind);
}

export function kindOf(content: Content): string {
  if (content.kind === "limit") return `limit of ${content.limit.what}`;
  return content.kind === "theme" ? "playstyle" : content.kind;
}

function clauseBegin(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && tokens[from]?.gap === "tight" && tokens[from - 1]?.text !== "but") from--;
  return from;
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && (to === from || tokens[to]?.gap === "tight") && tokens[to]?.text !== "but")
    to++;
  return to;
}
