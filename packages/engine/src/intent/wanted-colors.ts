import { COLORS, type ColorMask, colorCount, colorsOf, maskOf } from "@deckwright/cards/colors.ts";
import { COLOR_WORDS } from "../../data/lexicon-colors.ts";
import type { ReadingNote } from "../notes.ts";
import { speaksOfLikeness } from "./like-words.ts";
import type { Mention } from "./mention.ts";
import { isBesides, isSplash, withSplash } from "./splashed-colors.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** The colors a wish asks for. */
export interface WantedColors {
  /** Undefined when none are asked for; 0 is colorless. */
  readonly mask: ColorMask | undefined;
  readonly from: readonly Mention[];
  /** Colors that are not wanted, beyond those taken out of `mask`. */
  readonly forbidden: ColorMask;
  readonly forbiddenFrom: readonly Mention[];
  /** How many colors are wanted, when it is not said which: of more than those of `mask` the others are left open. */
  readonly count?: Reading<number>;
  readonly notes: readonly ReadingNote[];
}

const ALL = 31;

/** Joins all mentions of colors. One color called the only one wins over any other; a choice ("or") takes its first. */
export function wantedColors(mentions: readonly Mention[], tokens: readonly Token[]): WantedColors {
  const notes: ReadingNote[] = [];
  const wanted: Mention[] = [];
  const forbiddenFrom: Mention[] = [];
  const counts: Mention[] = [];
  for (const mention of mentions) {
    if (mention.content.kind === "color-count" && !mention.negated) counts.push(mention);
    else if (
      mention.content.kind === "colors" &&
      !isUsualStuff(mention, tokens) &&
      !isOnCondition(mention, mentions, tokens)
    )
      (mention.negated ? forbiddenFrom : wanted).push(mention);
  }
  let forbidden = forbiddenFrom
    .filter((mention) => !isAnotherName(mention, wanted) && !isNotAlone(mention, wanted))
    // "Five colors, no simic piles"
    .filter((mention) => counts.length === 0 || colorCount(maskOfMention(mention)) < 2)
    .reduce((mask, mention) => mask | maskOfMention(mention), 0);

  if (wanted.length === 0) wanted.push(...colorsOfNames(mentions, tokens));
  const { mask, from } = join(withoutOriginals(wanted, tokens), tokens, notes);
  const counted = besideSplash(applyCount(mask, from, counts, forbidden, notes), tokens);
  const isNone = (counted.mask ?? 0) !== 0 && ((counted.mask ?? 0) & ~forbidden) === 0;
  // "I've played blue for ages. No blue" takes it back.
  if (isNone && isSaidBefore(counted.from, forbiddenFrom, tokens))
    return { mask: undefined, from: [], forbidden, forbiddenFrom, notes };
  const final = lessForbidden(counted.mask, forbidden, mask !== undefined, notes);
  if (final !== undefined && final !== 0) forbidden &= ~final;
  return {
    mask: final,
    from: counted.from,
    ...(counted.count === undefined
      ? { forbidden: final === undefined ? forbidden : 0 }
      : { forbidden, count: counted.count }),
    forbiddenFrom,
    notes,
  };
}

/** The colors without those that are not wanted, unless none would be left. */
function lessForbidden(
  mask: ColorMask | undefined,
  forbidden: ColorMask,
  isNamed: boolean,
  notes: ReadingNote[],
): ColorMask | undefined {
  if (mask === undefined || mask === 0 || forbidden === 0) return mask;
  const left = mask & ~forbidden;
  if (left === 0) {
    notes.push({ kind: "color-kept", colors: mask });
    return mask;
  }
  if ((mask & forbidden) !== 0 && isNamed) notes.push({ kind: "color-left-out", colors: mask & forbidden });
  return left;
}

/** Whether colors were told of, one by one, in a sentence before the one that rules them out. */
function isSaidBefore(told: readonly Mention[], out: readonly Mention[], tokens: readonly Token[]): boolean {
  const last = out.at(-1);
  if (last === undefined) return false;
  return told.every(
    (each) =>
      each.to <= last.from &&
      colorCount(maskOfMention(each)) === 1 &&
      !(each.content.kind === "colors" && each.content.exact === true) &&
      tokens.slice(each.to, last.from + 1).some(({ gap }) => gap === "hard"),
  );
}

