import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** The graveyard, yours and theirs. */
export const GRAVEYARD_TAGS: readonly TagDefinition[] = [
  {
    tag: "regrowth",
    label: "Recursion",
    meaning: "Returns cards from your graveyard to your hand or library",
    rules: [
      {
        words: ["graveyard"],
        any: [
          /(?:return|put) (?:[^."]*\b)?(?:cards?|it|them|one|those cards|that card)\b[^."]*from (?:your|a|any) graveyard[^."]*(?:to|into|on top of|on the bottom of|in) (?:your|its owner's|their owners?'?s?) (?:hand|library)/,
          /(?:return|put) [^."]*(?:from|in|among) [^."]*graveyard[^."]*(?:to|into) your hand/,
          /from among (?:the milled cards|the cards milled|cards milled)[^.]*to (?:your )?hand/,
          /choose [^."]*in your graveyard\.[^"]*(?:return|put) [^."]*hand/,
        ],
        not: [/return ~ from your graveyard|return this card|opponent(?:'s|s') graveyard/],
      },
    ],
  },
  {
    tag: "cast-from-graveyard",
    label: "Casts from the graveyard",
    meaning: "Lets you cast or play cards from your graveyard",
    rules: [
      {
        words: ["graveyard", "graveyards"],
        any: [
          /you may (?:play|cast) [^.]*(?:from|in) (?:your|a|any|target player's|that player's) graveyards?/,
          /(?:cards?|spells?|card) in your graveyard (?:has|have|gains?) (?:flashback|escape|unearth|embalm|retrace|jump-start|disturb|encore|scavenge|dredge|cycling|harmonize|mayhem)/,
          /(?:play|cast) (?:lands?|them|it|that card|those cards|one of those)[^.]*from your graveyard/,
          /target [^.]*card in your graveyard[^"]*(?:gains flashback|you may cast (?:it|that))/,
        ],
      },
    ],
  },
  {
    tag: "self-recursion",
    label: "Comes back",
    meaning: "Returns from the graveyard by itself, or can be cast from there",
    rules: [
      {
        words: ["graveyard", "dies"],
        any: [
          /return (?:~|this card|it) from your graveyard (?:to|onto)/,
          /you may cast (?:~|this card|this spell) from your graveyard/,
          /put (?:~|this card) from your graveyard/,
          /when ~ dies,[^.]*return (?:it|~) to (?:the battlefield|its owner's hand|your hand)/,
          /~ from your graveyard/,
        ],
        not: [/other|another creature/],
      },
      {
        words: [
          "flashback",
          "escape",
          "unearth",
          "embalm",
          "eternalize",
          "persist",
          "undying",
          "disturb",
          "encore",
          "retrace",
          "aftermath",
          "recover",
          "harmonize",
          "mayhem",
          "dredge",
          "jump",
          "scavenge",
        ],
        any: [
          /(?:^|, )(?:flashback|escape|unearth|embalm|eternalize|persist|undying|disturb|encore|retrace|aftermath|recover|harmonize|mayhem|dredge|jump-start)\b/,
        ],
      },
    ],
  },
  {
    tag: "reanimation",
    label: "Reanimation",
    meaning: "Puts creatures or other permanents from a graveyard onto the battlefield",
    rules: [
      {
        words: ["graveyard", "graveyards"],
        any: [
          /(?:return|put) (?:[^."]*\b)?(?:creature|permanent|artifact|enchantment|planeswalker|vehicle|equipment|aura|\w+) cards?\b[^."]*(?:from|in) (?:your|a|an opponent's|any|all|each|their|target|that player's|his or her)[^."]* ?graveyards?[^."]*(?:to|onto) the battlefield/,
          /(?:return|put) (?:it|that card|them|those cards|all creature cards|one of them|any number of them|all cards)[^."]*(?:to|onto) the battlefield under (?:your|their|its owner's) control/,
          /card in (?:your|a|target|an opponent's)[^."]*graveyard[^"]*(?:put|return) (?:it|that card|them|the exiled card)[^."]*(?:to|onto) the battlefield/,
          /(?:return|put) (?:all|each|target|up to|any number|x|another target) [^."]*(?:creature|permanent|artifact|enchantment|nonland|vampire|zombie|elf|goblin|spirit|dragon|angel|human|rebel|wizard|mount|warrior|soldier|merfolk|\w+) cards? [^."]*graveyards? (?:to|onto) the battlefield/,
          /return from your graveyard to the battlefield/,
          /each player (?:returns|puts) (?:all|each|a)[^."]*graveyard[^."]*battlefield/,
          /enchant creature card in a graveyard/,
          /choose (?:up to )?\w+ target creature cards? in (?:your|a) graveyard[^"]*return (?:the chosen|those|that) cards? to the battlefield/,
          /from among (?:the )?(?:milled cards|cards milled this way)[^.]*onto the battlefield/,
        ],
        not: [
          /(?:return|put) (?:~|this card)|(?:put|return) (?:a|target|up to \w+(?: target)?|all|x target|any number of target|those|two target|that many) (?:basic )?land cards?/,
          /when ~ (?:dies|leaves)[^.]*return (?:it|~)/,
        ],
        ability: (text) =>
          !/\bexile (?:\w+ )*(?:target|another|all|each|it|any number) (?!card|creature card)[^.]*(?:creature|permanent|you control)[^"]*return (?:it|that card|those cards|them)/.test(
            text,
          ),
      },
      {
        words: ["unearth", "encore", "graveyard"],
        notTypes: SPELL,
        any: [/cards? in your graveyard (?:has|have|gains?) (?:unearth|embalm|encore|eternalize|escape)/],
      },
    ],
  },
  {
    tag: "reanimation:spell",
    label: "Reanimation",
    meaning: "Cheap reanimation of a creature, the heart of a reanimator deck",
    rules: [
      {
        words: ["graveyard"],
        where: (view) => view.manaValue <= 5,
        any: [
          /(?:return|put) (?:up to \w+ )?(?:a |an |another |two |x )?(?:target )?(?:legendary |nonlegendary )?(?:creature|artifact or creature|permanent|nonland permanent|creature or planeswalker|artifact|creature, [^.]*) card[^.]*(?:from|in) (?:your|a|an opponent's|any)[^.]* ?graveyards?[^.]*(?:to|onto) the battlefield/,
          /enchant creature card in a graveyard/,
          /choose (?:a|(?:up to )?\w+ target) creature cards? in (?:your|a)[^.]*graveyard[^"]*battlefield/,
        ],
        not: [/mana value (?:[0-3]|x) or less|power [0-2] or less|mana value less/],
      },
    ],
  },
  {
    tag: "recursion",
    label: "Recursion",
    meaning: "Gives you cards back from the graveyard",
    from: ["regrowth", "cast-from-graveyard", "reanimation"],
  },
  {
    tag: "self-mill",
    label: "Self-mill",
    meaning: "Puts your own library into your graveyard",
    rules: [
      {
        words: ["mill", "surveil", "dredge"],
        any: [
          /(?:^|[.,:•"—] ?|then |you |may |and )mill (?:a|\w+|half|that many|cards)/,
          /\bsurveil (?:[2-9]|x)/,
          /^dredge/,
        ],
      },
      {
        words: ["graveyard"],
        any: [
          /put (?:the top|that card|the rest|them|the other|those cards|it)[^.]*into your graveyard/,
          /reveal [^"]*top [^"]*your library[^"]*(?:rest|others?) into your graveyard/,
        ],
      },
      { words: ["mills", "player"], any: [/target player mills|each player mills|players? mills?/] },
      { words: ["explore", "explores", "manifest", "dread"], any: [/manifest dread/] },
    ],
  },
  {
    tag: "mill",
    label: "Mill",
    meaning: "Puts opponents' libraries into their graveyards",
    rules: [
      {
        words: ["mill", "mills"],
        any: [
          /(?:player|opponent|players|opponents|controller|they|owner)(?: may)? mills?\b/,
          /\bmills (?:\w+|half|that many|cards)/,
        ],
        not: [/whenever [^.,]*mills/],
      },
      {
        words: ["graveyard", "graveyards", "library"],
        any: [
          /(?:player|opponent|controller) (?:reveals|exiles|puts)[^"]*library[^"]*(?:until|graveyard)/,
          /puts? the top [^.]*(?:their|his or her|that player's) library into/,
        ],
      },
      {
        words: ["exile", "exiles", "ingest"],
        any: [
          /(?:player|opponent|each opponent|controller) exiles? the top|exile the top [^.]*(?:of (?:target|that|each|an|the)[^.]*librar|opponent's library)|(?:^|, )ingest/,
        ],
      },
    ],
  },
  {
    tag: "mill:opponents",
    label: "Mill",
    meaning: "Mills a player of your choice or every opponent",
    rules: [
      {
        words: ["mills"],
        any: [
          /(?:target (?:player|opponent)|each (?:opponent|player|other player)|that player|defending player|chosen player|enchanted player|those players|opponents?|controller|target players each)[^.]* mills? /,
        ],
        not: [/whenever [^.,]*mills[^.]*$/],
      },
      {
        words: ["graveyard"],
        any: [
          /(?:target (?:player|opponent)|each opponent|that player) (?:reveals|puts)[^"]*(?:their|his or her) library[^"]*graveyard/,
        ],
      },
    ],
  },
  {
    tag: "mill-payoff",
    label: "Mill payoffs",
    meaning: "Rewards opponents' full graveyards or empty libraries",
    rules: [
      {
        words: ["graveyard", "graveyards", "mill", "mills", "library"],
        any: [
          /whenever (?:an opponent|a player|one or more cards)[^.]*mills?/,
          /(?:opponent|player)(?:'s|s') graveyards? has (?:\w+) or more/,
          /whenever [^.]*cards? (?:is|are) put into (?:an opponent's|a player's|their|opponents?'?) graveyard/,
          /(?:cards in|number of [^.]*in) (?:all|their|opponents'|each opponent's|target opponent's|that player's|your opponents')[^.]*graveyards?/,
          /if an opponent would mill/,
        ],
      },
    ],
  },
  {
    tag: "graveyard-payoff",
    label: "Graveyard payoffs",
    meaning: "Grows or works better with a full graveyard",
    rules: [
      {
        words: ["graveyard", "graveyards"],
        any: [
          /(?:for each|number of|equal to|if|as long as|where x)[^."]*(?:cards?|types|mana values)[^."]* in your graveyard/,
          /whenever [^.]*(?:leaves?|put into) your graveyard/,
          /exile (?:[\w ]+) cards? from your graveyard:/,
        ],
      },
      {
        words: [
          "delirium",
          "threshold",
          "delve",
          "undergrowth",
          "descend",
          "escape",
          "lhurgoyf",
          "mastery",
          "fathomless",
        ],
        any: [
          /\b(?:delirium|threshold|undergrowth|descend \d|fathomless descent|spell mastery)\b/,
          /(?:^|, )(?:delve|escape)\b/,
        ],
      },
    ],
  },
  {
    tag: "graveyard-hate",
    label: "Graveyard hate",
    meaning: "Exiles or locks opponents' graveyards",
    rules: [
      {
        words: ["graveyard", "graveyards"],
        any: [
          /exiles? (?:[^.]*?)(?:target (?:player|opponent)'s|each (?:player|opponent)'s|all|a|an opponent's|that player's|any|all opponents'|each opponent's|defending player's|their) graveyards?/,
          /exile (?:up to \w+ |any number of |one or more |x |two )?(?:other )?target (?:[\w ]+ )?cards? (?:[^.]*)from (?:a|an opponent's|graveyards|a single|defending|that player's|target)/,
          /(?:cards?|permanent|creature|token)[^.]* would be put into (?:a|an opponent's|its owner's|any) graveyard[^.]*exile/,
          /(?:can't|cannot)[^.]*(?:from|in) graveyards?|cards in graveyards can't|graveyards? (?:can't|lose)/,
          /exile (?:all|each)[^.]*cards? (?:from|in) (?:all|each|target|a|any|your opponents')[^.]*graveyard/,
          /shuffles? (?:their|his or her) graveyard into|(?:target|each) player shuffles (?:their|up to|any|all cards from)[^.]*graveyard/,
          /all graveyards/,
        ],
      },
    ],
  },
];
