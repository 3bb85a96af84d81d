import { CURRENCIES } from "../../data/lexicon-money.ts";
import { CALLED_LEVELS } from "../../data/lexicon-power.ts";
import { wordList } from "../../data/word-list.ts";
import { type Figure, figureAt } from "./figures.ts";
import type { FigureRange, Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { figureOf } from "./said-words.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const POWER_FILLERS: ReadonlySet<string> = new Set(
  wordList(`
  level, lvl, of, is, around, about, at, rating, roughly, a, like, approximately, max, under, up, to, between, from, somewhere,
  score
`),
);
const NOT_POWER: ReadonlySet<string> = new Set(
  wordList(`
  creature, creatures, or, toughness, and, drop, drops, dragons, guys, attackers
`),
);

/** Reads `power level 7`, `pl7`, `7/10`, `8 out of 10`, `bracket 3`, `b3` that begin at `at`. */
export function levelAt(tokens: readonly Token[], at: number): Mention | undefined {
  const text = tokens[at]?.text ?? "";
  const glued = /^(bracket|br|b|pl|power|lvl|level)(\d{1,2})$/.exec(text);
  if (glued !== null) {
    const value = Number(glued[2]);
    if (glued[1]?.startsWith("b")) {
      return glued[1] !== "bracket" && (value < 1 || value > 5) ? undefined : bracket(at, at + 1, value);
    }
    return glued[1] === "level" ? undefined : power(at, at + 1, value);
  }
  if (text === "bracket" || text === "brackets") return bracketAt(tokens, at);
  if (text === "br" || (text === "b" && tokens[at + 1]?.between === "-")) return shortBracketAt(tokens, at);
  if (text === "power" || text === "pl" || text === "powerlevel" || text === "lvl")
    return powerAt(tokens, at);
  if (
    text === "level" &&
    figureAt(tokens, at + 1) !== undefined &&
    !COUNTS_LEVELS.has(tokens[at - 1]?.text ?? "")
  )
    return powerAt(tokens, at);
  return fractionAt(tokens, at) ?? roughPowerAt(tokens, at);
}

/** "br 3", "b-4" */
function shortBracketAt(tokens: readonly Token[], at: number): Mention | undefined {
  const next = tokens[at + 1];
  const value = next?.gap === "tight" ? /^[1-5]$/.exec(next.text)?.[0] : undefined;
  return value === undefined ? undefined : bracket(at, at + 2, Number(value));
}

/** "a solid 7", "about a 7", "call it a 7", "a 7 on the power scale": a level from 1 to 10 that nothing is counted with. */
function roughPowerAt(tokens: readonly Token[], at: number): Mention | undefined {
  let index = at;
  if (tokens[index]?.text === "a" || tokens[index]?.text === "an") index++;
  const isAlone = index > at;
  const isSolid = SOLID.has(tokens[index]?.text ?? "") && index > at;
  if (isSolid) index++;
  const isAbout = index === at && ABOUT.has(tokens[at]?.text ?? "") && tokens[at + 1]?.text === "a";
  if (isAbout) index += 2;
  if (index === at || tokens[index]?.gap !== "tight") return undefined;
  const isCalled = isAlone && called.endingBefore(tokens, at) > 0;
  const figure = /^(?:[1-9]|10)$/.exec(figureOf(tokens[index]?.text ?? ""))?.[0];
  if (figure === undefined) return undefined;
  const behind = onScale.longest(tokens, index + 1);
  if (behind !== undefined) return power(at, index + 1 + behind.length, Number(figure));
  const next = tokens[index + 1];
  const isEnded = next === undefined || next.gap !== "tight" || BEHIND_LEVEL.has(next.text);
  return isEnded && (isSolid || isAbout || isCalled) ? power(at, index + 1, Number(figure)) : undefined;
}

const called = phraseSet(CALLED_LEVELS.map(foldPhrase));

const SOLID: ReadonlySet<string> = new Set([
  "solid",
  "strong",
  "weak",
  "high",
  "low",
  "good",
  "decent",
  "clean",
  "true",
]);
const ABOUT: ReadonlySet<string> = new Set(["about", "around", "roughly", "like", "maybe", "probably"]);
const BEHIND_LEVEL: ReadonlySet<string> = new Set([
  "please",
  "pls",
  "but",
  "for",
  "edh",
  "commander",
  "deck",
]);
const onScale = phraseSet(
  wordList(
    "on the power scale, on the power level scale, on a power scale, on the scale, in power, in power level, powerwise, power wise",
  ),
);

