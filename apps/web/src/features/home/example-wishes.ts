/** Wishes to start from. Each reads differently: a tribe with a budget, a ceiling a card, a commander, a speed, a theme. */
export const EXAMPLE_WISHES = [
  { wish: "elf tribal commander under $100", colors: ["B", "G"] },
  { wish: "blue faeries for Pauper, nothing over $2", colors: ["U"] },
  { wish: "Muldrotha in bracket 3, no infinite combos", colors: ["U", "B", "G"] },
  { wish: "fast red deck for Pioneer", colors: ["R"] },
  { wish: "Modern lifegain in white and black, under $200", colors: ["W", "B"] },
] as const;

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
