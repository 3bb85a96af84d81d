import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const PERMANENT =
  CardType.Creature | CardType.Artifact | CardType.Enchantment | CardType.Land | CardType.Planeswalker;

/** Sacrifice, death and discard. */
export const SACRIFICE_TAGS: readonly TagDefinition[] = [
  {
    tag: "sacrifice-outlet",
    label: "Sacrifice outlets",
    meaning: "Lets you sacrifice your own creatures or other permanents when you like",
    rules: [
      {
        words: ["sacrifice"],
        any: [
          /\bsacrifice (?:a|an|another|two|three|x|any number of|one or more|seven|five|six|four|~ and) [^:"]*: /,
          /^equip—sacrifice a|flashback—sacrifice a|pay \{\d\} and sacrifice a/,
          /(?:creatures?|artifacts|permanents) [^"]*ha(?:s|ve) "[^"]*sacrifice this[^"]*: /,
          /^as an additional cost to cast this spell, (?:[\w ,]+or )?sacrifice (?:a|an|one|two|x|any number|three) (?!land)/,
          /you may sacrifice (?:a|an|another|one or more|any number of|up to|two|x) (?!land)/,
          /(?:^|, |when ~ enters, |upkeep, |turn, )sacrifice (?:a|an|another|any number of) [^.:]*(?:creature|permanent|artifact)/,
        ],
        not: [
          /^[^"]*sacrifice (?:a|an|two|three|x) (?:basic |untapped )?(?:lands?|forest|swamp|island|plains|mountain)[^:"]*:|unless you sacrifice/,
        ],
      },
      {
        words: ["casualty", "exploit", "devour", "emerge", "bargain", "offering", "exploits"],
        any: [/(?:^|, )(?:casualty|exploit|devour|emerge|bargain)\b/],
      },
    ],
  },
  {
    tag: "sacrifice-outlet:free",
    label: "Free sacrifice outlets",
    meaning: "Sacrifices any number of creatures without mana or tapping",
    rules: [
      {
        words: ["sacrifice"],
        notTypes: SPELL,
        any: [
          /^(?:[\w' ]+ — )?sacrifice (?:a|an|another|any number of|one or more) [^:"]*(?:creature|permanent|artifact|token|goblin|zombie|elf|thrull|saproling|human)[^:"]*: /,
          /(?:creatures|permanents|creature) [^"]*(?:has|have) "sacrifice (?:a|another)/,
        ],
        not: [/activate only (?:once|during)/],
      },
    ],
  },
  {
    tag: "sacrifice-outlet:artifact",
    label: "Artifact sacrifice outlets",
    meaning: "Sacrifices artifacts for value",
    rules: [
      {
        words: ["sacrifice"],
        any: [
          /sacrifice (?:a|an|another|two|three|x|any number of|one or more) (?:[\w ]+ )?(?:artifact|permanent|treasure|food|clue|token)/,
        ],
      },
    ],
  },
  {
    tag: "death-payoff",
    label: "Death payoffs",
    meaning: "Rewards creatures dying or being sacrificed",
    rules: [
      {
        words: ["dies", "die", "died", "graveyard", "sacrifice", "sacrificed", "sacrifices"],
        any: [
          /whenever (?:~ or )?(?:another|a|one or more|one or more other|a nontoken|an?other nontoken|each|an artifact or|an|any) [^.,"]*(?:creatures?|permanents?|tokens?|artifacts?|~|\w+)[^.,"]* (?:dies|die)\b/,
          /whenever [^.,]*(?:creature|artifact|permanent|nontoken|token)[^.,]* (?:is|are) put into (?:a|your|an opponent's) graveyard from the battlefield/,
          /whenever (?:you|a player) sacrifices? /,
          /\bmorbid\b|if a creature died this turn|creatures? that died this turn|if (?:a|another) (?:nontoken )?(?:creature|permanent) (?:you controlled )?(?:died|was put into)/,
        ],
        not: [
          /dealt damage by ~ this turn dies|whenever a creature dealt damage|equipped creature dies|enchanted creature dies/,
        ],
      },
    ],
  },
  {
    tag: "death-drain",
    label: "Death drains",
    meaning: "Opponents lose life or take damage whenever a creature dies or is sacrificed",
    rules: [
      {
        words: ["dies", "die", "sacrifice", "graveyard", "sacrifices", "leaves"],
        any: [
          /whenever [^."]*(?:dies|die|sacrifices?|leaves? the battlefield|put into (?:a|your) graveyard from the battlefield)[^."]*,[^"]*(?:(?:opponent|player)s?[^.]* loses? |deals? \d+ damage to (?:any|each|target (?:player|opponent)))/,
        ],
        not: [/^whenever ~ dies/],
      },
    ],
  },
  {
    tag: "sacrifice-fodder",
    label: "Sacrifice fodder",
    meaning: "Worth more dead than alive: comes back, leaves something behind, or brings bodies",
    rules: [
      {
        words: ["dies", "graveyard"],
        types: CardType.Creature,
        where: (view) => view.manaValue <= 4,
        any: [/when(?:ever)? ~ (?:enters or )?dies,/, /when(?:ever)? ~ is put into a graveyard/],
        not: [/you lose|sacrifice/],
      },
      {
        words: ["persist", "undying", "afterlife", "recover"],
        types: CardType.Creature,
        any: [/(?:^|, )(?:persist|undying|afterlife)\b/],
      },
      {
        words: ["graveyard"],
        types: CardType.Creature,
        where: (view) => view.manaValue <= 3,
        any: [/(?:return|cast) (?:~|this card|it) from your graveyard/],
      },
      {
        words: ["create", "creates"],
        where: (view) => view.manaValue <= 4,
        types: PERMANENT | SPELL,
        any: [
          /\bcreate (?:two|three|x|that many|four|five)[^."]*creature tokens?/,
          /when ~ (?:enters|dies|leaves)[^.]*create [^.]*creature token/,
          /(?:beginning of|whenever)[^.]*create [^.]*creature token/,
        ],
      },
    ],
  },
  {
    tag: "discard-outlet",
    label: "Discard outlets",
    meaning: "Lets you put cards from your hand into the graveyard",
    rules: [
      {
        words: ["discard"],
        any: [
          /(?:^|[^"]*[,{} "])discard (?:a|an|two|x|three|your|any number|one or more|another)[^:"]*: /,
          /(?:then |and |may |, |^|\. )discard (?:a|two|three|your hand|that many|any number|up to|x|one)\b/,
          /as an additional cost[^.]*discard/,
        ],
        not: [/opponent[^.]*discard|player discards|unless you discard/],
      },
      { words: ["connive", "connives", "blood"], any: [/connives?\b|create [^.]*blood token/] },
    ],
  },
  {
    tag: "discard",
    label: "Discard",
    meaning: "Makes opponents discard",
    rules: [
      {
        words: ["discard", "discards", "reveals", "exiles", "looks", "look"],
        any: [
          /(?:opponent|player|controller|owner|they|opponents|players)(?:\b[^."]*?)? discards? (?:a|an|that|two|three|x|those|it|their|his|all|cards?|half|one|the|down|\w+)/,
          /reveals? (?:their|his or her|your) hand[^"]*(?:choose|exile)[^"]*(?:discard|exile|bottom)/,
          /(?:opponent|player)s? exiles? (?:a|an|two|\w+) cards? from (?:their|his or her) hand/,
          /looks? at target (?:opponent|player)'s hand[^"]*(?:choose|exile)/,
        ],
        not: [
          /whenever (?:an opponent|a player|target)[^,.]*discards|unless [^.]*discards?|each player discards? (?:their|his or her) hand, then draws/,
        ],
      },
    ],
  },
  {
    tag: "discard-payoff",
    label: "Discard payoffs",
    meaning: "Rewards discarding, yours or theirs",
    rules: [
      {
        words: ["discard", "discards", "discarded", "madness", "hand", "hellbent"],
        any: [
          /whenever (?:you|an opponent|a player|one or more players?|each opponent)[^.,]* discards?/,
          /whenever [^.,]*(?:is|are) discarded/,
          /if a spell or ability [^.]*discard/,
          /for each card (?:you've )?discarded/,
          /(?:^|, )madness\b|have madness|\bhellbent\b/,
          /(?:minus|less than|number of cards in (?:that player's|their|his or her) hand)[^.]*(?:damage|loses)|for each card fewer|(?:two|one|no|three) or fewer cards in hand/,
          /discarded (?:a card|this) this turn/,
        ],
      },
    ],
  },
];
