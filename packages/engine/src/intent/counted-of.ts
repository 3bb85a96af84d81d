import { PART_OF_DECK } from "../../data/lexicon-partitives.ts";
import type { IntentContext } from "./context.ts";
import { type Counted, kindAt } from "./counted.ts";
import { wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** The longest way from a figure to what it counts, in words. */
const MOST_WORDS = 14;

/** What a figure counts that speaks of a part of the deck: "12 of the cards should be lands", "8 slots for ramp". */
export function countedOfDeck(
  tokens: readonly Token[],
  at: number,
  context: IntentContext,
): Counted | undefined {
  if (tokens[at]?.gap !== "tight") return undefined;
  const words = wordsFrom(tokens, at, MOST_WORDS);
  const match = PART_OF_DECK.exec(words.sentence);
  return match === null ? undefined : kindAt(tokens, words.endOf(match[0].length), context);
}
