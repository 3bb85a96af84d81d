import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How the themes whose slugs begin with a to d are recognized. */
export const THEMES_A_TO_D: Readonly<Record<string, ThemeRules>> = {
  "+1/+1-counters": {
    from: ["counters-on-others", "proliferate"],
    rules: [
      says(/\+1\/\+1 counters?/, "counter", "counters"),
      says(
        /(?:^|[, ])(?:bolster|support|adapt|outlast|monstrosity|modular|renown|backup|bloodthirst|graft|reinforce|evolve|mentor|training|riot|undying)\b/,
        "bolster",
        "support",
        "adapt",
        "outlast",
        "monstrosity",
        "modular",
        "renown",
        "backup",
        "bloodthirst",
        "graft",
        "reinforce",
        "evolve",
        "mentor",
        "training",
        "riot",
        "undying",
      ),
    ],
    payoffs: ["counters-payoff", "counter-doubler"],
  },
  "-1/-1-counters": {
    from: ["minus-counters"],
    payoffRules: [
      says(/(?:whenever|for each|with|remove|number of)[^.]*-1\/-1 counters?/, "counter", "counters"),
    ],
  },
  adventures: {
    rules: [says(/\badventures?\b/, "adventure", "adventures"), subtype("adventure")],
    payoffRules: [
      says(/\bhas an adventure|an adventure card|adventure spell|adventures?\b/, "adventure", "adventures"),
    ],
  },
  affinity: {
    rules: [
      says(/\baffinity for|\bimprovise\b|metalcraft/, "affinity", "improvise", "metalcraft"),
      { types: CardType.Artifact, where: (view) => view.manaValue <= 1 },
    ],
    payoffs: ["artifact-payoff"],
  },
  aikido: {
    rules: [
      says(
        /(?:that source|that creature|its controller|attacking creature)[^.]*deals?[^.]*damage[^.]*(?:that much|equal)|damage [^.]*is dealt to[^.]*instead|redirect|whenever [^.]*deals (?:combat )?damage to you[^.]*(?:that much|deals)/,
        "damage",
      ),
      says(
        /deals damage (?:to its controller )?equal to its power to (?:itself|its controller)|attacking creature deals damage/,
        "damage",
      ),
    ],
    from: ["redirect"],
  },
  artifacts: {
    rules: [
      { types: CardType.Artifact, notTypes: CardType.Land },
      says(/create [^."]*(?:artifact|treasure|clue|food|blood|powerstone)[^."]*token/, "create"),
    ],
    payoffs: ["artifact-payoff"],
  },
  "attack-triggers": {
    from: ["attack-trigger", "extra-combat"],
    payoffRules: [
      says(
        /attacking causes a triggered|whenever (?:one or more creatures|a creature) you control attacks?|whenever you attack/,
        "attacking",
        "attack",
        "attacks",
      ),
    ],
  },
  auras: { from: ["aura:buff"], payoffs: ["aura-payoff"] },
  "big-mana": {
    from: ["mana-doubler", "x-cost", "ramp:ritual", "land:storage", "ramp:grants-mana"],
    payoffRules: [
      { where: (view) => view.isFront && (view.types & CardType.Land) === 0 && view.manaValue >= 7 },
    ],
  },
  blink: { from: ["blink", "self-bounce"], payoffs: ["trigger-doubler"] },
  blood: {
    rules: [says(/\bblood tokens?\b/, "blood")],
    payoffRules: [
      says(/sacrifice (?:a|one or more|two|x)? ?blood|whenever you sacrifice|for each blood/, "blood"),
    ],
  },
  bounce: {
    from: ["removal:bounce", "self-bounce"],
    payoffRules: [
      says(
        /whenever [^.,]*(?:returned to|put into) (?:a player's|your|its owner's|an opponent's) hand|return (?:all|each)/,
        "hand",
        "return",
        "returned",
      ),
    ],
  },
  burn: {
    from: ["burn:spell", "burn:each-opponent", "pinger"],
    payoffs: ["damage-doubler"],
    payoffRules: [
      says(
        /whenever (?:a source|~ or another source|an instant|you cast)[^.]*deals? (?:noncombat )?damage|noncombat damage/,
        "damage",
      ),
    ],
  },
  "card-draw": {
    from: ["draw", "no-maximum-hand", "cantrip", "wheel"],
    payoffs: ["draw-payoff"],
    payoffRules: [says(/(?:number of cards in your hand|for each card in your hand|hand size)/, "hand")],
  },
  cascade: {
    rules: [says(/\bcascade\b|\bdiscover\b/, "cascade", "discover")],
    payoffRules: [
      says(
        /(?:have|has|gains) cascade|whenever you (?:cascade|discover)|when you cascade/,
        "cascade",
        "discover",
      ),
    ],
  },
  chaos: {
    rules: [
      says(/at random|flip (?:a|two|x|\w+) coins?|roll (?:a|two|\w+) |random/, "random", "flip", "roll"),
      says(/reveals? cards from the top of (?:their|your) library until/, "until"),
      says(
        /each player [^.]*exchange|exchange control|shuffles? (?:it|that permanent|all permanents) into/,
        "exchange",
        "targets",
        "shuffle",
        "shuffles",
      ),
    ],
  },
  clones: {
    from: ["clone"],
    payoffRules: [
      says(
        /legend rule|whenever [^.]*\btoken[^.]*enters|copy[^.]*(?:additional|again)/,
        "legend",
        "token",
        "copy",
      ),
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
  "coin-flips": {
    rules: [says(/flips? (?:a|two|three|x|\w+) coins?|coin flip/, "coin", "coins")],
    payoffRules: [says(/(?:win|wins|lose) a coin flip|would flip/, "coin", "coins")],
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
  convoke: {
    rules: [says(/\bconvoke\b/, "convoke")],
    from: ["token-maker:many"],
    payoffRules: [says(/\bconvoked?\b/, "convoke", "convoked")],
  },
  counterspells: {
    from: ["counterspell"],
    payoffRules: [
      says(
        /whenever [^.]*(?:counters? a spell|is countered)|whenever an opponent casts|during (?:each )?opponents?'? turn/,
        "counters",
        "countered",
        "opponent",
        "opponents",
      ),
    ],
  },
  curses: {
    rules: [says(/\bcurses?\b/, "curse", "curses"), subtype("curse")],
    payoffRules: [says(/(?:for each|number of|whenever|return|a) curses?\b/, "curse", "curses")],
  },
  cycling: {
    from: ["cycling"],
    payoffRules: [
      says(
        /whenever you (?:cycle|cycle or discard)|when you cycle|cards? (?:with|that ha(?:s|ve)) [^.]*cycling|cycling costs?|cycled or discarded/,
        "cycle",
        "cycling",
        "cycled",
      ),
    ],
  },
  defenders: {
    rules: [says(/\bdefenders?\b/, "defender", "defenders"), subtype("wall")],
    payoffs: ["toughness-payoff"],
    payoffRules: [
      says(
        /(?:creatures?|creature cards?)[^.]* with defender|walls?\b you control|didn't have defender/,
        "defender",
        "wall",
        "walls",
      ),
    ],
  },
  devotion: {
    rules: [
      says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma"),
      { notTypes: SPELL | CardType.Land, where: (view) => /(\{[wubrg]\}){3}/.test(view.manaCost) },
    ],
    payoffRules: [says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma")],
  },
  dice: {
    rules: [
      says(
        /roll (?:a|two|one or more|x|\w+|\w+ or more)[^.]*(?:d\d+|d20|die|dice|six-sided)|\bdice\b|\bdie roll/,
        "roll",
        "rolls",
        "dice",
        "die",
      ),
    ],
    payoffRules: [says(/whenever you roll|would roll|reroll|after rolling/, "roll", "reroll")],
  },
  discard: {
    from: ["discard"],
    payoffRules: [
      says(
        /whenever (?:an opponent|a player|one or more players|each opponent|target opponent)[^.,]* discards?|(?:no|two or fewer|one or fewer|three or fewer) cards? in hand|(?:minus|less than) the number of cards in (?:their|that player's|his or her) hand|for each card discarded/,
        "discard",
        "discards",
        "hand",
      ),
    ],
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
  dredge: { rules: [says(/\bdredge\b/, "dredge")], payoffs: ["self-recursion"] },
  dungeons: {
    rules: [
      says(
        /venture into|\bdungeons?\b|the initiative|undercity/,
        "venture",
        "dungeon",
        "dungeons",
        "initiative",
      ),
    ],
    payoffRules: [
      says(
        /completed? a dungeon|in a dungeon|room ability|have the initiative/,
        "dungeon",
        "room",
        "initiative",
      ),
    ],
  },
};
