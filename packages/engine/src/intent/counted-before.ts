import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { BEHIND_COUNT, COUNT_ASKED, OF_COUNTED } from "../../data/lexicon-changed-counts.ts";
import { type Counted, countedAt, isOfDeck } from "./counted.ts";
import { phraseSet } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** What counts are read from that go back to one before. */
export type Counting = Pick<Sentence, "tokens" | "context" | "before" | "text">;

const ofCounted = phraseSet(OF_COUNTED.map(foldPhrase));

/** How far behind a count it may be spoken of again, in words. */
export const REACH = 14;
/** Most words from one who asks to the figure. */
const ASKED_REACH = 4;

/** A count that was said before, with its limit where a figure made one. */
interface Before {
  readonly what: string;
  readonly limit?: Limit;
  readonly isChanged: boolean;
}

/** The last count before a word, where nothing else was counted since; a sum of money or a power may be what changes. */
export function countBefore(counting: Counting, at: number): Before | undefined {
  const last = counting.before.findLast(({ content: { kind } }) => COUNTING.test(kind));
  if (last === undefined) {
    // What a deck is named by may be followed by a sum: "elves, make it 120 total".
    const kind = kindBefore(counting, at, true);
    return kind === undefined || kind.isType ? undefined : { what: kind.what, isChanged: false };
  }
  const { content } = last;
  if (at - last.to > REACH) return undefined;
  if (content.kind === "share-limit") return { what: content.what, isChanged: false };
  if (content.kind !== "limit" || content.limit.but !== undefined || content.limit.most === 0)
    return undefined;
  return {
    what: content.limit.what,
    limit: content.limit,
    isChanged: content.isChanged === true || content.isAsked === true,
  };
}

const COUNTING =
  /^(?:limit|share-limit|money|mana-limit|average-limit|power-number|bracket-number|color-count)$/;

/** The kind of cards that was named last, in the same sentence or the one before. */
export function kindBefore(
  { tokens, context, before }: Counting,
  at: number,
  isRuledOutToo = false,
): Counted | undefined {
  let ends = 0;
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    if (tokens[index + 1]?.gap === "hard") ends++;
    if (ends > 1) return undefined;
    const mention = before.findLast(({ from, to }) => from <= index && index < to);
    // "Every creature with deathtouch, at least 20 of them" counts what has it.
    if (mention?.content.kind === "limit")
      return {
        what: mention.content.limit.but ?? leftOf(mention.content.limit),
        to: mention.to,
        isType: mention.content.type !== undefined,
      };
    if (mention?.content.kind === "card") return undefined;
    // "No counterspells, scratch that, four or so": behind "no".
    if (mention?.negated === true && !isRuledOutToo) return undefined;
    const begin = mention === undefined || mention.negated ? index : mention.from;
    const kind = countedAt(tokens, begin, context);
    if (kind !== undefined && kind.to > index) return kind;
  }
  return undefined;
}

/** "Basics only, 17 of them": what a limit leaves that rules out the rest. */
function leftOf({ what, most }: Limit): string {
  return most === 0 && what === "nonbasic lands" ? "basic lands" : what;
}

/** "Five more of the creatures": of several counts the one whose kind is named again. */
export function limitNamed({ tokens, context, before }: Counting, at: number): Limit | undefined {
  const isOfThe = tokens[at]?.text === "of" && tokens[at + 1]?.text === "the";
  const kind = tokens[at]?.gap === "tight" ? countedAt(tokens, isOfThe ? at + 2 : at, context) : undefined;
  if (kind === undefined) return undefined;
  const found = before.findLast(
    ({ content }) => content.kind === "limit" && content.limit.what === kind.what && content.limit.most !== 0,
  );
  return found?.content.kind === "limit" ? found.content.limit : undefined;
}

/** Where the words end that a figure of something counted before may have behind it; undefined where it counts anything else. */
export function endOfCount(
  { tokens, context }: Pick<Counting, "tokens" | "context">,
  at: number,
  what: string,
): number | undefined {
  const words = tokens[at]?.gap === "tight" ? ofCounted.longest(tokens, at) : undefined;
  if (words !== undefined) return isEndOfCount(tokens, at + words.length) ? at + words.length : undefined;
  if (isEndOfCount(tokens, at)) return at;
  // "five more of the creatures"
  const isOfThe = tokens[at]?.text === "of" && tokens[at + 1]?.text === "the";
  for (const place of isOfThe ? [at + 2] : [at, at + 1]) {
    const kind = tokens[place]?.gap === "tight" ? countedAt(tokens, place, context) : undefined;
    if (kind === undefined) continue;
    const isSame = kind.what === what || kind.what.endsWith(` ${what}`);
    return isSame ? endOfCount({ tokens, context }, kind.to, "") : undefined;
  }
  return undefined;
}

/** Whether a clause ends at a word, or goes on with nothing that a figure before it counts. */
export function isEndOfCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.gap !== "tight" || BEHIND_COUNT.has(next.text);
}

/** Whether somebody asks for what the words `from` to `to` count. */
export function isAskedFor(tokens: readonly Token[], from: number, to: number): boolean {
  if (/^(?:please|pls|plz)$/.test(tokens[to]?.text ?? "")) return true;
  for (let at = from - 1; at >= from - ASKED_REACH && tokens[at + 1]?.gap !== "hard"; at--)
    if (COUNT_ASKED.has(tokens[at]?.text ?? "")) return true;
  return false;
}

/** A figure too small for what it would count is of something else: "38 lands, actually 3 colors". */
export function isLikely(limit: Limit, tokens: readonly Token[]): boolean {
  const least = limit.least ?? limit.most ?? 0;
  return isOfDeck({ ...limit, least }, { what: limit.what, to: tokens.length, isType: false }, tokens);
}
