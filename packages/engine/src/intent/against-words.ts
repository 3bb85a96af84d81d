import { BEATEN } from "../../data/lexicon-predicates.ts";
import { AGAINST_WORDS } from "../../data/opponents.ts";
import { HARMLESS, LOSES, MEANS, MEANS_AGAINST, MEANS_FOR } from "../../data/what-others-do.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { figureOf } from "./said-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Words before what others play. */
export const againstWords = phraseSet(
  [
    ...AGAINST_WORDS,
    ...pairsOf(BEATEN, ["by"]),
    ...pairsOf(MEANS, MEANS_AGAINST),
    ...pairsOf(MEANS_FOR, ["for", "to"]),
  ].map(foldPhrase),
);

/** How many words there say that what follows is met: "against", "loses to"; 0 where they say something else, undefined for none. */
export function againstAt(tokens: readonly Token[], at: number): number | undefined {
  const words = againstWords.longest(tokens, at);
  if (words === undefined) return isLostTo(tokens, at) || isHurtBy(tokens, at) ? 1 : undefined;
  const isElse =
    isFromGrave(tokens, at + words.length) ||
    isTake(tokens, at) ||
    isOfSides(tokens, at) ||
    isMine(tokens, at);
  return isElse ? 0 : words.length;
}

/** "My other decks" are nobody else's. */
function isMine(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "other" && tokens[at - 1]?.text === "my";
}

/** "A slower take on Kykar" takes nobody on; "able to take on Kykar" does. */
function isTake(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (at === 0 || token === undefined || !/^takes?$/.test(token.text)) return false;
  return token.gap === "tight" && !BEFORE_TAKE.has(tokens[at - 1]?.text ?? "");
}

/** Words before "take on" that make it something that is done. */
const BEFORE_TAKE: ReadonlySet<string> = new Set(
  "to can could will would should might may and or i you we they it he she deck decks list that which ill ready able help".split(
    " ",
  ),
);

/** "2 vs 2", "two against two": how many play with each other. */
function isOfSides(tokens: readonly Token[], at: number): boolean {
  const before = figureOf(tokens[at - 1]?.text ?? "");
  return /^[1-4]$/.test(before) && figureOf(tokens[at + 1]?.text ?? "") === before;
}

/** "enchantments that come back from the grave" come back themselves. */
function isFromGrave(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== "from") return false;
  const place = /^(?:the|my|your)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  return /^(?:grave|graveyard|graveyards|dead|exile|hand)$/.test(tokens[place]?.text ?? "");
}

/** "Lost the finals to elves", "dropped two matches to burn": whether "to" leads to whom somebody lost. */
function isLostTo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "to") return false;
  for (let back = at; back > Math.max(0, at - LOST_REACH) && tokens[back]?.gap === "tight"; back--)
    if (LOSES.has(tokens[back - 1]?.text ?? "")) return true;
  return false;
}

/** Most words from "lost" to "to". */
const LOST_REACH = 7;

/** "Got flattened by elves", "being mauled out there by burn": whether "by" leads to whoever does so. */
function isHurtBy(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "by" || tokens[at]?.gap !== "tight") return false;
  const isDone = (place: number): boolean => {
    const word = tokens[place]?.text ?? "";
    return /(?:ed|en|wn|rn|id)$/.test(word) && !HARMLESS.has(word);
  };
  const done = isDone(at - 1) ? at - 1 : isDone(at - 2) ? at - 2 : -1;
  if (done <= 0) return false;
  return [done - 1, done - 2].some((place) => SUFFERS.test(tokens[place]?.text ?? ""));
}

const SUFFERS = /^(?:get|gets|got|getting|gotten|been|being)$/;
