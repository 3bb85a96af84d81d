import type { Token } from "./tokens.ts";

/**
 * True when the name is capitalized (small words inside it aside) in a text that does not capitalize most words; a name of
 * several words, in one whose other words are mostly small.
 */
export function isCapital(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    if (token === undefined || (!token.capital && (index === from || token.text.length > 3))) return false;
  }
  if (text.length > 4_000) return false;
  if (capitalShare(tokens) <= 0.5) return true;
  const others = [...tokens.slice(0, from), ...tokens.slice(to)];
  return to - from > 1 && others.length > 0 && capitalShare(others) <= 0.5;
}

function capitalShare(tokens: readonly Token[]): number {
  let capitals = 0;
  for (const token of tokens) if (token.capital) capitals++;
  return tokens.length === 0 ? 0 : capitals / tokens.length;
}

/** "LED", "GSZ", "RiP": a short word of some capitals in a text that is not written in them. */
export function isInitials(token: Token | undefined, text: string): boolean {
  if (token === undefined) return false;
  const isShort = /^[A-Z][a-z]?[A-Z][A-Za-z0-9]{0,3}$/.test(text.slice(token.start, token.end));
  return isShort && /\p{Ll}{3}/u.test(text);
}
