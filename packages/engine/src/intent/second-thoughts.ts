import {
  CORRECTIONS,
  LONG_AGO,
  NEED_NOT,
  NOW_PLAYED,
  NOW_WORDS,
  OLD_DAYS,
  PAST_WORDS,
} from "../../data/lexicon-corrections.ts";
import { insteadBehind } from "./instead-behind.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { isToldOf, kindOf, withoutTold } from "./told-of-decks.ts";

const corrections = phraseSet(CORRECTIONS.map(foldPhrase));
const nowWords = phraseSet(NOW_WORDS.map(foldPhrase));
const needNot = phraseSet(NEED_NOT.map(foldPhrase));
/** Whatever any of the above begins with, as a first look. */
const turns = phraseSet(
  [CORRECTIONS, NOW_WORDS, NOW_PLAYED, PAST_WORDS, LONG_AGO, NEED_NOT].flat().map(foldPhrase),
);
const TURNING: ReadonlySet<string> = new Set(["but", "except", "no"]);

/** How many words behind a correction what is meant instead may stand. */
const REACH = 4;
/** How many small words may stand behind "doesn't have to be". */
const NEAR = 2;

/**
 * Mentions without what somebody took back or told of earlier days: "dragons, no wait, goblins" asks for Goblins, "I used
 * to run Meren ... so: gruul" for a Gruul deck. Of what was there before only that goes for which something of its kind
 * follows.
 */
export function withSecondThoughts(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): readonly Mention[] {
  let left: readonly Mention[] = withoutOther(
    tokens,
    mentions.filter((each) => !isOfOldDays(each, tokens)),
  );
  // "No that's the wrong deck" takes something back once.
  let taken = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (!TURNING.has(tokens[at]?.text ?? "") && turns.longest(tokens, at) === undefined) continue;
    const words = at < taken ? 0 : correctionAt(tokens, at);
    if (words > 0)
      left = isReason(tokens, at + words, left)
        ? withoutLast(tokens, left, at)
        : corrected(tokens, left, at, at + words);
    taken = Math.max(taken, at + words);
    if (nowWords.longest(tokens, at) !== undefined) left = fromNowOn(left, at);
    if (/^(?:but|except)$/.test(tokens[at]?.text ?? "")) left = insteadBehind(tokens, left, at);
    const open = needNot.longest(tokens, at);
    if (open !== undefined) left = withoutNeedless(left, at, at + open.length);
    left = withoutTold(tokens, left, at);
  }
  return left;
}

/** "It doesn't have to be tribal": what need not be is neither asked for nor ruled out. */
function withoutNeedless(mentions: readonly Mention[], from: number, to: number): readonly Mention[] {
  const needless = mentions.find((each) => each.from >= from && each.to > to && each.from <= to + NEAR);
  return mentions.filter(
    (each) => each !== needless || !(isToldOf(each.content) || each.content.kind === "exclusion"),
  );
}

/** "Korvold or Chatterfang, can't decide... ok chatterfang": of two cards the one that is not named again was not chosen. */
function withoutOther(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  const left = new Set(mentions);
  for (const [at, one] of mentions.entries()) {
    const other = mentions[at + 1];
    if (other === undefined || !isOr(tokens, one, other)) continue;
    const isAgain = (each: Mention): boolean =>
      mentions.slice(at + 2).some((later) => !later.negated && thingOf(later) === thingOf(each));
    if (isAgain(one) === isAgain(other)) continue;
    left.delete(isAgain(one) ? other : one);
    // "Can't decide between control and chaos" says nothing of either.
    if (tokens[one.to]?.text === "and") left.delete(isAgain(one) ? one : other);
  }
  return mentions.filter((each) => left.has(each));
}

/** Whether two things are a choice of one: "Korvold or Chatterfang", "can't decide between control and chaos". */
function isOr(tokens: readonly Token[], one: Mention, other: Mention): boolean {
  if (thingOf(one) === undefined || thingOf(other) === undefined) return false;
  if (other.from !== one.to + 1 && !(other.from === one.to && isAsked(tokens, one))) return false;
  if (isAsked(tokens, one) && isAsked(tokens, other)) return true;
  const joint = tokens[one.to]?.text;
  if (joint === "or")
    return one.content.kind === other.content.kind && /^(?:card|creature-type)$/.test(one.content.kind);
  return (
    joint === "and" &&
    tokens[one.from - 1]?.text === "between" &&
    CHOOSING.test(tokens[one.from - 2]?.text ?? "")
  );
}

/** "Merfolk? Soul sisters?" */
function isAsked(tokens: readonly Token[], { to }: Mention): boolean {
  return /^\s*\?+\s*$/.test(tokens[to]?.between ?? "");
}

const CHOOSING = /^(?:decide|deciding|choose|choosing|pick|picking|torn|undecided|debating|wavering|split)$/;

