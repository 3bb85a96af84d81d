import type { Mention } from "../mention.ts";
import type { Token } from "../tokens.ts";

/** Who speaks of himself, as people write it, and what was. */
const MYSELF = /^(?:i|im|ive|ill|me|my|gonna|we|our)$/;
const WAS =
  /^(?:was|were|had|did|used|spent|went|lost|won|met|hit|ran|quit|sold|back|ago|once|yesterday|last|until|before|\p{L}{3,}ed)$/u;

/**
 * "I have like 30 min on Arena a day": the game that somebody plays now is the one that the deck is for, whatever else is told
 * around it.
 */
export function isPlayedNow(tokens: readonly Token[], { content, from, to }: Mention): boolean {
  if (content.kind !== "printings" || content.fields.game === undefined) return false;
  let begin = from;
  while (begin > 0 && tokens[begin]?.gap !== "hard") begin--;
  let end = to;
  while (end < tokens.length && tokens[end]?.gap !== "hard") end++;
  const words = tokens.slice(begin, end).map(({ text }) => text);
  return words.some((word) => MYSELF.test(word)) && !words.some((word) => WAS.test(word));
}
