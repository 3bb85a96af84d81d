import type { Intent } from "@deckwright/engine/types.ts";
import { forbiddenReadings, strayReadings } from "./extra-readings.ts";
import { EXCLUDED_WORDS, isSameWord, wordsOf } from "./limit-words.ts";
import { metAs } from "./met-as.ts";
import { hasName, isIdea, isPart, list, type Miss, type ReadIntent, readFor, shown } from "./read-intent.ts";
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

/** Dial positions that count as hidden gems, and as what most people play. */
const DIAL = { high: 0.6, low: 0.2 } as const;
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
    judge(`limit ${limit.what}`, limit, isLimitRead(withOther(limit, wish.limits), read), {
      limits: read.limits,
      exclude: read.exclude,
    });
  for (const one of wish.against ?? [])
    judge(
      "against",
      one,
      list(read.against).some((said) => isPart(one, said) || metAs(one).includes(said)),
      read.against,
    );
  if (wish.language !== undefined)
    judge("language", wish.language, saysLanguage(wish.language, read), read.notes);
  if (wish.says !== undefined)
    judge(
      "contradiction",
      wish.says,
      wish.says.some((word) => isPart(word, sentences)),
      read.notes,
    );
  return { wish, right, missed, extra: [...forbiddenReadings(wish, read), ...strayReadings(wish, read)] };
}

/** Whether a field was read as it was meant. */
function isRead(field: string, meant: unknown, read: ReadIntent, want: Want): boolean {
  const ownColors = read.colors?.join("");
  switch (field) {
    case "idea":
      return list(meant).some((one) => isIdea(one, read));
    case "tribe":
      return read.tribe?.split(", ").some((tribe) => isSameWord(String(meant), tribe)) === true;
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
      return (
        read.playstyle === meant || (read.archetype !== undefined && isPart(String(meant), read.archetype))
      );
    case "novelty":
      return (
        read.novelty !== undefined &&
        (meant === "high" ? read.novelty >= DIAL.high : read.novelty <= DIAL.low)
      );
    case "budgetUsd": {
      const [least, most] = Array.isArray(meant) ? meant : [meant, meant];
      return (
        read.budgetUsd !== undefined && read.budgetUsd >= Number(least) && read.budgetUsd <= Number(most)
      );
    }
    case "format":
      return read.format === meant || (want.base !== undefined && read.base === meant);
    default:
      return read[field] === meant;
  }
}

/** Other words for what is ruled out: who flies is a flyer, and prison is what stax is. */
const SAME_THING: Readonly<Record<string, readonly string[]>> = {
  flying: ["flyers"],
  prison: ["stax"],
  poison: ["infect"],
};

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
};

/** A thing is excluded where it stands among what is, or, of a color, where only other colors may be played. */
function isExcluded(word: string, read: ReadIntent): boolean {
  const color = COLOR_WORDS[word];
  if (color !== undefined && read.colors !== undefined && !read.colors.includes(color as never)) return true;
  const words = [word, ...(SAME_THING[word] ?? [])];
  if (list(read.exclude).some((one) => words.some((each) => isPart(each, one)))) return true;
  return limitsOf(read).some(
    ({ what, but, most }) => most === 0 && but === undefined && words.some((each) => isPart(each, what)),
  );
}

interface ReadLimit {
  readonly what: string;
  readonly but?: string;
  readonly zone?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The counted limits of an intent, in whatever version of it. */
function limitsOf(read: ReadIntent): readonly ReadLimit[] {
  return Array.isArray(read.limits) ? read.limits : [];
}

/** "between 36 and 38 lands" may be written as two limits and read as one. */
function withOther(limit: WantedLimit, all: readonly WantedLimit[] = []): WantedLimit {
  return Object.assign({}, ...all.filter(({ what, but }) => what === limit.what && but === limit.but), limit);
}

/** Whether as many copies of a card are to be in the deck as the limit of it says. */
function isIncluded({ what, least }: WantedLimit, read: ReadIntent): boolean {
  const [, zone, name] = /^(card|side):(.*)$/.exec(what) ?? [];
  const begin = `${zone === "side" ? "SB: " : ""}${least} `;
  const lines = list(read.include).filter((line) => line.startsWith(begin));
  return (
    name !== undefined &&
    hasName(
      lines.map((line) => line.slice(begin.length)),
      name,
    )
  );
}

/** Whether a limit is among those read. */
function isLimitRead(limit: WantedLimit, read: ReadIntent): boolean {
  if (isIncluded(limit, read)) return true;
  const has = (name: string): boolean => EXCLUDED_WORDS[name]?.some((one) => isExcluded(one, read)) ?? false;
  switch (limit.what) {
    case "average":
      return Number(read.maxAverageManaValue) === limit.most;
    case "toYear":
    case "fromYear":
      return String(read[limit.what]) === limit.is;
    case "sets":
      return (limit.is ?? "")
        .split("|")
        .every((set) => list(read.sets).some((code) => code.toLowerCase() === set));
    case "notSets":
      return (limit.is ?? "")
        .split("|")
        .every((code) => list(read.exclude).some((one) => [code, SETS[code]].includes(one.toLowerCase())));
    case "maxRarity":
      return (
        read.maxRarity === limit.is ||
        (limit.is === "rare" && isExcluded("mythic", read)) ||
        // What is ruled out as rare is so with the mythics.
        (limit.is === "uncommon" && isExcluded("rares", read))
      );
    case "game":
      return read.game === limit.is;
    case "bestOf":
      // A single game has no sideboard; a match of three has the one that its format has anyway.
      return (
        (limit.is === "1") === limitsOf(read).some(({ what, most }) => what === "sideboard" && most === 0)
      );
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
  if (limit.what === "colors" && read.colorCount !== undefined && read.colorCount <= (limit.most ?? 5))
    return true;
  if (limit.what === "cards" && limit.but?.endsWith(" and lands"))
    return isLimitRead({ ...limit, what: "spells", but: limit.but.replace(/ and lands$/, "") }, read);
  const words = wordsOf(limit);
  const isSide = limit.what.startsWith("side:");
  return limitsOf(read).some(
    ({ what, but, zone, least, most }) =>
      (zone === "sideboard") === isSide &&
      words.some((word) => isSameWord(word, what) || isSameWord(word, what.split(" // ")[0] ?? what)) &&
      isSameBut(limit.but, but) &&
      (least ?? 0) === (limit.least ?? 0) &&
      most === limit.most,
  );
}

function isSameBut(meant: string | undefined, read: string | undefined): boolean {
  if (meant === undefined || read === undefined) return meant === read;
  // "All creatures are legendary": legendary cards.
  return isSameWord(meant, read) || isSameWord(`${meant} cards`, read);
}

/** Sets that may be ruled out by the name that they share. */
const SETS: Readonly<Record<string, string>> = {
  mh1: "modern horizons",
  mh2: "modern horizons",
  mh3: "modern horizons",
};

/** The words by which the answer tells the language that it read. */
const LANGUAGES: Readonly<Record<string, string>> = {
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  it: "Italian",
  nl: "Dutch",
  pl: "Polish",
  ja: "Japanese",
  ru: "Russian",
  zh: "Chinese",
  ko: "Korean",
};

function saysLanguage(code: string, read: ReadIntent): boolean {
  const name = LANGUAGES[code] ?? code;
  return list(read.notes).some((note) => note.includes(name));
}
