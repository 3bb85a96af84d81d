/** Most copies of one card in a deck: nobody can shuffle more of it, and a greater number is a slip of the keyboard or worse. */
export const MAX_COPIES = 1_000;

/** Longest card name that is read; the longest printed name has 141 characters. */
export const MAX_NAME = 300;

/** Most cards in one zone of a deck: several of the largest cubes. */
export const MAX_ZONE_CARDS = 5_000;

/** Most zones beside main deck, sideboard, commanders and companion. There are eight that formats know. */
export const MAX_ZONES = 20;

/** Most runs of slivers that a deck's cover keeps: decks have thirty, the largest cubes a hundred. */
export const MAX_EDGE_RUNS = 150;
