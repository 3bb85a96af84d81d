/** Kinds of words that the generator reads, and what they do. */
export const WORDS_UNDERSTOOD = [
  ["“under $60”, “nothing over $2”", "a ceiling for the deck, or for each card"],
  ["“bracket 2”, “power 7”", "how hard it may hit"],
  ["“no infect”, “without counterspells”", "what has to stay out"],
  ["“with Skullclamp”", "what has to be in"],
  ["“Golgari”, “mono red”, “WUBRG”", "its colors, by letter or by name"],
] as const;

/** The card that the panel for key cards shows until one is picked. */
export const EXAMPLE_KEY_CARD = "Krenko, Mob Boss";
