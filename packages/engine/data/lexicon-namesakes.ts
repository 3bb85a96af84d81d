import { wordList } from "./word-list.ts";

/** Words that lead from a legend's name to the set that it is from; without one the set stands right before the name, or in parentheses behind it. */
export const FROM_SET: ReadonlySet<string> = new Set(wordList("from, of, in, as"));
/** Behind a set they say that a card is meant: "omnath, the zendikar rising one". */
export const ONE_OF_SET: ReadonlySet<string> = new Set(wordList("one, version, printing, card, incarnation"));
/** With them a wish speaks of its cards, and not of who is named. */
export const OF_THE_DECK: ReadonlySet<string> = new Set(
  wordList(
    "deck, decks, card, cards, only, with, and, or, plus, using, but, just, everything, all, set, sets, budget",
  ),
);
/** Words before a name that say which of its bearers: the first printed, or the last. */
export const OLDEST: ReadonlySet<string> = new Set(wordList("original, oldest, first"));
export const NEWEST: ReadonlySet<string> = new Set(wordList("newest, latest"));
/** Between a figure and a name: "4 mana sheoldred", "the three drop thalia". */
export const WORDS_OF_MANA: ReadonlySet<string> = new Set(wordList("mana, drop, cmc, cost, mv"));
