import { MOSTLY_WORDS } from "../../data/lexicon-owned.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** Of words for both ends of the dial the last ones count. */
export function wantedNovelty(mentions: readonly Mention[]): Reading<number> | undefined {
  return mentions.reduce<Reading<number> | undefined>((found, mention) => {
    const { content, negated } = mention;
    return content.kind === "novelty" && !negated ? { value: content.novelty, from: [mention] } : found;
  }, undefined);
}

const mostly = phraseSet(MOSTLY_WORDS.map(foldPhrase));
/** How many words may stand between "mostly" and what is one's own: "mostly built from my cards". */
const MOSTLY_REACH = 3;

/** "mostly" and "where possible" soften any "only". */
export function ownedReading(
  mentions: readonly Mention[],
  tokens: readonly Token[],
): Reading<"only" | "prefer"> | undefined {
  let found: Reading<"only" | "prefer"> | undefined;
  for (const mention of mentions) {
    if (mention.content.kind !== "owned") continue;
    const mode = isSoftened(tokens, mention) ? "prefer" : mention.content.mode;
    if (found === undefined || mode === "prefer") found = { value: mode, from: [mention] };
  }
  return found;
}

function isSoftened(tokens: readonly Token[], { from, to }: Mention): boolean {
  if (tokens[to]?.gap !== "hard" && mostly.longest(tokens, to) !== undefined) return true;
  for (let at = from; at > from - MOSTLY_REACH && at > 0; at--) {
    if (mostly.endingBefore(tokens, at) > 0 && tokens[at]?.gap !== "hard") return true;
    if (tokens[at]?.gap !== "tight") return false;
  }
  return false;
}
