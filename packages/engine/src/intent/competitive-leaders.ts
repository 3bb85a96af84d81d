import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import type { wantedLevel } from "./wanted-level.ts";

/** The bracket of competitive Commander. */
const COMPETITIVE = 5;

/**
 * Of the legends that a short name may mean, most casual players mean another than competitive ones: "cedh Atraxa" is Atraxa, Grand
 * Unifier, "Atraxa" Praetors' Voice. In a competitive wish those come first who lead most such decks.
 */
export function bestAtLevel(
  mentions: readonly Mention[],
  { bracket }: ReturnType<typeof wantedLevel>,
  { ledCompetitively }: Pick<IntentContext, "ledCompetitively">,
): readonly Mention[] {
  if (bracket?.value !== COMPETITIVE) return mentions;
  return mentions.map((mention) => {
    const { content } = mention;
    if (content.kind !== "card" || content.pair || content.cards.length < 2) return mention;
    const cards = content.cards.toSorted((a, b) => ledCompetitively(b) - ledCompetitively(a));
    return { ...mention, content: { ...content, cards } };
  });
}
