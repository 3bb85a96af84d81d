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

/** Lines, or parts between commas, from which on text is a list. */
export const LEAST_LIST = 3;
