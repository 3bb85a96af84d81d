import type { Intent } from "@deckwright/engine/types.ts";
import { EXCLUDED_WORDS, folded, isSameWord, wordsOf } from "./limit-words.ts";
import type { BenchWish, Want, WantedLimit } from "./wish.ts";

/** How a wish was read, field by field. */
export interface Reading {
  readonly wish: BenchWish;
  readonly right: number;
  /** What was asked for and not read so: the field, what was meant, what was read. */
  readonly missed: readonly Miss[];
  /** What was read and not meant. */
  readonly extra: readonly Miss[];
}

export interface Miss {
  readonly field: string;
  readonly meant: string;
  readonly read: string;
}

/**
 * An intent as any version of the parser may answer it: fields that do not exist yet are absent, and then count as missed.
 */
type ReadIntent = Omit<Intent, "notes"> & {
  readonly notes?: readonly string[];
  readonly [field: string]: unknown;
};

/** Dial positions that count as hidden gems, and as what most people play. */
const DIAL = { high: 0.6, low: 0.2 } as const;
/** Fields that a wish may be read to ask for beside what it says, since they follow from it. */
const FOLLOWING: ReadonlySet<string> = new Set([
  "format",
  "themes",
  "playstyle",
  "archetype",
  "novelty",
  "power",
  "bracket",
  "base",
  "variant",
]);
/** Fields that hold a deck to something: read without cause, they spoil it. */
const BINDING = [
  "tribe",
  "colorCount",
  "commanders",
  "include",
  "exclude",
  "pair",
  "set",
  "budgetUsd",
  "maxCardUsd",
  "maxManaValue",
  "ownedMode",
  "colors",
  "limits",
  "sets",
  "fromYear",
  "toYear",
  "maxRarity",
  "game",
  "maxAverageManaValue",
  "against",
] as const;

/**
 * Holds what was read of a wish against what it says.
 *
 * @param messages what was told beside it once the deck was there
 */
