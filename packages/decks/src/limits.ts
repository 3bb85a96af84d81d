/** Most copies of one card in a deck: nobody can shuffle more of it, and a greater number is a slip of the keyboard or worse. */
export const MAX_COPIES = 1_000;

/** Longest card name that is read; the longest printed name has 141 characters. */
export const MAX_NAME = 300;
