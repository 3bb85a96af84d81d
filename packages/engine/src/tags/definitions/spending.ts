import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** Spending mana: what costs less, what takes any amount, and what uses a permanent twice. */
export const SPENDING_TAGS: readonly TagDefinition[] = [
  {
    tag: "cost-reducer",
    label: "Cost reducers",
    meaning: "Makes your spells cheaper",
    rules: [
      {
        words: ["less"],
        any: [
          /\b(?:spells?|cards?)[^.]* (?:you cast|from your (?:hand|graveyard)|your opponents don't)[^.]* costs? (?:up to )?(?:\{[^}]+\}|x)+ less/,
          /\bspells (?:of the chosen type |with the chosen name |that target [^.]*)?(?:you cast )?[^.]*cost (?:\{[^}]+\})+ less/,
          /\b(?:creature|artifact|enchantment|instant|sorcery|planeswalker|legendary|white|blue|black|red|green|colorless|historic) (?:and [^.]*)?(?:spells?|cards?) [^.]*costs? (?:\{[^}]+\})+ less/,
        ],
        not: [/^(?:~|this spell) costs/, /costs? (?:\{[^}]+\})+ less to (?:activate|equip)/],
      },
      {
        words: ["affinity", "convoke", "improvise", "delve"],
        any: [
          /(?:spells|cards) (?:you cast |you control |in your hand )?[^.]*have (?:affinity|convoke|improvise|delve|undaunted)/,
        ],
      },
    ],
  },
  {
    tag: "ability-cost-reducer",
    label: "Ability cost reducers",
    meaning: "Makes activated abilities cheaper",
    rules: [
      {
        words: ["less"],
        any: [
          /(?:abilities|costs?|ability)[^.]* costs? (?:\{[^}]+\}|x)+ less to activate/,
          /equip costs? [^.]*costs? (?:\{[^}]+\})+ less/,
          /equip(?: abilities)? [^.]*cost (?:\{[^}]+\})+ less/,
        ],
      },
    ],
  },
  {
    tag: "cheaper-than-printed",
    label: "Cheaper than they look",
    meaning:
      "Is often cast or used for less than its mana cost: alternative costs, discounts of its own, cycling",
    rules: [
      {
        words: ["cost", "costs", "pay", "paying"],
        any: [
          /^(?:~|this spell) costs [^.]*less to cast/,
          /rather than pay (?:this spell's|~'s) mana cost|cast (?:~|this spell|this card) (?:from your hand )?without paying/,
        ],
      },
      {
        words: [
          "affinity",
          "blitz",
          "bestow",
          "channel",
          "convoke",
          "cycling",
          "landcycling",
          "plainscycling",
          "islandcycling",
          "swampcycling",
          "mountaincycling",
          "forestcycling",
          "typecycling",
          "wizardcycling",
          "dash",
          "delve",
          "disguise",
          "emerge",
          "evoke",
          "foretell",
          "impending",
          "improvise",
          "madness",
          "mayhem",
          "miracle",
          "morph",
          "megamorph",
          "ninjutsu",
          "overload",
          "plot",
          "prototype",
          "prowl",
          "spectacle",
          "surge",
          "suspend",
          "warp",
          "freerunning",
          "sneak",
          "unearth",
        ],
        any: [
          /(?:^|, |— )(?:affinity|blitz|bestow|channel|convoke|\w*cycling|dash|delve|disguise|emerge|evoke|foretell|impending|improvise|madness|mayhem|miracle|morph|megamorph|ninjutsu|overload|plot|prototype|prowl|spectacle|surge|suspend|warp|freerunning|sneak|unearth)\b/,
        ],
      },
    ],
  },
  {
    tag: "mana-sink",
    label: "Mana sinks",
    meaning: "Spends any amount of spare mana, again and again",
    rules: [
      { notTypes: SPELL, words: ["x"], any: [/^[^"]*\{x\}[^:"]*: /] },
      {
        notTypes: SPELL | CardType.Land,
        any: [/^(?:\{[^}t]+\})+: [^"]*/, /^level up /, /^outlast /],
        not: [/sacrifice ~|activate only once|: add |equip|\{t\}/],
        where: (view) => (view.types & (CardType.Creature | CardType.Enchantment | CardType.Artifact)) !== 0,
      },
    ],
  },
  {
    tag: "untapper",
    label: "Untappers",
    meaning: "Untaps other permanents",
    rules: [
      {
        words: ["untap", "untaps"],
        any: [
          /\buntap (?:up to \w+ )?(?:another |all |each |x |two |three |five |one or two |any number of )?(?:other )?(?:target )?(?:[\w-]+ )*?(?:permanents?|lands?|artifacts?|creatures?|forests?|islands?|it|them|those)\b/,
          /during each other player's untap step/,
        ],
        not: [
          /^untap ~|becomes untapped|doesn't untap|gain control of target [^.]*untap (?:that|it)|don't untap/,
        ],
      },
    ],
  },
];
