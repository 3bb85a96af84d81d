import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition, TagRule } from "../definition.ts";
import { ANY_COLOR, NOUN, rx, TARGET } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** Only your own things are meant. */
const YOURS = /target [^.]*?(?:you (?:both )?(?:own|control)|your graveyard)(?! or)[^.]*/;
/** What is exiled comes back at once, or at the end of the turn: a blink, no removal. */
const BLINK =
  /return (?:it|them|that card|those cards|that permanent|the exiled cards?|each of those)[^.]* to the battlefield (?:under|tapped|transformed|with|at the beginning|attacking)?/;
/** Verbs of an answer. */
const ANSWER_WORDS = ["destroy", "destroys", "exile", "exiles"] as const;

/** Rules for destroying or exiling a target of the noun, unless it is yours or comes back at once. */
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

/** Removal by what it answers. */
export const REMOVAL_TAGS: readonly TagDefinition[] = [
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
          /choose (?:up to \w+ )?target (?:[^."]*\b)?(?:creature|permanent)s?\b[^"]*deals? [^.]*damage to (?:that|it|the chosen)/,
          /damage [^.]*(?:to|among) (?:any (?:other )?|up to \w+ |any number of |one, two, or three |one or two |two |three |x )(?:other )?targets?\b(?! (?:player|opponent))/,
        ],
        not: [/prevent[^.]*damage/],
      },
      {
        words: ["destroy", "exile"],
        types: CardType.Enchantment | CardType.Artifact,
        any: [/(?:destroy|exile) (?:enchanted|equipped) creature/],
      },
    ],
  },
  {
    tag: "removal:combat",
    label: "Removal in combat",
    meaning: "Destroys creatures that it meets in combat",
    rules: [
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
      ...targeted(`(?:artifacts?|equipment|vehicles?|${ANY_COLOR}permanents?)`),
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
      "removal:combat",
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
