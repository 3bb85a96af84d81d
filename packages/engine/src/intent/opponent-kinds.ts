import { colorCount } from "@deckwright/cards/colors.ts";
import { DONE_TO_ME, OF_MYSELF, PLAYS, WHOSE } from "../../data/opponents.ts";
import { isAgreedOn } from "./agreed-on.ts";
import type { Content, Mention } from "./mention.ts";
import type { MetBy } from "./met-by.ts";
import { Phrases } from "./phrases.ts";
import { figureOf } from "./said-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const doneToMe: Phrases<string> = new Phrases();
for (const [slug, sayings] of Object.entries(DONE_TO_ME))
  for (const saying of sayings) doneToMe.add(foldPhrase(saying), slug);

/**
 * What a kind of deck, by its slug, does to others in the words that begin at one: "wipes my board". What is ruled out does
 * nothing: "leave infinite combos out".
 */
export function doneToMeAt(tokens: readonly Token[], mentions: readonly Mention[], at: number) {
  const found = doneToMe.longest(tokens, at);
  // Mentions are looked through only where something is said: a long wish has many words, and many mentions.
  if (found === undefined) return undefined;
  const isRuledOut = mentions.some(({ from, to, negated }) => negated && from <= at && to > at);
  return isRuledOut ? undefined : found;
}

/** Words or a mention that stand for a kind of deck, from a word up to before another. */
interface Found {
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

/** The kinds of decks that words between two places stand for. */
export function opponentsIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { start, to }: { readonly start: number; readonly to: number },
  known: MetBy,
): Found[] {
  const found: Found[] = [];
  for (let at = start; at < to; ) {
    const words = known.words.longest(tokens, at);
    const mention = mentions.find((each) => each.to > at && each.from <= at);
    // "Which deck beats control and isn't red"
    if (mention?.negated === true && (mention.content.kind === "colors" || isAgreedOn(tokens, mention))) {
      at = Math.max(at + 1, mention.to);
      continue;
    }
    const slug = mention && known.ofContent(playedOnly(mention, tokens) ?? mention.content);
    // "Karn Liberated" is more than "Karn".
    const isWhole = words !== undefined && mention?.from === at && mention.to === at + words.length;
    const isWord = words !== undefined && (isWhole || at + words.length <= to);
    if (isWord && (slug === undefined || at + words.length >= (mention?.to ?? 0))) {
      found.push({ slug: words.value, from: at, to: at + words.length });
      at += words.length;
      continue;
    }
    if (mention !== undefined && slug !== undefined && !isToldBehind(mention, mentions, tokens, known))
      found.push({ slug, from: at, to: mention.to });
    // "our league: 4 burn, 2 elves" counts decks, each called by its word.
    const isCount = mention?.content.kind === "limit" && slug === undefined;
    at = isCount ? at + 1 : Math.max(at + 1, mention?.to ?? 0);
  }
  return found.map((each) => ({ ...each, to: each.to + decksBehind(tokens, each.to) }));
}

/** "He uses only goblins" tells what he plays. */
function playedOnly({ content, from }: Mention, tokens: readonly Token[]): Content | undefined {
  if (content.kind !== "limit" || content.type === undefined || content.limit.but === undefined)
    return undefined;
  if (tokens[from]?.gap !== "tight" || !PLAYS.has(tokens[from - 1]?.text ?? "")) return undefined;
  return { kind: "creature-type", name: content.type, vague: false, plural: true };
}

/** "Dimir mill": whether what stands right behind two colors says by itself what the deck is. */
export function isToldBehind(
  { content, to }: Mention,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  known: MetBy,
): boolean {
  if (content.kind !== "colors" || colorCount(content.mask) < 2 || tokens[to]?.gap !== "tight") return false;
  return (
    known.words.longest(tokens, to) !== undefined ||
    mentions.some((each) => each.from === to && known.ofContent(each.content) !== undefined)
  );
}

/** Whether "decks" or "players" follows: how many words. */
export function decksBehind(tokens: readonly Token[], at: number): number {
  return /^(?:deck|decks|player|players|strategies|strategy|stuff)$/.test(tokens[at]?.text ?? "") ? 1 : 0;
}

/** "Eidolon (the great revel guy)": whether a word stands in brackets that say of a card before them who it is. */
export function isOfCardInBrackets(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
): boolean {
  for (let begin = at - 1; begin > 0 && begin >= at - LONGEST_BRACKET; begin--) {
    if (!/\(\s*$/.test(tokens[begin]?.between ?? "")) continue;
    if (!/^(?:the|that)$/.test(tokens[begin]?.text ?? "")) return false;
    return mentions.some(({ content, from }) => content.kind === "card" && from < begin);
  }
  return false;
}

/** Most words of such brackets. */
const LONGEST_BRACKET = 6;

/** The words for a kind of deck that end before a word. */
export function opponentWordsBefore(tokens: readonly Token[], end: number, known: MetBy) {
  for (let length = Math.min(3, end); length >= 1; length--) {
    const found = known.words.longest(tokens, end - length);
    if (found?.length === length) return found;
  }
  return undefined;
}

/** Whether what is read there can be what others play; a format, a price or a level is the wish's own. */
export function isOfOpponent({ kind }: Content): boolean {
  return /^(?:theme|playstyle|creature-type|exclusion|colors|card|unclear-card|unknown-card|limit)$/.test(
    kind,
  );
}

/** "Burn player here, help": somebody who says of himself what he plays. */
export function isHere(tokens: readonly Token[], from: number, at: number): boolean {
  const here = tokens[at + 1];
  if (tokens[at]?.text !== "player" || here?.text !== "here" || here.gap !== "tight") return false;
  const before = tokens[from - 1]?.text ?? "";
  return !WHOSE.has(before) && figureOf(before) === before;
}

/** "I'm an aggro player", "for control players". */
export function isOfMyself(tokens: readonly Token[], at: number): boolean {
  // "there will be 3 affinity players"
  if (Number(figureOf(tokens[at - 1]?.text ?? "")) > 1) return false;
  return [1, 2].some((back) => OF_MYSELF.has(tokens[at - back]?.text ?? ""));
}