const COUNTS_LEVELS: ReadonlySet<string> = new Set(["next", "bracket"]);

function bracketAt(tokens: readonly Token[], at: number): Mention | undefined {
  let index = at + 1;
  while (index < at + 4 && POWER_FILLERS.has(tokens[index]?.text ?? "")) index++;
  const figure = figureAt(tokens, index);
  if (figure === undefined || tokens[index]?.text === "a") {
    const ordinal = /^([1-5])(?:st|nd|rd|th)$/.exec(tokens[at - 1]?.text ?? "");
    if (ordinal !== null) return bracket(at - 1, at + 1, Number(ordinal[1]));
    const before = figureAt(tokens, at - 1);
    return undefined === before || before.length !== 1 ? undefined : bracket(at - 1, at + 1, before.value);
  }
  const to = index + figure.length;
  const upper = upperFigure(tokens, to);
  return upper === undefined
    ? bracket(at, to, figure.value)
    : bracket(at, upper.to, upper.value, rangeOf(figure.value, upper.value));
}

function powerAt(tokens: readonly Token[], at: number): Mention | undefined {
  let index = at + 1;
  while (index < at + 4 && POWER_FILLERS.has(tokens[index]?.text ?? "")) index++;
  const named = index > at + 1;
  const fraction = fractionAt(tokens, index);
  if (fraction !== undefined) return { ...fraction, from: at };
  const figure = figureAt(tokens, index);
  if (figure === undefined || figure.value > 100_000 || isMoney(tokens, index, figure)) {
    const before = figureAt(tokens, at - 1);
    const level = tokens[at + 1]?.text === "level" || tokens[at + 1]?.text === "lvl";
    return level && before?.length === 1 ? power(at - 1, at + 2, before.value) : undefined;
  }
  const to = index + figure.length;
  if (!named && NOT_POWER.has(tokens[to]?.text ?? "") && tokens[to]?.gap === "tight") return undefined;
  const upper = upperFigure(tokens, to);
  if (upper === undefined || upper.value > 10) return power(at, to, figure.value);
  const middle = (figure.value + upper.value) / 2;
  return power(at, upper.to, middle, rangeOf(figure.value, upper.value));
}

/** "precon power, 90 dollars": what the deck may cost. */
function isMoney(tokens: readonly Token[], at: number, { currency, length }: Figure): boolean {
  const next = tokens[at + length];
  if (currency !== undefined || /[$€£]/.test((tokens[at]?.between ?? "") + (next?.between ?? "")))
    return true;
  return next?.gap === "tight" && Object.hasOwn(CURRENCIES, next.text);
}

/** `7/10`, `8 out of 10`. */
function fractionAt(tokens: readonly Token[], at: number): Mention | undefined {
  const match = /^(\d{1,2})\/10$/.exec(tokens[at]?.text ?? "");
  if (match !== null) return power(at, at + 1, Number(match[1]));
  const figure = figureAt(tokens, at);
  if (figure === undefined || figure.value > 10) return undefined;
  const after = at + figure.length;
  const said = tokens
    .slice(after, after + 3)
    .map((token) => token.text)
    .join(" ");
  return said === "out of 10" || said === "out of ten" ? power(at, after + 3, figure.value) : undefined;
}

/** The second figure of `2-3`, `7 to 8`, `7 or 8`. */
function upperFigure(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly to: number } | undefined {
  const next = tokens[at];
  if (next === undefined || next.gap === "hard") return undefined;
  const joined = /[-–—]/.test(next.between);
  const word = next.text === "to" || next.text === "or" || (next.text === "and" && isBetween(tokens, at));
  if (!joined && !word) return undefined;
  const from = joined ? at : at + 1;
  const figure = figureAt(tokens, from);
  return figure === undefined || figure.value > 12
    ? undefined
    : { value: figure.value, to: from + figure.length };
}

/** "power between 6 and 8": a few words before the first figure. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 2]?.text === "between" || tokens[at - 2]?.text === "from";
}

function rangeOf(one: number, other: number): FigureRange | undefined {
  return one === other ? undefined : [Math.min(one, other), Math.max(one, other)];
}

function bracket(from: number, to: number, value: number, range?: FigureRange): Mention {
  const content = { kind: "bracket-number", value, ...(range && { range }) } as const;
  return { from, to, negated: false, content };
}

function power(from: number, to: number, value: number, range?: FigureRange): Mention {
  const content = { kind: "power-number", value, ...(range && { range }) } as const;
  return { from, to, negated: false, content };
}
