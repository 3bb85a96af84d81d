import type { Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** Of words for both ends of the dial the last ones count. */
export function wantedNovelty(mentions: readonly Mention[]): Reading<number> | undefined {
  return mentions.reduce<Reading<number> | undefined>((found, mention) => {
    const { content, negated } = mention;
    return content.kind === "novelty" && !negated ? { value: content.novelty, from: [mention] } : found;
  }, undefined);
}

/** "mostly" and "where possible" soften any "only". */
export function ownedReading(mentions: readonly Mention[]): Reading<"only" | "prefer"> | undefined {
  let found: Reading<"only" | "prefer"> | undefined;
  for (const mention of mentions) {
    if (mention.content.kind !== "owned") continue;
    if (found === undefined || mention.content.mode === "prefer")
      found = { value: mention.content.mode, from: [mention] };
  }
  return found;
}
