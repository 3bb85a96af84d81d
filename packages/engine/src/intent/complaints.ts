import {
  HOSTILE_WORDS,
  PEOPLE_OF_COMPLAINTS,
  RIVALS,
  WHO_PLAYS,
  WISHING_WORDS,
} from "../../data/opponents.ts";
import type { Mention } from "./mention.ts";
import { type Phrases, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const hostile = phraseSet(HOSTILE_WORDS.map(foldPhrase));
const wishing = phraseSet(WISHING_WORDS.map(foldPhrase));

/** A part of a sentence, from a word up to before another. */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts of sentences that tell of others and wish for nothing. Either somebody complains of what others do ("the Slicer deck
 * kills me on turn four every time"), or it is said of somebody what they have ("my roommate bought Slivers", "pod hates
 * fun: Derevi, Urza"); then what stands behind whoever it is counts.
 */
export function complaints(tokens: readonly Token[], mentions: readonly Mention[]): readonly Clause[] {
  return clausesOf(tokens, mentions).flatMap((clause) => {
    const isComplaint = isOfPeople(tokens, clause) && has(tokens, clause, hostile);
    const from = isComplaint ? clause.from : toldFrom(tokens, clause, mentions);
    return from === undefined || has(tokens, clause, wishing) ? [] : [{ from, to: clause.to }];
  });
}

/** Parts between commas and stops; a list behind a colon or in brackets belongs to what it is of. */
function clausesOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isListing = false;
  for (let at = 1; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.gap === "tight" && !isTurn(tokens, at)) continue;
    const before = clauses.at(-1);
    isListing = leadsToList(tokens[from]) || (isListing && tokens[from]?.gap === "comma");
    isListing &&= before !== undefined && isList(tokens, { from, to: at }, mentions);
    if (before !== undefined && isListing) clauses[clauses.length - 1] = { from: before.from, to: at };
    else clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
}

/** "Our meta lacks removal so go tall": with "so" somebody begins to say what to do. */
function isTurn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "so" && TO_DO.test(tokens[at + 1]?.text ?? "");
}

const TO_DO =
  /^(?:i|im|id|ill|ive|we|wed|lets|go|give|make|build|need|want|please|pls|something|maybe|help|now|my)$/;

/** "decks: elves, goblins", "dragons (Miirym, Tiamat)", "madness + affinity". */
function leadsToList(token: Token | undefined): boolean {
  return token !== undefined && /^[\s.]*[:(=+/&][\s(]*$/.test(token.between);
}

/** Words between the members of a list. */
const IN_LISTS = /^(?:and|or|n|plus|also|the|a|an|that|this|stupid|damn|\d+x?)$/;

function isList(tokens: readonly Token[], { from, to }: Clause, mentions: readonly Mention[]): boolean {
  let isMember = false;
  for (let at = from; at < to; ) {
    const mention = mentions.find((each) => each.from <= at && each.to > at);
    if (mention === undefined && !IN_LISTS.test(tokens[at]?.text ?? "")) return false;
    isMember ||= mention !== undefined;
    at = Math.max(at + 1, mention?.to ?? 0);
  }
  return isMember;
}

function has(tokens: readonly Token[], { from, to }: Clause, phrases: Phrases<unknown>): boolean {
  for (let at = from; at < to; at++) {
    const found = phrases.longest(tokens, at);
    if (found !== undefined && at + found.length <= to) return true;
  }
  return false;
}

function isOfPeople(tokens: readonly Token[], { from, to }: Clause): boolean {
  return tokens.slice(from, to).some(({ text }) => PEOPLE_OF_COMPLAINTS.has(text) || isSomebody(text));
}

/** "friend", "friends": whether a word is of people who play. */
export function isSomebody(word: string): boolean {
  return WHO_PLAYS.has(word) || (word.endsWith("s") && WHO_PLAYS.has(word.slice(0, -1)));
}

/** "My other decks" */
function isMine(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => tokens[at - back]?.text === "my" && tokens[at - back + 1]?.gap === "tight");
}

/** Words before somebody that make what is said a wish all the same: "a deck for the table", "like my friend's". */
const BESIDE = /^(?:for|to|with|like|at|in|from|of|as|by)$/;

/** Behind which word of a part it is told what others have; undefined where it is not. The group of "group hug" has nothing. */
function toldFrom(
  tokens: readonly Token[],
  { from, to }: Clause,
  mentions: readonly Mention[],
): number | undefined {
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.text ?? "";
    if (!RIVALS.has(word) || (word === "decks" && isMine(tokens, at))) continue;
    if (mentions.some((each) => each.content.kind === "theme" && each.from <= at && at < each.to)) continue;
    const isBeside = [1, 2].some((back) => at - back >= from && BESIDE.test(tokens[at - back]?.text ?? ""));
    return isBeside ? undefined : at + 1;
  }
  return undefined;
}
