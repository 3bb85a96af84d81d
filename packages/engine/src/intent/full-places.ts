import { AT_PLACES, FULL_OF, HEAVY_PLACES, RIVAL_HEADINGS } from "../../data/opponents.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const places = phraseSet(AT_PLACES.map(foldPhrase));
const headings = phraseSet(RIVAL_HEADINGS.map(foldPhrase));
const fullOf = phraseSet(FULL_OF.map(foldPhrase));
/** Most words between a place and what it is full of: "an event that is rumored to be infested with". */
const REACH = 8;
/** What is one's own, whatever it is full of. */
const OWN = /^(?:decks?|list|library|hand|graveyard|board|side|sideboard|deckbox|collection|binder)$/;
/** Behind these another thought begins: "our meta lacks removal, so go tall with auras". */
const TURNS = /^(?:so|but|because|since|hence)$/;

/** "An event infested with goblins": how many words say that a place is full of what follows; 0 where none does. */
export function fullPlaceAt(tokens: readonly Token[], at: number): number {
  const found = fullOf.longest(tokens, at);
  if (found === undefined) return 0;
  for (let back = at - 1; back >= Math.max(0, at - REACH) && tokens[back + 1]?.gap === "tight"; back--) {
    const word = tokens[back]?.text ?? "";
    // "Our meta's crawling with tokens"
    if (HEAVY_PLACES.has(word) || HEAVY_PLACES.has(word.replace(/s$/, ""))) return found.length;
    if (OWN.test(word) || TURNS.test(word)) return 0;
  }
  return 0;
}

/** "Problem children: Urza, Light-Paws": the words of a heading above those who play; 0 for none. */
export function rivalHeadingAt(tokens: readonly Token[], at: number): number {
  if (at > 0 && tokens[at]?.gap === "tight") return 0;
  const found = headings.longest(tokens, at);
  if (found === undefined || !/^\s*[:=]\s*$/.test(tokens[at + found.length]?.between ?? "")) return 0;
  return found.length;
}

/** "Meta at my store (modern):" the words of a heading, with which a sentence begins, above what is played there; 0 for none. */
export function placeHeadingAt(tokens: readonly Token[], at: number): number {
  if (!HEAVY_PLACES.has(tokens[at]?.text ?? "")) return 0;
  const isOurs = /^(?:my|our|the|local)$/.test(tokens[at - 1]?.text ?? "") && tokens[at]?.gap === "tight";
  const begin = isOurs ? at - 1 : at;
  if (begin > 0 && tokens[begin]?.gap === "tight") return 0;
  let to = at + 1 + (places.longest(tokens, at + 1)?.length ?? 0);
  if (/^\s*\($/.test(tokens[to]?.between ?? ""))
    while (to < at + REACH && tokens[to] !== undefined && !/\)/.test(tokens[to]?.between ?? "")) to++;
  return /^\s*\)?\s*:\s*$/.test(tokens[to]?.between ?? "") ? to - at : 0;
}
