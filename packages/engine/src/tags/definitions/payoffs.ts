import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

/** What artifacts, enchantments, lands, legends and the like are good for. */
export const PAYOFF_TAGS: readonly TagDefinition[] = [
  {
    tag: "artifact-payoff",
    label: "Artifact payoffs",
    meaning: "Rewards having or casting artifacts",
    rules: [
      {
        words: [
          "artifact",
          "artifacts",
          "metalcraft",
          "affinity",
          "improvise",
          "historic",
          "equipment",
          "treasure",
          "treasures",
        ],
        any: [
          /(?:whenever|when) (?:you cast |~ or another |another |an |one or more |a nontoken )(?:[\w ]+ )?artifact/,
          /(?:for each|number of|each|other|all|if you control (?:an|three|two|\w+)(?: or more)?|untapped|control|another|if an)(?: [\w-]+)? artifacts?(?: creatures?| tokens?)?(?: you control)?/,
          /artifact (?:spells|cards?|creatures) (?:you|from|in your)/,
          /\b(?:metalcraft|improvise)\b|affinity for artifacts/,
          /sacrifice (?:an|another|two|x|any number of|one or more) artifacts?/,
          /tap (?:an|two|x|any number of)[^.:]* artifacts? you control/,
          /artifacts you control/,
        ],
        not: [
          /destroy (?:target|all|each)[^.]*artifact|exile (?:target|all)[^.]*artifact|opponents? control/,
        ],
      },
    ],
  },
  {
    tag: "enchantment-payoff",
    label: "Enchantment payoffs",
    meaning: "Rewards having or casting enchantments",
    rules: [
      {
        words: ["enchantment", "enchantments", "constellation", "eerie", "aura", "auras"],
        any: [
          /whenever (?:you cast |~ or another |another |an |one or more )(?:[\w ]+ )?(?:enchantment|aura)/,
          /\b(?:constellation|eerie)\b/,
          /(?:for each|number of|other|if you control (?:an|three|two)) (?:[\w-]+ )*(?:enchantments?|auras?)/,
          /(?:enchantment|aura) (?:spells|cards?|creatures?) (?:you|from|in your)/,
          /enchantments you control|enchanted creatures? you control|creature you control that's enchanted/,
        ],
        not: [
          /destroy (?:target|all|each)[^.]*enchantment|opponents? control|exile (?:target|all|each)[^.]*enchantment/,
        ],
      },
    ],
  },
  {
    tag: "equipment",
    label: "Equipment",
    meaning: "Is an Equipment",
    rules: [{ words: ["type:equipment"] }],
  },
  {
    tag: "equipment-payoff",
    label: "Equipment payoffs",
    meaning: "Rewards equipped creatures or Equipment",
    rules: [
      {
        words: ["equipment", "equipped", "equip", "modified"],
        any: [
          /\bequipment\b|\bequipped creatures?\b(?! (?:gets|has|can|doesn|deals|dies|attacks|is|gain|loses))|equip (?:costs?|abilities)|\bmodified\b/,
        ],
        where: (view) => !view.subtypes.includes(" equipment "),
        not: [/destroy (?:target|all)[^.]*equipment|attach(?:ed)? [^.]*opponent/],
      },
    ],
  },
  {
    tag: "aura:buff",
    label: "Auras",
    meaning: "Aura for your own creature",
    rules: [
      {
        words: ["enchanted", "totem", "umbra"],
        types: CardType.Enchantment,
        where: (view) =>
          view.subtypes.includes(" aura ") && /enchant (?:\w+ )*(?:creature|permanent)/.test(view.text),
        any: [
          /enchanted creature[^.]*gets \+|enchanted creature[^.]* (?:has|gains) (?!")(?!defender)|(?:totem|umbra) armor|whenever enchanted creature (?:attacks|deals)[^.]*you|enchanted creature can't be blocked/,
        ],
        not: [/can't attack|can't block|loses all|-\d\/-|doesn't untap/],
      },
    ],
  },
  {
    tag: "aura:curse",
    label: "Pacifying auras",
    meaning: "Aura for an opponent or their permanent",
    rules: [
      {
        words: ["enchanted", "enchant"],
        types: CardType.Enchantment,
        where: (view) => view.subtypes.includes(" aura "),
        any: [
          /can't (?:attack|block)|loses all|[+-]\d\/-[1-9]|doesn't untap|you control enchanted|enchant (?:player|opponent)|enchanted creature's controller (?:loses|sacrifices)|deals \d+ damage to (?:enchanted|that creature's)/,
        ],
      },
    ],
  },
  {
    tag: "aura-payoff",
    label: "Aura payoffs",
    meaning: "Rewards auras",
    rules: [
      {
        words: ["aura", "auras", "enchanted", "bestow"],
        any: [
          /\bauras?\b(?! swap)|(?:that's|is|are|being) enchanted|enchanted creatures? you control|\bmodified\b/,
        ],
        where: (view) => !view.subtypes.includes(" aura "),
        not: [/destroy (?:target|all)/],
      },
    ],
  },
  {
    tag: "heroic-payoff",
    label: "Targeting payoffs",
    meaning: "Rewards targeting your own creatures",
    rules: [
      {
        words: ["target", "targets", "heroic", "valiant"],
        any: [
          /whenever (?:you cast a spell that targets|~ becomes the target|a creature you control becomes the target|you cast [^.,]*targets? (?:~|a creature|only))|\bheroic\b|\bvaliant\b/,
        ],
        not: [/opponent controls|counter that spell/],
      },
    ],
  },
  {
    tag: "landfall-payoff",
    label: "Landfall",
    meaning: "Rewards lands entering",
    rules: [
      {
        words: ["landfall", "land", "lands"],
        any: [
          /\blandfall\b|whenever (?:a|one or more|another|~ or another) (?:[\w-]+ )?lands? (?:you control )?enters?(?: the battlefield under your control)?|whenever you play a land|whenever a (?:plains|island|swamp|mountain|forest)[^.]*enters/,
        ],
        not: [/an opponent controls enters/],
      },
    ],
  },
  {
    tag: "lands-payoff",
    label: "Land payoffs",
    meaning: "Counts or uses the lands you have, also from the graveyard",
    rules: [
      {
        words: [
          "land",
          "lands",
          "domain",
          "plains",
          "island",
          "islands",
          "swamp",
          "swamps",
          "mountain",
          "mountains",
          "forest",
          "forests",
        ],
        any: [
          /(?:for each|number of|equal to the number of) (?:[\w-]+ )*(?:lands?|plains|islands?|swamps?|mountains?|forests?|basic land types?)/,
          /play lands? from your graveyard|(?<!non)land cards? (?:from|in) your graveyard|whenever (?:a|one or more) lands? (?:cards? )?(?:is|are) put into|sacrifice (?:a|x|any number of|one or more) lands?[^:.]*:|\bdomain\b|if you control (?:seven|eight|six|\w+) or more lands/,
        ],
      },
    ],
  },
  {
    tag: "legendary-payoff",
    label: "Legend payoffs",
    meaning: "Rewards legendary permanents",
    rules: [
      {
        words: ["legendary", "historic"],
        any: [
          /(?<!non)legendary (?:creatures?|permanents?|spells?|cards?|\w+) (?:you|from|spell|card|in)|\bhistoric\b|another legendary|other legendary|each legendary|for each legendary|whenever [^.,]*legendary/,
        ],
        not: [/create [^.]*legendary|destroy|becomes legendary|isn't legendary/],
      },
    ],
  },
  {
    tag: "planeswalker-payoff",
    label: "Planeswalker payoffs",
    meaning: "Rewards planeswalkers",
    rules: [
      {
        words: ["planeswalker", "planeswalkers", "loyalty"],
        any: [
          /planeswalkers? (?:you control|spells?|cards?|abilities)|loyalty (?:counters?|abilit)|activate (?:a |the )?loyalty|another planeswalker/,
        ],
        not: [/(?:destroy|exile|damage to|attack|attacks)[^.]*planeswalker/],
        where: (view) => (view.types & CardType.Planeswalker) === 0,
      },
    ],
  },
  {
    tag: "power-payoff",
    label: "Big-creature payoffs",
    meaning: "Rewards creatures of high power",
    rules: [
      {
        words: ["power", "ferocious", "formidable"],
        any: [
          /power (?:[4-9]|\d\d) or greater|\bferocious\b|\bformidable\b|greatest power|total power|creature with the highest power|equal to (?:its|that creature's|the sacrificed creature's) power/,
        ],
        not: [
          /(?:destroy|exile|target creature with|can't be blocked by|each creature with) (?:[^.]*)power \d or greater|an opponent controls/,
        ],
      },
    ],
  },
  {
    tag: "toughness-payoff",
    label: "Toughness payoffs",
    meaning: "Rewards toughness",
    rules: [
      {
        words: ["toughness"],
        any: [
          /damage equal to (?:its|their) toughness|greatest toughness|total toughness|toughness greater than (?:its|their) power|equal to (?:its|their|that creature's|the sacrificed creature's) toughness|rather than (?:its|their) power/,
        ],
      },
    ],
  },
  {
    tag: "flying-payoff",
    label: "Flying payoffs",
    meaning: "Rewards creatures with flying",
    rules: [
      {
        words: ["flying"],
        any: [
          /(?:creatures?|creature cards?|spells?)(?: you control)? with flying(?! (?:an opponent|deals|can't block you))|whenever (?:a|one or more|another) [^.,]*with flying/,
        ],
        not: [
          /(?:destroy|exile|damage to|can't be blocked|target creature with flying|each creature with flying|block|tap) /,
        ],
      },
    ],
  },
  {
    tag: "cycling",
    label: "Cycling",
    meaning: "Has cycling",
    rules: [
      {
        words: [
          "cycling",
          "landcycling",
          "plainscycling",
          "islandcycling",
          "swampcycling",
          "mountaincycling",
          "forestcycling",
          "slivercycling",
          "wizardcycling",
          "typecycling",
        ],
        any: [/(?:^|, |[a-z])cycling[ —]/],
      },
    ],
  },
  {
    tag: "multicolor-payoff",
    label: "Multicolor payoffs",
    meaning: "Rewards multicolored cards",
    rules: [
      {
        words: ["multicolored", "colors"],
        any: [
          /multicolored (?:creature|spell|permanent|card)|for each color among|number of colors|exactly two colors|\bconverge\b|all colors/,
        ],
        not: [/destroy|exile target/],
      },
    ],
  },
];
