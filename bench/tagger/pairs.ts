/** A tag of ours and the community tags that mean the same, as far as they do. */
export interface TagPair {
  readonly tag: string;
  /**
   * `functional`: complete lists over all cards. `played`: tags of the 9,114 cards seen in competitive Commander; a name
   * ending in `*` stands for every tag that begins so.
   */
  readonly source: "functional" | "played";
  readonly community: readonly string[];
  /** Community tags of cards that are left out of the comparison, because the definitions differ there on purpose. */
  readonly ignore?: readonly string[];
  /** Why the figures cannot reach one, where definitions differ. */
  readonly note?: string;
}

export const TAG_PAIRS: readonly TagPair[] = [
  { tag: "removal", source: "functional", community: ["removal"] },
  { tag: "counterspell", source: "functional", community: ["counterspell"] },
  { tag: "sweeper", source: "functional", community: ["sweeper"] },
  { tag: "combat-trick", source: "functional", community: ["combat-tricks"] },
  {
    tag: "ramp",
    source: "played",
    community: [
      "ramp",
      "mana dork",
      "mana rock",
      "utility mana rock",
      "ritual",
      "extra land",
      "play additional land",
      "mana increaser",
      "sneak-land",
      "tutor-land-to-battlefield",
      "synergy-treasure",
      "ramp with sets mechanic",
    ],
  },
  { tag: "ramp:rock", source: "played", community: ["mana rock", "utility mana rock"] },
  { tag: "ramp:dork", source: "played", community: ["mana dork"] },
  { tag: "ramp:extra-land", source: "played", community: ["extra land", "play additional land"] },
  { tag: "cost-reducer", source: "played", community: ["cost reducer", "cost-reducer*"] },
  {
    tag: "draw",
    source: "played",
    community: ["draw", "repeatable draw", "tome", "curiosity", "wheel*", "miniwheel"],
  },
  { tag: "draw:engine", source: "played", community: ["repeatable draw", "tome", "curiosity"] },
  { tag: "cantrip", source: "played", community: ["cantrip"] },
  { tag: "loot", source: "played", community: ["loot", "rummage", "tormenting voice", "loot-upfront"] },
  { tag: "wheel", source: "played", community: ["wheel*", "miniwheel"] },
  { tag: "impulse-draw", source: "played", community: ["impulsive draw"] },
  {
    tag: "tutor",
    source: "played",
    community: [
      "tutor-card",
      "tutor-creature*",
      "tutor-cmc",
      "tutor-to-hand",
      "tutor-to-top",
      "tutor-to-battlefield",
      "tutor-artifact*",
      "tutor-enchantment*",
      "tutor-instant",
      "tutor-sorcery",
      "tutor-to-graveyard",
      "tutored by name",
      "tutor-planeswalker*",
    ],
  },
  { tag: "sacrifice-outlet", source: "played", community: ["sacrifice outlet*", "free sacrifice outlet"] },
  {
    tag: "token-maker",
    source: "played",
    community: ["token generator", "repeatable token generator", "temporary token"],
  },
  { tag: "anthem", source: "played", community: ["anthem", "lord", "power boost to all"] },
  { tag: "lifegain", source: "played", community: ["lifegain", "drain life", "repeatable lifegain"] },
  { tag: "lifegain-payoff", source: "played", community: ["lifegain matters"] },
  { tag: "burn", source: "played", community: ["burn any", "burn player*"] },
  { tag: "mill:opponents", source: "played", community: ["mill", "mill-any", "mill-each", "mill-opponent"] },
  { tag: "self-mill", source: "played", community: ["mill-self", "mulch", "surveil"] },
  {
    tag: "discard",
    source: "played",
    community: ["discard", "thoughtseize", "discard hand", "discard with set mechanic"],
  },
  { tag: "discard-outlet", source: "played", community: ["discard outlet*", "loot", "rummage"] },
  { tag: "extra-turn", source: "played", community: ["extra turn"] },
  { tag: "extra-combat", source: "played", community: ["extra combat phase"] },
  {
    tag: "reanimation",
    source: "played",
    community: [
      "reanimate-creature",
      "reanimate-permanent",
      "reanimate-artifact",
      "reanimate-enchantment",
      "reanimate-from-any",
      "reanimate-from-opponent",
      "temporary reanimation",
    ],
  },
  {
    tag: "regrowth",
    source: "played",
    community: [
      "regrowth",
      "regrowth-creature",
      "regrowth-instant",
      "regrowth-sorcery",
      "regrowth-artifact",
      "regrowth-enchantment",
      "regrowth-permanent",
      "regrowth-land",
      "recursion-*",
      "restock*",
    ],
  },
  {
    tag: "graveyard-hate",
    source: "played",
    community: ["hate-graveyard", "graveyard seal", "sweeper-graveyard"],
  },
  {
    tag: "protection",
    source: "played",
    community: [
      "protects-creature",
      "gives hexproof",
      "gives indestructible",
      "gives protection",
      "gives shroud",
      "gives ward",
      "rescue-creature",
      "regenerates other",
    ],
  },
  { tag: "haste-enabler", source: "played", community: ["gives haste"] },
  {
    tag: "clone",
    source: "played",
    community: ["clone", "copy-creature", "copy-artifact", "copy-permanent", "copy-enchantment", "copy-land"],
  },
  {
    tag: "copy-spell",
    source: "played",
    community: ["copy-instant", "copy-sorcery", "copy-spell", "storm", "copy-self"],
  },
  { tag: "theft", source: "played", community: ["theft-*", "threaten", "exchange control"] },
  { tag: "landfall-payoff", source: "played", community: ["landfall"] },
  {
    tag: "blink",
    source: "played",
    community: ["flicker", "flicker-creature", "flicker-slow", "flicker-permanent", "flicker-artifact"],
  },
  { tag: "counters-on-others", source: "played", community: ["gives pp counters"] },
  {
    tag: "removal:land",
    source: "played",
    community: [
      "removal-land-destroy",
      "removal-land-exile",
      "removal-land-sacrifice",
      "removal-land-bounce",
      "sweeper-land*",
    ],
  },
  { tag: "utility-land", source: "played", community: ["utility land"] },
  { tag: "win-condition:text", source: "played", community: ["alternate win condition"] },
  { tag: "pillow-fort", source: "played", community: ["tax attack", "prevent attack", "hate-attacker"] },
  { tag: "hatebear", source: "played", community: ["hatebear"] },
];
