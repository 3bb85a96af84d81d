import { type ColorMask, colorsOf, maskOf } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { THEMES } from "../../data/themes.ts";
import { hashText } from "../random.ts";
import type { DeckFacts } from "./facts.ts";
import { cardsByName } from "./names-in-text.ts";

/** Words for a deck of each playstyle, to end its name. */
const STYLE_WORDS: Readonly<Record<Playstyle, readonly string[]>> = {
  aggro: ["Onslaught", "Charge", "Vanguard", "Warpath"],
  midrange: ["Council", "Fortune", "Ascent", "Stand"],
  control: ["Verdict", "Vigil", "Dominion", "Last Word"],
  combo: ["Engine", "Equation", "Machinery", "Sequence"],
  tempo: ["Tempo", "Riptide", "Ambush", "Sleight"],
  ramp: ["Overgrowth", "Upheaval Season", "Awakening", "Floodgate"],
  "stax-prison": ["Lockdown", "Sentence", "Toll", "Siege"],
  reanimator: ["Exhumation", "Afterlife", "Return", "Second Life"],
  aristocrats: ["Tithe", "Offering", "Bargain", "Requiem"],
  burn: ["Bonfire", "Ember Storm", "Conflagration", "Wildfire"],
  mill: ["Erasure", "Forgetting", "Undertow", "Blank Page"],
  voltron: ["Champion", "Armory", "Lone Blade", "Ascension"],
  tokens: ["Multitude", "Muster", "Rally", "Swarm"],
  "control-combo-hybrid": ["Gambit", "Contingency", "Design", "Ruse"],
  tribal: ["Muster", "Kindred", "Host", "Gathering"],
};

const COLOR_NAMES: Readonly<Record<string, string>> = {
  "": "Colorless",
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
  WU: "Azorius",
  UB: "Dimir",
  BR: "Rakdos",
  RG: "Gruul",
  WG: "Selesnya",
  WB: "Orzhov",
  UR: "Izzet",
  BG: "Golgari",
  WR: "Boros",
  UG: "Simic",
  WUB: "Esper",
  UBR: "Grixis",
  BRG: "Jund",
  WRG: "Naya",
  WUG: "Bant",
  WBG: "Abzan",
  WUR: "Jeskai",
  UBG: "Sultai",
  WBR: "Mardu",
  URG: "Temur",
  WUBRG: "Five-Color",
};

/** Each with its bits. */
const NAMES_OF_COLORS = Object.entries(COLOR_NAMES).map(([letters, name]) => ({
  name,
  colors: maskOf(letters),
}));

/** A name for a deck: that of its archetype, or its leader, creature type or colors with a word for how it plays. Never the name of a card. */
export function deckName(facts: DeckFacts, seed: number): string {
  const { plan } = facts;
  const leader = facts.commanders[0]?.split(/,| the | of | and |\/\//)[0]?.trim();
  const theme = THEMES.find(({ slug }) => slug === plan.themes[0])?.name.replace(
    /(?<![\p{L}’'])\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  );
  const colors = colorsName(plan.colors);
  const archetype = plan.skeleton && inColorsPlayed(plan.skeleton.name, facts);
  if (leader === undefined && archetype !== undefined && !cardsByName(facts.table).has(archetype))
    return archetype;
  const subject =
    leader ??
    archetype ??
    (facts.creatureType !== "" ? `${colors} ${facts.creatureType}` : theme ? `${colors} ${theme}` : colors);
  const words = STYLE_WORDS[plan.playstyle];
  const start = hashText(`${subject} ${seed}`);
  for (let at = 0; at < words.length; at++) {
    const word = words[(start + at) % words.length] ?? "";
    const name = leader === undefined ? `${subject} ${word}` : `${possessive(subject)} ${word}`;
    if (!cardsByName(facts.table).has(name)) return name;
  }
  return `${subject} deck`;
}

/** An archetype's name with the colors that the deck has cards of: without money for its lands Gruul Aggro is red. */
function inColorsPlayed(archetype: string, { cards, table }: DeckFacts): string {
  const named = NAMES_OF_COLORS.find(({ name }) => archetype.startsWith(`${name} `));
  if (named === undefined) return archetype;
  const played = cards.reduce(
    (mask, { card, types }) => (types & CardType.Land ? mask : mask | (table.colors[card] ?? 0)),
    0,
  );
  const left = named.colors & played;
  return left === named.colors || left === 0
    ? archetype
    : `${colorsName(left)}${archetype.slice(named.name.length)}`;
}

/** What players call a set of colors: "Golgari", "Mono" ones by their color alone. */
export function colorsName(mask: ColorMask): string {
  const letters = colorsOf(mask).join("");
  return COLOR_NAMES[letters] ?? `${letters.length}-Color`;
}

function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
