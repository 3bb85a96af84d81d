import type { Mention } from "../mention.ts";
import { isDash, type Token } from "../tokens.ts";

/** What decks are called by, and what a deck's name may go on with behind its colors. */
const OF_DECKS = /^(?:theme|playstyle|creature-type|card)$/;

/**
 * The words with full stops where one thought ends and another begins though no full stop stands there: "my friend is on burn - soldiers
 * for me", and, since decks have their colors first, "my friend plays burn mono white soldiers edh".
 */
export function parted(tokens: readonly Token[], mentions: readonly Mention[]): readonly Token[] {
  const begun = new Map(mentions.map((each) => [each.from, each]));
  const ended = new Map(mentions.map((each) => [each.to, each]));
  const parts = new Set<number>();
  for (const [at, { between }] of tokens.entries()) {
    if (!isDash(between)) continue;
    // "Winter Orb / Static Orb", "dredge / goryos" go on; colors and formats begin a deck.
    const isRow = between.includes("/") && !/^(?:colors|format)$/.test(begun.get(at)?.content.kind ?? "");
    if (!isRow) parts.add(at);
  }
  for (const mention of mentions) {
    const next = begun.get(mention.to);
    const before = ended.get(mention.from);
    if (mention.content.kind !== "colors" || mention.negated || next === undefined || before === undefined)
      continue;
    const isTight = tokens[mention.from]?.gap === "tight" && tokens[mention.to]?.gap === "tight";
    if (isTight && OF_DECKS.test(before.content.kind) && OF_DECKS.test(next.content.kind))
      parts.add(mention.from);
  }
  if (parts.size === 0) return tokens;
  return tokens.map((token, at) => (parts.has(at) ? { ...token, gap: "hard" } : token));
}
