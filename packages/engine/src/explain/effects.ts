import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import type { EffectKind, EffectRule } from "../../data/what/effect-rule.ts";
import { EFFECTS } from "../../data/what/effects.ts";
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
  { head: /^(When(?:ever)? [^,.{]{4,75}), /, tail: " $1" },
  { head: /^(At the beginning of [^,.{]{4,50}), /, tail: " $1" },
  { head: /^\{T\}: /, tail: " by tapping" },
  { head: /^Sacrifice it: /, tail: " for its own sacrifice" },
  { head: /^\{T\}, Sacrifice it: /, tail: " for its own sacrifice" },
  { head: /^((?:\{\d+\}|\{[WUBRG]\})+), \{T\}: /, tail: " for $mana mana and a tap" },
  { head: /^((?:\{\d+\}|\{[WUBRG]\})+): /, tail: " for $mana mana" },
  {
    head: /^((?:\{\d+\}|\{[WUBRG]\})+), \{T\}, Sacrifice it: /,
    tail: " for $mana mana and its own sacrifice",
  },
  { head: /^((?:\{\d+\}|\{[WUBRG]\})+), Sacrifice it: /, tail: " for $mana mana and its own sacrifice" },
  {
    head: /^(?:\{T\}, )?Sacrifice (a creature|another creature|an artifact|an artifact or creature|a land|another permanent): /,
    tail: " for the sacrifice of $1",
  },
  { head: /^\{T\}, Discard (a card): /, tail: " for the discard of $1" },
  { head: /^Tap ((?:an|two|three|four|five) untapped [\w' -]+ you control): /, tail: " for tapping $1" },
  { head: /^Return (an? [\w' -]+ you control) to its owner's hand: /, tail: " for the return of $1" },
  { head: /^Discard (a card): /, tail: " for the discard of $1" },
  { head: /^(?:\{T\}, )?Pay (\d+) life: /, tail: " for $1 life" },
  { head: /^\[?([+−-]\d+|0)\]?: /, tail: "", lead: "its $1 " },
];

/** The rows, each with the verb that all its texts begin with, where its pattern begins with one. */
const RULES = EFFECTS.map((rule) => ({
  rule,
  verb: rule.text.ignoreCase ? undefined : /^\^([a-z]+ )/.exec(rule.text.source)?.[1],
}));

/** Everything that a face of a card says it does and that the rows of `EFFECTS` know, in the order of its text. */
export function effectsOf(face: ReadFace): Effect[] {
  const found: Effect[] = [];
  for (const line of readLines(face)) {
    // A choice of modes is not one thing that the card does; each mode is told as it stands.
    const effect = effectOf(line.replace(/^• /, ""));
    if (effect !== undefined && effect.text.length <= LONGEST) found.push(effect);
  }
  return found;
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

function effectOf(line: string): Effect | undefined {
  // Quoted abilities belong to what the card makes, not to the card.
  if (/^[^.]*"/.test(line)) return undefined;
  const frame = FRAMES.find(({ head }) => head.test(line));
  const match = frame?.head.exec(line);
  const rest = match ? line.slice(match[0].length) : line;
  const { order, on } = condition(rest);
  const plain = order.replace(/^you (?:may )?(?=\w+ )(?!gain|win|may play|draw X|become|and )/i, "");
  const first = withoutStop(plain);
  if (first === undefined) return undefined;
  const [whole, opening] = [withSmall(plain), withSmall(first)];
  for (const { rule, verb } of RULES) {
    const [said, small] = rule.isOverLine === true ? whole : opening;
    if (verb !== undefined && !small.startsWith(verb)) continue;
    const told = toldBy(rule, said) ?? (small === said ? undefined : toldBy(rule, small));
    if (told === undefined) continue;
    const text = framed(frame?.lead ?? "", match) + told + framed(frame?.tail ?? "", match) + on;
    return /[{}]/.test(text) ? undefined : { kind: rule.kind, rule, text: text.replace(/,$/, "") };
  }
  return undefined;
}

/** A text as it stands, and with a small letter in front. */
function withSmall(text: string): readonly [string, string] {
  return [text, text.charAt(0).toLowerCase() + text.slice(1)];
}

/** What a line orders, and under which condition, as a reason tells it behind the rest. */
function condition(line: string): { readonly order: string; readonly on: string } {
  const match =
    /^if (you control [^,.{"]{4,60}|you attacked this turn|an opponent lost life this turn), /i.exec(line);
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

function framed(text: string, match: RegExpExecArray | null | undefined): string {
  return text.replace("$mana", inWords(manaOf(match?.[1] ?? ""))).replace("$1", lowered(match?.[1] ?? ""));
}

/** How much mana some symbols come to. */
function manaOf(symbols: string): number {
  return [...symbols.matchAll(/\{(\w)+\}/g)].reduce((sum, [, symbol]) => sum + (Number(symbol) || 1), 0);
}

const MANA_WORDS: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

/** "{G}{G}" as "two green mana"; other text stays. */
function manaWords(text: string): string {
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
