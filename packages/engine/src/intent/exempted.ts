import { EXCEPTIONS } from "../../data/lexicon-negation.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const exceptions = phraseSet(EXCEPTIONS.map(foldPhrase));
/** What every card of a deck is held to, so that one of them may be let off. */
const HOLDS_ALL = /^(?:printings|money|mana-limit|average-limit)$/;

/**
 * Mentions with the cards that a limit is not meant for: "nothing above uncommon, except Zada" wants Zada, whom "except" alone
 * would rule out.
 */
export function withExempted(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  let isHeld = false;
  return mentions.map((mention) => {
    const { content, negated, from } = mention;
    const isLetOff =
      isHeld && negated && content.kind === "card" && exceptions.longest(tokens, from) !== undefined;
    isHeld = HOLDS_ALL.test(content.kind) || isLetOff;
    return isLetOff ? { ...mention, negated: false } : mention;
  });
}
