import type { Bar } from "./figure.ts";

/** What each measure is to reach, on decks that are newer than all that was learned from. */
export const BARS: readonly Bar[] = [
  { measure: "archetypes by name: cards of 75 shared, to what people share", least: 1.05 },
  { measure: "archetypes by name: different spells that the archetype plays", least: 0.85 },
  { measure: "archetypes by name: decks that are another one", most: 0.04 },
  { measure: "archetypes by name: lands off", most: 1.2 },
  ...["modern", "pauper", "legacy"].map((format) => ({
    measure: `${format}, free wishes: cards out of place`,
    most: 0.15,
  })),
  { measure: "standard: hide 30 %", least: 0.72 },
  { measure: "pioneer: hide 30 %", least: 0.73 },
  { measure: "modern: hide 30 %", least: 0.77 },
  { measure: "pauper: hide 30 %", least: 0.76 },
  { measure: "duel-commander: hide 30 %", least: 0.76 },
  ...["standard", "pioneer", "modern", "pauper"].map((format) => ({
    measure: `${format}: missing sixtieth card of 6`,
    least: 0.85,
  })),
  { measure: "commanders: of the 40 most played", least: 35 },
  { measure: "ten seeds: the worst deck's likeness to people's, of their mean", least: 0.95 },
  { measure: "newer commanders: cards of their preconstructed deck", least: 0.25 },
  { measure: "cEDH: of the 50 most played", least: 42 },
  { measure: "cEDH: lands off", most: 2 },
];
