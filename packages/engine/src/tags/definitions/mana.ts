import { CardType } from "@deckwright/cards/table/card-table.ts";
import { type CardView, manaValueOf } from "../card-view.ts";
import type { TagDefinition } from "../definition.ts";
import { NUMBER, rx } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const ADD = ["add"] as const;
const SEARCH = ["search", "searches"] as const;
const LAND_WORD =
  "(?:lands?|plains|islands?|swamps?|mountains?|forests?|gates?|deserts?|basics?|town|caves?|locus)";

/** True when a mana ability gives more mana than it costs, so that it is more than a filter. */
function paysOff(ability: string): boolean {
  for (const part of ability.split(/"|(?<=\.) /)) {
    const match = /\badd (.*)/.exec(part);
    if (match === null) continue;
    const colon = part.lastIndexOf(": ", match.index);
    const cost = colon < 0 ? 0 : manaValueOf(part.slice(0, colon).toUpperCase());
    if (cost === 0 || cost < yieldOf(match[1] ?? "")) return true;
  }
  return false;
}

/** Least mana that the words after "add" promise. */
function yieldOf(words: string): number {
  const first = /^(?:\{[^}]+\})+/.exec(words);
  if (first !== null) return (first[0].match(/\{/g) ?? []).length;
  if (/^(?:two|three|four|five|seven|ten|x|that much|an amount|mana)/.test(words)) return 2;
  return 1;
}

/** True when the card's whole cost is little: what a card counts as fast. */
function isNearlyFree(view: CardView): boolean {
  return view.isFront && view.manaValue <= 1;
}

/** Mana: everything that makes more of it, sooner; what it is spent on is in `spending.ts`. */
export const MANA_TAGS: readonly TagDefinition[] = [
  {
    tag: "ramp:rock",
    label: "Mana rocks",
    meaning: "Noncreature artifact that makes mana turn after turn",
    rules: [
      {
        words: ADD,
        types: CardType.Artifact,
        notTypes: CardType.Land | CardType.Creature,
        any: [
          /(?:\{t\}|tap an untapped|remove (?:a|an|one or more|x|any number of) [^:]*counters?[^:]*|sacrifice (?:a|an) (?:creature|artifact|permanent|land)[^:]*)[^:]*: (?:[^"]*?\. )?(?:[^.]*?)\badd /,
          /(?:beginning|during) [^.]*, (?:you may )?add /,
        ],
        not: [/sacrifice ~[^:]*: add/, /sacrifice ~[^:]*:/, /enchanted|equipped creature has/],
        ability: paysOff,
      },
    ],
  },
  {
    tag: "ramp:dork",
    label: "Mana creatures",
    meaning: "Creature that makes mana turn after turn",
    rules: [
      {
        words: ADD,
        types: CardType.Creature,
        notTypes: CardType.Land,
        any: [
          /^[^"]*(?:\{t\}|\{q\}|tap an untapped|remove|exert|pay|discard|return|\{\d\})[^:"]*: (?:[^"]*?\. )?[^."]*?\badd /,
          /whenever ~ (?:attacks|deals|becomes tapped)[^.]*, add /,
          /^(?:~ is all colors\. )?\{[^:]*: add /,
        ],
        not: [/sacrifice ~[^:]*:/],
        ability: paysOff,
      },
      // A land tapped twice is a land more: Arbor Elf, Voyaging Satyr, Kiora's Follower.
      {
        words: ["untap"],
        types: CardType.Creature,
        notTypes: CardType.Land,
        any: [
          /^[^":]*\{t\}[^":]*: untap (?:another |up to )?(?:one |two )?target (?:nonbasic |basic )?(?:lands?|forests?|plains|islands?|swamps?|mountains?|permanent)\b/,
        ],
        not: [/sacrifice ~[^:]*:/],
      },
    ],
  },
  {
    tag: "ramp:grants-mana",
    label: "Mana engines",
    meaning:
      "Gives your creatures, artifacts or lands an ability that makes mana, or makes it each turn by itself",
    rules: [
      {
        words: ADD,
        notTypes: SPELL | CardType.Land,
        any: [
          /you control (?:has|have|gain)[^.]*"[^"]*\badd /,
          /\bat the beginning of (?:your|each|each of your) [^.]*(?:main phase|upkeep|turn|combat)[^.]*,[^.]*\badd /,
          /(?:enchanted|equipped) (?:creature|artifact|permanent)[^.]* has[^.]*"[^"]*\badd /,
        ],
        not: [/spend only mana produced/],
      },
      {
        words: ADD,
        types: CardType.Enchantment | CardType.Planeswalker,
        any: [
          /^[^"]*: [^."]*\badd (?:\{|one|two|three|x|an amount|that much|mana|ten)/,
          /whenever [^.]*, (?:you may )?(?:[^.]*)\badd (?:\{|one|two|three|x|an amount|that much)/,
        ],
        not: [/sacrifice ~[^:]*:/, /for mana/],
        ability: paysOff,
      },
      {
        words: ADD,
        types: CardType.Creature,
        any: [/whenever [^.]*,(?: you may)? add (?:\{|one|two|three|x|an amount|that much)/],
        not: [/for mana/],
      },
    ],
  },
  {
    tag: "ramp:land-aura",
    label: "Land auras",
    meaning: "Enchants a land so that it makes more mana",
    rules: [
      {
        words: ["enchanted"],
        types: CardType.Enchantment,
        any: [
          /whenever enchanted (?:land|forest|\w+) is tapped for mana,[^.]* adds? an additional/,
          /enchanted (?:land|forest|plains|island|swamp|mountain)[^.]* (?:has|gains) "[^"]*\badd (?:two|three|\{\w\}\{\w\})/,
          /whenever enchanted \w+ is tapped for mana,[^.]* adds? /,
        ],
      },
    ],
  },
  {
    tag: "mana-doubler",
    label: "Mana doublers",
    meaning: "Multiplies the mana your lands or permanents make",
    rules: [
      {
        words: ["tap", "tapped", "taps", "double", "twice"],
        any: [
          /whenever (?:you|a player) taps? (?:a|an|one or more) (?!creature)[^,]*for mana,[^.]*(?:\badds?\b|produces)/,
          /whenever (?:a|an) (?:land|plains|island|swamp|mountain|forest|permanent|creature)[^,]* is tapped for mana,[^.]*(?:\badds?\b|produces)/,
          /if you tap a (?:land|permanent|basic land)[^,]* for mana, it produces (?:twice|three times)/,
          /double the amount of (?:each type of )?(?:unspent )?mana/,
          /produces? twice as much/,
        ],
        not: [/instead of any other (?:type|color)/],
      },
    ],
  },
  {
    tag: "ramp:land",
    label: "Land ramp",
    meaning: "Puts lands from the library or hand onto the battlefield",
    rules: [
      {
        words: SEARCH,
        notTypes: CardType.Land,
        any: [
          rx`search your library(?: and/or graveyard)? for [^.]*\b${LAND_WORD}\b[^.]*? cards?\b[^.]*(?:\.[^.]*)?\bput (?:it|them|that card|those cards|one|up to|either|both|any|a|the)[^.]* onto the battlefield`,
          rx`search your library for [^.]*\b${LAND_WORD}\b[^.]* onto the battlefield`,
        ],
      },
      {
        words: ["land", "lands"],
        notTypes: CardType.Land,
        any: [
          rx`put (?:${NUMBER}|any number of|all|up to \w+|the|each|that|target)? ?(?:revealed |basic )?lands? cards? (?:with [^.]* )?(?:from (?:your hand|among|your graveyard|that|it|the)|revealed|exiled|milled)[^.]*onto the battlefield`,
          /put (?:all|any number of|up to \w+|that|those|a|any) land cards?(?: revealed this way| from among them)? onto the battlefield/,
          /if (?:it's|that card is|the card is) a land card, (?:you may )?put (?:it|that card) onto the battlefield/,
          /put a land card[^.]*from (?:your hand|among|your graveyard)[^.]*onto the battlefield/,
          /you may put (?:a|any number of|up to \w+) (?:basic )?(?:land|plains|island|swamp|mountain|forest)[^.]* cards? from your (?:hand|graveyard)[^.]* onto the battlefield/,
          /return (?:target|up to \w+(?: target)?|all|x target|two target|that many|any number of target) (?:basic )?land cards? from your graveyard to the battlefield/,
          /create (?:a|two|x|three) (?:tapped )?[^.]*\bland tokens?\b/,
        ],
        // A card of somebody else's hand is seldom a land.
        not: [
          /\b(?:controller|opponent|player) (?:exiles|reveals|discards) (?:a card|cards) from their hand/,
        ],
      },
    ],
  },
  {
    tag: "ramp:treasure",
    label: "Treasure makers",
    meaning: "Makes Treasure, Gold, Eldrazi Spawn or other tokens that turn into mana",
    rules: [
      {
        words: [
          "treasure",
          "treasures",
          "gold",
          "spawn",
          "scion",
          "scions",
          "powerstone",
          "powerstones",
          "lander",
        ],
        any: [
          /(?<!opponent |player |controller |owner )(?:may )?creates? [^."]*\b(?:treasure|gold|eldrazi spawn|eldrazi scion|powerstone|lander)\b[^."]* tokens?/,
        ],
        not: [
          /(?:its|that (?:creature|permanent|spell|artifact|land)'s|their) (?:controller|owner)s? (?:may )?creates?/,
          /(?:target|each|that|defending) (?:opponent|player) (?:may )?creates?/,
        ],
      },
    ],
  },
  {
    tag: "ramp:ritual",
    label: "Rituals",
    meaning: "One burst of mana: rituals and artifacts or creatures that are given up for it",
    rules: [
      {
        words: ["add", "adds"],
        types: SPELL,
        any: [
          /(?:^|[.,:"•—+] ?|then |and |may )adds? (?:\{|one|two|three|four|five|seven|x|an amount|that much|twice|mana)/,
          /whenever [^.]*tap[^.]* for mana[^.]* add/,
        ],
      },
      {
        words: ADD,
        notTypes: SPELL | CardType.Land,
        any: [
          /sacrifice ~[^:"]*: add /,
          /^when(?:ever)? ~ enters[^.]*, (?:you may )?(?:[^.]*\band )?add /,
          /^exile ~ from your (?:hand|graveyard)[^:]*: add /,
          /sacrifice ~[^:"]*: [^.]*\. add /,
        ],
      },
    ],
  },
  {
    tag: "ramp:extra-land",
    label: "Extra land drops",
    meaning: "Lets you play more than one land each turn",
    rules: [
      {
        words: ["additional"],
        any: [
          /you may play (?:an|two|three|up to \w+|x|any number of) additional lands?/,
          /play (?:an|two|three) additional lands?/,
          /play any number of lands/,
        ],
      },
    ],
  },
  {
    tag: "fast-mana",
    label: "Fast mana",
    meaning: "Mana for next to nothing in the first turns",
    rules: [
      {
        words: ADD,
        notTypes: CardType.Land | CardType.Creature,
        where: isNearlyFree,
        any: [/\badd (?:\{|one|two|three|four|x|an amount)/],
        ability: paysOff,
        not: [/enchanted/],
      },
      {
        words: ADD,
        types: CardType.Land,
        any: [/\{t\}[^:]*: add (?:\{c\}\{c\}|\{(?:c|[wubrg])\}\{|two|three)/],
        not: [/return|pay (?!1 life)|\{1\}, \{t\}|\{w\/|\{u\/|\{b\/|\{r\/|\{g\/|storage/],
        where: (view) => !/doesn't untap|return an? |enters tapped|\bstorage\b/.test(view.text),
      },
      {
        words: ADD,
        types: CardType.Artifact,
        notTypes: CardType.Creature,
        where: (view) => view.manaValue <= 2,
        any: [/\{t\}: add \{c\}\{c\}\{c\}/],
      },
    ],
  },
  {
    tag: "mana-fixer",
    label: "Color fixing",
    meaning: "A nonland card that makes mana of any color, or of several",
    rules: [
      {
        words: ["color", "colors", "combination"],
        notTypes: CardType.Land,
        any: [
          /adds? (?:[\w ]+ )?mana (?:of any (?:one )?color|in any combination|of the chosen color|of any type|of different colors)/,
          /spend mana as though it were mana of any (?:color|type)/,
        ],
      },
      {
        words: ADD,
        notTypes: CardType.Land,
        any: [/\badd \{[wubrg]\}(?:, \{[wubrg]\},)* or \{[wubrg]\}/, /\badd \{[wubrg]\}\{(?![wubrg]\}\.)/],
      },
      {
        words: ["treasure"],
        notTypes: CardType.Land,
        any: [/(?:you |^|[.,:] ?)(?:may )?create [^."]*treasure token/],
      },
      {
        words: SEARCH,
        notTypes: CardType.Land,
        any: [/search your library for (?:a|up to \w+|two|x|three) (?:basic )?land/],
      },
    ],
  },
  {
    tag: "ramp",
    label: "Ramp",
    meaning: "Puts you ahead on mana",
    from: [
      "ramp:rock",
      "ramp:dork",
      "ramp:grants-mana",
      "ramp:land-aura",
      "mana-doubler",
      "ramp:land",
      "ramp:treasure",
      "ramp:ritual",
      "ramp:extra-land",
    ],
  },
];
