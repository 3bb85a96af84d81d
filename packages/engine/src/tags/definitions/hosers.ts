import type { TagDefinition } from "../definition.ts";

/** What says that a rule leaves its own player alone, or holds for a turn only. */
const SPARES_YOU = /\bopponents?\b|\byou don't control\b|\banother player\b|this turn|until end of turn/;

/**
 * Rules that bind everybody, their own player too: what they work against in the deck that plays them is data of
 * `clashes.ts`.
 */
export const HOSER_TAGS: readonly TagDefinition[] = [
  {
    tag: "hoser:nonbasic",
    label: "Nonbasic land hosers",
    meaning: "Turns off or punishes everybody's nonbasic lands",
    rules: [
      {
        words: ["nonbasic"],
        any: [
          /nonbasic lands are (?:mountains|islands|plains|swamps|forests)/,
          /nonbasic lands? (?:[\w ]*)?don't untap|can't untap more than \w+ nonbasic land/,
          /(?:destroy|exile|return|tap) (?:all|each) nonbasic lands/,
          /each player[^.]*sacrifices [^.]*nonbasic lands/,
          /damage to (?:each|that) player equal to [^.]*nonbasic lands/,
          /whenever a player taps a nonbasic land/,
        ],
        not: [SPARES_YOU],
      },
    ],
  },
  {
    tag: "hoser:graveyard",
    label: "Graveyard locks",
    meaning: "Keeps everybody from using graveyards",
    rules: [
      {
        words: ["graveyard", "graveyards", "exile"],
        any: [
          /^if (?:a|one or more) (?:nontoken )?(?:cards?|permanents?|creatures?)(?: or tokens?)? would (?:be put into a(?:ny)? graveyard|die)[^.]*exile (?:it|them|that card) instead/,
          /whenever (?:a|another) card is put into a graveyard from anywhere, exile/,
          /^(?:[\w ]*)cards in graveyards (?:and libraries )?(?:can't|lose)/,
          /players can't cast spells from graveyards/,
          /if a nontoken creature would enter(?: the battlefield)? and it wasn't cast, exile it/,
        ],
        not: [SPARES_YOU, /damage by|dealt damage|with a counter/],
      },
    ],
  },
  {
    tag: "hoser:artifact",
    label: "Artifact locks",
    meaning: "Turns off everybody's artifacts",
    rules: [
      {
        words: ["artifacts", "artifact"],
        any: [
          /^activated abilities of artifacts (?:and creatures )?can't be activated/,
          /^all artifacts have "at the beginning/,
          /^each noncreature artifact loses all abilities/,
        ],
        not: [SPARES_YOU],
      },
    ],
  },
  {
    tag: "hoser:enters",
    label: "Entering locks",
    meaning: "Keeps what happens as creatures enter from happening, for everybody",
    rules: [
      {
        words: ["entering", "enter"],
        any: [
          /(?:creatures?|permanents?)[\w ,]* entering[\w ]* don't cause[\w ]* to trigger/,
          /entering (?:the battlefield )?causes a triggered ability [^.]*to trigger, counter that ability/,
        ],
        not: [SPARES_YOU],
      },
    ],
  },
  {
    tag: "hoser:many-spells",
    label: "One spell a turn",
    meaning: "Holds everybody to a single spell each turn, or makes the second one dearer",
    rules: [
      {
        words: ["cast"],
        any: [
          /^(?:each player|players) can't cast more than one (?:noncreature )?spell/,
          /^each player who has cast a [\w ]*spell this turn can't cast additional/,
          /^whenever a player casts a spell other than the first|costs? \{1\} more to cast for each other spell that player has cast/,
        ],
        not: [/\bopponents?\b/],
      },
    ],
  },
  {
    tag: "hoser:noncreature",
    label: "Noncreature taxes",
    meaning: "Makes everybody's spells that are no creatures dearer",
    rules: [
      { words: ["noncreature"], any: [/^noncreature spells cost \{\d\} more to cast/], not: [SPARES_YOU] },
    ],
  },
  {
    tag: "hoser:search",
    label: "Search locks",
    meaning: "Keeps everybody from searching libraries",
    rules: [{ words: ["search"], any: [/^players can't search libraries(?! this turn)/] }],
  },
  {
    tag: "hoser:draw",
    label: "Draw locks",
    meaning: "Holds everybody to one card drawn each turn",
    rules: [
      {
        words: ["draw"],
        any: [/^(?:each player|players) can't draw more than one card/],
        not: [/\bopponents?\b/],
      },
    ],
  },
  {
    tag: "hoser:creature-ability",
    label: "Creature ability locks",
    meaning: "Turns off the activated abilities of everybody's creatures",
    rules: [
      {
        words: ["activated"],
        any: [/^activated abilities of (?:artifacts and )?creatures can't be activated/],
        not: [SPARES_YOU],
      },
    ],
  },
  {
    tag: "hoser:attack",
    label: "Attack locks",
    meaning: "Keeps most of everybody's creatures from attacking",
    rules: [
      {
        words: ["attack", "untap"],
        any: [
          /^creatures (?:without flying |with power [^.]*)?(?:can't attack(?! you| planeswalkers|,? or block)\b|don't untap during)/,
          /no more than (?:one|two) creatures? can attack each (?:combat|turn)/,
        ],
        not: [SPARES_YOU],
      },
    ],
  },
];