/** "4 Bowmasters if grixis, stay UR": colors of what might be, where others are asked for. */
function isOnCondition({ from }: Mention, mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  const isIf = (at: number): boolean => tokens[at - 1]?.text === "if" && tokens[at]?.gap === "tight";
  const others = mentions.filter(({ content, negated }) => content.kind === "colors" && !negated);
  return isIf(from) && others.some((other) => !isIf(other.from));
}

/** "Simic without the usual simic stuff": what decks of some colors mostly do is ruled out, and no color. */
function isUsualStuff({ from, to, negated }: Mention, tokens: readonly Token[]): boolean {
  return negated && tokens.slice(from, to).some(({ text }) => USUAL.test(text));
}

const USUAL = /^(?:usual|typical|generic|standard|normal|obvious)$/;

/** "Bant instead of esper": a name of several colors rules out none of those that another such name asks for. */
function isAnotherName(mention: Mention, wanted: readonly Mention[]): boolean {
  const mask = maskOfMention(mention);
  return (
    colorCount(mask) > 1 &&
    wanted.some((each) => colorCount(maskOfMention(each)) > 1 && maskOfMention(each) !== mask)
  );
}

/** "Not mono black but rakdos": of one color alone it is ruled out that it is alone, where it is asked for with others. */
function isNotAlone({ content }: Mention, wanted: readonly Mention[]): boolean {
  if (content.kind !== "colors" || content.exact !== true) return false;
  return wanted.some((each) => {
    const mask = maskOfMention(each);
    return mask !== content.mask && (mask & content.mask) === content.mask;
  });
}

/** The colors that the names of decks say: "red deck wins", "UW miracles". */
function colorsOfNames(mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  return mentions.flatMap((mention): Mention[] => {
    const { content, negated, from, to } = mention;
    if (content.kind !== "playstyle" || negated || content.archetype === undefined) return [];
    const letters = content.archetype.colors ?? colorsInWords(tokens.slice(from, to));
    return letters === undefined ? [] : [{ ...mention, content: { kind: "colors", mask: maskOf(letters) } }];
  });
}

/** The letters of the name of several colors among some words: "uw", "grixis". One color alone may be of a card: "blue moon". */
function colorsInWords(words: readonly Token[]): string | undefined {
  for (const { text } of words) {
    const named = namesOfSeveral.get(text);
    if (named !== undefined) return named;
    if (/^[wubrg]{2,5}$/.test(text) && new Set(text).size === text.length) return text.toUpperCase();
  }
  return undefined;
}

const namesOfSeveral: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOR_WORDS)
    .filter(([letters]) => letters.length > 1)
    .flatMap(([letters, words]) => words.map((word) => [word, letters] as const)),
);

/** "Like azorius control but izzet": of two names of several colors the first is of what the deck is only to be like. */
function withoutOriginals(wanted: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const isOfSeveral = (mention: Mention): boolean => colorCount(maskOfMention(mention)) > 1;
  const first = wanted.find(isOfSeveral);
  // "An izzet version of azorius control"
  const meant =
    wanted.find((each) => isOfSeveral(each) && isVersionOf(tokens, each)) ?? wanted.findLast(isOfSeveral);
  if (first === undefined || meant === undefined) return wanted;
  const isLike =
    speaksOfLikeness(tokens, Math.max(meant.from, first.to + VERSION_REACH)) ||
    tokens.slice(first.to, meant.from).some(({ text }) => BECOMES.test(text));
  if (!isLike) return wanted;
  return wanted.filter((each) => each === meant || !isOfSeveral(each) || isNextTo(each, meant, tokens));
}

/** Words between two names of colors that say that the second is what the deck becomes. */
const BECOMES = /^(?:but|only|except|just|instead|same|now)$/;
const VERSION_REACH = 4;

/** Whether a version, a take or an edition of something else is said to be of these colors. */
function isVersionOf(tokens: readonly Token[], { to }: Mention): boolean {
  return tokens
    .slice(to, to + VERSION_REACH)
    .some(({ text }, at) => VERSION.test(text) && /^(?:of|on)$/.test(tokens[to + at + 1]?.text ?? ""));
}

const VERSION = /^(?:version|take|edition|spin|twist|variant|rendition|remake|copy|clone|flavor|riff)$/;

/** "Jund and naya": whether two names stand side by side. */
function isNextTo({ to }: Mention, { from }: Mention, tokens: readonly Token[]): boolean {
  return from - to <= 1 && (from === to || /^(?:and|or|n|plus|with)$/.test(tokens[to]?.text ?? ""));
}

