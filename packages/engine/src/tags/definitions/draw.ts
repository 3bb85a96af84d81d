import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";
import { LOOT, rx } from "../pattern.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const DRAW = ["draw", "draws"] as const;

/** "draw a card" said to you: an imperative, or "you draw"; never a condition about drawing. */
const YOU_DRAW =
  "(?<!would |whenever you |whenever an opponent |when you |if you |can't |may have |first time you |opponents |opponent may |players may |player may |they |time you |controller may |and the attacking player each |cards you |each time you )\\bdraw (?:a|an|two|three|four|five|six|seven|eight|ten|twenty|x|that many|half|twice|cards|up to \\w+|\\d+|one|another|an additional|half x)\\b(?: additional| more)? ?(?:cards?)?";
const SEVERAL =
  "draw (?:two|three|four|five|six|seven|eight|ten|twenty|x|that many|cards equal|up to \\w+|twice|half|cards? for each)";
const NOT_DRAW = [/instead of drawing/, /skip that draw/];

/** Drawing and choosing cards. */
export const DRAW_TAGS: readonly TagDefinition[] = [
  {
    tag: "loot",
    label: "Looting",
    meaning: "Draws and discards: better cards, not more of them",
    rules: [
      { words: DRAW, any: [LOOT, /discard your hand, then draw/] },
      {
        words: DRAW,
        types: SPELL,
        where: (view) => /additional cost to cast this spell, (?:[^.]*or )?discard/.test(view.text),
        any: [/\bdraws? /],
      },
      { words: ["connive", "connives", "rummage"], any: [/connives?/] },
    ],
  },
  {
    tag: "draw:engine",
    label: "Draw engines",
    meaning: "Draws cards again and again",
    rules: [
      {
        words: DRAW,
        notTypes: SPELL,
        any: [
          rx`\b(?:whenever|at the beginning)\b[^"]*${YOU_DRAW}`,
          rx`^[^"]*(?:\{[^}]+\}|tap an untapped|pay \d+ life|sacrifice (?:a|an|another|two|x|three) |discard|remove|exile (?:a|two|three)|return|waterbend)[^:"]*: [^"]*${YOU_DRAW}`,
          rx`^(?:\[?[+-]?\d+\]?|0|\[0\]|\+\d+): [^"]*${YOU_DRAW}`,
          /draw an additional card/,
          rx`(?:has|have|gains?) "[^"]*(?:whenever|at the beginning|: )[^"]*${YOU_DRAW}`,
          /if you would draw a card[^.]*, (?:instead )?draw (?:two|three)/,
        ],
        not: [
          LOOT,
          /sacrifice ~[^:]*:/,
          /exile ~[^:]*:/,
          /^whenever you (?:draw|cycle)[^.]*\.$/,
          /discard ~[^:]*:/,
          /whenever ~ (?:dies|leaves)/,
          ...NOT_DRAW,
        ],
      },
      {
        words: ["investigate", "clue", "monarch", "initiative"],
        notTypes: SPELL,
        any: [
          /\b(?:whenever|at the beginning)\b[^.]*(?:investigate|create a clue|become the monarch)/,
          /^[^"]*\{[^:"]*: [^.]*investigate/,
        ],
      },
      {
        words: ["hand"],
        notTypes: SPELL,
        any: [
          /\b(?:whenever|at the beginning)\b[^"]*(?:look at|reveal|exile)[^"]*top [^"]*put (?:it|that card|one of them|one of those cards|those cards|a [^.]* card|an? [^.]* card from among them|them|up to \w+)[^.]* (?:into|in) your hand/,
          /^[^"]*\{t\}[^:"]*: [^"]*(?:look at|reveal)[^"]*top [^"]*put [^.]* into your hand/,
          /^\[?[+-]?\d+\]?: [^"]*(?:look at|reveal)[^"]*top [^"]*put [^.]* into your hand/,
        ],
      },
    ],
  },
  {
    tag: "draw:burst",
    label: "Card draw",
    meaning: "Draws two or more cards at once",
    rules: [
      {
        words: DRAW,
        any: [
          rx`(?<!would |they |opponents |opponent |player may |players may |controller may |when you |whenever you |if you )\b${SEVERAL}`,
          /draw a card for each/,
          /draws? (?:two|three|four|five|six|seven|x|that many) cards/,
          /draw cards equal/,
          /draw a card\. draw a card/,
        ],
        not: [/(?:opponent|its controller|that player|owner)s?(?: may)? draws?\b/, LOOT],
      },
      {
        words: ["hand"],
        types: SPELL,
        any: [
          /(?:look at|reveal|exile) the top [^"]*put (?:two|three|all|up to two|any number|those|the rest|that many|one of those|both)[^.]* (?:into|in) your hand/,
          /put all (?:[\w ]+ )?cards revealed this way[^.]* into your hand/,
        ],
      },
      { words: DRAW, types: SPELL, any: [/draws? seven cards|draws? that many cards/] },
    ],
  },
  {
    tag: "cantrip",
    label: "Cantrips",
    meaning: "A cheap spell that replaces itself",
    rules: [
      {
        words: DRAW,
        types: SPELL,
        where: (view) => view.manaValue <= 3,
        any: [/(?:^|[.:,"•] ?|then |and )(?:you )?draw a card(?:\.|$| at the beginning| and|, then|, and)/],
        not: [LOOT, /whenever|when you|if /],
      },
      {
        words: ["hand"],
        types: SPELL,
        where: (view) => view.manaValue <= 1,
        any: [/(?:look at|reveal) the top [^"]*put (?:one|a|that|it)[^.]* into your hand/],
      },
    ],
  },
  {
    tag: "draw:one",
    label: "Replaces itself",
    meaning: "Draws a single card along the way",
    rules: [
      {
        words: DRAW,
        any: [
          rx`${YOU_DRAW}`,
          /(?:target player|each player|that player|chosen player|controller|a player|they)(?: may)?[^.:,]* draws? (?:a|an|two|three|x|that many) /,
        ],
        not: [LOOT, ...NOT_DRAW, /whenever (?:an opponent|a player|that player) draws/],
      },
      { words: ["monarch", "initiative"], any: [/becomes? the monarch|take the initiative/] },
      {
        words: ["investigate", "clue", "clues"],
        any: [
          /(?:^|[.,:•] ?|then |and |you may |— )investigate|create (?:a|two|x|three|that many) (?:tapped )?clue/,
        ],
      },
    ],
  },
  {
    tag: "wheel",
    label: "Wheels",
    meaning: "Players throw their hands away and draw new ones",
    rules: [
      {
        words: DRAW,
        any: [
          /each player (?:discards (?:their|all)[^.]*|shuffles [^.]*),? (?:then|and) draws? (?:seven|that many|cards equal|four|x|five|three)/,
          /each player discards their hand[^.]*\.[^"]*draws? /,
          /discards? (?:their|your|his or her) hand,? (?:then|and) draws? (?:seven|that many|four|two|three|five|cards|x)/,
          /shuffles? (?:their|your) hand(?: and graveyard)? into (?:their|your) library,? (?:then |and )?draws? /,
          /discard all the cards in your hand, then draw/,
          /puts? (?:the cards in )?(?:their|your) hand on the bottom[^.]*draws? that many/,
          /each player (?:may )?(?:discard|exile)s? (?:any number|all|their)[^.]*draws? /,
          /exiles? (?:all cards from )?(?:their|your) hand[^.]*draws? (?:seven|that many|four|three)/,
        ],
      },
    ],
  },
  {
    tag: "impulse-draw",
    label: "Impulse draw",
    meaning: "Exiles cards from the top of your library and lets you play them",
    rules: [
      {
        words: ["exile", "exiles"],
        any: [
          /exile (?:the top|cards from the top|that many cards from the top)[^"]*library[^"]*(?:you may (?:play|cast)|may be played|you may look at and play)/,
          /exiles? the top (?:card|\w+ cards) of (?:their|your|each player's) library[^"]*you may (?:play|cast)/,
        ],
        not: [/opponent's library|that player's library|each opponent/],
      },
    ],
  },
  {
    tag: "play-from-top",
    label: "Plays from the top",
    meaning: "Lets you play cards from the top of your library",
    rules: [
      {
        words: ["library"],
        any: [
          /you may (?:play|cast) [^.]*from the top of your library/,
          /play (?:lands|cards|with)[^.]*from the top of your library/,
          /you may (?:play|cast) the top card of your library/,
          /play with the top card of your library revealed/,
        ],
      },
    ],
  },
  {
    tag: "selection",
    label: "Card selection",
    meaning: "Looks through the top of the library for the right card",
    rules: [
      { words: ["scry", "surveil", "surveils"], any: [/\bscry (?:\d|x|that)/, /\bsurveil (?:\d|x|that)/] },
      {
        words: ["top"],
        any: [
          /look at the top (?:\w+ )?(?:cards?|x) ?[^.]*of your library/,
          /look at that many cards from the top of your library/,
          /reveal the top (?:\w+ )?cards of your library[^"]*(?:put|hand)/,
          /put (?:two|three) cards from your hand on top of your library/,
        ],
      },
      { words: ["explore", "explores"], any: [/\bexplores?\b/] },
    ],
  },
];
