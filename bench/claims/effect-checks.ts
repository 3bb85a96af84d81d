import { ANSWER_CHECKS } from "./answer-checks.ts";
import { BODY_CHECKS } from "./body-checks.ts";
import { CARD_CHECKS } from "./card-checks.ts";
import type { ReadCard } from "./card-text.ts";
import { readingsOf } from "./effect-ends.ts";
import { COLORS, digit, type EffectCheck, esc, has, loose, targets } from "./effect-words.ts";
import { MANA_CHECKS } from "./mana-checks.ts";
import { PART_CHECKS } from "./part-checks.ts";
import { PLAY_CHECKS } from "./play-checks.ts";
import { RULE_CHECKS } from "./rule-checks.ts";

/** Sentences about effects, by verb. The order of a text is one thing; what it orders must stand there with its object. */
const EFFECT_CHECKS: readonly EffectCheck[] = [
  ...PLAY_CHECKS,
  ...MANA_CHECKS,
  ...CARD_CHECKS,
  ...ANSWER_CHECKS,
  ...BODY_CHECKS,
  ...RULE_CHECKS,
  ...PART_CHECKS,
  [/^wins the game$/, (_, card) => has(card, "you win the game")],
  [/^takes an extra turn$/, (_, card) => has(card, "take an extra turn")],
  [/^adds a combat phase to the turn$/, (_, card) => has(card, "additional combat phase")],
  [/^counters an? (.+)$/, targets("counter")],
  [
    /^(?:destroys|exiles) all (.+)$/,
    ([, object = ""], card) => has(card, `(?:destroy|exile) all ${loose(object)}`),
  ],
  [
    /^gives all creatures (\S+) for a turn$/,
    ([, change = ""], card) => has(card, `all creatures get ${esc(change.toLowerCase())} until`),
  ],
  [/^destroys an? (.+)$/, targets("destroy")],
  [
    /^exiles (?:an? )?(?!all|the top|a graveyard)(.+)$/,
    ([, object = ""], card) =>
      has(card, `exiles? (?:up to one )?(?:another )?(?:other )?target ${loose(object)}`) ||
      has(card, "exile target player's graveyard"),
  ],
  [/^exiles a graveyard$/, (_, card) => has(card, "exile target player's graveyard")],
  [
    /^exiles the top (.+) of your library$/,
    ([, count = ""], card) => has(card, `exile the top ${count} of your library`),
  ],
  [/^returns (?:an? )?(.+) to its owner's hand$/, targets("return")],
  [
    /^returns (?:an? )?(.+) from your graveyard to your hand$/,
    ([, object = ""], card) =>
      has(
        card,
        `return (?:up to one )?(?:another )?target ${loose(object)} from your graveyard to your hand`,
      ),
  ],
  [
    /^puts (?:an? )?(.+) from (your|a) graveyard onto the battlefield$/,
    ([, object = "", whose = ""], card) =>
      has(
        card,
        `(?:return|put) (?:up to one )?(?:another )?target ${loose(object)} from ${whose} graveyard (?:on)?to the battlefield`,
      ),
  ],
  [
    /^returns it to the battlefield$/,
    (_, card) => has(card, "return (?:it|~|her|him|them) to the battlefield"),
  ],
  [
    /^makes (?:a player|an opponent|each player|each opponent) sacrifice (.+)$/,
    ([, object = ""], card) => has(card, `sacrifices an? ${loose(object)}`),
  ],
  [
    /^gives (?:a creature) (-\S+) for a turn$/,
    ([, change = ""], card) => has(card, `target creature gets ${esc(change.toLowerCase())} until`),
  ],
  [
    /^deals (\S+) damage to any target$/,
    ([, n = ""], card) => has(card, `deals? ${digit(n).toLowerCase()} damage to any target`),
  ],
  [
    /^deals (\S+) damage to each (.+)$/,
    ([, n = "", who = ""], card) =>
      has(card, `deals? ${digit(n).toLowerCase()} damage to each ${loose(who)}`),
  ],
  [
    /^deals (\S+) damage to an? (.+)$/,
    ([, n = "", who = ""], card) =>
      has(card, `deals? ${digit(n).toLowerCase()} damage to target ${loose(who)}`),
  ],
  [
    /^drains (?:each opponent|an? opponent|a player) for (\S+)$/,
    ([, n = ""], card) => has(card, `loses? ${digit(n)} life and you gain`),
  ],
  [
    /^costs each opponent (\S+) life$/,
    ([, n = ""], card) => has(card, `each opponent loses ${digit(n)} life`),
  ],
  [/^makes (one|two|three) mana of any color$/, ([, n = ""], card) => has(card, `add ${n} mana of any`)],
  [
    /^makes mana of any of the commander's colors$/,
    (_, card) => has(card, "mana of any color in your commander's color identity"),
  ],
  [
    /^makes (\S+) (white|blue|black|red|green|colorless) mana(?: for each (.+))?$/,
    ([, n = "", color = "", each], card) =>
      has(
        card,
        `add (?:\\{${COLORS[color]}\\}){${digit(n)}}${each === undefined ? "" : ` for each ${loose(each)}`}`,
      ),
  ],
  [
    /^makes ((?:white|blue|black|red|green|colorless)(?: and (?:white|blue|black|red|green|colorless))+) mana$/,
    ([, colors = ""], card) =>
      colors.split(" and ").every((color) => has(card, `add [^.]*\\{${COLORS[color]}\\}`)),
  ],
  [
    /^makes an? (Treasure|Food|Clue|Blood|Map|Powerstone)$/,
    ([, token = ""], card) => has(card, `create an? ${token.toLowerCase()} token`),
  ],
  [
    /^makes (two|three|four|five|X) (Treasures?|Foods?|Clues?|Bloods?|Maps?|Powerstones?)$/,
    ([, n = "", token = ""], card) =>
      has(card, `create ${n.toLowerCase()} ${token.replace(/s$/, "").toLowerCase()} tokens`),
  ],
  [
    /^makes (.+ tokens?.*)$/,
    ([, object = ""], card) =>
      has(
        card,
        object.startsWith("a token copy of") ? "create a token that's a copy of" : `create ${loose(object)}`,
      ),
  ],
  [/^untaps (?:an? )?(?!all)(.+)$/, targets("untap")],
  [/^untaps all (.+)$/, ([, object = ""], card) => has(card, `untap all ${loose(object)}`)],
  [
    /^takes (\S+) mana off (.+)$/,
    ([, n = "", what = ""], card) => has(card, `${loose(what)} cost \\{${digit(n)}\\} less to cast`),
  ],
  [/^lets (you may play .+)$/, ([, what = ""], card) => has(card, esc(what))],
  [/^lets you play (.+)$/, ([, what = ""], card) => has(card, `play ${esc(what)}`)],
  [/^finds any card$/, (_, card) => has(card, "search your library for a card")],
  [
    /^finds (.+?),? and puts (?:it|them) (.+)$/,
    ([, what = "", where = ""], card) =>
      has(
        card,
        `search your library for ${esc(what.toLowerCase())
          .replace("of the same name", "named ~")
          .replace(/\bits\b/, "(?:its|~'s)")}, [^.]*put (?:it|that card|them) ${esc(where)}`,
      ),
  ],
  [
    /^draws (.+?), then discards (.+)$/,
    ([, what = "", then = ""], card) =>
      has(card, `draws? ${esc(what.toLowerCase())}, then discards? ${esc(then)}`),
  ],
  [
    /^draws (a card|two cards|three cards) for (\S+) life$/,
    ([, what = "", n = ""], card) => has(card, `draws? ${what} and (?:you )?loses? ${digit(n)} life`),
  ],
  [
    /^draws (.+)$/,
    ([, what = ""], card) =>
      has(card, `draws? ${loose(what)}`) || has(card, `draws? ${esc(what.toLowerCase())}`),
  ],
  [/^has you (scry|surveil) (\S+)$/, ([, verb = "", n = ""], card) => has(card, `${verb} ${digit(n)}`)],
  [
    /^looks at the top (\S+) cards of your library$/,
    ([, n = ""], card) => has(card, `look at the top ${n.toLowerCase()} cards of your library`),
  ],
  [
    /^makes (?:an opponent|a player|each opponent|each player) discard (.+)$/,
    ([, what = ""], card) => has(card, `discards ${what}`),
  ],
  [/^shows you the hand of/, (_, card) => has(card, "reveals their hand")],
  [/^copies (?:an? )?(.+)$/, targets("copy")],
  [/^takes control of an? (.+)$/, targets("gain control of")],
  [
    /^gives (.+?) you control (.+)$/,
    ([, who = "", what = ""], card) =>
      has(card, `${loose(who)} you control (?:get|have|gain) `) && mentions(card, what),
  ],
  [
    /^gives (.+) you control (.+)$/,
    ([, who = "", what = ""], card) =>
      has(card, `${loose(who)} you control (?:get|have|gain) `) && mentions(card, what),
  ],
  [
    /^gives one creature (.+)$/,
    ([, what = ""], card) =>
      has(card, "(?:equipped|enchanted) creature (?:gets|has|gains)") && mentions(card, what),
  ],
  [
    /^gives a creature (.+) for a turn(?:, X being (.+))?$/,
    ([, what = "", x], card) =>
      has(card, "target creature ") &&
      mentions(card, what) &&
      (x === undefined || has(card, `where x is ${esc(x.toLowerCase())}`)),
  ],
  [/^can['’]t be blocked$/, (_, card) => has(card, "~ can't be blocked")],
  [
    /^prevents all combat damage/,
    (_, card) => has(card, "prevent all combat damage that would be dealt this turn"),
  ],
  [
    /^puts (?:a|two|three|X) \+1\/\+1 counters? on (.+)$/,
    ([, who = ""], card) =>
      has(
        card,
        `\\+1/\\+1 counters? on ${who === "it" ? "(?:it|~|her|him)" : who === "a creature" ? "target creature" : who.startsWith("a ") ? `target ${who.slice(2)}` : esc(who)}`,
      ),
  ],
  [/^proliferates$/, (_, card) => has(card, "proliferate")],
  [/^gains you (\S+) life$/, ([, n = ""], card) => has(card, `gain ${digit(n)} life`)],
  [/^gains you (.+)$/, ([, what = ""], card) => has(card, `gain ${esc(what.toLowerCase())}`)],
  [
    /^makes (?:a player|an opponent|each opponent|each player) mill (\S+) cards$/,
    ([, n = ""], card) => has(card, `mills ${n.toLowerCase()} cards`),
  ],
  [/^mills (\S+) of your own cards$/, ([, n = ""], card) => has(card, `mill ${n.toLowerCase()} cards`)],
  [
    /^makes it a rule that (.+)$/,
    ([, what = ""], card) => has(card, esc(what.replace(/ for it$/, "").toLowerCase())),
  ],
];

function mentions(card: ReadCard, what: string): boolean {
  return what
    .toLowerCase()
    .split(/ and |, /)
    .every(
      (part) =>
        card.text.includes(part.replace(/^(?:an?|the) /, "")) ||
        card.text.includes(part.replace(/\bits?\b/g, "~")),
    );
}

/** Other words for the verbs of the rows. */
const OTHER_VERBS: readonly (readonly [RegExp, string])[] = [
  [/^taps for (.+)$/, "makes $1 by tapping"],
  [/^brings /, "makes "],
  [/^sends (.+) into exile$/, "exiles $1"],
  [/^(?:kills|breaks) /, "destroys "],
  [/^says no to /, "counters "],
  [/^gets you /, "draws "],
  [/^fetches /, "finds "],
  [/^lends /, "gives "],
  [/^does ((?:that much|\S+) )?damage/, "deals $1damage"],
  [/^bounces (an? .+?)( as it enters| when.*| for.*| by.*| at.*|)$/, "returns $1 to its owner's hand$2"],
  [/^flickers /, "blinks "],
  [/^grants /, "gives "],
];

function plainly(sentence: string): string {
  const row = OTHER_VERBS.find(([other]) => other.test(sentence));
  return row === undefined ? sentence : sentence.replace(row[0], row[1]);
}

/** Whether a sentence about an effect is what the text says; undefined where no row knows the verb. */
export function effectHolds(sentence: string, card: ReadCard): boolean | undefined {
  const said = plainly(sentence.replace(/^its [+−-]?\S+ /, "").replace(/ can’t /, " can't "));
  let known = false;
  // Short sentences leave out that tokens are creatures.
  const whole = said.replace(/([\dX]\/[\dX] (?:(?!creature\b)[\w,-]+ )+)(tokens?)\b/, "$1creature $2");
  for (const { text, isBorneOut } of [said, ...(whole === said ? [] : [whole])].flatMap((one) =>
    readingsOf(one, card),
  ))
    for (const [says, holds] of EFFECT_CHECKS) {
      const match = says.exec(text);
      if (!match) continue;
      if (isBorneOut && holds(match, card)) return true;
      known = true;
    }
  return known ? false : undefined;
}
