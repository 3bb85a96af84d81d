import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How themes of spells are recognized: what is cast, how, and what is drawn. */
export const SPELL_THEMES: Readonly<Record<string, ThemeRules>> = {
  adventures: {
    rules: [says(/\badventures?\b/, "adventure", "adventures"), subtype("adventure")],
    payoffRules: [
      says(/\bhas an adventure|an adventure card|adventure spell|adventures?\b/, "adventure", "adventures"),
    ],
  },
  "big-mana": {
    from: ["mana-doubler", "ramp:ritual", "ramp:grants-mana"],
    rules: [
      says(/(?:lose|losing) (?:this|unspent)[^.]*mana|unspent mana/, "unspent", "lose"),
      // What makes more the more there is: a land of two colors makes two mana as well, and is in any deck of them.
      says(
        /\badds? (?:x mana|x \{|that much|an amount of|(?:\{\w\})+ for each)|mana of any one color (?:for each|equal to)/,
        "add",
        "adds",
      ),
      says(/(?:cast|spend)[^.]*(?:mana cost (?:contains|with)|with) \{x\}/, "cast", "spend"),
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
  // Dice and coins are themes of their own; a discard at random is no more than a discard.
  chaos: {
    rules: [
      says(/(?<!discards? [^.]{0,30})at random/, "random"),
      says(/reveals? cards from the top of (?:their|your) library until/, "until"),
      says(
        /each player [^.]*exchange|exchange control|shuffles? (?:it|that permanent|all permanents) (?:[^.]* )?into/,
        "exchange",
        "shuffle",
        "shuffles",
      ),
      says(/whenever a player casts [^.]*, (?:that player|they) exiles? /, "exile", "exiles"),
      says(/starting with you, each player chooses one of the exiled/, "starting"),
      says(/each other player copies/, "copies"),
      says(/exiles? the top card of (?:their|each player's) library/, "exile", "exiles"),
      says(/each player reveals the top card of their library/, "reveals"),
      says(/each player's draw step, that player puts the cards in/, "puts"),
      says(/change that (?:spell or ability's|spell's) target|reselect/, "target", "reselect"),
    ],
  },
  "coin-flips": {
    rules: [says(/flips? (?:a|two|three|x|\w+) coins?|coin flip/, "coin", "coins")],
    payoffRules: [says(/(?:win|wins|lose) a coin flip|would flip/, "coin", "coins")],
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
  exile: {
    from: ["impulse-draw"],
    rules: [
      says(
        /\b(?:foretell|plot|suspend|adventure|cascade|discover|warp)\b/,
        "foretell",
        "plot",
        "suspend",
        "cascade",
        "discover",
        "warp",
      ),
    ],
    payoffRules: [
      says(
        /(?:cast|play)[^.]* (?:a spell |a land |a card |spells? |cards? )?from exile|from anywhere other than your hand|(?:cards? you own|cards) in exile|foretold/,
        "exile",
        "anywhere",
        "foretold",
      ),
    ],
  },
  "extra-turns": { from: ["extra-turn"], payoffRules: [says(/extra turns?/, "extra")] },
  flash: {
    rules: [says(/(?:^|, )flash\b/, "flash")],
    from: ["flash-enabler"],
    payoffRules: [
      says(
        /(?:during|on) (?:an|each|any)? ?opponents?'?s? turns?|first spell [^.]*during each|as though (?:it|they) had flash|spells? with flash|isn't your turn|not your turn|each other player's turn/,
        "opponent",
        "opponents",
        "flash",
        "turn",
      ),
    ],
  },
  flashback: {
    rules: [
      says(
        /\b(?:flashback|jump-start|escape|disturb|harmonize|aftermath|retrace|mayhem|rebound)\b/,
        "flashback",
        "jump",
        "escape",
        "disturb",
        "harmonize",
        "aftermath",
        "retrace",
        "mayhem",
      ),
    ],
    from: ["cast-from-graveyard"],
    payoffRules: [
      says(
        /cast[^.]* (?:a spell |spells? )?from (?:your|a) graveyard|spells? you cast from your graveyard|from anywhere other than your hand|gains? flashback|have flashback/,
        "graveyard",
        "anywhere",
        "flashback",
      ),
    ],
  },
  kicker: {
    rules: [says(/\b(?:multi)?kicker\b/, "kicker", "multikicker")],
    payoffRules: [
      says(/whenever you (?:kick|cast a kicked)|kicked spell|kicker cost/, "kicked", "kick", "kicker"),
    ],
  },
  madness: {
    rules: [says(/\bmadness\b|\bmayhem\b/, "madness", "mayhem")],
    from: ["discard-outlet"],
    payoffRules: [
      says(
        /\bmadness\b|\bmayhem\b|whenever you discard|\bhellbent\b/,
        "madness",
        "mayhem",
        "discard",
        "hellbent",
      ),
    ],
  },
  prowess: {
    rules: [says(/\bprowess\b/, "prowess"), { types: SPELL, where: (view) => view.manaValue <= 2 }],
    payoffs: ["spellslinger-payoff"],
  },
  scry: {
    rules: [says(/\bscry\b|\bsurveils?\b/, "scry", "surveil", "surveils")],
    payoffRules: [
      says(/whenever you (?:scry|surveil)|would scry|if you would (?:scry|surveil)/, "scry", "surveil"),
    ],
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
  toolbox: { from: ["tutor"] },
  topdeck: {
    from: ["play-from-top", "tutor:to-top"],
    // What exiles the top card does not care which one it is: that is `exile`.
    rules: [
      says(
        /\bmiracle\b|(?<!exiles? the |puts? the )top (?:card|\w+ cards) of your library|on top of your library/,
        "miracle",
        "top",
      ),
    ],
    payoffRules: [says(/(?<!exiles? the |puts? the )top card of your library|\bmiracle\b/, "top", "miracle")],
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
