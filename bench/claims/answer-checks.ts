import { type EffectCheck, has, holds, reads, wordsOf } from "./effect-words.ts";

const OTHER = "(?:up to one )?(?:another )?(?:other )?target";

/** Sentences about answers and harm, with what the cards' texts must hold. */
export const ANSWER_CHECKS: readonly EffectCheck[] = [
  [/^counters an? (.+ ability.*)$/, reads((what) => `counter ${OTHER} ${what}`)],
  [
    /^counters a spell unless its controller pays (\S+) mana for each (.+)$/,
    reads((n, what) => `counter target spell unless its controller pays \\{${n}\\} for each ${what}`),
  ],
  [
    /^counters each spell with mana value equal to its charge counters$/,
    holds("casts a spell with mana value equal to the number of charge counters on ~, counter that spell"),
  ],
  [
    /^counters that (.+) unless its controller pays (\S+) mana$/,
    ([, what = "", n = ""], card) =>
      has(card, `counter that ${what} unless its controller pays \\{${wordsOf(n)}\\}`),
  ],
  [/^counters that (spell|spell or ability)$/, reads((what) => `counter that ${what}(?:\\.|\\n|$)`)],
  [
    /^counters a spell that was not cast from its owner's hand$/,
    holds("counter target spell \\[that wasn't cast from its owner's hand\\]"),
  ],
  [
    /^changes the target of an? (.+)$/,
    reads((what) => `(?:change the target of target|choose new targets for target) ${what}`),
  ],
  [
    /^(destroys|exiles) each (.+)$/,
    ([, verb = "", what = ""], card) =>
      has(card, `${verb === "exiles" ? "exile" : "destroy"} each ${wordsOf(what)}`),
  ],
  [
    /^(destroys|exiles) ((?:any number of|up to two|up to three|two|three|X)) (.+)$/,
    ([, verb = "", n = "", what = ""], card) =>
      has(
        card,
        `${verb === "exiles" ? "exile" : "destroy"} ${wordsOf(n)}(?: other)? target ${wordsOf(what)}`,
      ),
  ],
  [
    /^exiles an? (.+) of each opponent$/,
    reads((what) => `for each opponent, exile up to one target ${what} that player controls`),
  ],
  [
    /^exiles a nonland permanent of mana value up to the colors of mana spent$/,
    holds(
      "exile target nonland permanent if its mana value is less than or equal to the number of colors of mana spent",
    ),
  ],
  [
    /^gives a creature (\S+) for a turn for each (.+)$/,
    reads((change, what) => `target creature gets ${change} until end of turn for each ${what}`),
  ],
  [
    /^gives all creatures (\S+) for a turn for each (.+)$/,
    reads((change, what) => `all creatures get ${change} until end of turn for each ${what}`),
  ],
  [
    /^gives creatures of an? (player|opponent) (\S+) for a turn$/,
    reads((who, change) => `creatures target ${who} controls get ${change} until end of turn`),
  ],
  [
    /^gives (a creature (?:an opponent controls|you don't control)) (\S+) for a turn$/,
    ([, who = "", change = ""], card) =>
      has(card, `target ${wordsOf(who.replace(/^a /, ""))} gets ${wordsOf(change)} until end of turn`),
  ],
  [
    /^gives (.*creatures?.*) (-\S+) for a turn$/,
    reads((who, change) => `${who} gets? ${change} until end of turn`),
  ],
  [
    /^puts an? (.+) on (top|the bottom) of its owner's library$/,
    ([, what = "", where = ""], card) =>
      has(card, `put ${OTHER} ${wordsOf(what)} on ${where} of its owner's library`),
  ],
  [
    /^puts an? (.+) (second|third) from the top of its owner's library$/,
    reads((what, at) => `put ${OTHER} ${what} into its owner's library ${at} from the top`),
  ],
  [
    /^puts an? (.+) on top or bottom of its owner's library$/,
    reads(
      (what) =>
        `(?:the owner of target ${what}|target ${what}'s owner) puts it on their choice of the top or bottom of their library`,
    ),
  ],
  [
    /^shuffles an? (.+) into its owner's library$/,
    reads((what) => `(?:the owner of target ${what}|target ${what}'s owner) shuffles it into their library`),
  ],
  [
    /^returns (up to two|up to three|any number of|two|three|X) (.+) to their owners' hands$/,
    ([, n = "", what = ""], card) =>
      has(card, `return ${wordsOf(n)}(?: other)? target ${wordsOf(what)} to (?:its|their) owners?'s? hand`),
  ],
  [
    /^returns ((?:all|each) .+) to their owners' hands( except for .+)?$/,
    ([, what = "", but = ""], card) =>
      has(card, `return ${wordsOf(what)} to (?:its|their) owners?'s? hands?${wordsOf(but)}`),
  ],
  [
    /^makes each (player|opponent) sacrifice (X|two|three|four|thirteen) (.+)$/,
    reads((who, n, what) => `each ${who} sacrifices ${n} ${what}`),
  ],
  [
    /^makes each (player|opponent) sacrifice (.+ (?:with the greatest|they control that are) .+)$/,
    reads((who, what) => `each ${who} sacrifices ${what}`),
  ],
  [
    /^makes (?:that|the defending) player sacrifice (.+)$/,
    reads((what) => `(?:defending|that) player sacrifices ${what}`),
  ],
  [
    /^makes the defending player sacrifice (?:a permanent|(\S+) permanents) whenever it attacks$/,
    ([, n = "one"], card) => has(card, `annihilator ${wordsOf(n)}(?!\\d)`),
  ],
  [/^fights an? (.+)$/, reads((what) => `(?:~|it|he|she) fights ${OTHER} ${what}`)],
  [
    /^has an? (creature you control) fight an? (.+)$/,
    reads((who, what) => `target ${who} fights ${OTHER} ${what}`),
  ],
  [
    /^has a creature of yours deal its power to an? (.+) of another player$/,
    reads(
      (what) =>
        `target creature you control deals damage equal to its power to target ${what} you don't control`,
    ),
  ],
  [/^taps or untaps an? (.+)$/, reads((what) => `tap or untap target ${what}`)],
  [
    /^taps (up to two|two|up to three|X) (.+)$/,
    ([, n = "", what = ""], card) => has(card, `tap ${wordsOf(n)} target ${wordsOf(what)}`),
  ],
  [/^taps an? (.+)$/, reads((what) => `tap ${OTHER} ${what}`)],
  [/^goads an? (.+)$/, reads((what) => `goad target ${what}`)],
  [/^goads ((?:all|each) .+)$/, reads((what) => `goad ${what}`)],
  [/^trades itself for an? (.+)$/, reads((what) => `exchange control of ~ and ${OTHER} ${what}`)],
  [
    /^takes control of all creatures of a player$/,
    holds("gain control of all creatures target player controls"),
  ],
  [
    /^deals (\S+) damage split among (.+?)( targets?)?$/,
    ([, n = "", whom = ""], card) => {
      const [count = "", what = ""] =
        /^(any number of|one or two|one, two, or three|up to \w+)(?: (.+))?$/.exec(whom)?.slice(1) ?? [];
      return has(
        card,
        `deals? ${wordsOf(n)} damage divided as you choose among ${count} ${what === "" ? "targets" : `target ${wordsOf(what)}`}`,
      );
    },
  ],
  [
    /^gains you (\S+) life and deals (\S+) damage to (any target|each opponent)$/,
    reads((life, n, whom) => `deals? ${n} damage to ${whom} and you gain ${life} life`),
  ],
  [
    /^deals X damage to (?:an? )?(.+), X being (.+)$/,
    reads((whom, what) => `deals? x damage to (?:target )?${whom}, where x is ${what}`),
  ],
  [/^deals (\S+) damage to each (.+)$/, reads((n, whom) => `deals? ${n} damage to each ${whom}`)],
  [
    /^deals (\S+) damage to (that player|that creature's controller|that spell's controller|them)$/,
    reads((n, whom) => `deals? ${n} damage to ${whom}`),
  ],
  [
    /^deals that much damage to (?:an? )?(.+)$/,
    reads((whom) => `deals? that much damage to (?:target )?${whom}`),
  ],
  [
    /^drains each opponent for X, X being (.+)$/,
    reads((what) => `each opponent loses x life, where x is ${what}\\. you gain life equal to the life lost`),
  ],
  [
    /^drains each opponent for X$/,
    holds("each opponent loses x life\\. you gain life equal to the life lost"),
  ],
  [
    /^takes X life from each opponent, X being (.+)$/,
    reads((what) => `each opponent loses x life(?: and you gain x life)?, where x is ${what}`),
  ],
  [
    /^takes (\S+) life from that player and draws a card$/,
    reads((n) => `that player loses ${n} life and you draw a card`),
  ],
  [
    /^takes (\S+) life from (?:an? )?(player|opponent|that player|the defending player)$/,
    reads((n, who) => `(?:target )?${who} loses? ${n} life`),
  ],
  [/^takes that much life from (?:an? )?(.+)$/, reads((who) => `(?:target )?${who} loses that much life`)],
];
