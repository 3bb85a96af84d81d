import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { STOP_WORDS } from "../../data/lexicon-wish.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Lexicon } from "./lexicon.ts";
import { foldPhrase } from "./tokens.ts";

/** What players call a card by: the word of its name that everybody knows ("Bowmasters", "Rhystic"), to that card. */
export type FamousWords = ReadonlyMap<string, CardIndex>;

/** Formats whose decks make a card known. */
const FORMATS = ["commander", "modern", "pauper", "standard", "pioneer", "legacy", "vintage"] as const;
/** A share of the decks of a leader's colors makes a card less known than one of a format's decks. */
const LED_SHARE = 0.4;
/** Share of a format's decks from which a card is known well enough to go by a part of its name. */
const KNOWN = 0.03;
/** How many times better known than the next card of the same word it must be. */
const CLEARLY = 2;
const SHORTEST = 4;

/** How well known a card is: its share of the decks of the format that plays it most. */
export function fameIn(ranker: Pick<Ranker, "popularity" | "knows">, card: CardIndex): number {
  let most = 0;
  for (const format of FORMATS) {
    if (!ranker.knows(format)) continue;
    most = Math.max(most, ranker.popularity(format, card) * (format === "commander" ? LED_SHARE : 1));
  }
  return most;
}

/**
 * First and last words of cards' names, and the last two, where one card is meant much more often than any other: `famous` of well-known ones,
 * `rare` of the others that anybody plays.
 */
export function buildFamousWords(
  table: CardTable,
  lexicon: Lexicon,
  ranker: Pick<Ranker, "popularity" | "knows">,
): { readonly famous: FamousWords; readonly rare: FamousWords } {
  const best = new Map<string, { card: CardIndex; fame: number; next: number }>();
  for (let card = 0; card < table.size; card++) {
    if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny | Fact.Rebalanced)) continue;
    if (isBasic(table, card)) continue;
    const fame = fameIn(ranker, card);
    if (fame === 0) continue;
    for (const word of callWords(table.name(card), lexicon)) {
      const known = best.get(word);
      if (known === undefined || fame > known.fame) best.set(word, { card, fame, next: known?.fame ?? 0 });
      else if (fame > known.next) best.set(word, { ...known, next: fame });
    }
  }
  const famous = new Map<string, CardIndex>();
  const rare = new Map<string, CardIndex>();
  for (const [word, { card, fame, next }] of best)
    if (fame >= CLEARLY * next) (fame >= KNOWN ? famous : rare).set(word, card);
  return { famous, rare };
}

/** The words that a card may be called by: the first and the last of its name, and its last two, where they mean nothing else. */
function callWords(name: string, lexicon: Lexicon): readonly string[] {
  const words = foldPhrase(name.split(" // ")[0] ?? "").split(" ");
  if (words.length < 2) return [];
  // "Grave troll" is Golgari Grave-Troll, "of Atlantis" is nothing.
  const two = words.slice(-2);
  const lastTwo = words.length < 3 || two.some((word) => STOP_WORDS.has(word)) ? [] : [two.join(" ")];
  return [...new Set([words[0] ?? "", words.at(-1) ?? "", ...lastTwo])].filter((word) => {
    if (word.length < SHORTEST || STOP_WORDS.has(word)) return false;
    const meaning = lexicon.phrases.get(word);
    if (meaning !== undefined && meaning.kind !== "playstyle") return false;
    return lexicon.exclusions.get(word) === undefined;
  });
}
