import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { wordList } from "./word-list.ts";

/** Names of which one stands in the archetype's, as a whole. */
const named = (names: string): RegExp => new RegExp(`\\b(?:${wordList(names).join("|")})(?!\\w)`);

/**
 * Which playstyles a tournament deck is of, by the name that results give its archetype (names of 2026). Only names that say so, or
 * that players use for one way to play: a deck whose name fits none of these is counted for no playstyle. A name may be of
 * two; the first in this order is what its decks are called by.
 */
export const ARCHETYPE_STYLES: Readonly<Partial<Record<Playstyle, RegExp>>> = {
  aggro: /\b(Aggro|Prowess|Energy|Madness|Hollow One|Stompy|Zoo|Cutter|Ensoul|8 Whack|Bard Class)\b/,
  midrange:
    /\b(Midrange|Blink|Scam|The Rock|Stoneblade|Demons|Delirium|Food(?! Chain)|Garden|Nic Fit|Maverick|Zenith|Niv To Light)\b/,
  control: /^(?!Cradle)(.*\b[Cc]ontrol|.*\bMiracle|White Beanstalk|Caw Gates|Mono Black Pestilence)$/,
  combo: named(`
    Storm, Doomsday, Show and Tell, Rea Show, Neobrand, Broodscale, Belcher, Charbelcher, Lotus Strings, Living End, Combo,
    Ad Nauseam, TES, High Tide, Food Chain, Aluren, Painter, Cephalid breakfast, Oops All Spells, Oops! All Spells,
    The Epic Gamble, Mind's Desire, Hive Mind, Turbo Depths, Omniscience, Cauldron, Battlecrier, Ascendancy, Tireless Tribe,
    Song Of Creation, Tameshi Bloom, PO, Lurrus Breach
  `),
  tempo: /\b(Tempo|Delver|Faeries|Terror|Frog|Ninjas|Murktide|Shadow|Wizards|Self Bounce|Oculus|Phoenix)\b/,
  ramp: /^(?!.*Aggro).*\b(Tron|Ramp|Amulet Titan|Post|Scapeshift|Ramp Eldrazi|Green Devotion|Valakut)\b/,
  "stax-prison": /\b(Prison|Shops|Death & Taxes|Taxes|Vial|Lantern|Ponza|Land Destruction)\b/,
  reanimator: /\b(Reanimator|Greasefang)\b/,
  aristocrats: /\b(Sacrifice|Aristocrats|Yawgmoth|Samwise)\b/,
  burn: /\bBurn$/,
  mill: /^Mill$/,
  voltron: /\b(Bogles|Heroic|Hammer Time|Auras)\b/,
  tokens: /\b(Red Rally|Bully|Convoke|Token|Caretaker)\b/,
  "control-combo-hybrid": /\b(Oath|Tinker|Creativity|Transmogrify|Vault Key|Splinter|Saheeli|Thopter)\b/,
  tribal: /\b(Elves|Goblins|Merfolk|Humans|Spirits|Angels|Dragons|Slivers|Zombies|Elementals)\b/,
};

/**
 * Ways to play that a deck of another is taken for where people play none of it in some colors: Dimir Frog is tempo to some and
 * midrange to others.
 */
export const NEAR_STYLES: Readonly<Partial<Record<Playstyle, readonly Playstyle[]>>> = {
  aggro: ["tempo", "midrange", "tokens"],
  midrange: ["tempo", "control"],
  control: ["control-combo-hybrid", "midrange"],
  tempo: ["midrange", "aggro"],
  tokens: ["aggro"],
  "control-combo-hybrid": ["combo", "control"],
};
