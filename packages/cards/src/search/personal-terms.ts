import { type KeywordKind, tokenize } from "./lexer.ts";

/** What a query asks that only whoever searches can answer. */
export interface PersonalTerms {
  /** It speaks of the copies that the asker owns. */
  readonly owned: boolean;
  /** It speaks of the deck at hand. */
  readonly deck: boolean;
}

/**
 * Which of `owned` and `in:deck` a query uses: an answer to either is one member's alone, and must not be kept for
 * others. Never throws.
 */
export function personalTerms(query: string): PersonalTerms {
  const { tokens } = tokenize(query, kindOf);
  const terms = tokens.filter((token) => token.kind === "term");
  return {
    owned: terms.some(({ keyword }) => keyword === "owned"),
    deck: terms.some(({ keyword, value }) => keyword === "in" && value.trim().toLowerCase() === "deck"),
  };
}

function kindOf(word: string): KeywordKind {
  return word === "owned" ? "ordered" : word === "in" ? "plain" : undefined;
}
