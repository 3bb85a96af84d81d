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

/** The bracket of a Commander deck when none is asked for: upgraded play, the most common table. */
export const DEFAULT_BRACKET = 3;
