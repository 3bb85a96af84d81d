import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import { pairing } from "@deckwright/rules/checks/leaders.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { BESIDE, PAIRS_UP, SOMEBODY } from "../../data/lexicon-pairs.ts";
import { canLead } from "./card-phrases.ts";
import type { Mention } from "./mention.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const besideSomebody = phraseSet(pairsOf(BESIDE, SOMEBODY).map(foldPhrase));
const somebody = phraseSet(SOMEBODY.map(foldPhrase));

/** Mentions of legends with what is said of those beside them: who shares the lead with whom, named or not. */
export function withPairs(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  return withBothNamed(tokens, withoutChoice(tokens, withOtherHalf(tokens, mentions, table), table), table);
}

/** "Alesha or Isshin, don't care which": of two who may lead the first is taken, and the other is no card of the deck. */
function withoutChoice(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  return mentions.map((mention, at) => {
    const last = mentions[at - 1];
    const isSecond = last?.to === mention.from - 1 && tokens[last.to]?.text === "or";
    // "Korvold or Chatterfang ... ok, Chatterfang"
    const isAgain = mentions.slice(at + 1).some((later) => isSame(later, mention));
    const isChoice = isSecond && !isAgain && isLeader(last, table) && isLeader(mention, table);
    return isChoice ? { ...mention, content: { kind: "saying" } } : mention;
  });
}

function isSame(one: Mention, other: Mention): boolean {
  if (one.content.kind !== "card" || other.content.kind !== "card") return false;
  return one.content.cards[0] === other.content.cards[0];
}

function isLeader({ content, negated }: Mention, table: CardTable): boolean {
  const isBare = content.kind === "card" && /^(?:lead|bare)$/.test(content.slot);
  return isBare && !negated && canLead(table, content.cards[0] ?? 0);
}

/** "Ardenn and Rograkh": each of two whose abilities let them lead together. */
function withBothNamed(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  return mentions.map((mention, at) => {
    const { content } = mention;
    if (content.kind !== "card") return mention;
    const isPaired = [
      [mentions[at - 1], mention],
      [mention, mentions[at + 1]],
    ].some(([one, next]) => isPair(tokens, one, next, table));
    return isPaired ? { ...mention, content: { ...content, isPaired } } : mention;
  });
}

function isPair(
  tokens: readonly Token[],
  one: Mention | undefined,
  next: Mention | undefined,
  table: CardTable,
): boolean {
  if (one?.content.kind !== "card" || next?.content.kind !== "card") return false;
  const between = next.from - one.to;
  const isJoined =
    between === 0
      ? /^\s*[+&/]\s*$/.test(tokens[next.from]?.between ?? "")
      : between === 1 && /^(?:and|n|with|plus)$/.test(tokens[one.to]?.text ?? "");
  const format = FORMATS.get("commander");
  const [a, b] = [one.content.cards[0], next.content.cards[0]];
  return (
    isJoined && format !== undefined && a !== undefined && b !== undefined && pairing(table, format, a, b).ok
  );
}

/**
 * Mentions with a pair wherever a legend that shares the lead is put beside somebody who is not named: "Tymna plus someone blue",
 * "pair Kraum with whoever has white".
 */
function withOtherHalf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  const found = mentions.flatMap((mention): Mention[] => {
    const { content, negated, to } = mention;
    if (content.kind !== "card" || content.pair || negated) return [];
    const pair = pairOf(content.cards.map((card) => table.pairing(card)?.kind).find(Boolean));
    const length = pair === undefined ? 0 : somebodyBehind(tokens, mention);
    if (pair === undefined || length === 0) return [];
    return [{ from: to, to: to + length, negated: false, content: { kind: "pair", pair, vague: false } }];
  });
  if (found.length === 0) return mentions;
  const rest = mentions.filter((each) => !found.some(({ from, to }) => each.from < to && each.to > from));
  return [...rest, ...found].toSorted((a, b) => a.from - b.from);
}

/** How many words behind a legend say that another is to stand beside it. */
function somebodyBehind(tokens: readonly Token[], { from, to }: Mention): number {
  const next = tokens[to];
  if (next === undefined) return 0;
  if (/^\s*[+&]\s*$/.test(next.between)) return somebody.longest(tokens, to)?.length ?? 0;
  if (next.gap !== "tight") return 0;
  const beside = besideSomebody.longest(tokens, to);
  if (beside !== undefined) return beside.length;
  if (!PAIRS_UP.has(tokens[from - 1]?.text ?? "")) return 0;
  const start = next.text === "up" ? to + 1 : to;
  return tokens[start]?.text === "with" ? start + 1 - to : 0;
}

function pairOf(kind: NonNullable<ReturnType<CardTable["pairing"]>>["kind"] | undefined): Pair | undefined {
  switch (kind) {
    case undefined:
      return undefined;
    case "choose-a-background":
    case "background":
      return "background";
    case "doctor":
    case "doctors-companion":
      return "doctor";
    default:
      return "partner";
  }
}
