import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How the themes whose slugs begin with r to z are recognized. */
export const THEMES_R_TO_Z: Readonly<Record<string, ThemeRules>> = {
  "rad-counters": { rules: [says(/\brad counters?/, "rad")], payoffRules: [says(/\brad counters?/, "rad")] },
  reanimation: {
    from: ["reanimation", "discard-outlet", "self-mill", "tutor:to-graveyard"],
    payoffRules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.manaValue >= 6 && view.power >= 4 },
    ],
  },
  ring: {
    rules: [says(/the ring tempts|ring-bearer/, "ring")],
    payoffRules: [says(/whenever the ring tempts|ring-bearer|ring has tempted/, "ring")],
  },
  rooms: {
    rules: [subtype("room"), says(/\brooms?\b|unlock/, "room", "rooms", "unlock")],
    payoffRules: [says(/\beerie\b|unlock(?:ed)?|doors?/, "eerie", "unlock", "unlocked", "door", "doors")],
  },
  sacrifice: {
    from: ["sacrifice-outlet", "sacrifice-fodder", "removal:edict"],
    payoffs: ["death-payoff", "death-drain"],
  },
  sagas: {
    rules: [subtype("saga"), says(/\bsagas?\b|lore counters?/, "saga", "sagas", "lore")],
    payoffRules: [
      says(/sagas? (?:you control|card|spell)|lore counters?|chapter/, "saga", "sagas", "lore", "chapter"),
    ],
  },
  scry: {
    rules: [says(/\bscry\b|\bsurveils?\b/, "scry", "surveil", "surveils")],
    payoffRules: [
      says(/whenever you (?:scry|surveil)|would scry|if you would (?:scry|surveil)/, "scry", "surveil"),
    ],
  },
  "self-mill": {
    from: ["self-mill"],
    payoffs: ["graveyard-payoff"],
    payoffRules: [
      says(
        /whenever [^.]*cards? (?:are|is) put into your graveyard from|whenever you mill/,
        "graveyard",
        "mill",
      ),
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
  "spell-copy": {
    from: ["copy-spell"],
    payoffRules: [says(/magecraft|cast or copy|copy [^.]*(?:additional|again)/, "magecraft", "copy")],
  },
  spellslinger: {
    rules: [{ types: SPELL, frontOnly: true, where: (view) => view.manaValue <= 3 }],
    from: ["copy-spell"],
    payoffs: ["spellslinger-payoff"],
  },
  storm: {
    from: ["ramp:ritual", "cantrip", "cost-reducer", "fast-mana"],
    payoffs: ["storm"],
    payoffRules: [
      says(
        /whenever you cast your (?:second|third|fourth)|for each (?:other )?spell[^.]*cast (?:before it )?this turn|spells? you've cast this turn/,
        "cast",
      ),
    ],
  },
  superfriends: {
    rules: [{ types: CardType.Planeswalker }],
    payoffs: ["planeswalker-payoff"],
  },
  suspend: {
    rules: [
      says(
        /\bsuspend(?:ed)?\b|time counters?|time travel|\bvanishing\b|\bimpending\b/,
        "suspend",
        "suspended",
        "time",
        "vanishing",
        "impending",
      ),
    ],
    payoffRules: [says(/suspended|(?:remove|add)[^.]*time counters?|time travel/, "suspended", "time")],
  },
  "tap-untap": {
    from: ["untapper"],
    rules: [{ types: CardType.Creature, any: [/^[^"]*\{[tq]\}[^:"]*: (?!add)/] }],
    payoffRules: [
      says(
        /\binspired\b|whenever [^.,]*becomes? (?:un)?tapped|activated abilities? (?:of|you)|activate abilities of creatures|whenever you activate|tap (?:an|two|three|four|x|any number of) untapped/,
        "inspired",
        "becomes",
        "activated",
        "activate",
        "tap",
        "tapped",
        "untapped",
      ),
    ],
  },
  theft: {
    from: ["theft", "threaten"],
    payoffRules: [
      says(
        /(?:you control but don't own|you don't own|owned by|cards? (?:an opponent|your opponents) owns?|spells? you don't own)/,
        "own",
        "owns",
        "owned",
      ),
    ],
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
  toolbox: { from: ["tutor"] },
  topdeck: {
    from: ["play-from-top", "tutor:to-top"],
    rules: [
      says(/\bmiracle\b|top (?:card|\w+ cards) of your library|on top of your library/, "miracle", "top"),
    ],
    payoffRules: [says(/top card of your library|\bmiracle\b/, "top", "miracle")],
  },
  toughness: {
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.toughness >= 4 && view.toughness >= view.power + 2,
      },
    ],
    payoffs: ["toughness-payoff"],
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
  wheels: {
    from: ["wheel", "no-maximum-hand"],
    payoffs: ["draw-payoff", "opponent-draw-punisher"],
    payoffRules: [
      says(
        /whenever (?:an opponent|a player|you)[^.,]* (?:discards?|draws?)/,
        "discards",
        "draws",
        "draw",
        "discard",
      ),
    ],
  },
  "x-spells": {
    from: ["x-cost"],
    payoffRules: [
      says(/with \{x\} in|\{x\} in (?:its|their|the) (?:mana )?cost|value of x|double x/, "x"),
      says(/whenever you tap[^.]*for mana|produces? twice/, "mana"),
    ],
  },
};
