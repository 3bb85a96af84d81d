import type { Mention } from "./mention.ts";
import { canBeOut } from "./ruled-out-families.ts";
import type { Token } from "./tokens.ts";

/** Small words between two things that somebody chose between. */
const PASSED =
  /^(?:and|or|n|plus|nor|both|the|a|an|my|his|her|cards?|decks?|stuff|spells?|effects?|all|either|just|also|too|really|honestly|please|pls|tho|though|is|are)$/;
/** Most words between them. */
const MOST_BETWEEN = 2;

/** "Vampires over zombies", "rather knights than soldiers": the second of two things between which somebody chose. */
export function worseOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((worse, at) => {
    const better = mentions[at - 1];
    if (better === undefined || better.negated || !canBeOut(better.content) || !canBeOut(worse.content))
      return false;
    const between = tokens.slice(better.to, worse.from + 1);
    const words = between.map(({ text }) => text).slice(0, -1);
    if (between.some(({ gap }) => gap !== "tight") || words.length === 0 || words.length > MOST_BETWEEN)
      return false;
    const by = words.find((word) => !PASSED.test(word));
    if (by === "over") return better.content.kind === worse.content.kind;
    return (
      by === "than" &&
      tokens
        .slice(Math.max(0, better.from - RATHER), better.from)
        .some(({ text }) => text === "rather" || text === "sooner")
    );
  });
}

/** Words from "rather" to what is chosen. */
const RATHER = 6;
