import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { LOOT, rx } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const DRAW = ["draw", "draws"] as const;
const SEARCH = ["search", "searches"] as const;

const LAND_ONLY =
  "(?:a|an|up to \\w+|two|x|three|that many|one or more|any number of)? ?(?:[\\w-]+ )*?(?:land|lands|plains|island|swamp|mountain|forest|gate|desert|sphere|cave|town|locus|basic)(?:,? (?:or|and|and/or)? ?(?:a |an |basic )?(?:plains|island|swamp|mountain|forest|land|gate|desert))* cards?";

/** Finding cards, and what drawing is worth. */
export const TUTOR_TAGS: readonly TagDefinition[] = [
  {
    tag: "tutor:any",
    label: "Tutors",
    meaning: "Finds any card of the library",
    rules: [
      {
        words: SEARCH,
        any: [
          /search your library (?:and graveyard )?for (?:a|an|up to \w+|two|three|four|five|x|that many|\w+)(?: different)? cards?(?:[ ,.](?! named| with (?:mana|total))|$)/,
          /search your library for a card, /,
        ],
      },
    ],
  },
  {
    tag: "tutor:creature",
    label: "Creature tutors",
    meaning: "Finds creatures in the library",
    rules: [
      {
        words: SEARCH,
        any: [
          rx`search your library (?:and/or (?:your )?graveyard |and (?:your )?graveyard |and/or your hand )?for [^.]*\bcreature\b[^.]*cards?`,
        ],
      },
      { words: ["transmute", "wizardcycling", "slivercycling"], any: [/(?:wizard|sliver)cycling/] },
    ],
  },
  {
    tag: "tutor:artifact",
    label: "Artifact tutors",
    meaning: "Finds artifacts in the library",
    rules: [{ words: SEARCH, any: [/search your library [^.]*for [^.]*\b(?:artifact|equipment|vehicle)\b/] }],
  },
  {
    tag: "tutor:enchantment",
    label: "Enchantment tutors",
    meaning: "Finds enchantments in the library",
    rules: [
      {
        words: SEARCH,
        any: [/search your library [^.]*for [^.]*\b(?:enchantment|aura|curse|shrine|saga)\b/],
      },
    ],
  },
  {
    tag: "tutor:spell",
    label: "Spell tutors",
    meaning: "Finds instants or sorceries in the library",
    rules: [{ words: SEARCH, any: [/search your library [^.]*for [^.]*\b(?:instant|sorcery)\b/] }],
  },
  {
    tag: "tutor:land",
    label: "Land tutors",
    meaning: "Finds lands and puts them into the hand",
    rules: [
      {
        words: SEARCH,
        any: [rx`search your library (?:and/or graveyard )?for ${LAND_ONLY}[^"]*(?:into|in) your hand`],
      },
      {
        words: [
          "landcycling",
          "plainscycling",
          "islandcycling",
          "swampcycling",
          "mountaincycling",
          "forestcycling",
          "basic",
        ],
        any: [/(?:land|plains|island|swamp|mountain|forest)cycling/],
      },
    ],
  },
  {
    tag: "tutor",
    label: "Tutors",
    meaning: "Searches the library for a card other than a land",
    from: ["tutor:any", "tutor:creature", "tutor:artifact", "tutor:enchantment", "tutor:spell"],
    rules: [
      {
        words: SEARCH,
        any: [/search your library [^.]*for /],
        not: [rx`search your library (?:and/or (?:your )?graveyard |and graveyard )?for ${LAND_ONLY}`],
      },
      {
        words: ["transmute", "wizardcycling", "slivercycling"],
        any: [/\btransmute\b/, /(?:wizard|sliver)cycling/],
      },
    ],
  },
  {
    tag: "tutor:to-top",
    label: "Tutors to the top",
    meaning: "Finds a card and puts it on top of the library",
    rules: [
      {
        words: SEARCH,
        any: [
          /search your library [^"]*(?:put (?:that card|it|them|those cards)|shuffle and put) [^.]*on top/,
          /shuffle your library, then put (?:that card|the card|it) on top/,
        ],
      },
    ],
  },
  {
    tag: "tutor:to-battlefield",
    label: "Tutors to the battlefield",
    meaning: "Finds a nonland card and puts it onto the battlefield",
    rules: [
      {
        words: SEARCH,
        any: [
          /search your library [^"]*put (?:it|them|that card|those cards|one|the card|up to)[^.]*onto the battlefield/,
        ],
        not: [rx`search your library (?:and/or (?:your )?graveyard )?for ${LAND_ONLY}`],
      },
    ],
  },
  {
    tag: "tutor:to-graveyard",
    label: "Entombs",
    meaning: "Puts a chosen card from the library into the graveyard",
    rules: [
      {
        words: SEARCH,
        any: [
          /search your library [^"]*put (?:it|them|that card|those cards|the card|one) (?:into|in) (?:your|their) graveyard/,
          /search your library [^.]*into your graveyard/,
        ],
      },
    ],
  },
  {
    tag: "no-maximum-hand",
    label: "No maximum hand size",
    meaning: "Lets you keep a hand of any size",
    rules: [{ words: ["maximum"], any: [/no maximum hand size/] }],
  },
  {
    tag: "draw-payoff",
    label: "Draw payoffs",
    meaning: "Rewards drawing cards",
    rules: [
      {
        words: DRAW,
        any: [
          /whenever you draw (?:a|your|one or more)/,
          /if you would draw a card/,
          /for each card you've drawn/,
          /you've drawn (?:two|three) or more/,
        ],
      },
    ],
  },
  {
    tag: "opponent-draw-punisher",
    label: "Draw punishers",
    meaning: "Punishes or forbids opponents' drawing",
    rules: [
      {
        words: DRAW,
        any: [
          /whenever (?:an opponent|a player|each opponent) draws/,
          /opponents? can't draw/,
          /if an opponent would draw/,
          /each opponent can't draw/,
        ],
      },
    ],
  },
  {
    tag: "draw",
    label: "Card draw",
    meaning: "Gives you more cards than it costs",
    from: ["draw:engine", "draw:burst"],
    rules: [
      {
        words: DRAW,
        notTypes: SPELL | CardType.Land,
        any: [/^when (?!you )[^"]*draws? a card/],
        not: [LOOT],
      },
    ],
  },
];
