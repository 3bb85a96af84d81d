/** For formats that cannot be built yet: the open format whose decks come nearest. Entries fall away as formats open. */
export const NEAREST_OPEN_FORMAT: Readonly<Record<string, string>> = {
  legacy: "modern",
  vintage: "modern",
  brawl: "commander",
  historic: "pioneer",
  alchemy: "standard",
  explorer: "pioneer",
  peasant: "pauper",
  oathbreaker: "commander",
  "tiny-leaders": "commander",
  "canadian-highlander": "commander",
  draft: "standard",
  sealed: "standard",
  planechase: "commander",
  archenemy: "commander",
  "two-headed-giant": "standard",
  "cube-draft": "modern",
  "battle-box": "modern",
  conspiracy: "commander",
  unstable: "modern",
  "pauper-commander": "commander",
};

/** The format of a wish that names none and implies none. */
export const DEFAULT_FORMAT = "commander";

/** What a Commander deck may hold at most when no bracket is asked for: upgraded play, the most common table. */
export const DEFAULT_BRACKET = 3;

/** What a wish that leaves everything open gets: the price of two or three preconstructed decks, the table of most. */
export const OPEN_WISH = { budgetUsd: 120, bracket: 2 } as const;

/** Where nobody asked, a finished deck is put in the one of these brackets that it reads as. */
export const UNASKED_BRACKETS = [2, 3] as const;
