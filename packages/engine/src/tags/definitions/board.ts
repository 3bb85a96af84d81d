import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { rx, TARGET } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** What makes a board strong and keeps it safe. */
export const BOARD_TAGS: readonly TagDefinition[] = [
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
          /target creature an opponent controls|may search|until ~ leaves|exile ~[^"]*return (?:it|~)|card from (?:your|a) graveyard|creature card|cards? from|dies/,
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
