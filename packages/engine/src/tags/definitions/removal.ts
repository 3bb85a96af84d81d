import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition, TagRule } from "../definition.ts";
import { NOUN, rx, TARGET } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** Only your own things are meant. */
const YOURS = /target [^.]*?(?:you (?:both )?(?:own|control)|your graveyard)(?! or)[^.]*/;
/** What is exiled comes back at once, or at the end of the turn: a blink, no removal. */
const BLINK =
  /return (?:it|them|that card|those cards|that permanent|the exiled cards?|each of those)[^.]* to the battlefield (?:under|tapped|transformed|with|at the beginning|attacking)?/;
/** The creature only chooses fights with its equal. */
const ANSWER_WORDS = ["destroy", "destroys", "exile", "exiles"] as const;

/** Rules for destroying or exiling a target of the noun, and for its being countered by a return to hand or library. */
function targeted(noun: string): TagRule[] {
  return [
    {
      words: ANSWER_WORDS,
      any: [
        rx`\b(?:destroys?|exiles?) ${TARGET}${NOUN}(?<!non)\b${noun}(?! (?:cards?|spells?|you control|you own|you both)\b)`,
        rx`\bchoose ${TARGET}${NOUN}(?<!non)\b${noun}(?! (?:cards?|you control))[^"]*(?:destroy|exile) (?:it|them|that|those|each)`,
        rx`for each (?:opponent|player|other player)[^.]*,(?: you may)? (?:destroy|exile) (?:up to \w+ )?(?:other )?(?:target )?${NOUN}(?<!non)\b${noun}`,
      ],
      not: [/\b(?:exiles?|destroys?) (?:\w+ )*target [^.]*you (?:own|control)\b(?! or)/],
      ability: (text) =>
        !/\bexile/.test(text) || !BLINK.test(text) || /until ~ leaves|when ~ leaves|\bdestroy/.test(text),
    },
  ];
}

