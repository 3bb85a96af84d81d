import { isAgreedOn } from "./agreed-on.ts";
import { isOfAllMine } from "./all-mine.ts";
import { complaints } from "./complaints.ts";
import { fearedAt } from "./feared.ts";
import { groupBehind } from "./group-behind.ts";
import { hatedAt, type Spoken } from "./hated-before.ts";
import type { Mention } from "./mention.ts";
import type { MetBy } from "./met-by.ts";
import { negationWords } from "./negation.ts";
import { oneMoreAt } from "./one-more-of-them.ts";
import { doneToMeAt, isOfOpponent, opponentsIn } from "./opponent-kinds.ts";
import { sideSlotAt } from "./side-slots.ts";
import { withoutNames } from "./spelled-out.ts";
import { strangerAt } from "./strangers.ts";
import { endOf } from "./their-words.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";
import { nextPlayerAt, triggerAt } from "./whose-deck.ts";

/** What of a wish is about decks of others. */
export interface Opposed {
  /** The mentions that are still the wish's own. */
  readonly own: readonly Mention[];
  /** Slugs of `OPPONENTS`. */
  readonly against: Reading<readonly string[]> | undefined;
  /** What others play that nothing is known against. */
  readonly passed: readonly Mention[];
}

/** Tells what others play from what is wished for: "against graveyard decks", "my friend plays elves". */
export function withoutOpponents(
  words: readonly Token[],
  mentions: readonly Mention[],
  known: MetBy,
): Opposed {
  const tokens = withoutNames(words, mentions);
  const slugs: string[] = [];
  const from: Mention[] = [];
  const passed: Mention[] = [];
  let own = mentions;
  const complained = complainedOf(tokens, mentions, known);
  for (let at = 0; at < tokens.length; ) {
    const { begin, end, to, found } = spokenOfAt(tokens, own, at, {
      known,
      isGoingOn: slugs.length > 0,
      last: from.at(-1)?.to,
    });
    if (found.length === 0) {
      // Others play it, and nothing is known against it: it is still not the wish.
      const theirs =
        to > begin ? own.filter((each) => isTheirs(each, begin, to) && !isAgreedOn(tokens, each)) : [];
      if (theirs.length > 0) {
        passed.push(...theirs);
        own = own.filter((each) => !theirs.includes(each));
      }
      at++;
      continue;
    }
    slugs.push(...found);
    from.push({ from: begin, to: end, negated: false, content: { kind: "saying" } });
    own = own.flatMap((mention) =>
      isAgreedOn(tokens, mention) || isOutOfOwn(tokens, mention)
        ? [mention]
        : ownAgain(mention, begin, end, to),
    );
    at = Math.max(end, at + 1);
  }
  for (const { theirs, found } of complained) {
    // What is not told by the words around it already.
    const left = own.filter((each) => theirs.includes(each));
    if (left.length === 0) continue;
    own = own.filter((each) => !left.includes(each));
    slugs.push(...found);
    if (found.length === 0) passed.push(...left);
    else from.push(...left.map((each) => ({ ...each, content: { kind: "saying" } as const })));
  }
  const against = slugs.length === 0 ? undefined : { value: [...new Set(slugs)], from };
  const left = new Set(own);
  const begun = new Set(own.map((each) => each.from));
  const theirs = mentions.filter((each) => !left.has(each) && !begun.has(each.from));
  const again = own.filter(
    (each) =>
      (isOfTheirs(each, tokens) && slugs.includes(known.ofContent(each.content) ?? "")) ||
      theirs.some((other) => isSaidAgain(each, other, tokens)),
  );
  const saidAgain = new Set(again);
  return { own: own.filter((each) => !saidAgain.has(each)), against, passed: [...passed, ...again] };
}

/** What is told of others, where a deck of one's own is told of beside it. */
function complainedOf(tokens: readonly Token[], mentions: readonly Mention[], known: MetBy) {
  const told = complaints(tokens, mentions);
  const isTold = (each: Mention): boolean => told.some(({ from, to }) => isTheirs(each, from, to));
  const isOwn = mentions.some((each) => !each.negated && isOfOpponent(each.content) && !isTold(each));
  if (!isOwn) return [];
  return told.flatMap(({ from, to }) => {
    if (isOfAllMine(tokens, to)) return [];
    const theirs = mentions.filter((each) => !each.negated && isTheirs(each, from, to));
    if (theirs.length === 0) return [];
    return [
      { theirs, found: opponentsIn(tokens, mentions, { start: from, to }, known).map(({ slug }) => slug) },
    ];
  });
}

