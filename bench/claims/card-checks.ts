import { type EffectCheck, has, holds, reads, wordsOf } from "./effect-words.ts";

const FIRST_DRAW = "a card except the first one they draw in each of their draw steps, instead";

/** Sentences about cards drawn, found, looked at and played, with what the cards' texts must hold. */
export const CARD_CHECKS: readonly EffectCheck[] = [
  [
    /^draws (.+) for (\S+) life after you (scry|surveil) (\S+)$/,
    reads((what, life, verb, n) => `${verb} ${n}, then draw ${what}\\. you lose ${life} life`),
  ],
  [
    /^draws (.+) after you (scry|surveil) (\S+)$/,
    reads((what, verb, n) => `${verb} ${n}, then draw ${what}`),
  ],
  [
    /^has a player draw (.+) for (\S+) life$/,
    reads((what, n) => `target player draws ${what} and loses ${n} life`),
  ],
  [/^has a player draw (.+)$/, reads((what) => `target player draws ${what}`)],
  [
    /^has (each player) draw (.+) and lose (\S+) life$/,
    reads((who, what, n) => `${who} draws ${what} and loses ${n} life`),
  ],
  [/^has that player draw one more card$/, holds("that player draws an additional card")],
  [/^has (each player|each opponent|that player) draw (.+)$/, reads((who, what) => `${who} draws ${what}`)],
  [/^has you and an opponent draw (.+) each$/, reads((what) => `you and target opponent each draw ${what}`)],
  [
    /^draws (.+) and puts (.+) of your hand back on the library$/,
    reads((what, back) => `draw ${what}, then put ${back} from your hand on top of your library`),
  ],
  [
    /^gains you X life and draws X cards, X being (.+)$/,
    reads((what) => `gain x life and draw x cards, where x is ${what}`),
  ],
  [/^draws X cards, X being (.+)$/, reads((what) => `draw x cards, where x is ${what}`)],
  [/^gains you (\S+) life and draws (.+)$/, reads((n, what) => `you gain ${n} life and draw ${what}`)],
  [
    /^trades each player's hand for (that many|\S+) cards$/,
    reads((n) => `each player discards (?:their hand|all the cards in their hand), then draws ${n} cards`),
  ],
  [
    /^trades each player's hand for as many cards as the largest had$/,
    holds(
      "each player discards their hand, then draws cards equal to the greatest number of cards a player discarded",
    ),
  ],
  [
    /^has each player shuffle hand and graveyard away for (\S+) cards$/,
    reads((n) => `each player shuffles their hand and graveyard into their library, then draws ${n} cards`),
  ],
  [
    /^draws cards for the discard of (up to .+|any number of cards)$/,
    reads((what) => `discard ${what}, then draw that many cards`),
  ],
  [/^draws (.+) for the discard of (.+)$/, reads((what, gone) => `discard ${gone}, then draw ${what}`)],
  [
    /^draws (.+) and makes (a|two) (Treasure|Map|Food|Clue)s?$/,
    reads((what, n, token) => `draw ${what} and create ${n} ${token.replace(/s$/, "")} tokens?`),
  ],
  [/^draws (.+) for (\S+) life$/, reads((what, n) => `lose ${n} life and (?:you )?draw ${what}`)],
  [/^makes a Clue( twice| X times)?$/, reads((times) => `investigate${times}`)],
  [/^finds a card of mana value (\S+) or less to cast or keep$/, reads((n) => `discover ${n}`)],
  [/^cascades into another spell$/, holds("(?:^|\\n|, )cascade *(?:,|\\n|$)")],
  [/^connives$/, holds("(?:~|it|he|she) connives")],
  [/^explores$/, holds("(?:~|it|he|she) explores")],
  [
    /^puts the top card of your library into your hand for life$/,
    holds(
      "reveal the top card of your library and put that card into your hand\\. you lose life equal to its mana value",
    ),
  ],
  [
    /^adds the top card of your library to your hand, or to the battlefield if it is a land,?$/,
    holds(
      "reveal the top card of your library\\. if it's a land card, (?:you may )?put it onto the battlefield[^.]*\\. otherwise, (?:put [^.]* into your hand|draw a card)",
    ),
  ],
  [
    /^takes (.+) from the top (\S+) cards of your library$/,
    reads(
      (what, n) =>
        `(?:reveal|mill|look at) the top ${n} cards of your library\\. (?:you may )?(?:put|reveal) ${what} from among them (?:and put (?:it|them) )?into your hand`,
    ),
  ],
  [
    /^takes (.+) of the top (\S+) cards of your library$/,
    reads(
      (what, n) =>
        `(?:look at|reveal) the top ${n} cards of your library\\. (?:you may )?put ${what} of (?:them|those cards) into your hand`,
    ),
  ],
  [
    /^mills (\S+) cards and takes (.+) of them$/,
    reads((n, what) => `mill ${n} cards[.,] (?:then )?you may (?:put|return) ${what} from among`),
  ],
  [
    /^puts the top (\S+) cards of your library in order$/,
    reads((n) => `look at the top ${n} cards of your library, then put them back in any order`),
  ],
  [
    /^exiles the top (.+) of an opponent's library for you to (play|cast)$/,
    reads(
      (what, verb) => `exiles the top ${what} of their library[^.]*[.,][^.]*you may (?:look at and )?${verb}`,
    ),
  ],
  [
    /^exiles the top (.+) of (.+) library for you to (play|cast)$/,
    reads(
      (what, whose, verb) =>
        `exile the top ${what} of ${whose} library[^.]*[.,][^.]*you may (?:look at and )?${verb}`,
    ),
  ],
  [
    /^finds any card, then discards one at random$/,
    holds("search your library for a card, put that card into your hand, discard a card at random"),
  ],
  [
    /^finds any card, then goes over to an opponent,?$/,
    holds(
      "search your library for a card, put it into your hand, then shuffle\\. an opponent gains control of ~",
    ),
  ],
  [
    /^finds (.+) in library or graveyard and puts it (.+)$/,
    reads((what, where) => `search your library and/or graveyard for ${what} and put it ${where}`),
  ],
  [
    /^finds (.+) of one mana value more for the battlefield$/,
    reads(
      (what) =>
        `search your library for ${what} with mana value equal to 1 plus the sacrificed creature's mana value, put [^.]*onto the battlefield`,
    ),
  ],
  [
    /^finds (.+) of up to (\S+) mana value more for the battlefield$/,
    reads(
      (what, n) =>
        `search your library for ${what} with mana value x or less, where x is ${n} plus the sacrificed creature's mana value\\. put that card onto the battlefield`,
    ),
  ],
  [
    /^finds (.+?),? and puts (?:it|them) (.+)$/,
    reads((what, where) => `search your library for ${what} and put (?:it|them) ${where}`),
  ],
  [
    /^finds (.+?),? and puts (?:it|them) (.+)$/,
    reads((what, where) => `search your library for ${what}, [^.]*put (?:it|that card|them) ${where}`),
  ],
  [
    /^puts (.+) from your hand onto the battlefield( tapped)?$/,
    reads((what, tapped) => `put ${what} from your hand onto the battlefield${tapped}`),
  ],
  [
    /^draws a card and lets you put a land from your hand down$/,
    holds("draw a card, then you may put a land card from your hand onto the battlefield"),
  ],
  [
    /^lets you (play|cast) (.+) from (the top of your library|your graveyard)$/,
    reads((verb, what, where) => `${verb} ${what} from ${where}`),
  ],
  [/^lets you cast (.+) as though they had flash$/, reads((what) => `cast ${what} as though they had flash`)],
  [
    /^lets you cast (an?|each) (.+) from your graveyard$/,
    ([, count = "", what = ""], card) =>
      has(
        card,
        `${count === "each" ? "each" : "target"} ${wordsOf(what)} in your graveyard gains (?:flashback|~)`,
      ),
  ],
  [
    /^turns the extra draws of opponents into your own$/,
    holds(`if an opponent would draw ${FIRST_DRAW} that player skips that draw and you draw a card`),
  ],
  [
    /^turns the extra draws of opponents into your Treasures$/,
    holds(`if an opponent would draw ${FIRST_DRAW} you create a treasure token`),
  ],
  [
    /^doubles your draws beyond the first of each draw step$/,
    holds(
      "if you would draw a card except the first one you draw in each of your draw steps, draw two cards instead",
    ),
  ],
];
