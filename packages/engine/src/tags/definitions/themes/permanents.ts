import { colorCount } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How themes of artifacts, enchantments, lands, planeswalkers and tokens are recognized. */
export const PERMANENT_THEMES: Readonly<Record<string, ThemeRules>> = {
  affinity: {
    rules: [
      says(/\baffinity for|\bimprovise\b|metalcraft/, "affinity", "improvise", "metalcraft"),
      { types: CardType.Artifact, where: (view) => view.manaValue <= 1 },
    ],
    payoffs: ["artifact-payoff"],
  },
  artifacts: {
    rules: [
      { types: CardType.Artifact, notTypes: CardType.Land },
      says(/create [^."]*(?:artifact|treasure|clue|food|blood|powerstone)[^."]*token/, "create"),
    ],
    payoffs: ["artifact-payoff"],
  },
  auras: { from: ["aura:buff"], payoffs: ["aura-payoff"] },
  blood: {
    rules: [says(/\bblood tokens?\b/, "blood")],
    payoffRules: [
      says(/sacrifice (?:a|one or more|two|x)? ?blood|whenever you sacrifice|for each blood/, "blood"),
    ],
  },
  clues: {
    rules: [says(/\binvestigate\b|\bclues?\b/, "investigate", "clue", "clues")],
    payoffRules: [
      says(
        /whenever you sacrifice (?:a|an|another)[^.]*(?:clue|artifact|permanent)|for each clue|clues? you control|whenever you draw your second/,
        "clue",
        "clues",
        "sacrifice",
        "second",
      ),
    ],
  },
  colorless: {
    rules: [
      says(/\bcolorless\b|\bdevoid\b/, "colorless", "devoid"),
      {
        where: (view) =>
          view.colors === 0 && (view.types & CardType.Creature) !== 0 && view.subtypes.includes(" eldrazi "),
      },
    ],
    payoffRules: [says(/colorless (?:spells?|creatures?|permanents?|cards?)/, "colorless")],
  },
  curses: {
    rules: [says(/\bcurses?\b/, "curse", "curses"), subtype("curse")],
    payoffRules: [says(/(?:for each|number of|whenever|return|a) curses?\b/, "curse", "curses")],
  },
  devotion: {
    rules: [
      says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma"),
      { notTypes: SPELL | CardType.Land, where: (view) => /(\{[wubrg]\}){3}/.test(view.manaCost) },
    ],
    payoffRules: [says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma")],
  },
  domain: {
    rules: [
      says(/\bdomain\b|basic land types? among/, "domain", "types"),
      {
        types: CardType.Land,
        where: (view) =>
          (view.subtypes.match(/\b(?:plains|island|swamp|mountain|forest)\b/g) ?? []).length >= 2,
      },
    ],
    payoffRules: [says(/\bdomain\b|basic land types? among/, "domain", "types")],
  },
  enchantress: { rules: [{ types: CardType.Enchantment }], payoffs: ["enchantment-payoff"] },
  equipment: { from: ["equipment"], payoffs: ["equipment-payoff"] },
  food: {
    rules: [says(/\bfoods?\b/, "food", "foods")],
    payoffRules: [
      says(
        /(?:sacrifice|for each|tap|whenever|if you (?:control|sacrificed)) (?:[^.]*)foods?\b/,
        "food",
        "foods",
      ),
    ],
  },
  gates: {
    rules: [subtype("gate"), says(/\bgates?\b/, "gate", "gates")],
    payoffRules: [says(/\bgates?\b/, "gate", "gates")],
  },
  historic: {
    rules: [
      {
        where: (view) =>
          (view.types & CardType.Artifact) !== 0 ||
          view.superline.includes("legendary") ||
          / saga /.test(view.subtypes),
      },
    ],
    payoffRules: [says(/\bhistoric\b/, "historic")],
  },
  "land-animation": {
    rules: [
      says(
        /(?:lands?|forests?|~)[^.]* (?:becomes?|are|is) (?:a |an )?[^.]*creatures?[^.]*(?:still|lands?)|awaken|earthbend/,
        "land",
        "lands",
        "awaken",
        "earthbend",
        "still",
        "forest",
        "forests",
      ),
    ],
    from: ["land:creature"],
    payoffRules: [says(/land creatures?/, "land")],
  },
  "land-destruction": {
    from: ["removal:land", "mass-land-denial"],
    payoffRules: [
      says(/whenever a land (?:is put|an opponent)|land[^.]*put into (?:a|an opponent's) graveyard/, "land"),
    ],
  },
  landfall: { from: ["ramp:land", "ramp:extra-land", "land:fetch"], payoffs: ["landfall-payoff"] },
  "lands-matter": {
    from: ["ramp:land", "ramp:extra-land", "tutor:land", "land:fetch", "landfall-payoff"],
    payoffs: ["lands-payoff"],
  },
  multicolor: {
    rules: [{ notTypes: CardType.Land, where: (view) => colorCount(view.colors) >= 2 }],
    payoffs: ["multicolor-payoff"],
  },
  rooms: {
    rules: [subtype("room"), says(/\brooms?\b|unlock/, "room", "rooms", "unlock")],
    payoffRules: [says(/\beerie\b|unlock(?:ed)?|doors?/, "eerie", "unlock", "unlocked", "door", "doors")],
  },
  sagas: {
    rules: [subtype("saga"), says(/\bsagas?\b|lore counters?/, "saga", "sagas", "lore")],
    payoffRules: [
      says(/sagas? (?:you control|card|spell)|lore counters?|chapter/, "saga", "sagas", "lore", "chapter"),
    ],
  },
  shrines: {
    rules: [subtype("shrine"), says(/\bshrines?\b/, "shrine", "shrines")],
    payoffRules: [says(/\bshrines?\b/, "shrine", "shrines")],
  },
  snow: {
    rules: [{ where: (view) => view.superline.includes("snow") }, says(/\bsnow\b|\{s\}/, "snow", "s")],
    payoffRules: [says(/\bsnow\b|\{s\}/, "snow", "s")],
  },
  superfriends: {
    rules: [{ types: CardType.Planeswalker }],
    payoffs: ["planeswalker-payoff"],
  },
  tokens: {
    from: ["token-maker"],
    payoffs: ["token-doubler", "overrun"],
    payoffRules: [
      says(
        /(?:creature )?tokens? you control|for each (?:creature|token)[^.]*you control|number of (?:creatures|tokens) you control|whenever (?:a|another|one or more) [^.,]*(?:creature|token)s?[^.,]*(?:enters?|you control enters?)|\bpopulate\b|creatures you control get \+/,
        "tokens",
        "token",
        "creature",
        "creatures",
        "populate",
      ),
    ],
  },
  treasure: {
    rules: [says(/\btreasures?\b|gold tokens?/, "treasure", "treasures", "gold")],
    payoffRules: [
      says(
        /(?:sacrifice|for each|whenever|tap|each|control|number of)[^.]*treasures?|treasures? you control|mana from (?:a )?treasure|would create[^.]*tokens/,
        "treasure",
        "treasures",
        "create",
      ),
    ],
  },
  vehicles: {
    rules: [
      subtype("vehicle", "spacecraft"),
      says(
        /\bvehicles?\b|\bcrew(?:s|ed)?\b|\bspacecrafts?\b|start your engines/,
        "vehicle",
        "vehicles",
        "crew",
        "crews",
        "spacecraft",
        "engines",
      ),
    ],
    payoffRules: [
      {
        words: ["vehicle", "vehicles", "crews", "crewed", "crew", "pilot", "initiative"],
        where: (view) => !/ vehicle /.test(view.subtypes),
        any: [/\bvehicles?\b|\bcrew(?:s|ed)?\b/],
      },
    ],
  },
};
