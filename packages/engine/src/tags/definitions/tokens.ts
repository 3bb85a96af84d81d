import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { rx } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const OTHERS = ["opponent", "player", "controller"];

/** True when the ability gives the tokens to you: not all of them to somebody else. */
function isYours(text: string): boolean {
  return (
    !new RegExp(`(?:${OTHERS.join("|")})s?(?:'s)?(?: may)? creates?`).test(text) ||
    /each player creates|(?:^|[.,:] )(?:then )?(?:you )?create /.test(text)
  );
}

const MAKE_CREATURE =
  '(?:(?:\\bcreates? (?:[^."]*?)\\bcreature tokens?)|(?:put (?:a|an|two|three|x|\\w+) [^."]*creature tokens? onto the battlefield)|\\bcreate (?:x|a|an|two|three) [^."]*token[^."]*cop(?:y|ies) of|\\bamass (?:\\w+ )?(?:\\d|x)|\\bincubate (?:\\d|x)|\\bpopulate\\b|\\bfabricate \\d|\\bafterlife \\d|\\bfor mirrodin!|living weapon|\\boffspring|\\bsquad\\b|\\bmyriad\\b|job select)';

/** Tokens and counters. */
export const TOKEN_TAGS: readonly TagDefinition[] = [
  {
    tag: "token-maker",
    label: "Token makers",
    meaning: "Makes creature tokens",
    rules: [
      {
        words: [
          "create",
          "creates",
          "token",
          "tokens",
          "amass",
          "populate",
          "incubate",
          "fabricate",
          "afterlife",
          "mirrodin",
          "weapon",
          "offspring",
          "squad",
          "myriad",
          "select",
        ],
        any: [rx`${MAKE_CREATURE}`],
        not: [/would (?:be )?created?|would put [^.]*tokens/],
        ability: isYours,
      },
    ],
  },
  {
    tag: "token-maker:repeatable",
    label: "Token engines",
    meaning: "Makes creature tokens again and again",
    rules: [
      {
        words: ["create", "creates", "amass", "populate", "incubate", "myriad", "token", "tokens"],
        notTypes: SPELL,
        any: [
          rx`(?:whenever|at the beginning)[^"]*${MAKE_CREATURE}`,
          rx`^[^"]*\{[^:"]*: [^"]*${MAKE_CREATURE}`,
          rx`^(?:\[?[+-]?(?:\d+|x)\]?): [^"]*${MAKE_CREATURE}`,
          rx`^(?:sacrifice|discard|pay|remove|tap|exile) (?!~)[^:"]*: [^"]*${MAKE_CREATURE}`,
          /^myriad/,
        ],
        not: [/sacrifice ~|exile ~|whenever ~ dies|would (?:be )?create/],
        ability: isYours,
      },
    ],
  },
  {
    tag: "token-maker:many",
    label: "Token makers",
    meaning: "Makes several creature tokens at once",
    rules: [
      {
        words: ["create", "populate"],
        any: [
          /create (?:two|three|four|five|six|seven|eight|ten|twelve|x|that many|a number of|twice|\w+ plus)[^."]*creature tokens/,
          /for each [^.]*create [^.]*creature token|create [^.]*creature tokens? for each/,
        ],
        ability: isYours,
      },
    ],
  },
  {
    tag: "artifact-token-maker",
    label: "Artifact tokens",
    meaning: "Makes Treasure, Food, Clue, Blood, Map or other artifact tokens",
    rules: [
      {
        words: ["create", "creates", "investigate"],
        any: [
          /\bcreates? [^."]*\b(?:artifact|treasure|food|clue|blood|map|powerstone|junk|gold|shard|lander)\b[^."]*tokens?/,
          /\binvestigate\b/,
        ],
        ability: isYours,
      },
    ],
  },
  {
    tag: "token-doubler",
    label: "Token doublers",
    meaning: "Makes more tokens than were asked for",
    rules: [
      {
        words: ["token", "tokens"],
        any: [
          /(?:would (?:create|be created)|would put)[^.]*tokens?[^.]*(?:twice|that many|plus|instead|additional)/,
        ],
      },
    ],
  },
  {
    tag: "counter-doubler",
    label: "Counter doublers",
    meaning: "Puts more counters than were asked for",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /would (?:put|be put|get)[^.]*counters?[^.]*(?:twice|that many plus|instead|additional|plus one)/,
          /double the number of (?:[\w+/]+ )?(?:kind of )?counters?/,
          /counters? (?:would be|are) (?:put|placed)[^.]*twice/,
          /enters with an additional \+1\/\+1 counter|have [^.]*additional \+1\/\+1 counter/,
        ],
      },
    ],
  },
  {
    tag: "damage-doubler",
    label: "Damage doublers",
    meaning: "Multiplies damage",
    rules: [
      {
        words: ["damage"],
        any: [
          /would deal (?:combat |noncombat )?damage[^.]*(?:double|triple|twice|plus \d|that much damage plus)/,
          /deals? (?:double|twice|triple) that (?:much )?damage/,
          /deals that much damage plus/,
        ],
      },
    ],
  },
  {
    tag: "trigger-doubler",
    label: "Trigger doublers",
    meaning: "Makes triggered abilities trigger again",
    rules: [
      { words: ["additional"], any: [/triggers? an additional time|ability triggers? [^.]*additional time/] },
    ],
  },
  {
    tag: "counters-maker",
    label: "+1/+1 counters",
    meaning: "Puts +1/+1 counters on creatures",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /\bputs? [^."]*\+1\/\+1 counters?/,
          /enters with [^.]*\+1\/\+1 counters?/,
          /distribute [^.]*\+1\/\+1 counters?/,
        ],
      },
      {
        words: [
          "bolster",
          "support",
          "adapt",
          "evolve",
          "outlast",
          "monstrosity",
          "modular",
          "renown",
          "mentor",
          "training",
          "backup",
          "bloodthirst",
          "graft",
          "explore",
          "explores",
          "undying",
          "riot",
          "fabricate",
          "reinforce",
          "scavenge",
          "unleash",
          "devour",
          "endure",
          "endures",
          "earthbend",
          "amass",
          "connive",
          "connives",
          "tribute",
        ],
        any: [
          /(?:^|[, ])(?:bolster|support|adapt|outlast|monstrosity|modular|renown|backup|bloodthirst|graft|reinforce|fabricate|devour|endures?|earthbend|tribute) (?:\d|x|—)/,
          /(?:^|, )(?:evolve|mentor|training|riot|undying|unleash|scavenge)\b/,
          /\bexplores?\b/,
        ],
      },
    ],
  },
  {
    tag: "counters-on-others",
    label: "+1/+1 counters",
    meaning: "Puts +1/+1 counters on creatures other than itself",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /\bputs? [^."]*\+1\/\+1 counters? on (?:each|target|up to|another|any|all|that creature|a creature|one|enchanted|equipped|x target|two|those|creatures)/,
          /distribute [^.]*\+1\/\+1/,
        ],
      },
      {
        words: ["bolster", "support", "mentor", "graft", "reinforce", "backup"],
        any: [/(?:^|[, ])(?:bolster|support|graft|reinforce|backup) (?:\d|x)/, /(?:^|, )mentor\b/],
      },
    ],
  },
  {
    tag: "counters-payoff",
    label: "Counter payoffs",
    meaning: "Rewards +1/+1 counters",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /(?:creatures?|permanents?)[^.]* with (?:a |one or more )?(?:\+1\/\+1 )?counters? on (?:it|them|him|her)/,
          /whenever [^.]*(?:\+1\/\+1 )?counters? (?:is|are) (?:put|placed|removed)/,
          /whenever you put (?:one or more|a)[^.]*counters?/,
          /(?:number of|for each) (?:\+1\/\+1 )?counters? (?:on|among)/,
          /remove [^.:]*\+1\/\+1 counters? from (?:a|among|another|creatures)/,
          /move [^.]*\+1\/\+1 counters?/,
          /would put[^.]*\+1\/\+1 counters/,
          /has a \+1\/\+1 counter on it/,
        ],
      },
    ],
  },
  {
    tag: "proliferate",
    label: "Proliferate",
    meaning: "Adds to counters of every kind",
    rules: [{ words: ["proliferate"], any: [/\bproliferate\b/] }],
  },
  {
    tag: "minus-counters",
    label: "-1/-1 counters",
    meaning: "Puts -1/-1 counters",
    rules: [
      {
        words: ["counter", "counters", "wither", "infect", "persist", "blight"],
        any: [/-1\/-1 counters?/, /(?:^|, )(?:wither|infect|persist)\b/, /\bblight \d/],
      },
    ],
  },
];
