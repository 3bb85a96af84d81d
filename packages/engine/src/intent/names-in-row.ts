import type { Surroundings } from "./card-slot.ts";
import type { IntentContext } from "./context.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** "steve, e-wit, sad robot": whether a short name stands among those of cards. */
export function isInRow(
  tokens: readonly Token[],
  to: number,
  context: IntentContext,
  { listed }: Surroundings,
): boolean {
  return listed === true || isListBegun(tokens, to, context);
}

/** Whether another short name follows: "with bolt, push and path". */
export function isListBegun(
  tokens: readonly Token[],
  at: number,
  { famousWords, cardPhrases, lexicon }: Sentence["context"],
): boolean {
  const isApart = tokens[at]?.gap === "comma" || /^\s*[+&/]\s*$/.test(tokens[at]?.between ?? "");
  if (!isApart && !/^(?:and|or|plus)$/.test(tokens[at]?.text ?? "")) return false;
  const next = isApart ? at : at + 1;
  const word = tokens[next]?.text ?? "";
  const card = cardPhrases.phrases.longest(tokens, next);
  const isLonger = (card?.length ?? 0) > (lexicon.phrases.longest(tokens, next)?.length ?? 0);
  // "..., spell pierce" is a card, though a spell is none.
  if (lexicon.phrases.get(word) !== undefined) return isLonger && card?.value.form === "full";
  if (famousWords.has(word)) return true;
  return card?.value.certainty === "certain" || (card?.value.form === "full" && card.length > 1);
}