function thingOf({ content }: Mention): string | undefined {
  switch (content.kind) {
    case "card":
      return `card ${content.cards[0]}`;
    case "theme":
      return `theme ${content.slug}`;
    case "playstyle":
      return `style ${content.playstyle}`;
    case "creature-type":
      return `type ${content.name}`;
    case "colors":
      return `colors ${content.mask}`;
    default:
      return undefined;
  }
}

/** "My dad gave me his cards from 1995" tells when something was, and asks for no printings. */
function isOfOldDays({ content, from }: Mention, tokens: readonly Token[]): boolean {
  if (content.kind !== "printings" || (content.fields.fromYear ?? content.fields.toYear) === undefined)
    return false;
  const isSince = tokens[from]?.text === "since";
  for (let at = from; at > 0; at--) {
    // "He runs grixis control in modern since 2015"
    if (isSince && PLAYS_SINCE.test(tokens[at - 1]?.text ?? "")) return true;
    if (OLD_DAYS.has(tokens[at - 1]?.text ?? "")) return true;
    if (tokens[at]?.gap === "hard") return false;
  }
  return false;
}

const PLAYS_SINCE = /^(?:runs?|plays?|running|playing|is|has|have|ive|hes|shes|theyre|been|own|owns|on)$/;

/** How many words take something back here; 0 for none. A question that somebody answers with "no" is one, too. */
function correctionAt(tokens: readonly Token[], at: number): number {
  const found = corrections.longest(tokens, at);
  if (found !== undefined) return found.length;
  return tokens[at]?.text === "no" && /\?/.test(tokens[at]?.between ?? "") ? 1 : 0;
}

/** "Archmage's Charm no wait that's blue": why something is taken back, with nothing in its place. */
function isReason(tokens: readonly Token[], to: number, mentions: readonly Mention[]): boolean {
  // "No wait that's Captive Kingpin" says who is meant.
  if (mentions.some(({ from, content }) => content.kind === "card" && from > to && from <= to + NEAR))
    return false;
  return (
    tokens[to]?.gap !== "hard" && /^(?:thats|its|hes|shes|theyre|those|isnt)$/.test(tokens[to]?.text ?? "")
  );
}

/** Without the card named right before, and without what is said of it. */
function withoutLast(tokens: readonly Token[], mentions: readonly Mention[], at: number): readonly Mention[] {
  const last = mentions.findLast(({ to }) => to <= at);
  if (last?.content.kind !== "card" || at - last.to > NEAR) return mentions;
  let end = at;
  while (end < tokens.length && (end === at || tokens[end]?.gap !== "hard")) end++;
  return mentions.filter(
    (each) => each !== last && !(each.from >= at && each.to <= end && isToldOf(each.content)),
  );
}

/** What is said behind a correction takes the place of the last thing of its kind before. */
function corrected(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  from: number,
  to: number,
): readonly Mention[] {
  const beforeOf = (one: Mention): Mention | undefined =>
    mentions.findLast((each) => each.to <= from && kindOf(each.content) === kindOf(one.content));
  const next = mentions.filter((each) => each.to > to && each.from <= to + REACH);
  // "Pauper? No, wait, casual Modern"
  const instead = next.find(({ content }) => !/^(?:bracket|limit)$/.test(content.kind));
  const before = instead && beforeOf(instead);
  if (instead === undefined || before === undefined || isAskedNext(tokens, from, instead)) return mentions;
  // "no" spoke of what was there before; "I mean no blue" has one of its own.
  const isOut = instead.negated && instead.from >= to;
  const meant = { ...instead, from: Math.max(instead.from, to), negated: isOut };
  const gone = new Set(runUpTo(mentions, before));
  return mentions.flatMap((each) => (gone.has(each) ? [] : [each === instead ? meant : each]));
}

/** "The white-blue version": a thing with those of its kind that stand right before it. */
function runUpTo(mentions: readonly Mention[], last: Mention): readonly Mention[] {
  const run = [last];
  for (let at = mentions.indexOf(last) - 1; at >= 0; at--) {
    const [each, next] = [mentions[at], run[0]];
    if (each === undefined || each.to !== next?.from || kindOf(each.content) !== kindOf(last.content)) break;
    run.unshift(each);
  }
  return run;
}

/** "Rift? no. Farewell? yes": one question after another, each with its answer. */
function isAskedNext(tokens: readonly Token[], at: number, { to }: Mention): boolean {
  return [tokens[at], tokens[to]].every((token) => /\?/.test(token?.between ?? ""));
}

/** "always blue. this time green": of what is said behind such words, nothing of its kind before them counts. */
function fromNowOn(mentions: readonly Mention[], at: number): readonly Mention[] {
  const kinds = new Set(mentions.filter((each) => each.from >= at).map(({ content }) => kindOf(content)));
  return mentions.filter(
    (each) =>
      each.from >= at ||
      !isToldOf(each.content) ||
      !kinds.has(kindOf(each.content)) ||
      // "No goblins this time, elementals" says what is not to be now.
      (each.negated && each.to === at),
  );
}
