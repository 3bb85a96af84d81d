import { wordList } from "./word-list.ts";

/** Words beside a pasted list that ask for another deck of its kind, better or cheaper: not all of it is kept. */
export const REWORK_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  better, improve, improved, upgrade, upgraded, stronger, optimize, optimise, tune, fix, change, cheaper, budget, tweak, rework,
  consistent, faster, update
`),
);

/** The share of a pasted list's different spells that stays where it is to become better: those that decks play most. */
export const KEPT_SHARE = 0.7;

/** Fewer single spells are the beginning of a deck: none of them goes when it is to become better. */
export const LEAST_REWORKED = 10;

/** Lines, or parts between commas, from which on text is a list. */
export const LEAST_LIST = 3;

/** Words behind and before a part of a name that speak of a card of the list beside the wish: "the study goes". */
export const SAID_OF_LISTED: ReadonlySet<string> = new Set(
  wordList(`
  goes, go, out, stays, stay, leaves, leave, in, must, has, can, is, isnt, doesnt, was, gone, needs, should, too
`),
);
export const SAID_BEFORE_LISTED: ReadonlySet<string> = new Set(
  wordList(`
  cut, drop, keep, ditch, swap, lose, remove, replace, without, no, minus, less, except, besides
`),
);

/** Words behind a card of the list by which it leaves. */
export const LEAVES_LIST: ReadonlySet<string> = new Set(wordList("goes, go, out, leaves, leave, gone"));
