import { FEARS } from "../../data/opponents.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const fears = phraseSet(FEARS.map(foldPhrase));
/** Most words of what it is that somebody asks about. */
const REACH = 6;

/** "What does mono red struggle with?": where the deck that is asked about begins, and the words behind it. */
export function fearedAt(
  tokens: readonly Token[],
  at: number,
): { readonly from: number; readonly length: number } | undefined {
  const found = fears.longest(tokens, at);
  if (found === undefined) return undefined;
  for (let from = at - 1; from >= Math.max(1, at - REACH) && tokens[from]?.gap === "tight"; from--) {
    if (!/^(?:does|do|would|will|can)$/.test(tokens[from - 1]?.text ?? "")) continue;
    const asks = tokens
      .slice(Math.max(0, from - 4), from - 1)
      .some(({ text }) => /^(?:what|which)$/.test(text));
    // "What do I struggle with" asks about nobody else's.
    return asks && !/^(?:i|we|you|my|our)$/.test(tokens[from]?.text ?? "")
      ? { from, length: found.length }
      : undefined;
  }
  return undefined;
}