/** Spot removal: one answer for one threat. */
export const REMOVAL_TAGS: readonly TagDefinition[] = [
  {
    tag: "removal:damage",
    label: "Damage",
    meaning: "Damage that can kill a creature",
    rules: [
      {
        words: ["damage"],
        any: [
          /deals? (?:\d+|x|that much|twice x|half|damage|twice that much)[^.]*?(?:to|among) [^.]*?(?:target )(?:[^.]*?)\b(?:creatures?|permanent)\b/,
          /deals? (?:\d+|x|that much|damage|twice x|twice that much)[^.]*?(?:to|among) (?:up to \w+ |each of (?:up to )?\w+ |any number of |any |another |one, two, or three |one or two |\w+ |x )*targets?\b(?! (?:opponent|player(?! or (?:plan|creat|battle))))/,
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
      { words: ["annihilator"], any: [/\bannihilator \d/] },
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
          rx`\breturn ${TARGET}(?:(?!cards?\b|spell\b|you control|you own)[^.])*?\b(?:permanents?|creatures?|artifacts?|enchantments?|planeswalkers?)(?! cards?\b| you control\b| you own\b)[^.]*to (?:its|their) owner(?:'s|s') hands?`,
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
          rx`\bputs? ${TARGET}(?:(?!cards?\b|you control|you own)[^.])*?\b(?:permanents?|creatures?|artifacts?|enchantments?|planeswalkers?)(?! cards?\b| you (?:control|own)\b)[^.]*(?:on|into|beneath|second|third)[^.]*librar`,
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
  {
    tag: "removal:creature",
    label: "Creature removal",
    meaning: "Gets rid of a creature",
    from: ["removal:fight", "removal:shrink"],
    rules: [
      ...targeted("(?:creatures?|permanents?|tokens?)"),
      {
        words: ["damage"],
        any: [
          /deals? (?:\d+|x|that much|twice x|half|damage)[^.]*?(?:to|among) [^.]*?target [^.]*?\bcreatures?\b/,
          /damage [^.]*(?:to|among) (?:any (?:other )?|up to \w+ |any number of |one, two, or three |one or two |two |three |x )(?:other )?targets?\b(?! (?:player|opponent))/,
        ],
        not: [/prevent[^.]*damage/],
      },
      {
        words: ["destroy", "exile"],
        types: CardType.Enchantment | CardType.Artifact,
        any: [/(?:destroy|exile) (?:enchanted|equipped) creature/],
      },
      {
        words: ["destroy", "exile"],
        any: [
          /(?:blocks?|blocked by|damage to) (?:a|an|one or more|by a) [^.]*creature[^.]*, [^.]*(?:destroy|exile) (?:that|those|it|the)/,
        ],
        not: [/~ dies/],
      },
    ],
  },
  {
    tag: "removal:artifact",
    label: "Artifact removal",
    meaning: "Gets rid of an artifact",
    rules: [
      ...targeted("(?:artifacts?|equipment|vehicles?|permanents?)"),
      {
        words: ["artifact"],
        any: [
          /(?:target (?:player|opponent)|each opponent|each player)[^.]* sacrifices? (?:a|an|two|three|x) [^.]*artifact/,
        ],
      },
    ],
  },
  {
    tag: "removal:enchantment",
    label: "Enchantment removal",
    meaning: "Gets rid of an enchantment",
    rules: [
      ...targeted("(?:enchantments?|auras?|permanents?)"),
      {
        words: ["enchantment"],
        any: [
          /(?:target (?:player|opponent)|each opponent|each player)[^.]* sacrifices? (?:a|an|two|three|x) [^.]*enchantment/,
        ],
      },
    ],
  },
  {
    tag: "removal:planeswalker",
    label: "Planeswalker removal",
    meaning: "Gets rid of a planeswalker",
    rules: [
      ...targeted("(?:planeswalkers?|permanents?)"),
      {
        words: ["damage"],
        any: [
          /damage [^.]*(?:to|among) (?:any (?:other )?|up to \w+ |any number of |one, two, or three |two |x )(?:other )?targets?\b(?! (?:creature|attack|block))/,
          /deals? (?:\d+|x|that much|damage)[^.]*?to (?:up to \w+ )?target [^.]*planeswalker/,
        ],
        not: [/prevent[^.]*damage/],
      },
    ],
  },
  {
    tag: "removal:land",
    label: "Land destruction",
    meaning: "Destroys or takes a single land",
    rules: [
      {
        words: ["destroy", "exile", "sacrifices", "return"],
        any: [
          rx`\b(?:destroy|exile) ${TARGET}${NOUN}(?<!non|non-)\blands?\b(?! cards?| you (?:own|control))`,
          rx`\b(?:destroy|exile) ${TARGET}(?:other )?permanents?\b(?! you| card)`,
          rx`\breturn ${TARGET}(?:nonbasic |basic |tapped |untapped )?lands?(?! cards?| you control)[^.]* to (?:its|their) owner`,
          rx`\bdestroy ${TARGET}${NOUN}\b(?:island|plains|forest|swamp|mountain)s?\b`,
          /sacrifices (?:a|an|two|x) (?:nonbasic |basic )?lands?\b/,
        ],
        not: [/you may sacrifice|unless you sacrifice|exile target (?:permanent|land) you control/],
        ability: (text) =>
          !BLINK.test(text) &&
          !/(?:cost|^)[^.]*, sacrifice a land[^.]*:/.test(text) &&
          !/^(?!.*(?:target|each|that) (?:player|opponent)).*you[^.]* sacrifices? (?:a|two) lands?/.test(
            text,
          ),
      },
    ],
  },
  {
    tag: "removal:any",
    label: "Flexible removal",
    meaning: "Answers several kinds of permanents",
    rules: [
      {
        words: ANSWER_WORDS,
        any: [
          rx`\b(?:destroy|exile) ${TARGET}(?:[\w-]+ )*?(?:nonland |noncreature |other )?permanents?(?! cards?| you (?:own|control))`,
          rx`\b(?:destroy|exile) ${TARGET}(?:[\w-]+ )*(?:artifact|creature|enchantment|planeswalker), (?:[\w-]+, )*(?:or |and/or )`,
        ],
        ability: (text) => !BLINK.test(text) || /until ~ leaves/.test(text),
      },
    ],
  },
  {
    tag: "removal:burn-player",
    label: "Burn",
    meaning: "Damage or life loss that can be pointed at a player",
    rules: [
      {
        words: ["damage"],
        any: [
          /deals? (?:\d+|x|that much|damage|twice)[^.]*to (?:any (?:other )?target|target (?:player|opponent)|each opponent|that player|up to \w+ target|each player|each other player)/,
        ],
      },
    ],
  },
  {
    tag: "removal",
    label: "Removal",
    meaning: "Answers a permanent of an opponent",
    from: [
      "removal:creature",
      "removal:artifact",
      "removal:enchantment",
      "removal:planeswalker",
      "removal:any",
      "removal:fight",
      "removal:shrink",
      "removal:edict",
      "removal:bounce",
      "removal:tuck",
      "removal:neutralize",
      "removal:polymorph",
      "removal:damage",
      "removal:land",
    ],
  },
  {
    tag: "removal:hard",
    label: "Removal",
    meaning:
      "Gets rid of a creature, planeswalker, artifact or enchantment for good: no bounce, no damage to players alone, no lands alone",
    from: [
      "removal:creature",
      "removal:artifact",
      "removal:enchantment",
      "removal:planeswalker",
      "removal:any",
      "removal:fight",
      "removal:edict",
      "removal:tuck",
    ],
  },
  {
    tag: "removal:instant",
    label: "Instant-speed removal",
    meaning: "Removal that can be cast on other players' turns",
    rules: [
      {
        words: ["destroy", "exile", "damage", "return", "sacrifices", "gets", "library"],
        types: SPELL | CardType.Creature,
        where: (view) => view.isInstantSpeed,
        any: [
          /(?:destroy|exile) (?:[\w ]+ )?target (?!card|player)[^.]*(?:creature|permanent|artifact|enchantment|planeswalker|attacker)/,
          /deals? [^.]*damage[^.]*target/,
          /target creature[^.]* gets [+-]\w+\/-[1-9x]/,
          /sacrifices (?:a|an) [^.]*(?:creature|permanent)/,
          /return target [^.]*(?:creature|permanent)[^.]*owner/,
          /target [^.]*(?:creature|permanent)[^.]*(?:into|on) [^.]*library/,
          /fights? target/,
        ],
        not: [YOURS],
      },
    ],
  },
  {
    tag: "removal:repeatable",
    label: "Repeatable removal",
    meaning: "Removes permanents again and again",
    rules: [
      {
        words: ["destroy", "exile", "damage", "gets", "sacrifices"],
        notTypes: SPELL,
        any: [
          /^[^"]*(?:whenever|at the beginning)[^"]*(?:destroy|exile) (?:[\w ]+ )?target (?!card)[^.]*(?:creature|permanent|artifact)/,
          /^[^"]*\{[^:"]*: [^"]*(?:destroy|exile) (?:[\w ]+ )?target (?!card)[^.]*(?:creature|permanent|artifact)/,
          /^[^"]*(?:\{[^:"]*:|whenever|at the beginning)[^"]*deals? [^.]*damage to (?:any|target creature|up to)/,
          /^[^"]*(?:\{[^:"]*:|whenever|at the beginning)[^"]*target creature[^.]*gets [+-]\w+\/-[1-9x]/,
        ],
        not: [/sacrifice ~|exile ~/, YOURS],
      },
    ],
  },
];
