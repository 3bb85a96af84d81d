import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Mention } from "./mention.ts";
import { slice } from "./read-back.ts";
import type { Token } from "./tokens.ts";

/** How many unread words are told. */
const MAX_UNREAD = 24;

/** Words that belong to no mention and are not everyday words, neighbors joined. */
export function unreadWords(text: string, tokens: readonly Token[], mentions: readonly Mention[]): string[] {
  const covered = new Uint8Array(tokens.length);
  for (const mention of mentions) covered.fill(1, mention.from, mention.to);
  const unread: string[] = [];
  for (let at = 0; at < tokens.length && unread.length < MAX_UNREAD; at++) {
    if (!isUnread(at)) continue;
    let to = at + 1;
    while (to < tokens.length && to < at + 8 && tokens[to]?.gap === "tight" && isUnread(to)) to++;
    unread.push(slice(text, tokens, at, to).slice(0, 80));
    at = to;
  }
  return unread;

  function isUnread(at: number): boolean {
    const token = tokens[at];
    if (token === undefined || covered[at] !== 0 || STOP_WORDS.has(token.text)) return false;
    return !(
      /^\d{1,3}x?$/.test(token.text) &&
      (covered[at + 1] === 1 || STOP_WORDS.has(tokens[at + 1]?.text ?? ""))
    );
  }
}
