import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { CardView } from "../card-view.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** True for a creature that attacks well for what it costs. */
function isEfficient(view: CardView): boolean {
  if (Number.isNaN(view.power) || /(?:^|, )defender\b|~ can't attack/m.test(view.text)) return false;
  return view.power >= Math.max(2, view.manaValue) || (view.power >= view.manaValue && view.manaValue >= 1);
}

/** Threats, drawbacks and ways to win. */
export const THREAT_TAGS: readonly TagDefinition[] = [
  {
    tag: "win-condition:text",
    label: "Alternate wins",
    meaning: "Says that you win the game or an opponent loses it",
    rules: [
      {
        words: ["win", "wins", "loses", "lose"],
        any: [/you win the game|(?:opponent|player)s? loses? the game|wins the game/],
        not: [/can't (?:lose|win)|you lose the game|if (?:you|a player) would lose/],
      },
    ],
  },
  {
    tag: "win-condition:library",
    label: "Wins with an empty library",
    meaning: "Wins once there is no card left in your library, or hardly any",
    rules: [
      {
        words: ["library"],
        any: [
          /your library has no cards in it[^.]*(?:, you win|win the game)|library[^.]*no cards in it, you win/,
          /greater than or equal to the number of cards in your library, you win the game/,
        ],
      },
    ],
  },
  {
    tag: "drawback:lose-game",
    label: "Risky",
    meaning: "May make you lose the game",
    rules: [
      { words: ["lose"], any: [/you lose the game/], not: [/if you would lose|don't lose|can't lose/] },
    ],
  },
  {
    tag: "drawback",
    label: "Drawback",
    meaning: "Has a cost or a rule that works against its owner",
    rules: [
      {
        notTypes: CardType.Land,
        words: ["sacrifice", "upkeep", "can", "skip", "echo", "opponent", "untap", "attacks", "lose"],
        any: [
          /(?:^|, )(?:cumulative upkeep|echo|vanishing|fading)\b/,
          /at the beginning of your (?:upkeep|end step)[^.]*(?:sacrifice (?:~|a)|unless you|you lose|tap ~|deals \d+ damage to you)/,
          /^~ can't (?:attack|block)|^~ attacks each|^~ doesn't untap|skip your (?:draw|untap|next)|sacrifice ~ unless|when ~ enters, (?:sacrifice|discard|you lose|return a)/,
          /target opponent (?:creates?|gains control|may|draws|puts)|an opponent (?:gains control|chooses)|deals \d+ damage to you|whenever ~ (?:deals damage|is dealt damage)[^.]*you/,
        ],
      },
    ],
  },
  {
    tag: "color-hate",
    label: "Color hosers",
    meaning: "Good only against certain colors or land types",
    rules: [
      {
        words: [
          "white",
          "blue",
          "black",
          "red",
          "green",
          "walk",
          "plainswalk",
          "islandwalk",
          "swampwalk",
          "mountainwalk",
          "forestwalk",
          "island",
          "islands",
          "swamp",
          "swamps",
          "forest",
          "forests",
          "mountain",
          "mountains",
          "plains",
          "nonwhite",
          "colors",
        ],
        any: [
          /protection from (?:white|blue|black|red|green)\b/,
          /(?:destroy|exile|counter|tap|return) (?:all |each |up to \w+ )?(?:target )?(?:white|blue|black|red|green)(?:,? or (?:white|blue|black|red|green))? (?:or \w+ )?(?:creature|permanent|spell|planeswalker|enchantment|artifact|instant)s?/,
          /(?:destroy|exile) (?:all|target) (?:islands?|plains|forests?|swamps?|mountains?)\b/,
          /(?:whenever|if) (?:an opponent|a player|each opponent|an? opponent) (?:casts?|controls?) (?:a|an) (?:white|blue|black|red|green|island|swamp|forest|mountain|plains)\b/,
          /(?:^|, )(?:plains|island|swamp|mountain|forest)walk\b/,
          /(?:white|blue|black|red|green) (?:spells|creatures|permanents)[^.]*(?:opponents?|cost \{|can't|don't untap)/,
          /as long as (?:an opponent|defending player) controls a (?:white|blue|black|red|green|island|swamp|plains|mountain|forest|nonbasic)/,
        ],
        not: [/you control (?:are|have|get)|of your choice/],
      },
    ],
  },
  {
    tag: "sideboard-hate",
    label: "Sideboard hate",
    meaning:
      "Strong against some decks, dead against others: color hosers, graveyard, artifact and enchantment hate",
    from: ["color-hate"],
    rules: [
      {
        types: SPELL,
        words: ["artifact", "artifacts", "enchantment", "enchantments"],
        any: [
          /(?:destroy|exile)s? (?:[\w ]+ )?(?:target |all |each )(?:artifact|enchantment)s?(?:,? (?:or|and) (?:enchantment|artifact|planeswalker|land)s?|\b)(?!,? (?:or )?creature|s? and creatures)/,
        ],
      },
      {
        words: ["graveyard", "graveyards"],
        any: [
          /exile (?:target player's|each (?:player|opponent)'s|all|target opponent's) graveyards?/,
          /would be put into (?:a|an opponent's) graveyard from anywhere|cards in graveyards|graveyards can't|exile all cards from|card from a graveyard[^.]*\.$/,
        ],
      },
      { notTypes: SPELL, words: ["nonbasic"], any: [/nonbasic lands? (?:are|don't|enter|your opponents)/] },
      {
        notTypes: SPELL,
        words: ["search", "activated"],
        any: [/opponents? can't search|would search[^.]*library|activated abilities of artifacts/],
      },
    ],
  },
  {
    tag: "threat:cheap",
    label: "Attackers",
    meaning: "Efficient attacker for at most two mana",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.manaValue <= 2 && isEfficient(view),
      },
    ],
  },
  {
    tag: "threat:evasive",
    label: "Evasive threats",
    meaning: "Creature that is hard to block",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.power >= 1 && view.isEvasive,
      },
    ],
  },
  {
    tag: "threat:sticky",
    label: "Resilient threats",
    meaning: "Creature that is hard to get rid of",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.power >= 1 && view.isSticky,
      },
    ],
  },
  {
    tag: "threat:haste",
    label: "Hasty attackers",
    meaning: "Creature with haste",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["haste", "dash", "blitz", "riot"],
        any: [/^(?:[^".]*, )?(?:haste|dash|blitz|riot)\b|^~ has haste/],
      },
    ],
  },
  {
    tag: "threat:big",
    label: "Big creatures",
    meaning: "Creature of power five or more, or one that grows without limit",
    rules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.power >= 5 },
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["equal"],
        any: [/~'s power (?:and toughness )?(?:is|are)(?: each)? equal to/],
      },
    ],
  },
  {
    tag: "threat",
    label: "Threats",
    meaning:
      "Wins the game if it is left alone: an efficient, evasive, resilient or big attacker, or a planeswalker",
    from: ["threat:cheap", "threat:big"],
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => isEfficient(view) || (view.power >= 3 && (view.isEvasive || view.isSticky)),
      },
      { frontOnly: true, types: CardType.Planeswalker },
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["whenever"],
        any: [/whenever ~ deals combat damage|whenever ~ attacks/],
        where: (view) => view.power >= 2,
      },
    ],
  },
  {
    tag: "finisher",
    label: "Finishers",
    meaning: "Ends the game within a few turns once it is there",
    from: ["win-condition:text", "extra-turn:repeatable"],
    rules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.power >= 6 && view.manaValue >= 5 },
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) =>
          view.power >= 4 &&
          view.manaValue >= 4 &&
          (view.isEvasive || view.isSticky || /(?:^|, )(?:trample|double strike)\b/m.test(view.text)),
      },
      {
        words: ["get", "double"],
        any: [
          /creatures you control (?:each )?(?:get|gain)[^.]*\+(?:[2-9]|x)\/\+(?:\d|x)[^.]*(?:until end of turn)/,
          /double the power/,
        ],
      },
      {
        words: ["lose", "loses", "damage"],
        any: [
          /each opponent loses (?:x|half|life equal|that much|[5-9]|\d\d)|deals (?:x|damage equal)[^.]*to (?:each opponent|any target|target player|each player)/,
        ],
      },
      { frontOnly: true, types: CardType.Planeswalker, where: (view) => view.manaValue >= 5 },
    ],
  },
  {
    tag: "etb-value",
    label: "Enter abilities",
    meaning: "Does something useful each time it enters",
    rules: [
      {
        notTypes: SPELL,
        words: ["enters", "enter"],
        any: [/when(?:ever)? ~ (?:or another [^.,]* )?enters(?: the battlefield)?(?: or [^,]*)?,/],
        not: [/sacrifice ~|discard|sacrifice a|you lose|return a(?:nother)? (?:\w+ )*you control|skip/],
      },
    ],
  },
  {
    tag: "death-value",
    label: "Death abilities",
    meaning: "Does something useful when it dies",
    rules: [
      { notTypes: SPELL, words: ["dies"], any: [/when(?:ever)? ~ (?:\w+ or )?dies,/], not: [/you lose/] },
    ],
  },
  {
    tag: "attack-trigger",
    label: "Attack triggers",
    meaning: "Does something when it or your creatures attack",
    rules: [
      {
        notTypes: SPELL,
        words: [
          "attack",
          "attacks",
          "myriad",
          "exalted",
          "battalion",
          "melee",
          "annihilator",
          "dethrone",
          "mentor",
          "training",
          "battle",
        ],
        any: [
          /whenever (?:~|you|another|a|one or more|equipped creature|enchanted creature|~ and|two or more|three or more|\w+)[^.,]* attacks?\b/,
          /(?:^|, )(?:myriad|exalted|battle cry|melee|annihilator|dethrone|mentor|training)\b/,
        ],
        not: [/attacks? you\b/],
      },
    ],
  },
  {
    tag: "saboteur",
    label: "Damage triggers",
    meaning: "Does something when it or your creatures deal combat damage to a player",
    rules: [
      {
        notTypes: SPELL,
        words: ["damage", "ingest", "renown", "toxic"],
        any: [
          /whenever [^.,]*deals? (?:combat )?damage to (?:a player|an opponent|one or more|that player|a creature or player|your opponents)/,
          /(?:^|, )(?:ingest|renown|toxic)\b/,
        ],
      },
    ],
  },
  {
    tag: "vanilla",
    label: "Plain creatures",
    meaning: "Has no rules text beyond common keywords",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) =>
          /^(?:(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|defender|flash|prowess|fear|intimidate|shadow|horsemanship|protection from \w+|\w+walk|ward \{?\d\}?|\n|, )\s?)*$/.test(
            view.text,
          ),
      },
    ],
  },
];
