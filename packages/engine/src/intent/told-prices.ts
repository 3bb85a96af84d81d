import type { Mention } from "./mention.ts";
import { figureOf } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** So many cards with an amount right behind each are a list with prices; one may be a legend with a budget. */
const LEAST_PRICED = 2;

/**
 * Mentions in which amounts that stand right behind cards limit nothing, where they are what these cost: "Sol Ring ($1), Arcane
 * Signet ($0.50)", "4 Consider $.50 ea". "Krenko $50" is a budget.
 */
export function withoutToldPrices(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): readonly Mention[] {
  const priced = mentions.filter((mention, at) => isPrice(tokens, mention, mentions[at - 1]));
  const isList = priced.length >= LEAST_PRICED;
  const told = new Set(
    priced.filter(
      (mention) => isList || isOfCopies(tokens, mention, mentions[mentions.indexOf(mention) - 1]),
    ),
  );
  if (told.size === 0) return mentions;
  return mentions.map((each) => (told.has(each) ? { ...each, content: { kind: "saying" } } : each));
}

/** Whether an amount stands right behind a card, with no more than a bracket or a sign between. */
function isPrice(tokens: readonly Token[], { content, from }: Mention, before: Mention | undefined): boolean {
  if (content.kind !== "money" || content.least !== undefined) return false;
  if (before?.content.kind !== "card" || before.to !== from) return false;
  const token = tokens[from];
  return (
    token !== undefined &&
    /^\s*[-–—:@=~]?\s*[([]?\s*[~]?[$€£]?\.?$/.test(token.between) &&
    /^\d/.test(token.text)
  );
}

/** "4 Ledger Shredder $3 each": what is counted costs so much. */
function isOfCopies(tokens: readonly Token[], { content }: Mention, card: Mention | undefined): boolean {
  if (content.kind !== "money" || !content.each || card === undefined) return false;
  return /^[1-4]x?$/.test(figureOf(tokens[card.from - 1]?.text ?? "")) && tokens[card.from]?.gap === "tight";
}
