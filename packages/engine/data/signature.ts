import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/**
 * What makes a spell worth casting again and again from the command zone, at two more mana each time and only while its
 * planeswalker is there. Points, where a spell's worth has a deviation of about one. Our own numbers, November 2026.
 */
export const SIGNATURE_WORTH: Readonly<Record<string, number>> = {
  "draw:burst": 1,
  "extra-turn": 1,
  overrun: 0.8,
  "sweeper:one-sided": 0.9,
  "removal:hard": 0.4,
  "removal:any": 0.4,
  tutor: 0.6,
  "token-maker:many": 0.5,
  "reanimation:spell": 0.4,
  "burn:each-opponent": 0.5,
  theft: 0.5,
  // What does little each time, or is good against some decks only.
  cantrip: -1.8,
  loot: -1.2,
  ramp: -1.2,
  fog: -1.5,
  "tutor:land": -1.5,
  "tutor:to-graveyard": -0.8,
  "counterspell:soft": -0.6,
  "protects-spells": -0.5,
  "color-hate": -2,
  "sideboard-hate": -1.5,
};

/** The same for what a playstyle lives on. */
export const SIGNATURE_STYLE: Readonly<Record<Playstyle, Readonly<Record<string, number>>>> = {
  aggro: {
    overrun: 1,
    "extra-combat": 1,
    "token-maker:many": 0.6,
    "protection:all": 0.4,
    "removal:damage": 0.4,
  },
  midrange: { "removal:hard": 0.6, "draw:burst": 0.4, recursion: 0.5, "token-maker": 0.4 },
  control: { sweeper: 0.8, "draw:burst": 0.5, "removal:hard": 0.4, counterspell: 0.4, "extra-turn": 0.6 },
  combo: { tutor: 0.7, wheel: 0.7, storm: 0.8, "copy-spell": 0.5, untapper: 0.6, "extra-turn": 0.6 },
  tempo: { "removal:bounce": 0.7, counterspell: 0.5, "extra-turn": 0.6, "copy-spell": 0.4 },
  ramp: { "x-cost": 0.8, overrun: 0.6, "draw:burst": 0.5, untapper: 0.5, "ramp:extra-land": 0.5 },
  "stax-prison": { sweeper: 0.8, wheel: 0.6, "removal:edict": 0.6, discard: 0.5, "removal:any": 0.4 },
  reanimator: { "reanimation:spell": 1.4, "tutor:to-graveyard": 1.2, "self-mill": 0.3 },
  aristocrats: { drain: 0.8, "token-maker": 0.8, "removal:edict": 0.5, "reanimation:spell": 0.6 },
  burn: { "burn:each-opponent": 1.2, "burn:spell": 0.8, "damage-doubler": 0.5, wheel: 0.4 },
  mill: { mill: 1.5, wheel: 0.4 },
  voltron: { "extra-combat": 0.9, pump: 0.5, "evasion-granter": 0.5, protection: 0.4 },
  tokens: { "token-maker:many": 1, "token-maker": 0.6, overrun: 0.8, anthem: 0.4 },
  "control-combo-hybrid": { tutor: 0.5, "draw:burst": 0.6, counterspell: 0.4, "extra-turn": 0.8 },
  tribal: { "typal-payoff": 1, overrun: 0.6, "draw:burst": 0.4, "token-maker": 0.3 },
};

/**
 * Points by mana value 0, 1, 2...: a cheap one does too little for what the second and third casting cost, a dear one is
 * cast once. The last goes on for each mana above it.
 */
export const SIGNATURE_MANA = [-2, -1.1, 0.2, 0.6, 0.5, 0, -0.7, -1.4] as const;
/** What a cost with X counts beside the mana of its symbols. */
export const SIGNATURE_X = 2;
/** For each theme that the planeswalker and the spell share, up to so many. */
export const SIGNATURE_SHARED = { each: 0.5, most: 2 } as const;
