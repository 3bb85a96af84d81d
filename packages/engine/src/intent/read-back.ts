import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Longest quotation of a wish that is shown for one field. */
const MAX_QUOTE = 120;

/** The part of the wish that some mentions cover, from the first to the last; only the first when they lie far apart. */
export function quote(text: string, tokens: readonly Token[], mentions: readonly Mention[]): string {
  if (mentions.length === 0) return "";
  const from = Math.min(...mentions.map((mention) => mention.from));
  const to = Math.max(...mentions.map((mention) => mention.to));
  const all = slice(text, tokens, from, to);
  if (all.length <= MAX_QUOTE) return all;
  const first = mentions.reduce((a, b) => (b.from < a.from ? b : a));
  return slice(text, tokens, first.from, first.to);
}

/** The wish's own characters for words `from` to `to`, with a currency sign or brace at either end. */
export function slice(text: string, tokens: readonly Token[], from: number, to: number): string {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const before = /[$€£¥{]\s*$/.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0;
  // A sign before the next figure ("goblins $50") belongs to that figure.
  const after = /^\s*(?:[$€£¥](?!\s*\d)|})/.exec(text.slice(end, end + 16))?.[0].length ?? 0;
  return text.slice(start - before, end + after);
}
