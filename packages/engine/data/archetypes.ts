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
  /** The same where a leader leads, and its name says more than there. */
  readonly ledTheme?: string;
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
  {
    words: ["stompy", "stompies"],
    formats: [],
    cards: [],
    playstyle: "aggro",
    ledTheme: "power-matters",
    colors: "G",
  },
  { words: ["soul sisters"], formats: [], cards: [], playstyle: "aggro", theme: "lifegain", colors: "W" },
  {
    words: ["titan shift", "titanshift"],
    formats: ["modern"],
    cards: ["Primeval Titan", "Scapeshift", "Valakut, the Molten Pinnacle"],
    playstyle: "ramp",
  },
  {
    words: ["miracles", "uw miracles", "azorius miracles", "legacy miracles"],
    formats: ["legacy"],
    cards: ["Terminus", "Brainstorm"],
    playstyle: "control",
    theme: "topdeck",
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
  {
    words: ["8rack", "8 rack", "eight rack", "mono black rack"],
    formats: ["modern"],
    cards: ["The Rack", "Shrieking Affliction"],
    playstyle: "control",
    theme: "discard",
    colors: "B",
  },
  {
    words: [
      "canadian threshold",
      "canadian thresh",
      "canthresh",
      "tempo thresh",
      "tempo threshold",
      "ugr threshold",
      "rug thresh",
      "thresh",
    ],
    formats: ["legacy"],
    cards: ["Delver of Secrets", "Nimble Mongoose"],
    playstyle: "tempo",
    colors: "URG",
  },
  {
    words: ["team america"],
    formats: ["legacy"],
    cards: ["Delver of Secrets", "Tombstalker"],
    playstyle: "tempo",
    colors: "UBG",
  },
  {
    words: ["sneak and show", "sneak n show", "sneak & show", "sneak show", "sneakshow", "sneak and tell"],
    formats: ["legacy"],
    cards: ["Show and Tell", "Sneak Attack"],
    playstyle: "combo",
  },
  {
    words: ["omnitell", "omni tell", "omni show", "omnishow"],
    formats: ["legacy"],
    cards: ["Show and Tell", "Omniscience"],
    playstyle: "combo",
  },
  {
    words: [
      "twin combo",
      "splinter twin combo",
      "grixis twin",
      "jeskai twin",
      "ur twin",
      "izzet twin",
      "tempo twin",
      "temur twin",
    ],
    formats: ["modern"],
    cards: ["Splinter Twin", "Deceiver Exarch"],
    playstyle: "control-combo-hybrid",
  },
  {
    words: ["yawg combo", "yawgmoth combo", "modern yawgmoth", "modern yawg"],
    formats: ["modern"],
    cards: ["Yawgmoth, Thran Physician", "Young Wolf", "Chord of Calling"],
    playstyle: "aristocrats",
  },
  {
    words: ["kci", "krark clan ironworks", "ironworks combo", "ironworks eggs"],
    formats: ["modern"],
    cards: [],
    playstyle: "combo",
    theme: "artifacts",
  },
  {
    words: ["rat on a bike", "rat on bike", "rats on a bike", "greasefang combo"],
    formats: ["pioneer"],
    cards: ["Greasefang, Okiba Boss", "Parhelion II"],
    playstyle: "reanimator",
    theme: "vehicles",
  },
  {
    words: ["mud", "mono brown", "brown stax"],
    formats: ["vintage", "legacy"],
    cards: [],
    playstyle: "stax-prison",
    theme: "artifacts",
  },
  {
    words: ["pox", "mono black pox", "the gate"],
    formats: [],
    cards: [],
    playstyle: "control",
    theme: "discard",
    colors: "B",
  },
  { words: ["mbc"], formats: ["pauper"], cards: [], playstyle: "control", colors: "B" },
  {
    words: ["mbd"],
    formats: ["pioneer", "pauper"],
    cards: [],
    playstyle: "midrange",
    theme: "devotion",
    colors: "B",
  },
  {
    words: ["kiki pod", "melira pod", "angel pod", "birthing pod combo"],
    formats: ["modern"],
    cards: [],
    playstyle: "combo",
  },
  {
    words: ["dragon stompy", "moon stompy", "mono red prison"],
    formats: ["legacy"],
    cards: ["Blood Moon", "Chalice of the Void"],
    playstyle: "stax-prison",
    colors: "R",
  },
  {
    words: ["counterbalance miracles", "cbtop", "cb top"],
    formats: ["legacy"],
    cards: ["Counterbalance", "Terminus"],
    playstyle: "control",
    colors: "WU",
  },
  {
    words: ["cheeri0s", "cheerios", "puresteel combo"],
    formats: ["modern"],
    cards: ["Puresteel Paladin", "Sram, Senior Edificer"],
    playstyle: "combo",
    theme: "equipment",
  },
  {
    words: ["martyr proc", "martyr life"],
    formats: ["modern"],
    cards: ["Martyr of Sands", "Proclamation of Rebirth"],
    playstyle: "control",
    theme: "lifegain",
    colors: "W",
  },
  {
    words: ["punishing jund"],
    formats: ["modern", "legacy"],
    cards: [],
    playstyle: "midrange",
    colors: "BRG",
  },
  {
    words: ["heliod company", "heliod combo", "spike heliod"],
    formats: ["modern"],
    cards: ["Heliod, Sun-Crowned", "Walking Ballista"],
    playstyle: "combo",
  },
  {
    words: ["vizier combo", "devoted company", "devoted vizier", "counters company"],
    formats: ["modern"],
    cards: ["Devoted Druid", "Vizier of Remedies"],
    playstyle: "combo",
  },
  {
    words: ["ad nauseam unlife", "modern ad nauseam", "ad naus unlife"],
    formats: ["modern"],
    cards: ["Ad Nauseam", "Phyrexian Unlife"],
    playstyle: "combo",
  },
  {
    words: ["thopter sword", "thopter foundry combo", "swordthopter"],
    formats: ["modern"],
    cards: ["Thopter Foundry", "Sword of the Meek"],
    playstyle: "control-combo-hybrid",
    theme: "artifacts",
  },
  {
    words: ["saheeli combo", "copycat", "copycat combo", "saheeli cat"],
    formats: ["modern"],
    cards: ["Saheeli Rai", "Felidar Guardian"],
    playstyle: "control-combo-hybrid",
  },
  {
    words: ["vannifar pod", "neobrand", "neoform combo"],
    formats: ["modern"],
    cards: ["Neoform", "Allosaurus Rider"],
    playstyle: "combo",
  },
  {
    words: ["solitaire storm", "gifts storm", "grapeshot storm"],
    formats: ["modern"],
    cards: ["Gifts Ungiven", "Grapeshot"],
    playstyle: "combo",
    theme: "storm",
  },
  {
    words: ["8 whack", "8whack", "goblin whack"],
    formats: ["modern"],
    cards: ["Goblin Bushwhacker", "Reckless Bushwhacker"],
    playstyle: "aggro",
    colors: "R",
  },
  {
    words: ["uw tron", "blue tron", "mono blue tron"],
    formats: ["modern"],
    cards: [...TRON_LANDS],
    playstyle: "control",
  },
  {
    words: ["gruul ponza", "ponza"],
    formats: ["modern", "pauper"],
    cards: [],
    playstyle: "midrange",
    theme: "land-destruction",
  },
  {
    words: ["blue moon", "ur moon", "izzet moon"],
    formats: ["modern", "legacy"],
    cards: ["Blood Moon"],
    playstyle: "control",
    colors: "UR",
  },
  {
    words: ["hollowvine", "hollow vine"],
    formats: ["modern", "vintage"],
    cards: ["Hollow One", "Vengevine"],
    playstyle: "aggro",
  },
  {
    words: ["moggwarts"],
    formats: ["pauper"],
    cards: ["First Day of Class", "Putrid Goblin", "Skirk Prospector"],
    playstyle: "combo",
  },
  { words: ["turbo fog"], formats: [], cards: [], playstyle: "control", theme: "pillow-fort" },
  {
    words: ["lantern control", "lantern"],
    formats: ["modern"],
    cards: ["Lantern of Insight", "Codex Shredder"],
    playstyle: "stax-prison",
  },
];
