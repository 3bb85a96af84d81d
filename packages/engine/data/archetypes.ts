import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/** A deck that tournament players call by a name of its own. */
export interface Archetype {
  /** What they call it, lower case. */
  readonly words: readonly string[];
  /** Slugs of the formats where it is played, the best known first. */
  readonly formats: readonly string[];
  /** Cards without which a deck is not it, by their English names. */
  readonly cards: readonly string[];
  readonly playstyle: Playstyle;
  /** The theme of `themes.ts` that it is about. */
  readonly theme?: string;
  /** Letters of the colors that its name says, where none of it is a color's. */
  readonly colors?: string;
}

const TRON_LANDS = ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"] as const;

/**
 * Names that say neither a card nor a theme, as tournament results of 2024 to 2026 use them; last checked in November
 * 2026. A deck called after one of its cards needs no row: the card's name is read as such.
 */
export const ARCHETYPES: readonly Archetype[] = [
  { words: ["red deck wins", "rdw", "sligh"], formats: [], cards: [], playstyle: "aggro", colors: "R" },
  { words: ["white weenie", "white weenies"], formats: [], cards: [], playstyle: "aggro", colors: "W" },
  { words: ["soul sisters"], formats: [], cards: [], playstyle: "aggro", theme: "lifegain", colors: "W" },
  {
    words: ["titan shift", "titanshift"],
    formats: ["modern"],
    cards: ["Primeval Titan", "Scapeshift", "Valakut, the Molten Pinnacle"],
    playstyle: "ramp",
  },
  {
    words: ["kiki chord"],
    formats: ["modern"],
    cards: ["Kiki-Jiki, Mirror Breaker", "Chord of Calling", "Restoration Angel"],
    playstyle: "combo",
  },
  {
    words: ["goblin charbelcher", "charbelcher", "belcher"],
    formats: ["modern", "legacy"],
    cards: ["Goblin Charbelcher"],
    playstyle: "combo",
  },
  {
    words: ["tron", "urza tron", "urzatron"],
    formats: ["modern", "pauper", "legacy"],
    cards: TRON_LANDS,
    playstyle: "ramp",
  },
  {
    words: ["eldrazi tron", "e tron"],
    formats: ["modern", "legacy"],
    cards: [...TRON_LANDS, "Eldrazi Temple", "Thought-Knot Seer"],
    playstyle: "ramp",
  },
  {
    words: ["amulet titan", "amulet"],
    formats: ["modern"],
    cards: ["Amulet of Vigor", "Primeval Titan", "Simic Growth Chamber", "Urza's Saga"],
    playstyle: "ramp",
  },
  {
    words: ["murktide"],
    formats: ["modern"],
    cards: ["Murktide Regent"],
    playstyle: "tempo",
  },
  {
    words: ["hammer time", "hammertime"],
    formats: ["modern"],
    cards: ["Colossus Hammer", "Sigarda's Aid"],
    playstyle: "voltron",
  },
  {
    words: ["izzet phoenix", "ur phoenix", "arclight phoenix deck", "arclight"],
    formats: ["pioneer", "modern"],
    cards: ["Arclight Phoenix"],
    playstyle: "tempo",
    colors: "UR",
  },
  {
    words: ["ruby storm"],
    formats: ["modern"],
    cards: ["Ruby Medallion", "Past in Flames"],
    playstyle: "combo",
  },
  {
    words: ["goryos", "goryo's"],
    formats: ["modern"],
    cards: ["Goryo's Vengeance", "Atraxa, Grand Unifier"],
    playstyle: "reanimator",
  },
  {
    words: ["caw gates", "caw gate"],
    formats: ["pauper"],
    cards: ["Squadron Hawk", "Basilisk Gate", "Sea Gate"],
    playstyle: "midrange",
  },
  {
    words: ["walls combo"],
    formats: ["pauper"],
    cards: ["Axebane Guardian", "Overgrown Battlement"],
    playstyle: "combo",
  },
  {
    words: ["bogles", "boggles", "bogle"],
    formats: ["modern", "pauper"],
    cards: ["Slippery Bogle", "Ethereal Armor", "Rancor"],
    playstyle: "voltron",
    theme: "auras",
  },
];
