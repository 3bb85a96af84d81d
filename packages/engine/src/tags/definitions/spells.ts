import type { TagDefinition } from "../definition.ts";

/** Spells about spells, and what creatures are given. */
export const SPELL_TAGS: readonly TagDefinition[] = [
  {
    tag: "copy-spell",
    label: "Spell copies",
    meaning: "Copies spells",
    rules: [
      {
        words: ["copy", "copies"],
        any: [
          /cop(?:y|ies) (?:target|that|it|the|each|this|them|of)[^.]*(?:spell|instant|sorcery|card)?/,
          /copy (?:it|that spell|target)/,
        ],
        not: [
          /token(?:s)? that|as a copy|becomes? a copy|create [^.]*cop(?:y|ies)|cop(?:y|ies) of (?:target|that|a|any|the|another|enchanted|equipped) (?:\w+ )*(?:creature|permanent|artifact|land|enchantment|planeswalker|token)/,
        ],
      },
      {
        words: ["storm", "replicate", "casualty", "conspire", "gravestorm", "demonstrate", "magecraft"],
        any: [
          /(?:^|, )(?:storm|replicate|casualty|conspire|gravestorm|demonstrate)\b|(?:has|have|gains) (?:storm|replicate|casualty|conspire|demonstrate)/,
        ],
      },
    ],
  },
  {
    tag: "storm",
    label: "Storm",
    meaning: "Counts the spells cast this turn",
    rules: [
      {
        words: ["storm", "cast", "gravestorm"],
        any: [
          /(?:^|, )storm\b|gravestorm|(?:has|have|gains) storm/,
          /for each (?:other )?(?:instant and sorcery )?spell[^.]*cast[^.]*this turn|number of (?:other )?spells[^.]*cast[^.]*this turn/,
        ],
      },
    ],
  },
  {
    tag: "spellslinger-payoff",
    label: "Spell payoffs",
    meaning: "Rewards casting instants, sorceries or other noncreature spells",
    rules: [
      {
        words: ["cast", "prowess", "magecraft", "copy", "instant", "sorcery", "noncreature"],
        any: [
          /whenever (?:you|a player) casts? (?:or cop(?:y|ies) )?(?:an?|your (?:first|second|third)|one or more) (?:[^.,]*\b)?(?:instant|sorcery|noncreature)/,
          /whenever (?:you|a player) casts? (?:or cop(?:y|ies) )?(?:a|your (?:first|second|third)|one or more|another) (?:kicked |multicolored )?spells?\b(?! that targets ~)(?!.*creature spell)/,
          /(?:^|, )prowess\b|have prowess|\bmagecraft\b/,
          /(?:number of|for each) (?:instant|sorcery|noncreature)[^.]*(?:graveyard|cast|exile)/,
          /(?:instant|sorcery)[^.]*spells? you (?:cast|control)[^.]*(?:cost|have|gain|deal|can't)/,
        ],
        not: [
          /whenever you cast (?:a|an) (?:\w+ )?(?:creature|artifact|enchantment|aura|equipment|historic|legendary|colorless|spirit|arcane|\w+ creature) spell/,
        ],
      },
    ],
  },
  {
    tag: "x-cost",
    label: "X spells",
    meaning: "Has X in its mana cost",
    rules: [{ where: (view) => view.manaCost.includes("{x}") }],
  },
  {
    tag: "energy",
    label: "Energy",
    meaning: "Makes or spends energy counters",
    rules: [{ words: ["e", "energy"], any: [/\{e\}|energy/] }],
  },
  {
    tag: "poison",
    label: "Poison",
    meaning: "Gives or counts poison counters",
    rules: [
      {
        words: ["infect", "toxic", "poison", "poisonous", "corrupted"],
        any: [/\binfect\b|\btoxic\b|\bpoison(?:ous|ed)?\b|\bcorrupted\b/],
        not: [/can't get [^.]*counters|lose [^.]*infect/],
      },
    ],
  },
  {
    tag: "evasion-granter",
    label: "Evasion",
    meaning: "Makes other creatures hard to block",
    rules: [
      {
        words: [
          "flying",
          "menace",
          "blocked",
          "trample",
          "fear",
          "intimidate",
          "shadow",
          "skulk",
          "unblockable",
          "block",
          "horsemanship",
        ],
        any: [
          /(?:target|equipped|enchanted|creatures?|they|it|each|you control)[^.]*(?:has|have|gains?) [^."]*(?:flying|menace|trample|fear|intimidate|shadow|skulk|horsemanship|walk\b)/,
          /(?:target|equipped|enchanted|creatures?|they)[^.]*can't be blocked/,
          /creatures? [^.]*(?:your opponents control|target player controls) can't block/,
        ],
        not: [/^~ (?:has|gains|can't)|loses? flying/],
      },
    ],
  },
  {
    tag: "haste-enabler",
    label: "Haste",
    meaning: "Gives other creatures haste",
    rules: [
      {
        words: ["haste"],
        any: [
          /(?:target|equipped|enchanted|creatures?|they|it|each|you control|tokens?|permanents)[^.]*(?:has|have|gains?|with) [^."]*haste/,
          /have haste|gain haste/,
        ],
        not: [/^~ (?:has|gains)|gain control of|create [^.]*haste/],
      },
    ],
  },
  {
    tag: "vigilance-granter",
    label: "Vigilance",
    meaning: "Gives other creatures vigilance",
    rules: [
      {
        words: ["vigilance"],
        any: [
          /(?:equipped|enchanted|creatures?|they|each|you control)[^.]*(?:has|have|gains?) [^."]*vigilance/,
        ],
      },
    ],
  },
  {
    tag: "flash-enabler",
    label: "Flash",
    meaning: "Lets you cast other spells as though they had flash",
    rules: [
      {
        words: ["flash"],
        any: [
          /(?:spells|cards|cast [^.]*) (?:[^.]*)as though (?:they|it) had flash|(?:spells|cards) [^.]*have flash/,
        ],
        not: [/^(?:~|you may cast ~|you may cast this spell)/],
      },
    ],
  },
  {
    tag: "free-cast",
    label: "Free spells",
    meaning: "Casts spells without paying their costs",
    rules: [
      {
        words: ["without", "rather"],
        any: [
          /without paying (?:its|their|that (?:spell|card)'s) mana costs?/,
          /rather than pay (?:this spell's|~'s|its|the) mana cost/,
        ],
      },
    ],
  },
  {
    tag: "sneak-in",
    label: "Cheats into play",
    meaning: "Puts creatures from the hand or library onto the battlefield without casting them",
    rules: [
      {
        words: ["battlefield"],
        any: [
          /put (?:a|an|any number of|up to \w+|that|one|two|it|target) [^.]*(?:creature|permanent|artifact|planeswalker|enchantment|aura|dragon|\w+) cards?[^.]*from (?:your hand|among|it|them|that player's hand)[^.]*onto the battlefield/,
          /if it's a (?:creature|permanent|nonland permanent)[^.]*put (?:it|that card) onto the battlefield/,
        ],
        not: [/(?:a|an|up to \w+|any number of) (?:basic )?land cards? (?:from|and)/],
      },
    ],
  },
];
