/**
 * Lands that do something for a creature type: worth a place in decks of one type, and none elsewhere. Read off the
 * cards, November 2026; a table that lacks one of them passes it over.
 */
export const TYPAL_LANDS: readonly string[] = [
  "Cavern of Souls",
  "Path of Ancestry",
  "Secluded Courtyard",
  "Three Tree City",
  "Unclaimed Territory",
];

/** The same for one creature type alone. Read off the cards, November 2026. */
export const LANDS_OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  Ally: ["Ally Encampment", "Jasmine Dragon Tea Shop"],
  Assassin: ["Brotherhood Headquarters"],
  Dragon: ["Haven of the Spirit Dragon", "Maelstrom of the Spirit Dragon"],
  Eldrazi: ["Eldrazi Temple", "Eye of Ugin"],
  Elemental: ["Primal Beyond"],
  Hero: ["Avengers Tower"],
  Phyrexian: ["The Seedcore"],
  Sliver: ["Sliver Hive"],
  Vampire: ["Voldaren Estate"],
  Villain: ["Villainous Hideout"],
};

/**
 * Of these, the ones that do nothing a basic land does not do where all spells are of one color: what they make is of
 * that color, and for creatures only. Path of Ancestry enters tapped besides.
 */
export const TYPAL_FOR_COLORS: readonly string[] = [
  "Path of Ancestry",
  "Secluded Courtyard",
  "Unclaimed Territory",
];

/**
 * Lands that are worth their place up to so many colors of spells: what they count (Swamps, symbols, lands in play) is
 * too rare among more. Read off the cards, and off decks that a player read, November 2026.
 */
export const LANDS_OF_FEW_COLORS: readonly { readonly name: string; readonly colors: number }[] = [
  { name: "Cabal Coffers", colors: 1 },
  { name: "Cabal Stronghold", colors: 1 },
  { name: "Crypt of Agadeem", colors: 1 },
  { name: "Emeria, the Sky Ruin", colors: 1 },
  { name: "Lake of the Dead", colors: 1 },
  { name: "Nykthos, Shrine to Nyx", colors: 2 },
  { name: "Temple of the False God", colors: 2 },
  { name: "Valakut, the Molten Pinnacle", colors: 1 },
];

/** Lands that enter tapped unless two basic lands are there already. Read off the cards, November 2026. */
export const WAIT_FOR_BASICS: ReadonlySet<string> = new Set([
  "Canopy Vista",
  "Cinder Glade",
  "Eclipsed Steppe",
  "Prairie Stream",
  "Radiant Summit",
  "Scorched Geyser",
  "Smoldering Marsh",
  "Sodden Verdure",
  "Sunken Hollow",
  "Vernal Fen",
]);
