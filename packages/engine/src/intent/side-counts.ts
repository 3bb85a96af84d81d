import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { ANSWERED_BY_SIDE, HAS_SIDE, SIDE_NOUNS } from "../../data/lexicon-side.ts";
import type { ReadingNote } from "../notes.ts";
import type { Mention } from "./mention.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** How far before a count its sideboard may be named, in words. */
const REACH = 8;

/**
 * A count as it was read, with the words that say that it is of the sideboard: "4 graveyard hate in the sideboard", "the sideboard
 * needs 3 artifact removal and 2 graveyard hate". Sizes of the whole stay what they are.
 */
export function ofSideboard(
  { tokens, before }: Pick<Sentence, "tokens" | "before">,
  mention: Mention,
): Mention {
  const { content, from, to } = mention;
  if (content.kind !== "limit" || /^(?:cards|sideboard|colors|lands)$/.test(content.limit.what))
    return mention;
  const end = sideBehind(tokens, to);
  const isNext = isJoinedTo(tokens, before.at(-1), from);
  if (end === undefined && !isNext && !isSideBefore(tokens, from)) return mention;
  return { from, to: end ?? to, negated: false, content: { kind: "side-limit", limit: content.limit } };
}

/** Where "in the sideboard" ends that begins at a word. */
function sideBehind(tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  if (/^(?:cards?|pieces?|slots?|spells?)$/.test(tokens[index]?.text ?? "")) index++;
  if (!/^(?:in|for|of|from|on)$/.test(tokens[index]?.text ?? "") || tokens[index]?.gap !== "tight")
    return undefined;
  index++;
  while (/^(?:the|my|our|your|its|a)$/.test(tokens[index]?.text ?? "")) index++;
  return SIDE_NOUNS.has(tokens[index]?.text ?? "") ? index + 1 : undefined;
}

/** "The sideboard needs at least", "sideboard with", "side: ". */
function isSideBefore(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    const isColon = /^\s*:\s*$/.test(tokens[index + 1]?.between ?? "");
    if (tokens[index + 1]?.gap !== "tight" && !isColon) return false;
    if (!SIDE_NOUNS.has(tokens[index]?.text ?? "")) continue;
    // "Side: 3 artifact removal" begins a list.
    return (isColon && index === at - 1) || HAS_SIDE.has(tokens[index + 1]?.text ?? "");
  }
  return false;
}

/** "3 artifact removal and 2 graveyard hate": what is counted next in the same list. */
function isJoinedTo(tokens: readonly Token[], before: Mention | undefined, at: number): boolean {
  if (before?.content.kind !== "side-limit") return false;
  if (before.to === at) return tokens[at]?.gap === "comma";
  return before.to === at - 1 && /^(?:and|plus)$/.test(tokens[before.to]?.text ?? "");
}

/** What is told of counts in the sideboard: it is chosen by what is to be answered, and not by figures. */
export function sideNotes(mentions: readonly Mention[]): readonly ReadingNote[] {
  const counts = sideLimits(mentions).map(limitWords);
  return counts.length === 0 ? [] : [{ kind: "side-counts", counts }];
}

/** What others play, with the kinds of decks that what is counted in the sideboard answers. */
export function withAnsweredBySide(
  against: Reading<readonly string[]> | undefined,
  mentions: readonly Mention[],
): Reading<readonly string[]> | undefined {
  const answering = mentions.filter(
    ({ content }) => content.kind === "side-limit" && ANSWERED_BY_SIDE[content.limit.what] !== undefined,
  );
  if (answering.length === 0) return against;
  const slugs = sideLimits(answering).flatMap(({ what }) => ANSWERED_BY_SIDE[what] ?? []);
  return {
    value: [...new Set([...(against?.value ?? []), ...slugs])],
    from: [...(against?.from ?? []), ...answering],
  };
}

function sideLimits(mentions: readonly Mention[]): readonly Limit[] {
  return mentions.flatMap(({ content }) =>
    content.kind === "side-limit" && content.limit.most !== 0 ? [content.limit] : [],
  );
}
