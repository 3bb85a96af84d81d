/** Most copies of one printing that a collection counts. */
export const MOST_COPIES = 1_000_000;
