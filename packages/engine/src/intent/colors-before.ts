import { cardMention } from "./card-mention.ts";
import { surroundings } from "./card-slot.ts";
import type { Mention } from "./mention.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

const COLORS_BEFORE = /^[2-5]c$/;

/** "4c", before a legend that is called so where it leads as many colors: it says how many the deck has. */
export function isColorsBefore(tokens: readonly Token[], at: number): boolean {
  return COLORS_BEFORE.test(tokens[at]?.text ?? "");
}

/** The legend that is called by a word and the number of its colors: "4c Omnath", "5c Niv". */
export function withColorsBefore({ tokens, context, before }: Sentence, at: number): Mention | undefined {
  if (tokens[at]?.gap !== "tight" || !isColorsBefore(tokens, at - 1)) return undefined;
  const found = context.cardPhrases.phrases.longest(tokens, at - 1);
  if (found === undefined || found.length < 2) return undefined;
  const to = at - 1 + found.length;
  return cardMention(found.value, at, to, surroundings(tokens, at, to, before).slot, false);
}
