import type { ReadCard } from "./card-text.ts";
import { type EffectCheck, has, holds, reads, wordsOf } from "./effect-words.ts";

const OTHER = "(?:up to one )?(?:another )?(?:other )?target";
const COUNTERS = "\\+1/\\+1 counters?";

/** Every part of what is given, each as a word of its own in the clause that gives it. */
const gives = (clause: string, what: string): string =>
  `${clause} ${what
    .split(/ and |, (?:and )?/)
    .map((part) => `(?=[^.]*${wordsOf(part)})`)
    .join("")}`;

/** Whether the text gives just that, wherever the sentence is parted into who gets it and what. */
function isGivenAnywhere(rest: string, card: ReadCard): boolean {
  const words = rest.split(" ");
  return words.some((_, at) => {
    const who = words.slice(0, at).join(" ");
    const what = wordsOf(words.slice(at).join(" ")).replaceAll(
      " and ",
      " and (?:has |have |gains? |gets? )?",
    );
    return at > 0 && has(card, `${wordsOf(who)} (?:gets?|has|have|gains?) ${what}(?:[.,"]| until)`);
  });
}

/** What X is, where a sentence speaks of creatures by "their". */
const xOf = (x: string): string =>
  wordsOf(
    x
      .replace("their number", "the number of creatures you control")
      .replace("their greatest power", "the greatest power among creatures you control"),
  );

