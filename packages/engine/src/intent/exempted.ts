import { EXCEPTIONS } from "../../data/lexicon-negation.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const exceptions = phraseSet(EXCEPTIONS.map(foldPhrase));
/** What every card of a deck is held to, so that one of them may be let off. */
const HOLDS_ALL = /^(?:printings|money|mana-limit|average-limit)$/;

/** "Don't give me the usual Atraxa list" wants Atraxa, and not what everybody plays of her. */
function isOfUsualDeck(tokens: readonly Token[], { from, to, content, negated }: Mention): boolean {
  if (!negated || content.kind !== "card" || !DECK.test(tokens[to]?.text ?? "")) return false;
  return tokens.slice(from, to).some(({ text }) => USUAL.test(text));
}

const USUAL = /^(?:usual|typical|generic|stock|standard|netdecked|boring)$/;
const DECK = /^(?:list|deck|decks|build|builds|pile|brew|shell|stuff)$/;

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
    return isLetOff || isOfUsualDeck(tokens, mention) ? { ...mention, negated: false } : mention;
  });
}
