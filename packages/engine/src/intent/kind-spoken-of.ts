import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/**
 * The kind of cards that was named last before words that rule "it" out, where a mention of none says so: "mythics? no thanks". Most
 * such words are read only where they are ruled out, so that what stood before them would be taken for it.
 *
 * @param after no word before it is looked at
 */
export function kindSpokenOf(
  tokens: readonly Token[],
  after: number,
  at: number,
  mentions: readonly Mention[],
  { lexicon }: Pick<IntentContext, "lexicon">,
): Mention | undefined {
  for (let from = at - 1; from >= after; from--) {
    const kind = lexicon.exclusions.longest(tokens, from);
    if (kind === undefined || from + kind.length > at) continue;
    const to = from + kind.length;
    // "Gravecrawler loops make my friends leave" speaks of the card.
    const isRead = mentions.some((each) => each.from < to && each.to > from);
    const isOfCard = tokens[from]?.gap === "tight" && mentions.some((each) => each.to === from);
    if (isRead || isOfCard) return undefined;
    return { from, to, negated: true, content: { kind: "exclusion", word: kind.value, isBehind: true } };
  }
  return undefined;
}
