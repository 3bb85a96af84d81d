import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { ANSWERED_BY_SIDE, HAS_SIDE, SIDE_NOUNS } from "../../data/lexicon-side.ts";
import { isEnd } from "./added-sums.ts";
import { pluralOf } from "./counted.ts";
import type { Content, Mention } from "./mention.ts";
import { isFigure } from "./said-words.ts";
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
  if (content.kind !== "limit" || /^(?:cards|sideboard|colors)$/.test(content.limit.what)) return mention;
  const isBare = isFigure(tokens[from]?.text ?? "") && isBareSide(tokens, to);
  const end = sideBehind(tokens, to) ?? (isBare ? to + 1 : undefined);
  // Lands beside a sideboard are the deck's, unless it is said of them.
  if (content.limit.what === "lands" && end === undefined) return mention;
  const isNext = isJoinedTo(tokens, before.at(-1), from);
  const begin = sideBefore(tokens, from);
  if (end === undefined && !isNext && begin === undefined) return mention;
  return {
    from: begin ?? from,
    to: end ?? to,
    negated: false,
    content: { kind: "side-limit", limit: { ...content.limit, zone: "sideboard" } },
  };
}

/**
 * What is ruled out of the sideboard and of nothing else: "no creatures in the sideboard". In "no creatures or lands in the
 * sideboard" what stands before in the same row is ruled out of it, too.
 */
export function outOfSideboard(
  { tokens, context }: Pick<Sentence, "tokens" | "context">,
  mention: Mention,
  before: Mention[],
): Mention {
  const end = mention.negated ? sideBehind(tokens, mention.to) : undefined;
  const found = end === undefined ? undefined : noneInSide(mention, end, context.table);
  if (found === undefined) return mention;
  let next = mention;
  for (let at = before.length - 1; at >= 0; at--) {
    const each = before[at];
    if (each === undefined || !each.negated || !isRow(tokens, each, next)) break;
    const one = noneInSide(each, each.to, context.table);
    if (one === undefined) break;
    before[at] = one;
    next = each;
  }
  return found;
}

function noneInSide({ from, content }: Mention, to: number, table: CardTable): Mention | undefined {
  const what = nameOf(content, table);
  if (what === undefined) return undefined;
  const limit = { what, zone: "sideboard", most: 0 } as const;
  return { from, to, negated: false, content: { kind: "side-limit", limit } };
}

/** Whether two things are of one row: "creatures or lands", "creatures, lands". */
function isRow(tokens: readonly Token[], one: Mention, next: Mention): boolean {
  if (one.to === next.from) return tokens[next.from]?.gap === "comma";
  return one.to === next.from - 1 && /^(?:or|and|nor)$/.test(tokens[one.to]?.text ?? "");
}

/** What is counted of something that may be ruled out. */
function nameOf(content: Content, table: CardTable): string | undefined {
  if (content.kind === "exclusion") return content.word;
  if (content.kind === "creature-type") return pluralOf(content.name);
  const card = content.kind === "card" ? content.cards[0] : undefined;
  return card === undefined ? undefined : table.name(card);
}

/** Where "in the sideboard" ends that begins at a word. */
export function sideBehind(tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  if (/^(?:cards?|pieces?|slots?|spells?)$/.test(tokens[index]?.text ?? "")) index++;
  if (!/^(?:in|for|of|from|on)$/.test(tokens[index]?.text ?? "") || tokens[index]?.gap !== "tight")
    return undefined;
  index++;
  while (/^(?:the|my|our|your|its|a)$/.test(tokens[index]?.text ?? "")) index++;
  return SIDE_NOUNS.has(tokens[index]?.text ?? "") ? index + 1 : undefined;
}

/** "2 wraths main, 2 wraths side": the bare word at the end of a clause; with a colon it begins the list of a sideboard. */
export function isBareSide(tokens: readonly Token[], at: number): boolean {
  const [side, next] = [tokens[at], tokens[at + 1]];
  if (side?.gap !== "tight" || !/^(?:side|sb|sideboard)$/.test(side.text)) return false;
  return isEnd(next) && !/:/.test(next?.between ?? "");
}

/** "The sideboard needs at least", "sideboard with", "side: ", "in the sideboard I want": where the words before a count begin. */
function sideBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    const isColon = /^\s*:\s*$/.test(tokens[index + 1]?.between ?? "");
    if (tokens[index + 1]?.gap !== "tight" && !isColon) return undefined;
    if (!SIDE_NOUNS.has(tokens[index]?.text ?? "")) continue;
    const next = tokens[index + 1]?.text ?? "";
    const isPlace =
      IN_SIDE.test(tokens[index - 1]?.text ?? "") || IN_SIDE.test(tokens[index - 2]?.text ?? "");
    // "Side: 3 artifact removal" begins a list.
    const isSaid = (isColon && index === at - 1) || HAS_SIDE.has(next) || (isPlace && ASKS_FOR.test(next));
    return isSaid ? index : undefined;
  }
  return undefined;
}

const IN_SIDE = /^(?:in|for)$/;
/** Words between "in the sideboard" and a count of what somebody wants there. */
const ASKS_FOR = /^(?:i|we|id|ill|there|please|at|exactly|up|no|\d{1,2})$/;

/** "3 artifact removal and 2 graveyard hate": what is counted next in the same list. */
function isJoinedTo(tokens: readonly Token[], before: Mention | undefined, at: number): boolean {
  // Behind "4 graveyard hate in the sideboard" the deck may go on.
  const isEnded = SIDE_NOUNS.has(tokens[(before?.to ?? 0) - 1]?.text ?? "");
  if (before?.content.kind !== "side-limit" || isEnded) return false;
  if (before.to === at) return tokens[at]?.gap === "comma";
  return before.to === at - 1 && /^(?:and|plus)$/.test(tokens[before.to]?.text ?? "");
}

/** What others play, with the kinds of decks that what is counted in the sideboard answers. */
export function withAnsweredBySide(
  against: Reading<readonly string[]> | undefined,
  mentions: readonly Mention[],
): Reading<readonly string[]> | undefined {
  const answering = mentions.flatMap((mention) => {
    const { content } = mention;
    if (content.kind !== "side-limit" || content.limit.most === 0) return [];
    const slug = ANSWERED_BY_SIDE[content.limit.what];
    return slug === undefined ? [] : [{ slug, mention }];
  });
  if (answering.length === 0) return against;
  return {
    value: [...new Set([...(against?.value ?? []), ...answering.map(({ slug }) => slug)])],
    from: [...(against?.from ?? []), ...answering.map(({ mention }) => mention)],
  };
}
