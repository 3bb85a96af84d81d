import { wordList } from "./word-list.ts";

/** What a sideboard is called. */
export const SIDE_NOUNS: ReadonlySet<string> = new Set(
  wordList("sideboard, sideboards, side, sb, board, sideborad, sidebord"),
);

/** Verbs and the like between a sideboard and what it is to hold. */
export const HAS_SIDE: ReadonlySet<string> = new Set(
  wordList(
    "needs, need, should, must, has, have, with, wants, gets, holding, holds, containing, contains, includes, including, include, contain, is, can, may, shall, will, ought, w",
  ),
);

/** What a kind of cards in a sideboard answers, by the kinds of decks of `OPPONENTS`. */
export const ANSWERED_BY_SIDE: Readonly<Record<string, string>> = {
  "graveyard hate": "graveyard",
  "artifact removal": "artifacts",
  "enchantment removal": "enchantments",
  "board wipes": "tokens",
};
