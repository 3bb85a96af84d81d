/** The format of a wish that names none and implies none. */
export const DEFAULT_FORMAT = "commander";

/** What a Commander deck may hold at most when no bracket is asked for: upgraded play, the most common table. */
export const DEFAULT_BRACKET = 3;

/** What a wish that leaves everything open gets: the price of two or three preconstructed decks, the table of most. */
export const OPEN_WISH = { budgetUsd: 120, bracket: 2 } as const;
