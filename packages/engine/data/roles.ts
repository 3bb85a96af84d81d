import { CardType } from "@deckwright/cards/table/card-table.ts";

/** What a card can do for a deck, as the templates name it. */
export const ROLE_IDS = [
  "ramp",
  "draw",
  "removal",
  "wipe",
  "protection",
  "counter",
  "discard",
  "burn",
  "threat",
  "early",
  "finisher",
  "tutor",
  "dig",
  "lock",
  "reanimation",
  "filler",
  "target",
  "payoff",
  "outlet",
  "fodder",
  "drain",
  "recursion",
  "mill",
  "gear",
  "evasion",
  "maker",
  "anthem",
  "combo",
  "typal",
  "interaction",
  "disruption",
  "answer",
] as const;

/** A role. `typal` depends on the wish: members of its creature type. */
export type RoleId = (typeof ROLE_IDS)[number];

/** How a role is recognized from tags, types and size, and how it is called. */
export interface RoleRule {
  /** Group heading and bar label. */
  readonly label: string;
  /** Completes "one of nine ...". */
  readonly noun: string;
  /** Any of these tags makes a card fill the role. */
  readonly tags?: readonly string[];
  /** Any of these tags keeps it from filling the role. */
  readonly notTags?: readonly string[];
  /** Roles that come before this one in `ROLE_IDS` and all count as this one. */
  readonly of?: readonly RoleId[];
  /** `CardType` bits of which the card must have one; without `tags` and `of` that is all it takes. */
  readonly types?: number;
  readonly minManaValue?: number;
  readonly maxManaValue?: number;
  readonly minPower?: number;
}

const BODY = CardType.Creature | CardType.Planeswalker;

/** How each role is recognized. Tags are those of the engine's tagger. */
export const ROLE_RULES: Readonly<Record<RoleId, RoleRule>> = {
  ramp: { label: "Mana", noun: "sources of extra mana", tags: ["ramp"] },
  draw: {
    label: "Card draw",
    noun: "ways to draw cards",
    tags: ["draw", "impulse-draw", "play-from-top"],
    notTags: ["loot"],
  },
  removal: {
    label: "Removal",
    noun: "answers to a single threat",
    tags: [
      "removal:hard",
      "removal:creature",
      "removal:damage",
      "removal:bounce",
      "removal:tuck",
      "aura:curse",
    ],
    notTags: ["sweeper"],
  },
  wipe: { label: "Board wipes", noun: "board wipes", tags: ["sweeper"] },
  protection: {
    label: "Protection",
    noun: "ways to protect your side",
    tags: ["protection", "protects-spells"],
  },
  counter: { label: "Counterspells", noun: "counterspells", tags: ["counterspell"] },
  discard: { label: "Discard", noun: "ways to strip their hand", tags: ["discard"] },
  burn: {
    label: "Burn",
    noun: "ways to deal damage to a player",
    tags: ["burn", "removal:burn-player", "burn:each-opponent", "pinger", "drain"],
  },
  threat: {
    label: "Threats",
    noun: "threats that must be answered",
    tags: ["threat", "finisher"],
    types: BODY,
    notTags: ["ramp:dork"],
  },
  early: {
    label: "Early plays",
    noun: "attackers for the first two turns",
    types: CardType.Creature,
    notTags: ["ramp:dork"],
    maxManaValue: 2,
    minPower: 1,
  },
  finisher: {
    label: "Finishers",
    noun: "ways to end the game",
    tags: ["finisher", "win-condition:text", "overrun", "extra-combat"],
  },
  tutor: { label: "Tutors", noun: "ways to find a key card", tags: ["tutor"] },
  dig: {
    label: "Card selection",
    noun: "ways to find what you need",
    of: ["draw", "tutor"],
    tags: ["cantrip", "loot", "selection", "impulse-draw"],
  },
  lock: {
    label: "Locks and taxes",
    noun: "locks and taxes",
    tags: ["stax", "tax", "hatebear", "prevents-casting", "pillow-fort"],
  },
  reanimation: {
    label: "Reanimation",
    noun: "ways back from the graveyard to the battlefield",
    tags: ["reanimation", "reanimation:spell"],
  },
  filler: {
    label: "Graveyard fillers",
    noun: "ways to fill the graveyard",
    tags: ["discard-outlet", "self-mill", "loot", "tutor:to-graveyard", "wheel"],
  },
  target: {
    label: "Reanimation targets",
    noun: "creatures worth bringing back",
    types: CardType.Creature,
    minManaValue: 6,
    minPower: 4,
  },
  payoff: {
    label: "Big spells",
    noun: "spells worth ramping for",
    tags: ["finisher", "threat:big", "x-cost"],
    minManaValue: 6,
  },
  outlet: { label: "Sacrifice outlets", noun: "sacrifice outlets", tags: ["sacrifice-outlet"] },
  fodder: {
    label: "Fodder",
    noun: "bodies to sacrifice",
    tags: ["sacrifice-fodder", "token-maker", "death-value"],
  },
  drain: { label: "Death payoffs", noun: "rewards for every death", tags: ["death-payoff", "death-drain"] },
  recursion: {
    label: "Recursion",
    noun: "ways to use a card again",
    tags: ["recursion", "reanimation", "cast-from-graveyard"],
  },
  mill: { label: "Mill", noun: "ways to empty a library", tags: ["mill"] },
  gear: {
    label: "Equipment and Auras",
    noun: "things to put on a creature",
    tags: ["equipment", "aura:buff"],
  },
  evasion: { label: "Evasion", noun: "ways past blockers", tags: ["evasion-granter", "threat:evasive"] },
  maker: { label: "Token makers", noun: "token makers", tags: ["token-maker"] },
  anthem: {
    label: "Lords and payoffs",
    noun: "lords and payoffs",
    tags: ["anthem", "lord", "token-doubler", "typal-payoff", "overrun"],
  },
  combo: {
    label: "Engine pieces",
    noun: "engine pieces",
    tags: [
      "untapper",
      "copy-spell",
      "extra-turn",
      "storm",
      "win-condition:text",
      "sneak-in",
      "mana-doubler",
      "free-cast",
    ],
  },
  typal: { label: "Members of the type", noun: "members of the type" },
  interaction: {
    label: "Interaction",
    noun: "ways to interact",
    of: ["removal", "wipe", "counter", "discard"],
    tags: ["burn:spell"],
  },
  disruption: {
    label: "Disruption",
    noun: "ways to disrupt the other side",
    of: ["counter", "discard"],
    tags: ["removal:bounce", "prevents-casting", "hatebear"],
  },
  answer: { label: "Removal and counters", noun: "answers", of: ["removal", "counter"] },
};
