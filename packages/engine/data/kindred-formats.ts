/**
 * For formats that no decks were learned from: the learned format whose decks are nearest in pool and in the way they
 * are built (November 2026). Keys are slugs.
 */
export const KINDRED_FORMATS: Readonly<Record<string, string>> = {
  historic: "pioneer",
  alchemy: "standard",
  explorer: "pioneer",
  peasant: "pauper",
  brawl: "commander",
  oathbreaker: "commander",
  "tiny-leaders": "commander",
  "pauper-commander": "commander",
  "canadian-highlander": "legacy",
  unstable: "modern",
};
