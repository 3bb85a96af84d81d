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
  [/^deals that much damage to an? (.+)$/, reads((whom) => `deals? that much damage to target ${whom}`)],
  [/^draws a card for (\S+) damage to you$/, reads((n) => `deals? ${n} damage to you and you draw a card`)],
  [
    /^doubles the life that opponents lose during your turn$/,
    holds("if an opponent would lose life during your turn, they lose twice that much life instead"),
  ],
  [
    /^doubles the energy that you get$/,
    holds("if you would get one or more \\{e\\} ?, you get twice that many \\{e\\} instead"),
  ],
  [
    /^adds one to the energy that you get$/,
    holds("if you would get one or more \\{e\\} ?, you get that many plus one \\{e\\} instead"),
  ],
  [
    /^gives ((?:the first )?.*spells? you cast.*) (cascade|convoke|improvise|delve|storm|replicate|demonstrate)$/,
    reads((who, what) => `${who} (?:has|have) ${what}`),
  ],
  [
    /^doubles each kind of counter on an? (.+)$/,
    reads((what) => `double the number of each kind of counter on ${OTHER} ${what}`),
  ],
  [
    /^spreads (\S+) \+1\/\+1 counters over (.+?) (creatures.*)$/,
    reads((n, count, what) => `distribute ${n} \\+1/\\+1 counters among ${count}(?: other)? target ${what}`),
  ],
  [
    /^puts two basic lands from your library onto the battlefield( tapped)? for the sacrifice of a land$/,
    reads(
      (tapped) =>
        `sacrifice a land\\. (?:if you do, )?search your library for up to two basic land cards, put them onto the battlefield${tapped}`,
    ),
  ],
  [
    /^destroys an? (.+) and (populate|proliferate)s$/,
    reads((what, more) => `destroy target ${what}, then ${more}`),
  ],
  [/^draws X cards for half as many rad counters$/, holds("draw x cards, then you get half x rad counters")],
  [
    /^turns all (\w+) into (\w+) as well$/,
    reads((what, into) => `all ${what} are ${into} in addition to their other types`),
  ],
  [
    /^makes (two|three|four|X) token copies of (.+)$/,
    reads((n, what) => `create ${n} tokens that are copies of ${what}`),
  ],
  [/^makes (X .+ creature tokens) and X Foods$/, reads((what) => `create ${what} and x food tokens`)],
  [
    /^makes a copy of each (.+) you control$/,
    reads((what) => `for each ${what} you control, create a token that's a copy of (?:that|it)`),
  ],
  [/^becomes a copy of an? (.+)$/, reads((what) => `becomes a copy of target ${what}`)],
  [
    /^keeps creatures of an? (player|opponent) from blocking for a turn$/,
    reads((who) => `creatures target ${who} controls can't block this turn`),
  ],
  [/^keeps (creatures.*) from blocking for a turn$/, reads((who) => `${who} can't block this turn`)],
  [/^keeps an? (.+) from blocking for a turn$/, reads((who) => `target ${who} can't block this turn`)],
];
