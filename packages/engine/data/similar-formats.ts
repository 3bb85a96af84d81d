/**
 * For formats that no decks were learned from: the learned formats whose decks are nearest in pool and in the way they
 * are built, the nearest first (November 2026). Keys are slugs.
 */
export const SIMILAR_FORMATS: Readonly<Record<string, readonly string[]>> = {
  historic: ["pioneer", "modern"],
  alchemy: ["standard"],
  explorer: ["pioneer"],
  peasant: ["pauper", "legacy", "modern"],
  brawl: ["commander", "duel-commander"],
  oathbreaker: ["commander"],
  "tiny-leaders": ["commander", "duel-commander"],
  "pauper-commander": ["commander"],
  "canadian-highlander": ["duel-commander", "legacy", "vintage"],
  unstable: ["modern"],
};

/**
 * Formats that no decks were learned from, and where most decks can be played nearly as they are: theirs are what people begin
 * with there, of two of one name the more played ones. Peasant lets in whatever Pauper does, Historic and Explorer what of Pioneer is
 * on Arena; Historic has a third of Modern's decks as well, Boros Energy and Ruby Storm among them (November 2026).
 */
export const ARCHETYPES_LENT_BY: Readonly<Record<string, readonly string[]>> = {
  historic: ["modern", "pioneer"],
  alchemy: ["standard"],
  explorer: ["pioneer"],
  peasant: ["pauper"],
};

/**
 * Forms of formats whose own decks were learned from: what the ranker calls them. Keys are ids of forms; Duel Commander plays
 * other cards than tables of four do, and Premodern than Legacy (November 2026).
 */
export const LEARNED_FORMS: Readonly<Record<string, string>> = {
  "commander:duel": "duel-commander",
  "legacy:premodern": "premodern",
};
