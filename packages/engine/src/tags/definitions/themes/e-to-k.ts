import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

/** How the themes whose slugs begin with e to k are recognized. */
export const THEMES_E_TO_K: Readonly<Record<string, ThemeRules>> = {
  enchantress: { rules: [{ types: CardType.Enchantment }], payoffs: ["enchantment-payoff"] },
  energy: {
    from: ["energy"],
    payoffRules: [
      says(
        /pay (?:\{e\}|an amount of \{e\}|x \{e\}|one or more \{e\}|\w+ \{e\})|energy counters/,
        "e",
        "energy",
      ),
    ],
  },
  equipment: { from: ["equipment"], payoffs: ["equipment-payoff"] },
  evasion: { from: ["threat:evasive", "evasion-granter"], payoffs: ["saboteur"] },
  experience: {
    rules: [says(/experience counters?/, "experience")],
    from: ["proliferate"],
    payoffRules: [says(/experience counters?/, "experience")],
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
  explore: {
    rules: [says(/\bexplores?\b|\bmap tokens?\b/, "explore", "explores", "map")],
    payoffRules: [says(/whenever [^.,]*explores?|would explore/, "explores", "explore")],
  },
  "extra-combats": { from: ["extra-combat"] },
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
  flying: {
    rules: [
      { types: CardType.Creature, words: ["flying", "rebound"], any: [/^(?:[^".]*, )?flying\b/] },
      says(/create [^.]*with flying/, "flying"),
    ],
    payoffs: ["flying-payoff"],
  },
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
  "forced-combat": {
    from: ["goad"],
    payoffRules: [
      says(
        /goaded creature|attacks? (?:one of your opponents|another opponent|a player other than you|an opponent)/,
        "goaded",
        "attacks",
        "attack",
      ),
    ],
  },
  gates: {
    rules: [subtype("gate"), says(/\bgates?\b/, "gate", "gates")],
    payoffRules: [says(/\bgates?\b/, "gate", "gates")],
  },
  graveyard: {
    from: ["recursion", "self-mill", "self-recursion", "discard-outlet"],
    payoffs: ["graveyard-payoff"],
  },
  "group-hug": {
    from: ["group-hug"],
    payoffRules: [says(/whenever an opponent draws|opponents can't attack/, "draws", "opponents")],
  },
  "group-slug": {
    from: ["burn:each-opponent", "pinger"],
    rules: [
      says(
        /whenever (?:a player|an opponent|each player)[^.]*deals? \d+ damage to (?:that player|them)|that player loses \d+ life/,
        "player",
        "opponent",
      ),
    ],
    payoffs: ["damage-doubler"],
    payoffRules: [says(/opponents? (?:lost|loses?) life|can't gain life/, "lost", "loses", "gain")],
  },
  hatebears: { from: ["hatebear"] },
  heroic: { from: ["pump", "combat-trick"], payoffs: ["heroic-payoff"] },
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
  infect: {
    from: ["poison", "proliferate"],
    payoffRules: [
      says(
        /\bcorrupted\b|for each poison|three or more poison|poison counters? (?:they|that player|on)|whenever [^.]*poison counter/,
        "corrupted",
        "poison",
      ),
    ],
  },
  keywords: {
    rules: [
      {
        types: CardType.Creature,
        where: (view) =>
          (
            view.text
              .split("\n")[0]
              ?.match(
                /\b(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|ward)\b/g,
              ) ?? []
          ).length >= 3,
      },
    ],
    payoffRules: [
      says(
        /(?:flying|first strike|vigilance)[^.]*(?:the same is true|and so on)|the same is true for|(?:flying|vigilance|deathtouch|lifelink) counter|has [^.]*if [^.]*has/,
        "same",
        "counter",
        "counters",
      ),
    ],
  },
  kicker: {
    rules: [says(/\b(?:multi)?kicker\b/, "kicker", "multikicker")],
    payoffRules: [
      says(/whenever you (?:kick|cast a kicked)|kicked spell|kicker cost/, "kicked", "kick", "kicker"),
    ],
  },
};