export function compareReading(wish: BenchWish, intent: Intent, messages: readonly string[] = []): Reading {
  const read: ReadIntent = { ...intent };
  const sentences = [...list(read.notes), ...messages].join(" ").replace(/[^\p{L}\p{N}' -]/gu, " ");
  const missed: Miss[] = [];
  let right = 0;
  const judge = (field: string, meant: unknown, isRight: boolean, what: unknown): void => {
    if (isRight) right++;
    else missed.push({ field, meant: shown(meant), read: shown(what) });
  };
  for (const [field, meant] of Object.entries(wish.want))
    judge(field, meant, isRead(field, meant, read, wish.want), readFor(field, read));
  for (const limit of wish.limits ?? [])
    judge(`limit ${limit.what}`, limit, isLimitRead(limit, read), { limits: read.limits, exclude: read.exclude });
  for (const one of wish.against ?? [])
    judge("against", one, list(read.against).some((said) => isPart(one, said)), read.against);
  if (wish.language !== undefined)
    judge("language", wish.language, saysLanguage(wish.language, read), read.notes);
  if (wish.says !== undefined)
    judge("contradiction", wish.says, wish.says.some((word) => isPart(word, sentences)), read.notes);
  return { wish, right, missed, extra: [...forbiddenReadings(wish, read), ...strayReadings(wish, read)] };
}

/** Whether a field was read as it was meant. */
function isRead(field: string, meant: unknown, read: ReadIntent, want: Want): boolean {
  const ownColors = read.colors?.join("");
  switch (field) {
    case "idea":
      return list(meant).some((one) => isIdea(one, read));
    case "tribe":
      return read.tribe !== undefined && isSameWord(String(meant), read.tribe);
    case "colors":
      return list(meant).some(
        (one) => ownColors === (one === "C" ? "" : one) || (one.length === 5 && read.colorCount === 5),
      );
    case "colorCount":
      return read.colorCount === meant || (ownColors !== undefined && ownColors.length === meant);
    case "commanders":
    case "include":
      return list(meant).every((name) => hasName(list(read[field]), name));
    case "named":
      return list(meant).every((name) => hasName([...list(read.include), ...list(read.commanders)], name));
    case "themes":
      return list(meant).every((slug) => list(read.themes).includes(slug) || read.playstyle === slug);
    case "exclude":
      return list(meant).every((one) => isExcluded(one, read));
    case "playstyle":
      return read.playstyle === meant || (read.archetype !== undefined && isPart(String(meant), read.archetype));
    case "novelty":
      return read.novelty !== undefined && (meant === "high" ? read.novelty >= DIAL.high : read.novelty <= DIAL.low);
    case "budgetUsd": {
      const [least, most] = Array.isArray(meant) ? meant : [meant, meant];
      return read.budgetUsd !== undefined && read.budgetUsd >= Number(least) && read.budgetUsd <= Number(most);
    }
    case "format":
      return read.format === meant || (want.base !== undefined && read.base === meant);
    default:
      return read[field] === meant;
  }
}

const COLOR_WORDS: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** A thing is excluded where it stands among what is, or, of a color, where only other colors may be played. */
function isExcluded(word: string, read: ReadIntent): boolean {
  const color = COLOR_WORDS[word];
  if (color !== undefined && read.colors !== undefined && !read.colors.includes(color as never)) return true;
  if (list(read.exclude).some((one) => isPart(word, one))) return true;
  return limitsOf(read).some(({ what, but, most }) => most === 0 && but === undefined && isPart(word, what));
}

function isIdea(word: string, read: ReadIntent): boolean {
  const said = [read.playstyle ?? "", read.archetype ?? "", ...list(read.themes)];
  return said.some((one) => one !== "" && isPart(word, one.replaceAll("-", " ")) || one === word);
}

interface ReadLimit {
  readonly what: string;
  readonly but?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The counted limits of an intent, in whatever version of it. */
function limitsOf(read: ReadIntent): readonly ReadLimit[] {
  return Array.isArray(read.limits) ? read.limits : [];
}

/** Whether a limit is among those read. */
function isLimitRead(limit: WantedLimit, read: ReadIntent): boolean {
  const has = (name: string): boolean => EXCLUDED_WORDS[name]?.some((one) => isExcluded(one, read)) ?? false;
  switch (limit.what) {
    case "average":
      return Number(read.maxAverageManaValue) === limit.most;
    case "toYear":
    case "fromYear":
      return String(read[limit.what]) === limit.is;
    case "sets":
      return list(read.sets).some((code) => code.toLowerCase() === limit.is);
    case "notSets":
      return (limit.is ?? "").split("|").every((code) => list(read.exclude).some((one) => one.toLowerCase() === code));
    case "maxRarity":
    case "game":
      return read[limit.what] === limit.is;
    case "bestOf":
      return String(read.bestOf) === limit.is;
    case "companion":
      return hasName([...list(read.include), ...list(read.companion)], limit.is ?? "");
    case "currency":
      return list(read.notes).some((note) => isPart(limit.is ?? "", note));
    case "total":
      return read.minBudgetUsd === limit.least;
    case "reserved":
    case "ub":
      return has(limit.what);
    case "mv":
      return has("mv");
  }
  if (limit.most === 0 && has(limit.what)) return true;
  if (limit.what === "colors" && read.colorCount !== undefined && read.colorCount <= (limit.most ?? 5)) return true;
  const words = wordsOf(limit);
  return limitsOf(read).some(
    ({ what, but, least, most }) =>
      words.some((word) => isSameWord(word, what)) &&
      isSameBut(limit.but, but) &&
      (least ?? 0) === (limit.least ?? 0) &&
      most === limit.most,
  );
}

function isSameBut(meant: string | undefined, read: string | undefined): boolean {
  if (meant === undefined || read === undefined) return meant === read;
  return isSameWord(meant, read);
}

/** The words by which the answer tells the language that it read. */
const LANGUAGES: Readonly<Record<string, string>> = {
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  it: "Italian",
  ja: "Japanese",
  ru: "Russian",
  zh: "Chinese",
  ko: "Korean",
};

function saysLanguage(code: string, read: ReadIntent): boolean {
  const name = LANGUAGES[code] ?? code;
  return list(read.notes).some((note) => note.includes(name));
}

/** Values that the wish rules out and that were read all the same. */
function forbiddenReadings({ never = {} }: BenchWish, read: ReadIntent): Miss[] {
  return Object.entries(never).flatMap(([field, values]) =>
    values
      .filter((value) =>
        field === "idea"
          ? isIdea(String(value), read)
          : list(read[field]).some((one) => isSameWord(one, String(value))),
      )
      .map((value) => ({ field, meant: `not ${value}`, read: shown(readFor(field, read)) })),
  );
}

/** Cards and binding fields that were read where the wish has nothing of the kind. */
function strayReadings({ want, limits = [], against = [], never = {}, may = [] }: BenchWish, read: ReadIntent): Miss[] {
  const stray: Miss[] = [];
  const counted = limits.flatMap((limit) => [...wordsOf(limit), limit.is ?? ""]);
  const names = [...(want.commanders ?? []), ...(want.include ?? []), ...(want.named ?? []), ...counted];
  for (const field of ["commanders", "include"] as const) {
    if (may.includes(field) || field in never) continue;
    const unasked = list(read[field]).filter((name) => !hasName(names, name) && !isPlayedArchetype(want));
    if (unasked.length > 0) stray.push({ field, meant: "nothing", read: unasked.join(", ") });
  }
  for (const field of BINDING) {
    if (field === "commanders" || field === "include" || FOLLOWING.has(field) || may.includes(field)) continue;
    if (isEmpty(read[field]) || isAsked(field, { want, limits, against, isNever: Object.keys(never).length > 0 }) || field in never) continue;
    if (field === "colors" && (read.commanders?.length || want.idea || read.archetype)) continue;
    stray.push({ field, meant: "nothing", read: shown(read[field]) });
  }
  return stray;
}

/** Decks that are named by what they are made of bring their cards along. */
function isPlayedArchetype(want: Want): boolean {
  return want.idea !== undefined;
}

/** Whether a wish says something that a field may be read from. */
function isAsked(
  field: string,
  {
    want,
    limits,
    against,
    isNever,
  }: {
    readonly want: Want;
    readonly limits: readonly WantedLimit[];
    readonly against: readonly string[];
    readonly isNever: boolean;
  },
): boolean {
  if (field in want) return true;
  if (field === "against") return against.length > 0;
  if (field === "colors") return want.colorCount !== undefined || want.exclude !== undefined;
  if (field === "colorCount") return want.colors !== undefined || limits.some(({ what }) => what === "colors");
  if (field === "exclude") return isNever || limits.length > 0 || want.colors !== undefined || against.length > 0;
  if (field === "tribe") return limits.some(({ what, but }) => what.startsWith("type:") || but !== undefined);
  if (field === "limits") return limits.length > 0 || want.exclude !== undefined;
  const named: Readonly<Record<string, string>> = { maxAverageManaValue: "average" };
  return limits.some(({ what }) => what === (named[field] ?? field));
}

function readFor(field: string, read: ReadIntent): unknown {
  if (field === "idea") return { playstyle: read.playstyle, archetype: read.archetype, themes: read.themes };
  if (field === "named") return { commanders: read.commanders, include: read.include };
  return read[field];
}

function hasName(names: readonly string[], name: string): boolean {
  const front = (one: string): string => (one.split(" // ")[0] ?? one).toLowerCase();
  return names.some((one) => front(one) === front(name));
}

/** Whether a word stands in a longer phrase, as a whole word. */
function isPart(word: string, phrase: string): boolean {
  const padded = (text: string): string => ` ${text.toLowerCase().split(/[\s-]+/).map(folded).join(" ")} `;
  return padded(phrase).includes(padded(word));
}

function list(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}