/** Sentences about tokens, copies, counters and strength, with what the cards' texts must hold. */
export const BODY_CHECKS: readonly EffectCheck[] = [
  [
    /^makes (.+) to sacrifice for mana$/,
    reads((what) => `create ${what} with "sacrifice this token: add \\{c\\}`),
  ],
  [
    /^makes (.+) with an ability of (?:its|their) own$/,
    reads((what) => `create ${what} with (?:[a-z ,]+ and )?"`),
  ],
  [/^makes (.+ tokens?.*) and (.+ tokens?.*)$/, reads((one, other) => `create ${one} and ${other}`)],
  [/^makes (.+ tokens?.*) for (\S+) life$/, reads((what, n) => `lose ${n} life and create ${what}`)],
  [
    /^makes as many (.+ tokens.*?) as (.+)$/,
    reads((what, count) => `create a number of ${what} equal to the number of ${count}`),
  ],
  [
    /^makes (.+ tokens.*) equal in number to (.+)$/,
    reads((what, count) => `create a number of ${what} equal to ${count}`),
  ],
  [/^makes (.+ tokens?.*), X being (.+)$/, reads((what, x) => `create ${what}, where x is ${x}`)],
  [
    /^makes (.+ token) attacking each opponent$/,
    reads((what) => `for each opponent, create ${what} that's tapped and attacking that`),
  ],
  [
    /^makes (a|two|three|X|that many) (Food|Clue|Blood|Map|Powerstone|Gold|Lander|Junk)s?$/,
    reads((n, token) => `create ${n} ${token.replace(/s$/, "")} tokens?`),
  ],
  [
    /^makes (?:an attacking Warrior|(\S+) attacking Warriors) whenever it attacks$/,
    ([, n = "one"], card) => has(card, `mobilize ${wordsOf(n)}(?!\\d)`),
  ],
  [
    /^leaves (?:a flying Spirit|(\S+) flying Spirits) when it dies$/,
    ([, n = "one"], card) => has(card, `afterlife ${wordsOf(n)}(?!\\d)`),
  ],
  [/^amasses an Army of (Orcs|Zombies)$/, reads((what) => `amass ${what} `)],
  [/^populates$/, holds("populate")],
  [/^is copied for each spell cast before it this turn$/, holds("(?:^|\\n)storm *(?:\\n|$)")],
  [/^copies the spell$/, holds("copy (?:it|~|that spell)(?: for each [^.]*)?[.,]")],
  [/^makes a token copy of (?!an? )(.+)$/, reads((what) => `create a token that's a copy of ${what}[.,]`)],
  [/^enters as a copy of (.+)$/, reads((what) => `enter as a copy of ${what}`)],
  [
    /^adds (.+) whenever you make tokens$/,
    reads(
      (what) => `tokens would be created under your control, those tokens plus ${what} are created instead`,
    ),
  ],
  [
    /^adds a Treasure whenever you make some$/,
    holds(
      "if you would create one or more treasure tokens, instead create those tokens plus an additional treasure token",
    ),
  ],
  [
    /^doubles what an? (.+) attacking sets off$/,
    reads((what) => `if an? ${what} attacking causes a triggered ability[^.]*additional time`),
  ],
  [
    /^doubles each triggered ability of (.+)$/,
    reads((what) => `if (?:an|a triggered) ability of ${what} triggers, [^.]*additional time`),
  ],
  [
    /^puts (a|two|three) \+1\/\+1 counters? on (up to two|up to three|any number of|two) (.+)$/,
    ([, n = "", count = "", what = ""], card) =>
      has(card, `put ${wordsOf(n)} ${COUNTERS} on each of ${count}(?: other)? target ${wordsOf(what)}`),
  ],
  [
    /^puts (a|two|three|four|five|six|X|that many) \+1\/\+1 counters? on (an? .+)$/,
    ([, n = "", what = ""], card) =>
      has(card, `put ${wordsOf(n)} ${COUNTERS} on ${OTHER} ${wordsOf(what.replace(/^an? /, ""))}`),
  ],
  [
    /^puts X \+1\/\+1 counters on (.+), X being (.+)$/,
    reads((who, x) => `put x ${COUNTERS} on ${who}, where x is ${x}`),
  ],
  [/^puts a \+1\/\+1 counter on that creature$/, holds(`put a ${COUNTERS} on (?:that creature|them)`)],
  [
    /^puts (a|four|five|six|that many) \+1\/\+1 counters? on it(?: for each (.+))?$/,
    ([, n = "", each], card) =>
      has(
        card,
        `put ${wordsOf(n)} ${COUNTERS} on (?:~|it|her|him)${each === undefined ? "" : ` for each ${wordsOf(each)}`}`,
      ),
  ],
  [/^doubles the \+1\/\+1 counters on (.+)$/, reads((who) => `double the number of ${COUNTERS} on ${who}`)],
  [
    /^doubles the (power|power and toughness) of (each .+) for a turn$/,
    reads((what, who) => `double the ${what} of ${who} until end of turn`),
  ],
  [
    /^doubles the power of an? (.+) for a turn$/,
    reads((who) => `double (?:the power of target ${who}|target ${who}'s power) until end of turn`),
  ],
  [
    /^enters with X \+1\/\+1 counters, X being (.+)$/,
    reads((x) => `enters with x ${COUNTERS} on (?:it|~), where x is ${x}`),
  ],
  [
    /^enters with (\S+) \+1\/\+1 counters? for each (.+)$/,
    reads((n, each) => `enters with ${n} ${COUNTERS} on (?:it|~) for each ${each}`),
  ],
  [/^enters with X \+1\/\+1 counters$/, holds(`enters with x ${COUNTERS} on (?:it|~)[.]`)],
  [
    /^gives (each .+) a \+1\/\+1 counter on the way in$/,
    reads((who) => `${who} enters with an additional ${COUNTERS} on it`),
  ],
  [
    /^is as large as (.+), with one toughness more$/,
    reads((what) => `power is equal to ${what} and its toughness is equal to that number plus 1`),
  ],
  [/^has power equal to (.+)$/, reads((what) => `power is equal to ${what}[.]`)],
  [/^gets (\S+), X being (.+)$/, reads((change, x) => `(?:~|it|he|she) gets ${change}, where x is ${x}`)],
  [
    /^gets (\S+) as long as (.+)$/,
    reads((change, when) => `(?:~|it|he|she) gets ${change} as long as ${when}`),
  ],
  [/^gets (\S+) and has (.+)$/, reads((change, what) => `(?:~|it) gets ${change} and has ${what}`)],
  [
    /^gains you (that much life plus 1|twice that much life) whenever you gain life$/,
    reads((what) => `if you would gain life, you gain ${what} instead`),
  ],
  [
    /^(doubles|triples) the (noncombat damage|damage) that (.+) deals to (.+)$/,
    ([, verb = "", kind = "", who = "", whom = ""], card) =>
      has(
        card,
        `if ${wordsOf(who)} would deal ${kind} to ${wordsOf(whom)}, (?:it|that source) deals (?:${verb === "doubles" ? "double|twice" : "triple"}) that`,
      ),
  ],
  [
    /^gives (.+?) ([+-][\dXx]+\/[+-][\dXx]+) for a turn, X being (.+)$/,
    ([, who = "", change = "", x = ""], card) =>
      has(
        card,
        `${wordsOf(who)} (?:gets?|gain|have) ${wordsOf(change)} until end of turn, where x is ${xOf(x)}`,
      ),
  ],
  [
    /^gives (.+?you control) (.+) and (\+\S+) for a turn, X being (.+)$/,
    ([, who = "", what = "", change = "", x = ""], card) =>
      has(
        card,
        `${wordsOf(who)} gain ${wordsOf(what)} and get ${wordsOf(change)}(?: until end of turn)?, where x is ${xOf(x)}`,
      ),
  ],
  [
    /^gives an? (.+?) ([+-]\S+) and (.+) for a turn$/,
    ([, who = "", change = "", what = ""], card) =>
      has(
        card,
        `${OTHER} ${wordsOf(who)} gets ${wordsOf(change)} and gains ${wordsOf(what)} until end of turn`,
      ),
  ],
  [
    /^gives an? (.+?) ([+-]\S+) for a turn$/,
    reads((who, change) => `${OTHER} ${who} gets ${change} until end of turn`),
  ],
  [
    /^gives an? (.+? you control|artifact or creature|(?:\w+ )*?creature|(?:\w+ )?permanent) ([^+-].*) for a turn$/,
    reads((who, what) => `${OTHER} ${who} gains ${what} until end of turn`),
  ],
  [/^gives (.+ you control .+)$/, ([, rest = ""], card) => isGivenAnywhere(rest, card)],
  [
    /^gives (all \w+(?: creatures(?= ))?|each .+? you control.*?|other .+?|.+? you control (?:of|with|that) .+?) (\+\d.*|[a-z][a-z ,]+)$/i,
    ([, who = "", what = ""], card) =>
      new RegExp(gives(`${wordsOf(who)} (?:gets?|has|have|gains?)`, what)).test(card.text),
  ],
  [
    /^gives you (hexproof|shroud|protection from everything until your next turn)$/,
    reads((what) => `you (?:gain|have) ${what}`),
  ],
  [/^keeps a creature from being blocked for a turn$/, holds("target creature can't be blocked this turn")],
  [
    /^keeps (.+) from being blocked( except by .+)?$/,
    reads((who, but) => `${who} can't be blocked${but}[.]`),
  ],
  [
    /^takes you and all your permanents out of reach until your next turn$/,
    holds(
      "until your next turn, your life total can't change and you gain protection from everything\\. all permanents you control phase out",
    ),
  ],
  [
    /^phases out (any number of|up to \S+) (.+)$/,
    ([, n = "", what = ""], card) => has(card, `${n.toLowerCase()} target ${wordsOf(what)} phase out`),
  ],
  [/^phases out an? (.+)$/, reads((what) => `target ${what} phases out`)],
];
