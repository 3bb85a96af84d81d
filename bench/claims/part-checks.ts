import { type EffectCheck, has, holds, reads, wordsOf } from "./effect-words.ts";

const OTHER = "(?:up to one )?(?:another )?(?:other )?target";
const IT = "(?:~|it|he|she|that creature)";

/** Sentences about parts of what cards do, with what the cards' texts must hold. */
export const PART_CHECKS: readonly EffectCheck[] = [
  [
    /^gets (\+\S+) with (.+) for a turn$/,
    reads((change, what) => `(?:~|it|he|she) gets ${change} and gains ${what} until end of turn`),
  ],
  [/^gets (\+\S+) for a turn$/, reads((change) => `(?:~|it|he|she) gets ${change} until end of turn`)],
  [
    /^gives it (\+\S+) and (.+) for a turn$/,
    reads((change, what) => `${IT} gets ${change} and gains ${what} until end of turn`),
  ],
  [/^gives it (\+\S+) for a turn$/, reads((change) => `${IT} gets ${change} until end of turn`)],
  [/^gives it ([a-z].*) for a turn$/, reads((what) => `${IT} gains ${what} until end of turn`)],
  [
    /^gives (.+ you control) (.+) as long as (.+)$/,
    ([, who = "", what = "", when = ""], card) =>
      has(
        card,
        `${wordsOf(who)} (?:get|have|gain) ${what
          .split(" and ")
          .map((part) => wordsOf(part))
          .join(" and (?:have |has |gain )?")} as long as ${wordsOf(when)}`,
      ),
  ],
  [
    /^gives (.*creatures.*) protection from a color for a turn$/,
    reads((who) => `choose a color\\. ${who} gain protection from the chosen color until end of turn`),
  ],
  [
    /^makes the defending player exile (.+)$/,
    reads((what) => `defending player exiles ${what} they control`),
  ],
  [
    /^returns all artifacts of a player to their hand$/,
    holds("return all artifacts target player owns to their hand"),
  ],
  [/^returns (.+ you control) to its owner's hand$/, reads((what) => `return ${what} to its owner's hand`)],
  [
    /^counters that (.+) unless its controller (discards a card|sacrifices a permanent)$/,
    reads((what, price) => `counter that ${what} unless its controller ${price}`),
  ],
  [
    /^makes each further spell of a turn cost more mana$/,
    holds(
      "each spell a player casts costs \\{1\\} more to cast for each other spell that player has cast this turn",
    ),
  ],
  [
    /^draws a card unless that player pays mana equal to (.+)$/,
    reads((what) => `draw a card unless that player pays \\{x\\}, where x is ${what}`),
  ],
  [
    /^exiles your top card for you to play$/,
    holds("exile the top card of your library\\. (?:[^,.]*, )?you may play (?:that card|it)"),
  ],
  [
    /^makes a Treasure and exiles their top card for you to cast$/,
    holds("create a treasure token and exile the top card of that player's library\\. [^.]*you may cast"),
  ],
  [
    /^copies the spell unless they pay (\S+) mana$/,
    reads(
      (n) =>
        `(?:they|that player) may pay \\{${n}\\}\\. if (?:they don't|that player doesn't), you may copy that spell`,
    ),
  ],
  [/^gains you (\S+) life and one energy$/, reads((n) => `you gain ${n} life and get \\{e\\}(?!\\{)`)],
  [/^makes (.+ creature tokens?)$/, reads((what) => `create ${what} named `)],
  [
    /^can be cast from your graveyard as long as (.+)$/,
    reads((when) => `you may cast (?:this card|~) from your graveyard as long as ${when}`),
  ],
  [
    /^returns an? (.+) to the battlefield$/,
    reads((what) => `(?:return|put) ${OTHER} ${what} from your graveyard (?:on)?to the battlefield`),
  ],
  [
    /^lets each player put (.+) from hand onto the battlefield$/,
    reads((what) => `each player may put ${what} from their hand onto the battlefield`),
  ],
  [
    /^puts a \+1\/\+1 counter on it and draws (a card)$/,
    reads((what) => `put a \\+1/\\+1 counter on (?:~|it|her|him) and draw ${what}`),
  ],
  [/^drains that player for (\S+)$/, reads((n) => `that player loses ${n} life and you gain ${n} life`)],
  [/^amasses an Army of (Orcs|Zombies)$/, reads((what) => `amass ${what} `)],
  [
    /^finds (.+?)$/,
    ([, what = ""], card) =>
      !/ puts | for the battlefield/.test(what) && has(card, `search your library for ${wordsOf(what)}[,.]`),
  ],
];
