import { WHAT_PEOPLE_DO, WHO_PEOPLE_ARE } from "../../data/lexicon-people.ts";
import { isCommonWord } from "./common-word.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** Whether a name is somebody's: the words beside it speak of a person, or nothing near it of a deck. */
export function isSomebody(
  tokens: readonly Token[],
  from: number,
  to: number,
  { lexicon, setNames }: Sentence["context"],
): boolean {
  const before = from > 0 ? (tokens[from - 1]?.text ?? "") : "";
  const next = tokens[to];
  // "Innistrad Olivia" is nobody's neighbor.
  const words = setNames.endingBefore(tokens, from);
  if (words > 0 && setNames.longest(tokens, from - words)?.value.isCode !== true) return false;
  // "Meren, minus green" begins with whose deck it is.
  if (from === 0 && next !== undefined && OF_A_DECK.has(next.text)) return false;
  if (/^(?:a|an)$/.test(before)) return false;
  if (WHO_PEOPLE_ARE.has(before) || (next?.gap === "tight" && WHAT_PEOPLE_DO.has(next.text))) return true;
  if (tokens.length <= to - from) return false;
  for (let at = Math.max(0, from - NEAR); at < Math.min(tokens.length, to + NEAR); at++) {
    if (at >= from && at < to) continue;
    if (/^(?:deck|commander|edh|brew|build|tribal)$/.test(tokens[at]?.text ?? "")) return false;
    const meaning = lexicon.phrases.longest(tokens, at);
    if (meaning !== undefined && meaning.value.kind !== "saying") return false;
  }
  return true;
}

/** Words behind a name at the beginning that speak of a deck of that name, and to nobody. */
const OF_A_DECK: ReadonlySet<string> = new Set([
  "minus",
  "plus",
  "except",
  "but",
  "without",
  "sans",
  "under",
  "below",
]);

/** "Snappy games": a word that says how something is. */
export function isOfAThing(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.gap === "tight" && THINGS.test(tokens[to]?.text ?? "");
}

const THINGS = /^(?:games?|plays?|turns?|pace|style|attitude|matches|rounds?|starts?)$/;

/** "The art of Rebecca Guay", "painted by": a surname that nothing else is called by follows. */
export function isNamesake(
  tokens: readonly Token[],
  from: number,
  to: number,
  { lexicon }: Sentence["context"],
): boolean {
  const next = tokens[to];
  if (!/^(?:of|by|from)$/.test(tokens[from - 1]?.text ?? "") || next?.gap !== "tight" || !next.capital)
    return false;
  return !isCommonWord(next.text) && lexicon.phrases.get(next.text) === undefined && !/\d/.test(next.text);
}

/** So many words beside a name are looked at. */
export const NEAR = 4;

/** "The end is near", "fear of missing out made me": a sentence goes on with what its subject is or did. */
export function isSubject(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens.slice(from + 1, to).some(({ capital }) => capital)) return false;
  return (
    tokens[to]?.gap === "tight" &&
    /^(?:is|was|made|makes|got|had|keeps|comes|came)$/.test(tokens[to]?.text ?? "")
  );
}

/** "Rest in peace my old binder", "Rent is due so": a sentence begins, of which only the first word has a capital, and goes on. */
export function isBeginOfTalk(tokens: readonly Token[], from: number, to: number): boolean {
  if (from > 0 && tokens[from]?.gap !== "hard") return false;
  if (tokens.slice(from + 1, to).some(({ capital }) => capital)) return false;
  return tokens[to]?.gap === "tight" && GOES_ON.test(tokens[to]?.text ?? "");
}

const GOES_ON = /^(?:my|our|your|his|her|their|so|to|i|im|we|you|dear|old|because|cause|cuz)$/;

/** "You can borrow my charger": what somebody lends is no wish. */
export function isLent(tokens: readonly Token[], from: number): boolean {
  return LENDING.test(`${tokens[from - 2]?.text} ${tokens[from - 1]?.text}`);
}

const LENDING = /^(?:borrow|borrows|borrowed|lend|lends|forgot|return) (?:my|your|his|her|our|their)$/;
