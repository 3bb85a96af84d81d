import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const DAMAGE = ["damage"] as const;

/** Life totals: burn, drains and gains. */
export const LIFE_TAGS: readonly TagDefinition[] = [
  {
    tag: "burn:each-opponent",
    label: "Damage to everybody",
    meaning: "Damages or drains each opponent",
    rules: [
      {
        words: ["damage", "lose", "loses"],
        any: [
          /deals? [^.]*damage to (?:each|all) (?:other )?(?:opponents?|players?)/,
          /(?:each (?:opponent|other player|player)|your opponents) (?:each )?loses? (?:\d+|x|that much|life|half|twice)/,
          /(?:each opponent|opponents)[^.]* loses? (?:\d+|x|half|that much)/,
        ],
      },
    ],
  },
  {
    tag: "burn",
    label: "Burn",
    meaning: "Deals damage that can go to a player",
    rules: [
      {
        words: DAMAGE,
        any: [
          /deals? (?:\d+|x|that much|damage|twice|half|an amount)[^.]*?(?:to|among) (?:[^.]*?\b)?(?:any (?:other |number of )?targets?|target (?:player|opponent)|each (?:other )?(?:player|opponent)|that player|(?:its|that \w+'s) (?:controller|owner)|up to \w+ targets?|one, two, or three targets|defending player|the player|one or two targets|(?:two|three|x) (?:other )?targets?|them|an opponent|a player|enchanted player|target creature or player|player or planeswalker)\b/,
        ],
        not: [/prevent|you control deals damage to a player[^.]*, (?!.*deals)/],
      },
    ],
  },
  {
    tag: "burn:spell",
    label: "Burn spells",
    meaning: "Instant or sorcery that can send damage to the face",
    rules: [
      {
        words: DAMAGE,
        types: SPELL,
        any: [
          /deals? (?:\d+|x|that much|damage|twice|an amount)[^.]*?(?:to|among) (?:[^.]*?\b)?(?:any (?:other |number of )?targets?|target (?:player|opponent)|each (?:other )?(?:player|opponent)|up to \w+ targets?|one, two, or three targets|target creature or player|player or planeswalker|one or two targets|(?:two|three|x) (?:other )?targets?)\b/,
        ],
      },
    ],
  },
  {
    tag: "pinger",
    label: "Pingers",
    meaning: "Deals a little damage again and again",
    rules: [
      {
        words: DAMAGE,
        notTypes: SPELL,
        any: [
          /^[^"]*\{t\}[^:"]*: [^"]*deals? (?:\d+|x|damage)[^.]*to (?:any|target|each|up to)/,
          /(?:whenever|at the beginning)[^"]*deals? (?:1|2|3|that much|x) damage to (?:any target|each opponent|target (?:opponent|player)|that player|each player)/,
        ],
      },
    ],
  },
  {
    tag: "drain",
    label: "Drains",
    meaning: "Opponents lose life and you gain it",
    rules: [
      {
        words: ["lose", "loses", "damage", "extort"],
        any: [
          /(?:opponents?|players?|controller)[^.]* loses? [^.]*life(?: and|,| then|\.)[^.]*you gain [^.]*life/,
          /deals? [^.]*damage to [^.]*(?: and|\.) you gain [^.]*life/,
          /you gain life equal to the life lost/,
          /(?:^|, )extort\b/,
        ],
      },
    ],
  },
  {
    tag: "lifegain",
    label: "Life gain",
    meaning: "Gains you life",
    rules: [
      {
        words: ["gain", "gains", "lifelink", "food", "lose", "extort"],
        any: [
          /(?:you(?: may)? |^|, |and |then |player )gains? (?:\d+|x|that much|twice|half|an amount of|life|\w+ times)[^.]*\blife\b|(?:you |and |then |player )gains? life/,
          /\blifelink\b/,
          /\bextort\b|create [^.]*food token/,
          /gains? (?:\d+|x) life/,
        ],
        not: [/opponents? (?:\w+ )?gains?|can't gain|loses? lifelink/],
      },
    ],
  },
  {
    tag: "lifegain:repeatable",
    label: "Life gain",
    meaning: "Gains life again and again",
    rules: [
      {
        words: ["gain", "lifelink"],
        notTypes: SPELL,
        any: [
          /(?:whenever|at the beginning)[^"]*you (?:may )?gain [^.]*life/,
          /^[^"]*\{[^:"]*: [^"]*you gain [^.]*life/,
          /\blifelink\b/,
        ],
        not: [/sacrifice ~|whenever you gain life, you gain/],
      },
    ],
  },
  {
    tag: "lifegain-payoff",
    label: "Life gain payoffs",
    meaning: "Rewards gaining life or having much of it",
    rules: [
      {
        words: ["gain", "gained", "life"],
        any: [
          /whenever you gain(?: or lose)? life/,
          /(?:you've gained|you gained|if you gained|life you gained)[^.]*(?:life )?this turn/,
          /if you have (?:\w+ or more|\d+ or more|at least \d+|more) life/,
          /if you would gain life/,
          /your life total (?:is|becomes) (?:\d\d+)? ?(?:or more|greater)|life (?:more|greater) than your starting life|at least \d+ life more/,
          /equal to (?:your life total|the amount of life you gained)/,
        ],
      },
    ],
  },
  {
    tag: "life-payment",
    label: "Pays life",
    meaning: "Costs you life",
    rules: [
      {
        words: ["pay", "lose"],
        any: [/pay (?:\d+|x|half your|any amount of) life|you lose (?:\d+|x|half|life|that much)/],
      },
    ],
  },
];
