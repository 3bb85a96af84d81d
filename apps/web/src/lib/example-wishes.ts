/** Wishes to start from. Each reads differently: a tribe with a budget, a ceiling a card, a commander, a speed, a theme. */
export const EXAMPLE_WISHES = [
  { wish: "elf tribal commander under $100", colors: ["B", "G"] },
  { wish: "blue faeries for Pauper, nothing over $2", colors: ["U"] },
  { wish: "Muldrotha in bracket 3, no infinite combos", colors: ["U", "B", "G"] },
  { wish: "fast red deck for Pioneer", colors: ["R"] },
  { wish: "Modern lifegain in white and black, under $200", colors: ["W", "B"] },
] as const;
