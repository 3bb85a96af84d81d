import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { ANY_COLOR, rx } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const PERMANENTS =
  "(?:creatures?|permanents?|artifacts?|enchantments?|planeswalkers?|lands?|tokens?|auras?|equipment|vehicles?|islands?|plains|forests?|swamps?|mountains?|walls?)";

/** The verb "to counter", where cards also speak of counters that are put on things. */
const COUNTER_VERB = '(?:^|[.:,;•—"*{}|-] ?|then |may |and |or |do, )counters? ';

/** Mass removal and answers on the stack. */
export const SWEEPER_TAGS: readonly TagDefinition[] = [
  {
    tag: "sweeper:one-sided",
    label: "One-sided wipes",
    meaning: "Removes opponents' permanents and leaves yours",
    rules: [
      {
        words: ["opponents", "opponent", "don", "overload", "target", "player"],
        any: [
          new RegExp(
            `(?:destroy|exile|return) (?:all|each) (?:other )?[^.]*\\b${PERMANENTS}[^.]*(?:your opponents control|you don't control|target (?:opponent|player) controls|an opponent controls|your opponents own)`,
          ),
          /creatures (?:your opponents|target (?:player|opponent)|you don't) control[^.]* get -\w+\/-(?:[1-9]|x)/,
          /deals? [^.]*damage to each [^.]*(?:creature|planeswalker)[^.]*(?:your opponents control|you don't control|target (?:player|opponent) controls|an opponent controls)/,
          /put [^.]*-1\/-1 counters? on each creature (?:your opponents|you don't|target|an opponent)/,
          /overload/,
        ],
        ability: (text) => !/overload/.test(text) || /^overload/.test(text),
        where: (view) =>
          !/^overload/m.test(view.text) ||
          /(?:destroy|exile|return|damage to|gain control of|gets -)[^.]*target/.test(view.text),
      },
    ],
  },
  {
    tag: "sweeper:creature",
    label: "Creature wipes",
    meaning: "Destroys, exiles, burns, shrinks or returns many creatures at once",
    rules: [
      {
        words: ["all", "each", "every", "other", "rest", "those", "creatures", "overload"],
        any: [
          /(?:destroy|exile)s? (?:all|each|every) (?:other )?(?:(?!cards?\b|graveyard|\bnon-?creature)[^."])*?\b(?:creatures?|(?:nonland |colored |other |tapped )*permanents?|tokens?)\b(?! cards?)/,
          /return (?:all|each) (?:other )?(?:(?!cards?\b|graveyard)[^."])*?\b(?:creatures?|permanents?)\b(?! cards?)[^.]*(?:owner|hand)/,
          /deals? (?:\d+|x|that much|damage|twice|half)[^.]*to each (?:other )?(?:(?!opponent\b|player\b)[^.])*?\bcreatures?\b/,
          /deals? (?:\d+|x|that much|damage)[^.]*to each (?:player|opponent) and each (?:other )?(?:\w+ )*creature/,
          /(?:all|each|other) (?:other )?(?:[\w -]*)creatures?[^."]* gets? [+-]\w+\/-(?:[1-9]\d*|x)/,
          /creatures[^."]* get [+-]\w+\/-(?:[1-9]\d*|x)/,
          /each player (?:chooses [^"]*|(?:loses|exiles) [^.]*)?(?:then )?sacrifices? (?:all|the rest|each|six|five|four|three|thirteen|half|that many|a number)[^.]*(?:creatures?|permanents|rest|other)/,
          /(?:destroy|sacrifice)s? the rest/,
          /destroy those creatures|those creatures phase out/,
          /^each creature [^."]*deals damage to itself/,
          /put (?:a|two|three|x|that many|an additional|\w+) -[01]\/-1 counters? on each (?:other )?(?:[\w-]+ )*creature/,
          /put all (?:other )?(?:[\w-]+ )*(?:creatures|permanents)[^.]*(?:library|libraries)/,
          /each player shuffles all (?:permanents|creatures)|shuffle all (?:permanents|creatures)/,
          /^overload/,
          /all (?:[\w-]+ )*creatures (?:become|lose|are)[^.]*0\/|creatures lose all abilities and have base power and toughness [01]\/1/,
        ],
        not: [
          /creatures you control get|creatures? you control get|(?:destroy|exile|return) (?:all|each) (?:other )?(?:[\w-]+ )*(?:creatures?|permanents?|tokens?) you (?:control|own)|attached to (?:that|target) creature|each of (?:up to \w+|two|three|x|y) (?:other )?target|each of those creatures|blocking (?:it|~)|another target creature gets|tokens? you control|gets? -\d+\/-0|(?:destroy|exile) (?:all|each) [^.]*(?:blocked|blocking) (?:or blocked )?by|prevent[^.]*damage/,
        ],
        ability: (text) => !/^overload/.test(text),
      },
      {
        words: ["overload"],
        where: (view) =>
          /(?:destroy|exile|return|damage to|gets -|gain control of) ?(?:up to one )?(?:[\w-]+ )*target/.test(
            view.text,
          ),
        any: [/^overload/],
      },
    ],
  },
  {
    tag: "sweeper:artifact-enchantment",
    label: "Artifact and enchantment wipes",
    meaning: "Destroys many artifacts or enchantments at once",
    rules: [
      {
        words: [
          "artifact",
          "artifacts",
          "enchantment",
          "enchantments",
          "permanents",
          "permanent",
          "auras",
          "equipment",
        ],
        any: [
          rx`(?:destroy|exile|return)s? (?:all|each|every) (?:other )?(?:(?!cards?\b|graveyard|target)[^."])*?\b(?<!non)(?:artifacts?|enchantments?|(?:nonland |colored |other )*${ANY_COLOR}permanents?|auras|equipment)\b(?! cards?| (?:and|or) \w+ cards?|(?: and equipment)? attached)`,
          /each player sacrifices (?:all|each)[^.]*(?:artifacts|enchantments|permanents)/,
        ],
        not: [/you control(?! and)|attached to/],
      },
    ],
  },
  {
    tag: "mass-land-denial",
    label: "Mass land denial",
    meaning: "Destroys, taps down or shuts off many lands at once",
    rules: [
      {
        words: [
          "lands",
          "land",
          "islands",
          "plains",
          "forests",
          "swamps",
          "mountains",
          "permanents",
          "permanent",
          "forest",
          "island",
          "swamp",
          "mountain",
        ],
        any: [
          /(?:destroy|exile|return)s? (?:all|each|every|four|three|x)(?: target)? (?:other )?(?:(?!cards?\b|graveyard|nonland|creature|artifact|enchantment)[^.":])*?(?<!non)\b(?:lands?|islands|plains|forests|swamps|mountains|(?<!nonland )permanents)\b(?! cards?)/,
          /(?:destroy|exile) all [^.]*,? and (?:non\w+ )?lands\b/,
          /destroy all (?:artifacts, (?:creatures, )?(?:enchantments, )?|creatures, artifacts, )?(?:and )?lands/,
          /each player (?:sacrifices?|destroys|returns) (?:all|four|three|five|six|seven|x|half|that many|a number of|the rest)[^.]*\blands? (?:they control|of|he or she|he|except|that|for)?/,
          /each player (?:chooses|returns)[^.]*\blands? [^"]*(?:sacrifices the rest|to (?:its|their) owner)/,
          /lands? (?:[\w ]*)?don't untap during (?:their|its)/,
          /(?:nonbasic lands|all lands|lands) (?:[\w ]*)?are (?:mountains|islands|plains|swamps|forests)/,
          /players can't (?:untap more than|play lands(?! or cast))|can't untap more than one/,
          /each player can't[^.]*lands/,
          /all (?:permanents|mana|lands)[^.]*(?:colorless|produce)/,
          /each (?:other )?player's? lands? (?:phase|are)/,
        ],
        not: [
          /you control(?:\.| gain| get| are| have)|~ enters tapped|onto the battlefield|search/,
          /except for [^.]*\blands\b|in addition to their other types|(?:all|each) (?:white|blue|black|red|green|multicolored) permanents/,
        ],
      },
      { words: ["players", "skip"], any: [/players skip their untap steps/] },
    ],
  },
  {
    tag: "sweeper",
    label: "Board wipes",
    meaning: "Removes many permanents at once",
    from: ["sweeper:one-sided", "sweeper:creature", "sweeper:artifact-enchantment"],
  },
  {
    tag: "counterspell:creature",
    label: "Creature counterspells",
    meaning: "Counters creature spells",
    rules: [
      {
        words: ["counter", "counters"],
        any: [/\bcounters? (?:up to \w+ )?target (?:[^.]*\b)?(?<!non)creature[^.]*spell/],
      },
    ],
  },
  {
    tag: "counterspell:noncreature",
    label: "Noncreature counterspells",
    meaning: "Counters only spells that are not creatures",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /\bcounters? (?:up to \w+ )?target (?:noncreature|instant|sorcery|artifact|enchantment|planeswalker|[^.]*instant or sorcery)[^.]*spell/,
        ],
      },
    ],
  },
  {
    tag: "counterspell:soft",
    label: "Soft counterspells",
    meaning: "Counters a spell unless its controller pays",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          /\bcounters? (?:it|that spell|target [^.]*spell[^.]*) unless/,
          /counter target [^.]*spell[^.]*if (?:its|it|no|that)/,
        ],
      },
    ],
  },
  {
    tag: "counterspell:ability",
    label: "Ability counters",
    meaning: "Counters abilities",
    rules: [
      {
        words: ["counter", "counters"],
        any: [/\bcounters? (?:up to \w+ )?target [^.]*\b(?:ability|abilities)/, /counter that ability/],
      },
    ],
  },
  {
    tag: "counterspell",
    label: "Counterspells",
    meaning: "Answers a spell on the stack",
    rules: [
      {
        words: ["counter", "counters"],
        any: [
          rx`${COUNTER_VERB}(?:up to \w+ |all |each |any number of )?(?:other )?(?:target )?(?:[^."]*?)\bspells?\b(?! you control)`,
          rx`${COUNTER_VERB}(?:it|that spell|them|those spells|the next spell)\b`,
          rx`${COUNTER_VERB}target (?:activated|triggered)[^.]*or [^.]*spell`,
        ],
        not: [
          /becomes? the target|when you cast this spell|would counter|spells? you cast that|it unless you/,
        ],
      },
      {
        words: ["spell", "spells"],
        any: [
          /return (?:up to \w+ )?target (?:(?!permanent|creature)[\w-]+ ){0,3}spell[^.]* to (?:its|their) owner's hand/,
          /copy target[^.]*spell, then return it to its owner's hand/,
          /(?:exile|put) (?:up to \w+ )?target (?:(?!permanent|creature if|nonland)[\w-]+ ){0,3}spells?(?! you control| card| mastery)\b/,
          /gain control of target (?:(?!permanent|creature)[\w-]+ ){0,3}spell/,
          /(?:the )?owner of target spell|target spell's (?:controller|owner) (?:exiles|puts)|choose up to one target creature spell/,
          /exile all (?:other )?spells/,
          /airbend [^.]*spell/,
          /casts a spell[^.]*, (?:that player|they) exiles? it/,
        ],
        not: [/exile target (?:\w+ )*spell you/],
      },
      { words: ["end"], any: [/\bend the turn/] },
    ],
  },
  {
    tag: "redirect",
    label: "Redirection",
    meaning: "Changes what a spell or ability targets",
    rules: [
      {
        words: ["targets", "target"],
        any: [/(?:change|choose) (?:the|new) targets? (?:of|for) (?:target|that|it)/],
        not: [/copy|copies/],
      },
    ],
  },
  {
    tag: "prevents-casting",
    label: "Silence effects",
    meaning: "Stops opponents from casting spells",
    rules: [
      { words: ["can"], any: [/(?:opponents?|players?|that player|each player) can't cast (?!more than)/] },
    ],
  },
  {
    tag: "no-permanent-spells",
    label: "Spells only",
    meaning: "Keeps its own player from casting creatures and other permanents",
    rules: [{ words: ["can"], any: [/^you can't cast permanent spells/] }],
  },
  {
    tag: "sweeper:spell",
    label: "Board wipes",
    meaning: "A board wipe that is an instant or sorcery, so that it is ready when needed",
    rules: [
      {
        types: SPELL,
        words: ["all", "each", "overload"],
        any: [
          /(?:destroy|exile|return)s? (?:all|each)|damage to each (?:other )?(?:[\w-]+ )*creature|(?:all|each) creatures? gets? -|each player sacrifices (?:all|\w+)|creatures get -|^overload/,
        ],
        not: [/cards|creatures you control get/],
      },
    ],
  },
];