function spokenOfAt(
  tokens: readonly Token[],
  own: readonly Mention[],
  at: number,
  {
    known,
    isGoingOn,
    last,
  }: {
    readonly known: MetBy;
    readonly isGoingOn: boolean;
    /** Where the last words about decks of others end. */
    readonly last: number | undefined;
  },
): Spoken {
  const done = doneToMeAt(tokens, own, at);
  if (done !== undefined) {
    const to = at + done.length;
    return { begin: at, end: to, to, found: [done.value] };
  }
  const group = groupBehind(tokens, at) ?? fearedAt(tokens, at);
  if (group !== undefined) {
    const found = opponentsIn(tokens, own, { start: group.from, to: at }, known);
    const to = at + group.length;
    return { begin: group.from, end: to, to, found: found.map(({ slug }) => slug) };
  }
  const hated = hatedAt(tokens, own, at, known);
  if (hated !== undefined) return hated;
  const trigger =
    triggerAt(tokens, at) ||
    strangerAt(tokens, at, own) ||
    sideSlotAt(tokens, at) ||
    (isGoingOn ? nextPlayerAt(tokens, at) || oneMoreAt(tokens, at, last) : 0);
  if (trigger === 0 || isWithinPhrase(own, at) || isOfAllMine(tokens, at + trigger))
    return { begin: at, end: at, to: at, found: [] };
  const start = at + trigger;
  const to = withoutFrame(own, start, endOf(tokens, start));
  const found = opponentsIn(tokens, own, { start, to }, known);
  const end = Math.max(start, ...found.map((each) => each.to));
  return { begin: found.length === 0 ? start : at, end, to, found: found.map(({ slug }) => slug) };
}

/** "Anti goblins deck pauper white blue": behind what others play a format begins to tell of the deck itself. */
function withoutFrame(mentions: readonly Mention[], start: number, to: number): number {
  const first = mentions.find(({ from, content }) => from >= start && isOfOpponent(content));
  const format = mentions.find(
    ({ from, content }) => content.kind === "format" && from >= (first?.to ?? to) && from < to,
  );
  return format?.from ?? to;
}

/** "He pilots superfriends. Something that attacks walkers": the theme that others play is meant, unless one's own is said to be the same. */
function isSaidAgain(each: Mention, other: Mention, tokens: readonly Token[]): boolean {
  if (each.negated || each.from < other.to || each.content.kind !== "theme" || other.content.kind !== "theme")
    return false;
  if (each.content.slug !== other.content.slug) return false;
  return !tokens.some(({ text }) => /^(?:too|also|same|mirror|better|myself|well)$/.test(text));
}

/** "keeps her walkers off the board": what is somebody's else. */
function isOfTheirs({ from, negated }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[from]?.gap === "tight" ? (tokens[from - 1]?.text ?? "") : "";
  return !negated && /^(?:his|her|their|those|these)$/.test(before);
}

/** "I lose to extra turns, so leave those out": what words behind it rule out of the deck, whoever plays it. */
function isOutOfOwn(tokens: readonly Token[], { negated, from }: Mention): boolean {
  return negated && negationWords(tokens, from) === 0;
}

/** A mention that is about the wish itself; "hate" before it spoke of something else. */
function ownAgain(mention: Mention, begin: number, end: number, to: number): Mention[] {
  const isWithin = mention.to > begin && mention.from < Math.max(end, to) && mention.to <= Math.max(end, to);
  // "Which deck beats control and isn't red" rules a color out of the deck.
  const isOut = mention.negated && mention.content.kind === "colors";
  if (isWithin && !isOut && isOfOpponent(mention.content)) return [];
  if (mention.negated && mention.from >= begin && mention.from < end && mention.to > end)
    return [{ ...mention, from: end, negated: false }];
  return [mention];
}

/** Whether a mention is of what others play, `from` to `to`. */
function isTheirs({ from, to, content, negated }: Mention, start: number, end: number): boolean {
  // What is ruled out is nobody's else.
  return from >= start && to <= end && isOfOpponent(content) && !(negated && content.kind === "colors");
}

/** "attack triggers" are a theme, whatever "attack" says alone, and "nothing against" is no "against". */
function isWithinPhrase(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(
    ({ from, to, negated, content }) =>
      !negated &&
      ((from <= at && to > at + 1 && (content.kind === "theme" || content.kind === "playstyle")) ||
        (from < at && to > at && content.kind === "saying")),
  );
}
