import { ALL_MINE } from "../../data/opponents.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const allMine = phraseSet(ALL_MINE.map(foldPhrase));

/** "Every deck of mine has 38 lands": what somebody's decks all have. */
export function isOfAllMine(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - MINE_REACH); at--) {
    if (allMine.longest(tokens, at) !== undefined) return true;
    if (/[.!?\n]/.test(tokens[at]?.between ?? "")) return false;
  }
  return false;
}

/** Most words from such decks to what they have. */
const MINE_REACH = 12;
