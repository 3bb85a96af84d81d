import { colorCount } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const LAND = CardType.Land;
const BASIC_TYPE = /\b(?:plains|island|swamp|mountain|forest)\b/;

/** Lands. */
export const LAND_TAGS: readonly TagDefinition[] = [
  {
    tag: "land:fetch",
    label: "Fetch lands",
    meaning: "Land that is given up to put another land onto the battlefield",
    rules: [
      {
        types: LAND,
        words: ["search"],
        any: [
          /sacrifice ~[^"]*search your library for [^.]*(?:land|plains|island|swamp|mountain|forest)[^.]*battlefield/,
        ],
      },
    ],
  },
  {
    tag: "land:fixing",
    label: "Color fixing",
    meaning: "Land that makes or finds two or more colors",
    from: ["land:fetch"],
    rules: [
      { types: LAND, where: (view) => colorCount(view.producedMana) >= 2 },
      {
        types: LAND,
        words: ["add"],
        any: [
          /mana (?:of any (?:one )?color|in any combination|of the chosen color|of any type)|add \{[wubrg]\},? or \{[wubrg]\}|add \{[wubrg]\}, \{/,
        ],
      },
    ],
  },
  {
    tag: "land:any-color",
    label: "Five-color lands",
    meaning: "Land that makes mana of any color",
    rules: [
      {
        types: LAND,
        words: ["color"],
        any: [/add one mana of any (?:one )?color|mana of any type that a land you control/],
        not: [/sacrifice ~|spend this mana only/],
      },
    ],
  },
  {
    tag: "land:typed-dual",
    label: "Dual lands",
    meaning: "Nonbasic land with basic land types, so that fetch lands find it",
    rules: [
      { types: LAND, where: (view) => !view.superline.includes("basic") && BASIC_TYPE.test(view.subtypes) },
    ],
  },
  {
    tag: "land:creature",
    label: "Creature lands",
    meaning: "Land that becomes a creature",
    rules: [
      {
        types: LAND,
        words: ["creature"],
        any: [/(?:~|it) becomes? (?:a|an) [^.]*creature|until end of turn, ~ becomes|that's still a land/],
      },
    ],
  },
  {
    tag: "land:typal",
    label: "Typal lands",
    meaning: "Land that helps creatures of one type",
    rules: [
      {
        types: LAND,
        words: ["chosen", "type"],
        any: [/of the chosen type|creature type|share a creature type/],
      },
      {
        types: LAND,
        words: ["spend", "spells"],
        any: [
          /spend this mana only to cast (?:a |an )?(?!creature|noncreature|legendary|artifact|instant|colorless|multicolored|planeswalker|enchantment)[a-z]+(?: creature)? spells?/,
        ],
      },
    ],
  },
  {
    tag: "land:storage",
    label: "Mana lands",
    meaning: "Land that makes more than one mana",
    rules: [
      {
        types: LAND,
        words: ["add"],
        any: [/add (?:\{[wubrgc]\}\{|two|three|x|an amount)|add \{[wubrgc]\} for each/],
      },
    ],
  },
  {
    tag: "land:mdfc",
    label: "Land spells",
    meaning: "Spell in front, land behind",
    rules: [{ frontOnly: false, types: LAND, where: (view) => !view.isFront }],
  },
  {
    tag: "land:cycling",
    label: "Cycling lands",
    meaning: "Land that can be cycled",
    rules: [{ types: LAND, words: ["cycling", "channel"], any: [/(?:^|, )cycling |^channel/] }],
  },
  {
    tag: "land:tapped-drawback",
    label: "Slow lands",
    meaning: "Land that returns lands, stays tapped or goes away",
    rules: [
      {
        types: LAND,
        words: ["return", "untap", "sacrifice"],
        any: [
          /return (?:a|an) [^.]*land you control|doesn't untap|sacrifice ~ unless|when ~ enters, sacrifice/,
        ],
      },
    ],
  },
  {
    tag: "utility-land",
    label: "Utility lands",
    meaning: "Land that does more than make mana",
    rules: [
      {
        types: LAND,
        where: (view) => !view.superline.includes("basic"),
        any: [
          /^(?:[\w' ]+ — )?[^"]*(?:\{[^}]+\}|sacrifice|pay|discard)[^:"]*: (?!add)(?!search your library for (?:a|up to \w+)? ?(?:basic )?(?:land|plains|island|swamp|mountain|forest))/,
        ],
        not: [/: add [^.]*\.$/],
      },
      {
        types: LAND,
        words: ["when", "whenever", "as"],
        any: [
          /when(?:ever)? ~ enters, (?!sacrifice|return a|tap|you may reveal)|at the beginning|whenever (?!~ becomes tapped|you tap)/,
        ],
      },
      { types: LAND, words: ["can"], any: [/can't be countered|have haste|no maximum hand/] },
    ],
  },
];
