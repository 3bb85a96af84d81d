import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import { BESIDE, PAIRS_UP, SOMEBODY } from "../../data/lexicon-pairs.ts";
import type { Mention } from "./mention.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const besideSomebody = phraseSet(pairsOf(BESIDE, SOMEBODY).map(foldPhrase));
const somebody = phraseSet(SOMEBODY.map(foldPhrase));

/**
 * Mentions with a pair wherever a legend that shares the lead is put beside somebody who is not named: "Tymna plus someone blue",
 * "pair Kraum with whoever has white".
 */
export function withOtherHalf(
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
