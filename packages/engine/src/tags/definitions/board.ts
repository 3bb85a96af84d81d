import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { rx, TARGET } from "../pattern.ts";

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

/** Boards: tokens, counters, anthems, protection. */
export const BOARD_TAGS: readonly TagDefinition[] = [
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
  {
    tag: "anthem",
    label: "Anthems",
    meaning: "Makes all your creatures, or those of a kind, bigger for good",
    rules: [
      {
        words: ["get", "gets"],
        notTypes: SPELL,
        any: [
          /\b[a-z]+(?: tokens)? you control[^.":]* gets? \+(?:\d|x)\/\+(?:\d|x)/,
          /(?:other|each other|all) [a-z ]+ gets? \+[1-9x]\/\+\d/,
          /creatures? of the chosen type (?:you control )?gets? \+/,
        ],
        not: [/until end of turn|target|this turn|^[^"]*\{[^:]*: /],
      },
    ],
  },
  {
    tag: "lord",
    label: "Lords",
    meaning: "Makes creatures of one type bigger or gives them abilities",
    rules: [
      {
        words: ["other", "all", "control", "chosen", "each"],
        notTypes: SPELL,
        any: [
          /(?:other|each other|all(?: other)?) (?!creatures?\b|permanents?\b|artifacts?\b|enchantments?\b|lands?\b|players?\b|tokens?\b|nontoken\b|legendary\b|opponents?\b)[a-z-]+(?: creatures?)?(?: you control)?(?:[^.":]*?) (?:gets? \+|ha(?:s|ve) (?!been|no))/,
          /\b(?!creatures?\b|permanents?\b|artifacts?\b|lands?\b|enchantments?\b|attacking\b|tokens?\b|white\b|blue\b|black\b|red\b|green\b|colorless\b|legendary\b|equipped\b|planeswalkers?\b|spells?\b)[a-z]+s(?: creatures?)? you control (?:get \+|have )/,
          /(?:[a-z]+) creatures you control (?:get \+|have )/,
          /creatures?(?: you control)? of the chosen type(?: you control)?[^.]* (?:gets? \+|ha(?:s|ve) )/,
          /creatures you control of the chosen type get/,
        ],
        not: [
          /until end of turn|target|^[^"]*\{[^:]*: |\b(?:white|blue|black|red|green|colorless|multicolored|attacking|tapped|untapped|nontoken|token|legendary|artifact|blocking|enchanted|equipped|nonland|other|modified|enchantment) creatures you control (?:get|have)/,
        ],
      },
    ],
  },
  {
    tag: "typal-payoff",
    label: "Typal payoffs",
    meaning: "Rewards playing many creatures of one type",
    rules: [
      {
        words: ["chosen", "choose", "type"],
        any: [
          /(?:creatures?|cards?|spells?|permanents?)[^.]* of the chosen type|choose a creature type|share (?:a|at least one) creature type|of that type\b/,
        ],
      },
      {
        words: ["cast", "control", "enters", "dies", "die", "attack", "attacks", "each"],
        any: [
          /whenever (?:~ or )?(?:another|a|one or more|an) (?!creature|permanent|artifact|land|enchantment|opponent|player|spell|token|nontoken|card|instant|sorcery|noncreature|planeswalker|historic|legendary|source|counter|colorless|multicolored|white|blue|black|red|green|creatures)[a-z]+(?: creature)?s?(?: you control)? (?:enters|dies?|attacks?|deals)/,
          /(?:number of|for each)(?: other)? (?!creature|permanent|artifact|land|enchantment|opponent|player|card|counter|color|attacking|spell|basic|other|nonbasic|token|instant|planeswalker|time|of|tapped|untapped|white|blue|black|red|green)[a-z]+s? (?:you control|on the battlefield)/,
        ],
      },
    ],
  },
  {
    tag: "changeling",
    label: "Changelings",
    meaning: "Is every creature type",
    rules: [
      { words: ["changeling", "every"], any: [/(?:^|, )changeling\b/, /(?:is|are) every creature type/] },
    ],
  },
  {
    tag: "overrun",
    label: "Overruns",
    meaning: "Makes all your creatures strong for one deadly attack",
    rules: [
      {
        words: ["get", "gain", "double"],
        any: [
          /creatures you control (?:each )?(?:get|gain)[^.]*(?:\+(?:[2-9]|x|\d\d)\/\+\w+)[^.]*until end of turn/,
          /creatures you control (?:get|gain)[^.]*(?:trample|double strike)[^.]*until end of turn|until end of turn, creatures you control (?:get|gain)[^.]*(?:trample|double strike)/,
          /creatures you control get \+x\/\+x/,
          /double the power (?:and toughness )?of each creature you control/,
        ],
      },
    ],
  },
  {
    tag: "pump",
    label: "Pump",
    meaning: "Makes a creature bigger for a turn",
    rules: [
      {
        words: ["gets", "get"],
        any: [
          rx`${TARGET}(?:[\w-]+ )*creatures?[^.]* (?:each )?gets? \+(?:[1-9x]\d*)/\+(?:\d+|x)`,
          /creatures you control get \+[^.]*until end of turn/,
          rx`${TARGET}(?:[\w-]+ )*creatures?[^.]* gets? \+(?:[1-9x]\d*)/-0`,
        ],
        not: [/opponent controls|you don't control gets/],
      },
    ],
  },
  {
    tag: "combat-trick",
    label: "Combat tricks",
    meaning: "Instant that changes a fight",
    rules: [
      {
        words: ["target", "creatures", "creature"],
        where: (view) => view.isInstantSpeed,
        types: SPELL | CardType.Creature | CardType.Enchantment | CardType.Artifact,
        any: [
          rx`${TARGET}(?:[\w-]+ )*(?:creatures?)[^.]*(?:gets? \+(?:\w+)/(?:\+|-0)|gains? (?!control)|has (?:base power|first))`,
          /(?:creatures you control|attacking creatures|blocking creatures) (?:get|gain) [^.]*until end of turn/,
          /(?:that creature|it|enchanted creature|each of (?:those|them)) (?:gets \+|gains? (?:first strike|double strike|trample|deathtouch|indestructible|hexproof|lifelink|flying|protection|reach|haste|vigilance))/,
          rx`put [^.]*\+1/\+1 counters? on (?:each of )?${TARGET}`,
          /enchanted creature (?:gets \+|has)/,
          /(?:^|[ .•])(?:support|bolster) (?:\d|x)/,
        ],
        not: [/gets? [+-]\w+\/-[1-9x]|opponent controls|you don't control/],
      },
    ],
  },
  {
    tag: "protection",
    label: "Protection",
    meaning: "Keeps your other permanents safe",
    rules: [
      {
        words: [
          "hexproof",
          "indestructible",
          "shroud",
          "protection",
          "ward",
          "phase",
          "phases",
          "regenerate",
          "prevent",
        ],
        any: [
          rx`(?:target [^.]*|creatures?|permanents?|you|it|them|they|planeswalkers?|artifacts?|enchantments?|commanders?|each|tokens|[a-z]+s) (?:you control |that you control |you control with [^.]* )?(?:[^.]*?)\b(?:gains?|have|has|get)\b[^."]*\b(?:hexproof|indestructible|shroud|protection from|ward)`,
          /(?:equipped|enchanted) creature[^.]*(?:has|gains)[^.]*(?:hexproof|indestructible|shroud|protection from|ward)/,
          rx`(?:${TARGET}[^.]*|creatures? you control|permanents? you control|any number of[^.]*|it|they|that creature)\s?(?:you control )?phases? out`,
          /regenerate (?:target|each|enchanted|equipped|another)/,
          /prevent all damage that would be dealt (?:this turn )?to (?:target|you and|creatures|permanents|each|another|other)/,
        ],
        not: [/^~ (?:has|gains)|^~ [^.]*gains|opponents? control|that player controls/],
      },
      {
        words: ["indestructible", "hexproof", "shield"],
        any: [
          /put (?:a|an|two) (?:indestructible|hexproof|shield) counters? on (?:target|up to|each|another|it|that)/,
        ],
      },
      {
        words: ["die", "dies", "return"],
        types: SPELL,
        any: [
          /when(?:ever)? (?:that|it|a) (?:creature )?[^.]*dies this turn, return (?:it|that card) to the battlefield/,
        ],
      },
    ],
  },
  {
    tag: "protection:all",
    label: "Mass protection",
    meaning: "Keeps your whole board safe",
    rules: [
      {
        words: ["hexproof", "indestructible", "shroud", "protection", "phase", "ward"],
        any: [
          /(?:creatures|permanents|artifacts|enchantments|planeswalkers|nonland permanents)(?:[^.]*) you control[^.]*(?:gain|have|get)[^.]*(?:hexproof|indestructible|shroud|protection|ward)/,
          /(?:creatures|permanents) you control phase out/,
        ],
      },
    ],
  },
  {
    tag: "protects-spells",
    label: "Counter protection",
    meaning: "Keeps your spells from being countered",
    rules: [
      {
        words: ["countered"],
        any: [/(?:spells?|it|creatures?|those|them)[^.]*can't be countered/],
        not: [/^(?:~|this spell) can't be countered/, /^this spell/],
      },
    ],
  },
  {
    tag: "blink",
    label: "Blink",
    meaning: "Exiles your permanents and returns them",
    rules: [
      {
        words: ["return", "returns", "exile"],
        any: [
          /exiles? (?:up to \w+ |any number of |another |one or more |all |each |two |x |a )*(?:other )?(?:nontoken )?(?:target )?(?:[\w, -]+?)?(?:creatures?|permanents?|artifacts?|enchantments?|lands?|~)\b[^"]*(?:return|put) (?:it|that card|them|those cards|that permanent|the exiled cards?|each of (?:them|those)|that creature)[^.]*(?:to|onto) the battlefield/,
        ],
        not: [
          /target creature an opponent controls|until ~ leaves|exile ~[^"]*return (?:it|~)|card from (?:your|a) graveyard|creature card|cards? from|dies/,
        ],
        ability: (text) => !/return (?:it|that card) to the battlefield transformed/.test(text),
      },
    ],
  },
  {
    tag: "self-bounce",
    label: "Returns your own",
    meaning: "Returns your own permanents to your hand",
    rules: [
      {
        words: ["return"],
        any: [
          /return (?:a|an|another|target|up to \w+|any number of|one or more|two)(?: other)? (?:[\w, -]+)? ?(?:you control|you own|permanent you)[^.]*to (?:its|their) owner/,
        ],
        not: [/graveyard/],
      },
    ],
  },
  {
    tag: "clone",
    label: "Clones",
    meaning: "Becomes or makes a copy of a permanent",
    rules: [
      {
        words: ["copy", "copies"],
        any: [
          /(?:enter|enters) (?:the battlefield )?(?:tapped )?as a copy of/,
          /becomes? (?:a )?cop(?:y|ies) of/,
          /(?:token|tokens) (?:that's|that are|that is) (?:a )?cop(?:y|ies) of/,
          /create (?:a|x|two|that many|three) (?:tapped )?(?:and attacking )?cop(?:y|ies) of/,
        ],
      },
    ],
  },
];
