import { BEHIND_UNSEEN } from "../../data/lexicon-novelty.ts";
import { MOSTLY_WORDS, NOT_BUILT_FROM } from "../../data/lexicon-owned.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** Of words for both ends of the dial the last ones count. */
export function wantedNovelty(
  mentions: readonly Mention[],
  tokens: readonly Token[],
): Reading<number> | undefined {
  return mentions.reduce<Reading<number> | undefined>((found, mention) => {
    const { content, negated, to } = mention;
    const isMeant = content.kind === "novelty" && (content.isUnseen !== true || isUnseen(tokens, to));
    return isMeant && !negated ? { value: content.novelty, from: [mention] } : found;
  }, undefined);
}

/** "Nobody plays combo at my table" tells of others, "a deck nobody plays" of what is wanted. */
function isUnseen(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next === undefined || next.gap !== "tight" || BEHIND_UNSEEN.has(next.text);
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
    if (mention.content.kind !== "owned" || isOfCollecting(tokens, mention)) continue;
    const mode = isSoftened(tokens, mention) ? "prefer" : mention.content.mode;
    if (found === undefined || mode === "prefer") found = { value: mode, from: [mention] };
  }
  return found;
}

const notBuiltFrom = phraseSet(NOT_BUILT_FROM.map(foldPhrase));

/** "I sold my collection", "to grow my collection", "my collection got stolen": nothing is to be built from it. */
function isOfCollecting(tokens: readonly Token[], { from, to }: Mention): boolean {
  if (tokens[from]?.text !== "my") return false;
  if (tokens[from]?.gap === "tight" && notBuiltFrom.endingBefore(tokens, from) > 0) return true;
  return tokens[to]?.gap === "tight" && GONE.has(tokens[to]?.text ?? "");
}

/** Words behind a collection that is no longer there. */
const GONE: ReadonlySet<string> = new Set(
  "got was went burned burnt flooded drowned vanished disappeared".split(" "),
);

function isSoftened(tokens: readonly Token[], { from, to }: Mention): boolean {
  if (tokens[to]?.gap !== "hard" && mostly.longest(tokens, to) !== undefined) return true;
  for (let at = from; at > from - MOSTLY_REACH && at > 0; at--) {
    if (mostly.endingBefore(tokens, at) > 0 && tokens[at]?.gap !== "hard") return true;
    if (tokens[at]?.gap !== "tight") return false;
  }
  return false;
}