function maskOfMention(mention: Mention): ColorMask {
  return mention.content.kind === "colors" ? mention.content.mask : 0;
}

function join(
  wanted: readonly Mention[],
  tokens: readonly Token[],
  notes: ReadingNote[],
): { readonly mask: ColorMask | undefined; readonly from: readonly Mention[] } {
  const exact = wanted.find((mention) => mention.content.kind === "colors" && mention.content.exact === true);
  if (exact !== undefined && !isOutdone(exact, wanted, tokens)) {
    const splashed = wanted.filter((mention) => isSplash(tokens, mention));
    const mask = splashed.reduce((sum, mention) => sum | maskOfMention(mention), maskOfMention(exact));
    const rest = wanted.filter((mention) => (maskOfMention(mention) & ~mask) !== 0);
    if (rest.length > 0) {
      const more = rest.reduce((sum, mention) => sum | maskOfMention(mention), 0) & ~mask;
      notes.push({ kind: "one-color-and-more", taken: mask, left: more });
    }
    return { mask, from: [exact, ...splashed.map((mention) => withSplash(mention, tokens))] };
  }
  let mask: ColorMask | undefined;
  const from: Mention[] = [];
  for (const mention of wanted) {
    const own = maskOfMention(mention);
    const last = from.at(-1);
    if (last !== undefined && isChoice(tokens, last.to, mention.from)) {
      notes.push({ kind: "color-choice", taken: maskOfMention(last), left: own });
      continue;
    }
    if (own === 0 && (mask ?? 0) !== 0) {
      notes.push({ kind: "colorless-and-more", taken: mask ?? 0 });
      continue;
    }
    if (mask === 0 && own !== 0) notes.push({ kind: "colorless-and-more", taken: own });
    mask = (mask ?? 0) | own;
    from.push(mention);
  }
  return { mask, from };
}

/** "They say start with mono white. Give me izzet": a name of several colors in a later sentence that asks for it. */
function isOutdone(exact: Mention, wanted: readonly Mention[], tokens: readonly Token[]): boolean {
  const last = wanted.at(-1);
  if (last === undefined || colorCount(maskOfMention(last)) < 2) return false;
  return tokens
    .slice(exact.to, last.from)
    .some(({ text }) => /^(?:give|gimme|rather|instead|prefer)$/.test(text));
}

interface Joined {
  readonly mask: ColorMask | undefined;
  readonly from: readonly Mention[];
  readonly count?: Reading<number>;
}

/** "Elves with a splash of black": a color that is only splashed has another beside it, whichever that is. */
function besideSplash(joined: Joined, tokens: readonly Token[]): Joined {
  const { mask, from, count } = joined;
  const isOnly =
    from.length > 0 && from.every((mention) => isSplash(tokens, mention) || isBesides(tokens, mention));
  if (mask === undefined || colorCount(mask) !== 1 || count !== undefined || !isOnly) return joined;
  return { mask, from, count: { value: 2, from: from.map((mention) => withSplash(mention, tokens)) } };
}

function isChoice(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && /^(?:or|oder|ou|o)$/.test(tokens[from]?.text ?? "");
}

function applyCount(
  mask: ColorMask | undefined,
  from: readonly Mention[],
  counts: readonly Mention[],
  forbidden: ColorMask,
  notes: ReadingNote[],
): Joined {
  const count = counts[0];
  if (count === undefined || count.content.kind !== "color-count") return { mask, from };
  const wanted = count.content.count;
  if (mask !== undefined) {
    // "Three colors, red among them"; "mono red" says that there are no others.
    const isOpen =
      mask !== 0 && !from.some(({ content }) => content.kind === "colors" && content.exact === true);
    if (isOpen && wanted > colorCount(mask)) return { mask, from, count: { value: wanted, from: [count] } };
    if (mask !== 0 && colorCount(mask) !== wanted)
      notes.push({ kind: "other-color-count", count: wanted, named: mask });
    return { mask, from };
  }
  if (wanted === COLORS.length) return { mask: ALL, from: [count] };
  if (wanted === COLORS.length - colorCount(forbidden) && forbidden !== 0)
    return { mask: ALL & ~forbidden, from: [count] };
  return { mask: undefined, from: [], count: { value: wanted, from: [count] } };
}

/** The words for colors, one each, as they occur in `exclude`. */
export function colorNames(mask: ColorMask): string[] {
  return colorsOf(mask).map((letter) => COLOR_WORDS[letter]?.[0] ?? letter);
}
