import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

/** How themes of creatures, their counters and combat are recognized. */
export const CREATURE_THEMES: Readonly<Record<string, ThemeRules>> = {
  "+1/+1-counters": {
    from: ["counters-on-others"],
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
  blink: { from: ["blink"], payoffs: ["trigger-doubler"] },
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
  evasion: { from: ["threat:evasive", "evasion-granter"], payoffs: ["saboteur"] },
  explore: {
    rules: [says(/\bexplores?\b|\bmap tokens?\b/, "explore", "explores", "map")],
    payoffRules: [says(/whenever [^.,]*explores?|would explore/, "explores", "explore")],
  },
  "extra-combats": { from: ["extra-combat"] },
  flying: {
    rules: [
      { types: CardType.Creature, words: ["flying", "rebound"], any: [/^(?:[^".]*, )?flying\b/] },
      says(/create [^.]*with flying/, "flying"),
    ],
    payoffs: ["flying-payoff"],
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
  hatebears: { from: ["hatebear"] },
  heroic: { from: ["pump", "combat-trick"], payoffs: ["heroic-payoff"] },
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
  legends: {
    rules: [{ types: CardType.Creature, where: (view) => view.superline.includes("legendary") }],
    payoffs: ["legendary-payoff"],
  },
  modular: {
    rules: [
      says(/\bmodular\b/, "modular"),
      { types: CardType.Artifact, words: ["counter", "counters"], any: [/\+1\/\+1 counter/] },
    ],
    payoffs: ["counter-doubler"],
    payoffRules: [says(/modular|artifact creature[^.]*\+1\/\+1 counter/, "modular", "artifact")],
  },
  morph: {
    rules: [
      says(
        /\b(?:morph|megamorph|disguise|manifest|cloak|face[- ]down)\b/,
        "morph",
        "megamorph",
        "disguise",
        "manifest",
        "cloak",
        "face",
      ),
    ],
    payoffRules: [
      says(/face-down (?:creatures?|permanents?|spells?)|turned face up|turn [^.]*face up/, "face"),
    ],
  },
  mutate: {
    rules: [says(/\bmutates?\b/, "mutate", "mutates")],
    payoffRules: [
      says(
        /whenever ~ mutates|(?:creature|spell)[^.]* mutates?|times ~ has mutated/,
        "mutates",
        "mutate",
        "mutated",
      ),
    ],
  },
  ninjutsu: {
    rules: [
      says(/\bninjutsu\b|\bsneak \{/, "ninjutsu", "sneak"),
      {
        types: CardType.Creature,
        where: (view) =>
          view.isFront &&
          view.manaValue <= 2 &&
          /(?:~ can't be blocked|^(?:[^".]*, )?(?:flying|shadow|\w+walk|skulk|menace))/m.test(view.text),
      },
    ],
    payoffs: ["saboteur"],
    payoffRules: [says(/\bninjas?\b/, "ninja", "ninjas")],
  },
  party: {
    rules: [says(/\bparty\b/, "party"), subtype("cleric", "rogue", "warrior", "wizard")],
    payoffRules: [says(/\b(?:full )?party\b/, "party")],
  },
  persist: {
    rules: [says(/\b(?:persist|undying)\b/, "persist", "undying")],
    from: ["sacrifice-outlet:free"],
    payoffRules: [
      says(
        /(?:has|have|gains?) (?:persist|undying)|remove [^.]*[+-]1\/[+-]1 counter/,
        "persist",
        "undying",
        "remove",
      ),
    ],
  },
  "power-matters": { from: ["threat:big", "removal:fight", "pump"], payoffs: ["power-payoff", "overrun"] },
  proliferate: {
    from: ["proliferate"],
    payoffs: ["counter-doubler"],
    payoffRules: [says(/whenever you proliferate/, "proliferate")],
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
};
