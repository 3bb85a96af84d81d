import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import type { EffectKind, EffectRule } from "../../data/what/effect-rule.ts";
import { EFFECTS } from "../../data/what/effects.ts";
import { COST, costTail, energyWords } from "./effect-costs.ts";
import { inWords } from "./phrases.ts";

/** What a card does by a sentence of its text. */
export interface Effect {
  readonly kind: EffectKind;
  readonly rule: EffectRule;
  /** Third person, lower case, no full stop: "draws a card whenever you cast a creature spell". */
  readonly text: string;
}

/** The part of a card that is read for effects. */
export interface ReadFace {
  readonly name: string;
  readonly typeLine: string;
  readonly oracleText: string;
}

/** Longer tellings are no reason any more, but a rules text. */
const LONGEST = 105;

/** How a sentence of a text says when its effect happens, and how a reason says it. */
const FRAMES: readonly { readonly head: RegExp; readonly tail: string; readonly lead?: string }[] = [
  { head: /^When(?:ever)? (?:it|they) enters?(?: the battlefield)?, /, tail: " as it enters" },
  {
    head: /^When it enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, /,
    tail: " as it enters and whenever an opponent draws a card except the first of a draw step",
  },
  {
    head: /^Whenever an opponent draws a card except the first one they draw in each of their draw steps, /,
    tail: " whenever an opponent draws a card except the first of a draw step",
  },
  // "an Aura, Equipment, or Vehicle spell" is one thing.
  { head: /^(When(?:ever)? [^,.{"]{4,60}(?:, [\w' -]{2,30}){1,5}, (?:or|and) [^,.{"]{3,50}), /, tail: " $1" },
  { head: /^(When(?:ever)? [^,.{"]{4,95}), /, tail: " $1" },
  { head: /^(At the beginning of [^,.{"]{4,50}), /, tail: " $1" },
  { head: /^(During (?:your turn|turns other than yours)), /, tail: " $1" },
  { head: /^(As long as [^,.{"]{4,60}), /, tail: " $1" },
  { head: /^Until end of turn, /, tail: " for a turn" },
  { head: /^Once (?:during )?each (?:of your turns|turn), /, tail: " once each turn" },
  { head: /^\[?([+−-](?:\d+|X)|0)\]?: /, tail: "", lead: "its $1 " },
];

/** The rows, each with the verb that all its texts begin with, where its pattern begins with one. */
const RULES = EFFECTS.map((rule) => ({
  rule,
  verb: rule.text.ignoreCase ? undefined : /^\^([a-z]+ )/.exec(rule.text.source)?.[1],
  // "[^"]" only keeps quotes out.
  quotes: rule.text.source.replace(/\[\^[^\]]*\]/g, "").includes('"'),
}));

/** Everything that a face of a card says it does and that the rows of `EFFECTS` know, in the order of its text. */
export function effectsOf(face: ReadFace): Effect[] {
  const found: Effect[] = [];
  const lines = readLines(face);
  const price = priceOf(face, lines);
  for (const line of lines) {
    // A choice of modes is not one thing that the card does; each mode is told as it stands.
    const plain = line.replace(/^• /, "").replace(ABILITY_WORD, "");
    const effect = effectOf(plain, price) ?? (price === "" ? undefined : effectOf(plain, ""));
    if (effect !== undefined) found.push(effect);
  }
  return found;
}

/** What a spell costs beside its mana, which is part of what it does. */
function priceOf({ typeLine }: ReadFace, lines: readonly string[]): string {
  if (!/\b(?:Instant|Sorcery)\b/.test(typeLine)) return "";
  for (const line of lines) {
    const price = /^As an additional cost to cast it, ([^.]+)\.$/.exec(line)?.[1];
    if (price !== undefined) return costTail(price) ?? "";
  }
  return "";
}

/** What stands before an ability without saying anything of it: "Landfall — ". */
export const ABILITY_WORD = /^[A-Z][\w' !-]{2,30} — /;

/** The lines of a face, each with the card's own name written "it", and without reminders and ability words. */
export function readLines({ name, typeLine, oracleText }: ReadFace): string[] {
  if (oracleText === "" || /\bSaga\b|\bClass\b|\bCase\b|\bRoom\b/.test(typeLine)) return [];
  // Texts call legends by the first part of their name: "Loran" of the Third Path.
  const own = [
    name,
    name.split(",")[0] ?? name,
    ...(/\bLegendary\b/.test(typeLine) ? [name.split(/ (?:of|the) /)[0] ?? name] : []),
  ]
    .map(escaped)
    .join("|");
  const self = new RegExp(
    `(?<![\\w’'-])(?:${own}|[Tt]his (?:creature|artifact|enchantment|permanent|land|Vehicle|Equipment|Aura|spell))(?![\\w’-])('s)?`,
    "g",
  );
  return withoutReminder(oracleText)
    .split("\n")
    .map((line) =>
      line
        .replace(/’/g, "'")
        .replace(ABILITY_WORD, "")
        .replace(self, (_, owns) => (owns === undefined ? "it" : "its")),
    );
}

/** A line without the words that say when or for what it happens, and these words as a reason tells them. */
interface Framed {
  readonly rest: string;
  readonly lead: string;
  readonly tail: string;
}

/** What a mode costs beside the spell: "+ {1}{U} — Counter target spell." */
const MODE_COST = /^(?:\+ )?((?:\{(?:\d|[WUBRG])\})+) — /;

function framesOf(line: string, price: string): Framed | undefined {
  const cost = COST.exec(line);
  if (cost) {
    const tail = costTail(cost[1] ?? "");
    return tail === undefined ? undefined : { rest: line.slice(cost[0].length), lead: "", tail };
  }
  const more = MODE_COST.exec(line);
  if (more)
    return { rest: line.slice(more[0].length), lead: "", tail: `${costTail(more[1] ?? "") ?? ""} more` };
  const frame = FRAMES.find(({ head }) => head.test(line));
  const match = frame?.head.exec(line);
  if (!frame || !match) return { rest: line, lead: "", tail: price };
  const said = lowered(match[1] ?? "");
  const rest = line.slice(match[0].length);
  // "As long as enchanted creature is blue, it gets +1/+1" speaks of that creature.
  if (/^as long as (?!it\b|you|an opponent|there)/.test(said) && /^it(?:s|'s)?\b/.test(rest))
    return undefined;
  return {
    rest,
    lead: (frame.lead ?? "").replace("$1", said),
    tail: frame.tail.replace("$1", said),
  };
}

function effectOf(line: string, price: string): Effect | undefined {
  const frame = framesOf(line, price);
  if (frame === undefined) return undefined;
  const { order, on } = condition(frame.rest);
  const offer = offerOf(order);
  const plain = offer.order.replace(/^you (?:may )?(?=\w+ )(?!gain|win|may play|draw X|become|and )/i, "");
  // Quoted abilities belong to what the card makes, not to the card: only rows with quotes in them know such lines.
  const isQuoted = /^[^.]*"/.test(line);
  const first = isQuoted ? plain : withoutStop(plain);
  if (first === undefined) return undefined;
  const [whole, opening] = [withSmall(plain), withSmall(first)];
  const tails = offer.tail + frame.tail + on + onlyIf(line);
  for (const { rule, verb, quotes } of RULES) {
    if (quotes !== isQuoted || !isSubject(rule, frame.tail)) continue;
    const [said, small] = rule.isOverLine === true ? whole : opening;
    if (verb !== undefined && !small.startsWith(verb)) continue;
    const told = toldBy(rule, said) ?? (small === said ? undefined : toldBy(rule, small));
    const text = told === undefined ? undefined : fitting(frame.lead + joined(told, tails));
    if (text !== undefined) return { kind: rule.kind, rule, text };
  }
  return undefined;
}

/** Whether "it" in a sentence can be what a row takes it for: the card itself, or what its condition speaks of. */
function isSubject({ of }: EffectRule, tail: string): boolean {
  if (of === undefined) return true;
  const isOther =
    /^ when(?:ever)? (?:an?|another|one or more|the|that|enchanted|equipped|it or another) /.test(tail);
  return of === "other" ? isOther : !isOther;
}

/** An effect with its price and its time. */
function joined(told: string, tails: string): string {
  // A price in the telling and a price in front of it are one: "for two life and one mana".
  const more = / for \w+ life$/.test(told) ? " and " : " for ";
  const isOpen = tails !== "" && /, X being [^,]*$/.test(told);
  return (told + (isOpen ? "," : "") + tails.replace(/^ for /, more))
    .replace(/( for a turn\b.*) for a turn$/, "$1")
    .replace(/,$/, "");
}

/** A telling that is short enough, without words that it can spare; undefined where it stays too long or shows symbols. */
function fitting(text: string): string | undefined {
  if (/[{}"]/.test(text)) return undefined;
  const short = text.replace(/ whenever one or more /, " whenever ");
  return [text, short, short.replaceAll(/ creature (?=tokens?\b)/g, " ")].find(
    ({ length }) => length <= LONGEST,
  );
}

/** Under which condition an ability may be activated at all. */
function onlyIf(line: string): string {
  const condition = /\bActivate only if ([^.,]+)\./.exec(line)?.[1];
  return condition === undefined ? "" : ` if ${condition}`;
}

/** What a line orders for a price that one may pay, with that price: "you may pay {2}. If you do, draw a card". */
function offerOf(order: string): { readonly order: string; readonly tail: string } {
  const match = /^you may ((?:pay|sacrifice|discard) [^."]+)\. (?:If|When) you do, /i.exec(order);
  const tail = match === null ? undefined : costTail(match[1] ?? "");
  return match === null || tail === undefined
    ? { order, tail: "" }
    : { order: order.slice(match[0].length), tail };
}

/** A text as it stands, and with a small letter in front. */
function withSmall(text: string): readonly [string, string] {
  return [text, text.charAt(0).toLowerCase() + text.slice(1)];
}

/** Conditions that are told behind the rest. What "would" happen is replaced, and what is done "this way" stands elsewhere. */
const CONDITION =
  /^if ((?!you (?:would|do|don't|can't)\b)(?![^,]*(?:this way| would ))(?:you |an opponent |a creature died|another |it was |it wasn't |it had |it didn't |it's not |there are |that player |no |one or more )[^,.{"]{2,60}), /i;

/** What a line orders, and under which condition, as a reason tells it behind the rest. */
function condition(line: string): { readonly order: string; readonly on: string } {
  const match = CONDITION.exec(line);
  return match === null
    ? { order: line, on: "" }
    : { order: line.slice(match[0].length), on: ` if ${match[1]}` };
}

/** The first sentence of a line, or a line that is none, such as a keyword; undefined where a comma or a second clause would make it say something else. */
function withoutStop(line: string): string | undefined {
  return (/^([^."]+)\./.exec(line) ?? /^([^."]+)$/.exec(line))?.[1];
}

function toldBy(rule: EffectRule, sentence: string): string | undefined {
  const match = rule.text.exec(sentence);
  if (!match) return undefined;
  const told = rule.says.replace(/(\ba )?\$(\d)/g, (_, article: string | undefined, at: string) => {
    const group = manaWords(numberWords(match[Number(at)] ?? ""));
    return article === undefined ? lowered(group) : withArticle(lowered(group));
  });
  const smooth = told
    .replace(/\ba \+1\/\+1 counters\b/, "a +1/+1 counter")
    .replace(/ on target creature/, " on a creature")
    .replace(/\bone (\w+) mana, one (\w+) mana or one (\w+) mana\b/, "one $1, $2 or $3 mana")
    .replace(/^(deals .* split among .+) target /, "$1 ")
    .replace(/(creatures you control .*, X being) the number of creatures you control$/, "$1 their number")
    .replace(
      /(creatures you control .*, X being) the greatest power among creatures you control$/,
      "$1 their greatest power",
    )
    .replace(/\b(makes|gives|from) defending player\b(?!')/, "$1 the defending player")
    .replace(/\btokens with an ability of its own$/, "tokens with an ability of their own")
    .replace(/\bgives an? (player|opponent) a (\w+) counters\b/, "gives a $1 a $2 counter")
    .replace(/\bnamed its?\b/, "of the same name")
    .replace(/^(finds (?:any number|up to) .* and puts) it /, "$1 them ")
    .replace(/^(finds .*, where X is .*) and puts /, "$1, and puts ")
    .replace(rule.kind === "strengthens" ? / and (?:has|have|gains?) / : /$^/, " and ");
  // A second target or a further order is more than the row speaks of.
  return /(?<!any )\btarget\b|, then | and (?:gets|loses|gains?|you|its|that|put|create|draw)\b/.test(
    smooth,
  ) && !/discards/.test(smooth)
    ? undefined
    : smooth;
}

const MANA_WORDS: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

/** "{G}{G}" as "two green mana", and energy as such; other text stays. */
function manaWords(text: string): string {
  if (/^(?:\{E\})+$/.test(text)) return energyWords(text);
  const symbols = [...text.matchAll(/\{([WUBRGC])\}/g)].map(([, symbol]) => symbol ?? "");
  if (symbols.length === 0) return text;
  const kinds = [...new Set(symbols)];
  if (kinds.length === 1) return `${inWords(symbols.length)} ${MANA_WORDS[kinds[0] ?? ""]} mana`;
  return `${kinds.map((kind) => MANA_WORDS[kind]).join(" and ")} mana`;
}

function numberWords(text: string): string {
  return /^\d+$/.test(text) ? inWords(Number(text)) : text;
}

function withArticle(noun: string): string {
  return /^(?:an?|each|your|all|any|up to|two|three)\b/.test(noun)
    ? noun
    : `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** Lower case in front, unless the word is a name of a type or of a color that stands capitalized in texts. */
export function lowered(text: string): string {
  return /^(?:Other|Another|Each|Activated|As|If|During|Once|Until|The|This|That|Its|Any|Lands|Nontoken|Discard|Pay|Sacrifice|Remove|Tap|Regenerate|Damage|Skip|Choose|Change|Prevent|Creatures|Artifacts|All|When|Whenever|At|Players|Opponents|Your|You|Draw|Destroy|Exile|Counter|Create|Return|Search|Add|Untap|Target|Put|Gain|Scry|Surveil|Look|Mill|Copy|Take|Proliferate|After|Noncreature|White|Blue|Black|Red|Green|Multicolored|Nonland|Nonbasic|Equipped|Enchanted|It|They|Instant|Sorcery|Artifact|Enchantment|Creature|Attacking|Tokens|Permanents|Spells|Legendary|Colorless)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
