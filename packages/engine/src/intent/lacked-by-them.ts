import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Those against whom one plays; what friends and groups do without may be a rule for all of them. */
const THEM = /^(?:opponents?|opps?|enem(?:y|ies)|they|he|she)$/;
const DO = /^(?:runs?|plays?|has|have|uses?|packs?|brings?|casts?)$/;
/** Most words from them to what they do. */
const REACH = 4;

/** "My opponents never play creatures", "they run no removal": what others do without is no ban for one's own deck. */
export function isLackedByThem(tokens: readonly Token[], { from, to }: Mention): boolean {
  const isDone = (at: number): boolean => DO.test(tokens[at]?.text ?? "");
  const verb = isDone(from - 1) ? from - 1 : tokens.findIndex((_, at) => at > from && at < to && isDone(at));
  if (verb < 0) return false;
  const first = Math.min(verb, from);
  for (let at = first; at > Math.max(0, first - REACH) && tokens[at]?.gap === "tight"; at--) {
    const word = tokens[at - 1]?.text ?? "";
    if (THEM.test(word)) return true;
    // "They told me to play no infect"
    if (/^(?:me|us|i|we|to)$/.test(word)) return false;
  }
  return false;
}
