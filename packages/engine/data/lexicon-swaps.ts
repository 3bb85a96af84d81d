import { wordList } from "./word-list.ts";

/** Verbs by which one thing takes another's place: "swap Meren for Muldrotha", "Edgar replaced by Strefan". Written by hand in November 2026. */
export const SWAP_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  swap, swaps, swapping, swapped, replace, replaces, replacing, replaced, change, changes, changing, changed, switch, switches,
  switching, switched, trade, trading, exchange, exchanging, exchanged
`),
);

/** Words between the two of a swap. */
export const SWAPPED_FOR: ReadonlySet<string> = new Set(wordList("for, with, to, by, into"));

/** What a swap may speak of instead of a name: whoever was named before. */
export const WHO_LEADS: ReadonlySet<string> = new Set(
  wordList(`
  her, him, it, them, commander, commanders, general, leader, legend, boss, captain, head, face, helm
`),
);
