import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/**
 * Which playstyle a tournament deck is of, by the name that results give its archetype (names of 2026). Only names that
 * say so: a deck whose name fits none of these is counted for no playstyle.
 */
export const ARCHETYPE_STYLES: Readonly<Partial<Record<Playstyle, RegExp>>> = {
  aggro: /\b(Aggro|Prowess|Energy|Madness|Hollow One|Stompy)\b/,
  midrange: /\bMidrange\b/,
  control: /^(?!Cradle).*\bControl$/,
  combo: /\b(Storm|Doomsday|Show and Tell|Neobrand|Broodscale|Belcher|Lotus Strings|Spy Combo|Living End)\b/,
  tempo: /\b(Tempo|Delver|Faeries|Terror|Frog|Ninjas)\b/,
  ramp: /^(?!.*Aggro).*\b(Tron|Ramp|Amulet Titan|Post|Scapeshift|Ramp Eldrazi)\b/,
  "stax-prison": /\b(Prison|Shops|Death & Taxes|Lantern)\b/,
  reanimator: /\b(Reanimator|Greasefang)\b/,
  aristocrats: /\b(Sacrifice|Aristocrats|Yawgmoth|Samwise)\b/,
  burn: /\bBurn$/,
  mill: /^Mill$/,
  voltron: /\b(Bogles|Heroic|Hammer Time)\b/,
  tokens: /\b(Red Rally|Bully|Convoke|Token)\b/,
  "control-combo-hybrid": /\b(Oath|Tinker|Creativity|Vault Key|Splinter)\b/,
  tribal: /\b(Elves|Goblins|Merfolk|Humans|Spirits|Angels|Dragons|Slivers)\b/,
};
