import { AT_PLACES, PLAYERS } from "../../data/opponents.ts";
import { MET_TOO_OFTEN, TIRED_OF } from "../../data/what-others-do.ts";
import { everywhere } from "./hated-before.ts";
import type { Mention } from "./mention.ts";
import { isOfOpponent } from "./opponent-kinds.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const metTooOften = phraseSet(MET_TOO_OFTEN.map(foldPhrase));
const tiredOf = phraseSet(TIRED_OF.map(foldPhrase));
const places = phraseSet(AT_PLACES.map(foldPhrase));

/** "Piles", "lists": what others bring. */
const THEIR_DECKS = /^(?:decks?|piles?|lists?|brews?|strategies|nonsense|bullshit)$/;
/** Most words from a thing to the place where it is met. */
const PLACE_REACH = 2;

/**
 * Whether something is ruled out since it is met too often: "if I see Krenko one more time", "sick of Jodah piles". Then it
 * stays out, and is to be answered, too.
 */
export function isMetTooOften(tokens: readonly Token[], { from, to, negated, content }: Mention): boolean {
  if (!negated || !isOfOpponent(content)) return false;
  if (metTooOften.longest(tokens, from) !== undefined) return true;
  for (let at = from + 1; at <= to; at++)
    if (tokens[at]?.gap === "tight" && everywhere.longest(tokens, at) !== undefined) return true;
  return tiredOf.longest(tokens, from) !== undefined && isOfOthers(tokens, to);
}

function isOfOthers(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next?.gap !== "tight") return false;
  if (THEIR_DECKS.test(next.text) || PLAYERS.has(next.text)) return true;
  for (let at = to; at < to + PLACE_REACH && tokens[at]?.gap === "tight"; at++)
    if (places.longest(tokens, at) !== undefined) return true;
  return false;
}
