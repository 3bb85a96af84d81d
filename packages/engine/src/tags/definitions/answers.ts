import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { rx, TARGET } from "../pattern.ts";

/** Ways to answer a permanent, by what happens to it. */
export const ANSWER_TAGS: readonly TagDefinition[] = [
  {
    tag: "removal:damage",
    label: "Damage",
    meaning: "Damage that can kill a creature",
    rules: [
      {
        words: ["damage"],
        any: [
          /deals? (?:\d+|x|that much|twice x|half|damage|twice that much)[^.]*?(?:to|among) [^.]*?(?:target )(?:[^.]*?)\b(?:creatures?|permanent)\b/,
          /deals? (?:\d+|x|that much|damage|twice x|twice that much)[^.]*?(?:to|among) (?:up to \w+ |each of (?:up to )?\w+ |any number of |any |another |one, two, or three |one or two |\w+ |x )*targets?\b(?! (?:opponent|player(?! or creat)))/,
          /damage [^.]*(?:to|among) any (?:other )?target\b/,
          /deals? (?:\d+|x|that much|damage)[^.]*to (?:that creature\b(?!'s)|it\b)/,
        ],
        not: [/prevent[^.]*damage|to target creature you control\./],
      },
      {
        words: ["damage"],
        types: CardType.Enchantment,
        any: [/~ deals (?:\d+|x|damage)[^.]*to (?:that creature|enchanted creature|its controller)/],
      },
    ],
  },
  {
    tag: "removal:fight",
    label: "Fights",
    meaning: "Your creature deals its damage to another creature",
    rules: [
      {
        words: ["fight", "fights", "power"],
        any: [
          /\bfights? (?:up to \w+ )?(?:another )?(?:other )?(?:target )/,
          /\bfight(?:s)? each other/,
          /deals? damage equal to (?:its|their|~'s|his|her|that creature's) power[^.]* to (?:up to \w+ )?(?:another |any )?(?:other )?target/,
          /\bfights?\b(?! it)/,
        ],
      },
    ],
  },
  {
    tag: "removal:shrink",
    label: "Shrinking",
    meaning: "Lowers a creature's toughness until it dies",
    rules: [
      {
        words: ["get", "gets", "counter", "counters"],
        any: [
          rx`${TARGET}creatures?[^.]* gets? (?:[+-]\w+)/-(?:[1-9]\d*|x)`,
          rx`put (?:a|an|two|three|x|that many|four|five|one|up to \w+) -\d/-\d counters? on (?:each of )?${TARGET}?(?:creature|permanent)`,
          /put (?:a|two|three|x|that many|four|five|one) -[01]\/-1 counters? (?:on (?:each of )?(?:up to \w+ |x |another |any number of )*target|among)/,
          /enchanted creature gets (?:[+-]\w+)\/-(?:[1-9]\d*|x)/,
          /that creature gets (?:[+-]\w+)\/-(?:[1-9]\d*|x)/,
          /distribute [^.]*-1\/-1 counters/,
        ],
        not: [/creature you control gets|on target creature you control|\+1\/\+1 counters? on/],
      },
    ],
  },
  {
    tag: "removal:edict",
    label: "Edicts",
    meaning: "Makes opponents sacrifice",
    rules: [
      {
        words: ["sacrifice", "sacrifices", "exiles", "returns"],
        any: [
          /(?:target (?:player|opponent)|each opponent|each player|each other player|that player|defending player|enchanted player|opponents?|the chosen player|player to your left)[^.]*? sacrifices? (?:a|an|two|three|x|half|that many|another|one|all|the|\w+) [^.]*?\b(?:creatures?|permanents?|planeswalkers?|artifacts?|enchantments?)\b/,
          /(?:target (?:player|opponent)|each opponent) [^.]*chooses? [^.]*sacrifices? /,
          /(?:its|that creature's) controller sacrifices (?:it|that)/,
          /(?:target (?:player|opponent)|each opponent|each player|that player)(?: chooses and)? (?:exiles|returns) (?:a|an|two|x|\w+) [^.]*?\b(?:creatures?|permanents?|artifacts?) (?:they|he or she) controls?/,
        ],
        not: [
          /unless (?:they|that player|he or she) sacrifices?|sacrifices? (?:a|an) (?:\w+ )?land\b|^annihilator|may sacrifice/,
        ],
      },
    ],
  },
  {
    tag: "removal:bounce",
    label: "Bounce",
    meaning: "Returns a permanent to its owner's hand",
    rules: [
      {
        words: ["return", "returns", "hand", "hands"],
        any: [
          rx`\breturn ${TARGET}(?:(?!cards?\b|spell\b|you control|you own)[^.])*?\b(?:permanents?|creatures?|artifacts?|enchantments?|planeswalkers?)\b(?! cards?\b| you control\b| you own\b)[^.]*to (?:its|their) owner(?:'s|s') hands?`,
          /choose [^.]*target [^.]*(?:creature|permanent)[^"]*return (?:it|that|them|those|the chosen)[^.]*owner/,
          /owner of target (?:nonland )?(?:creature|permanent)[^.]*hand/,
          /return (?:that creature|that permanent|enchanted creature|enchanted permanent) to its owner's hand/,
        ],
        not: [
          /target creature you control|return (?:it|that creature) to its owner's hand at|graveyard|attacking creature can't|at the beginning of the next end step, return/,
        ],
      },
    ],
  },
  {
    tag: "removal:tuck",
    label: "Tuck",
    meaning: "Puts a permanent into its owner's library",
    rules: [
      {
        words: ["library", "libraries"],
        any: [
          rx`\bputs? ${TARGET}(?:(?!cards?\b|you control|you own)[^.])*?\b(?:permanents?|creatures?|artifacts?|enchantments?|planeswalkers?)\b(?! cards?\b| you (?:control|own)\b)[^.]*(?:on|into|beneath|second|third)[^.]*librar`,
          /target (?:[\w ,]*)(?:permanent|creature|artifact|enchantment)s?(?:'s)? owners? (?:puts?|shuffles?)[^.]*librar/,
          /owner of target [^.]*(?:permanent|creature|artifact|enchantment)[^.]*(?:puts?|shuffles?) it[^.]*librar/,
          /shuffles? target (?:[\w ,-]*)(?:permanent|creature|artifact|enchantment)[^.]*librar/,
        ],
      },
    ],
  },
  {
    tag: "removal:neutralize",
    label: "Pacifying",
    meaning: "Leaves a creature on the battlefield but useless",
    rules: [
      {
        words: ["enchanted"],
        types: CardType.Enchantment,
        any: [
          /enchanted (?:creature|permanent)[^.]* can't (?:attack or block|attack, block|block)/,
          /enchanted (?:creature|permanent)[^.]*loses all (?:other )?abilities/,
          /enchanted (?:creature|permanent|artifact)[^.]* doesn't untap/,
          /enchanted (?:creature|permanent) is [^.]*(?:land|treasure|food|0\/0|0\/1|1\/1)[^.]*lo(?:ses|st)/,
          /prevent all (?:combat )?damage that would be dealt by enchanted creature/,
        ],
      },
      {
        words: ["enchanted"],
        types: CardType.Enchantment,
        where: (view) => /enchant (?:creature|permanent|artifact)/.test(view.text),
        any: [
          /enchanted (?:creature|permanent) (?:is|becomes) a .*(?:with base power and toughness|and loses)/,
        ],
      },
      {
        words: ["loses", "lose", "becomes", "become"],
        any: [
          rx`${TARGET}(?:nonland )?(?:creature|permanent|artifact)[^.]* loses all (?:other )?abilities`,
          /target creature [^.]*becomes? a [^.]*(?:0\/1|1\/1|0\/0)[^.]*(?:lose|instead)/,
          /target (?:creature|permanent)[^.]*becomes? a (?:treasure|food|land|forest|island|clue)/,
        ],
        not: [/target creature you control/],
      },
      {
        words: ["detain", "stun"],
        any: [
          /\bdetain\b/,
          /put (?:a|two|three|x) stun counters? on (?:each of )?(?:up to \w+ )?(?:other )?target/,
        ],
      },
      {
        words: ["attack", "block"],
        any: [rx`${TARGET}creature[^.]*can't attack or block`],
        not: [/you control|this turn|until end of turn/],
      },
      {
        words: ["untap"],
        any: [
          rx`${TARGET}(?:creature|permanent)[^"]*doesn't untap during its controller's untap step for as long as`,
        ],
      },
    ],
  },
  {
    tag: "removal:polymorph",
    label: "Polymorphs",
    meaning: "Swaps a creature for something else",
    rules: [
      {
        words: ["reveals", "token"],
        any: [
          /target (?:creature|permanent|nonland permanent)[^"]*its controller[^"]*reveals? cards? from the top/,
        ],
      },
    ],
  },
  {
    tag: "theft",
    label: "Theft",
    meaning: "Takes opponents' permanents or plays their cards",
    rules: [
      {
        words: ["control", "controls", "gain"],
        any: [
          rx`gains? control of ${TARGET}(?!player)`,
          /gains? control of (?:all|that|each|it|those|up to|enchanted|them|the )/,
          /you control enchanted (?:creature|permanent|artifact|land|planeswalker|enchantment)/,
          /exchange control of/,
        ],
        not: [
          /target opponent gains control|(?:an opponent|that player|another player|its owner|each player) gains? control|you control and target [^.]*you control/,
        ],
      },
      {
        words: ["opponent", "opponents", "player", "players"],
        any: [
          /(?:you may (?:play|cast)|cast) [^.]*(?:from (?:an opponent's|that player's|target opponent's|their|your opponents'|a?n?y? ?opponents?'s?) (?:hand|graveyard|library)|cards? (?:you don't own|they own|your opponents own))/,
          /exile [^.]*(?:that player's|opponent's|each player's) library[^"]*you may (?:play|cast)/,
          /(?:each opponent|target opponent|that player|defending player)[^"]*exiles? [^"]*you may (?:play|cast)/,
          /put [^.]*creature card[^.]*(?:opponent's|their|that player's|each player's) (?:graveyard|library|hand) onto the battlefield under your control/,
        ],
      },
    ],
  },
  {
    tag: "threaten",
    label: "Threaten effects",
    meaning: "Takes a permanent for a turn",
    rules: [{ words: ["gain"], any: [/gain control of [^.]*(?:until end of turn|this turn)/] }],
  },
];
