import { FINISHES } from "../../bulk/printing-record.ts";
import { splitFaceWords } from "../../face-texts.ts";
import { ownEntry } from "../../own-entry.ts";
import {
  type Atom,
  clause,
  compares,
  comparison,
  type Field,
  type Problem,
  type TermContext,
} from "../atom.ts";
import { addBit, allBits, type Bits, noBits, without } from "../bits.ts";
import { bitsOfDays, columnTest, type RowTest } from "../column-bits.ts";
import { foldText } from "../fold-text.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import type { Operator, Term } from "../tree.ts";
import type { WordColumn } from "../word-column.ts";
import { regexAtom } from "./regex-atom.ts";

/** True when no row of a column says anything: the loaded cards do not carry it. */
export function isSilent(column: WordColumn): boolean {
  return column.words.every((word) => word === "");
}

/** What is said of a thing that only fuller card files have: the loaded cards "carry no flavor text". */
export function absent(what: string): Problem {
  return {
    problem: `The loaded cards ${what}; those that “deckwright cards update” downloads do`,
    at: "keyword",
  };
}

export const NO_ILLUSTRATIONS: Problem = absent("do not tell one picture from another");

/** True where the loaded cards tell which pictures are the same. */
export function tellsIllustrations({ printings }: SearchIndex): boolean {
  return printings.illustrations.length > 0;
}

/** Part of the artist's name. */
export const artistField: Field = (term, context) => {
  const artists = context.index.artists();
  if (term.form === "regex")
    return regexAtom(term, context, { subject: "the artist", level: "printing", texts: artists });
  const wanted = foldText(term.value).trim();
  if (wanted === "") return { problem: "There is no artist to look for", at: "value" };
  return {
    level: "printing",
    cost: 2,
    key: `artist ${wanted}`,
    ...clause("the artist's name", "contains", "does not contain", `“${term.value}”`),
    ...columnTest(context.index.table.printingCount, artists, (name) => name.includes(wanted)),
  };
};

/** How many artists made the picture. */
export const artistsField: Field = (term, { index }) => {
  const wanted = Number(term.value);
  if (term.value === "" || Number.isNaN(wanted))
    return { problem: `“${term.value}” is no number of artists`, at: "value" };
  return {
    level: "printing",
    cost: 2,
    key: `artists ${term.operator} ${wanted}`,
    ...comparison("the number of artists", term.operator, term.value),
    ...columnTest(index.table.printingCount, index.artists(), (name) =>
      compares(term.operator, name === "" ? Number.NaN : name.split(/ & | and /).length, wanted),
    ),
  };
};

/** The words of a row: faces may have different ones. */
function wordsOf(row: string): readonly string[] {
  return splitFaceWords(row.toLowerCase());
}

/** A field over a column of words of which the whole has to be right. */
function wordField(
  what: string,
  column: (index: SearchIndex) => WordColumn,
  aliases: Readonly<Record<string, readonly string[]>> = {},
): Field {
  return (term, context) => {
    const { index } = context;
    const words = column(index);
    if (isSilent(words)) return absent(`do not tell the ${what}`);
    if (term.form === "regex")
      return regexAtom(term, context, { subject: `the ${what}`, level: "printing", texts: words });
    const typed = foldText(term.value).trim();
    const wanted = [typed, ...(ownEntry(aliases, typed) ?? [])];
    const isWanted = (word: string): boolean => wanted.includes(word);
    const atom: Atom = {
      level: "printing",
      cost: 2,
      key: `${what} ${typed}`,
      ...clause(`the ${what}`, "is", "is not", typed),
      ...columnTest(index.table.printingCount, words, (words) => wordsOf(words).some(isWanted)),
    };
    const known = words.words.flatMap(wordsOf);
    if (known.some(isWanted)) return atom;
    const suggestion = nearest(typed, known);
    const problem = `No printing has the ${what} “${term.value}”`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  };
}

export const borderField = wordField("border", (index) => index.printings.texts("border"), {
  // Sources have either word for the border of tournament souvenirs.
  gold: ["yellow"],
  yellow: ["gold"],
  none: ["borderless"],
});
export const stampField = wordField("security stamp", (index) => index.printings.texts("stamp"));
export const watermarkField = wordField("watermark", (index) => index.printings.texts("watermark"));

/** A test of printings that have a word among their frame effects or kinds of promotion; null when none has. */
export function listTest(
  index: Pick<SearchIndex, "printings">,
  name: "frameEffects" | "promoTypes",
  word: string,
): ((at: number) => boolean) | null {
  const { values, starts, words } = index.printings.lists(name);
  const id = words.indexOf(word);
  if (id < 0) return null;
  return (at) => {
    const end = starts[at + 1] ?? 0;
    for (let place = starts[at] ?? 0; place < end; place++) if (values[place] === id) return true;
    return false;
  };
}

/** Whether a printing comes in a finish; told by its prices where the source does not say. */
export function finishTest({ printings, table }: SearchIndex, finish: (typeof FINISHES)[number]): RowTest {
  const bit = 1 << FINISHES.indexOf(finish);
  const prices =
    finish === "foil" ? "usdFoil" : finish === "nonfoil" ? "usd" : finish === "etched" ? "usdEtched" : null;
  const priced = prices ? printings.prices(prices) : new Uint32Array(0);
  const { finishes } = printings;
  return {
    test: (at) => {
      const known = finishes[at] ?? 0;
      return known ? (known & bit) !== 0 : (priced[at] ?? 0) > 0;
    },
    bits: () => {
      const bits = noBits(table.printingCount);
      for (let at = 0; at < table.printingCount; at++) {
        const known = finishes[at] ?? 0;
        if (known ? (known & bit) !== 0 : (priced[at] ?? 0) > 0) addBit(bits, at);
      }
      return bits;
    },
  };
}

/** A stretch of days, from the first up to, not including, the last. */
interface Days {
  readonly from: number;
  readonly to: number;
}

/** Dates: a year, a day, a set's code for its day, `now`. */
export function dateField(byYear: boolean): Field {
  return (term, context) => {
    const wanted = byYear ? yearCalled(term, context) : dayCalled(term, context);
    if (Number.isNaN(wanted.from))
      return {
        problem: byYear
          ? `“${term.value}” is no year`
          : `“${term.value}” is no date like 2020-09-25, nor a set's code`,
        at: "value",
      };
    const { day } = context.index.printings;
    return {
      level: "printing",
      cost: 2,
      key: `date ${term.operator} ${wanted.from} ${wanted.to}`,
      ...sayDays(term.operator, saidDays(term, context)),
      test: (at) => comparesDays(term.operator, day[at] ?? Number.NaN, wanted),
      bits: () => bitsOfTerm(term.operator, day, wanted),
    };
  };
}

/** "2022", "2015-08-18", "Magic Origins did", with the word that stands before it. */
function saidDays({ value }: Term, { index }: TermContext): { readonly on: string; readonly when: string } {
  const word = value.trim().toLowerCase();
  const set = /^(?:now|today)$|^\d{4}(?:[-/.]|$)/.test(word)
    ? undefined
    : index.table.sets[index.setIds().get(word) ?? -1];
  if (set) return { on: "on the day of", when: set.name };
  if (word === "now" || word === "today") return { on: "", when: "today" };
  return { on: /^\d{4}(?:[-/.]\d{1,2})?$/.test(word) ? "in" : "on", when: word };
}

function sayDays(
  operator: Operator,
  { on, when }: { readonly on: string; readonly when: string },
): Pick<Atom, "says" | "saysNot"> {
  const then = `${on} ${when}`.trim();
  const said: Readonly<Record<Exclude<Operator, ":">, string>> = {
    "=": then,
    "!=": then,
    "<": `before ${when}`,
    "<=": `${then} or before`,
    ">": `after ${when}`,
    ">=": `${then} or later`,
  };
  const end = said[operator === ":" ? "=" : operator];
  const [says, saysNot] = [`it came out ${end}`, `it did not come out ${end}`];
  return operator === "!=" ? { says: saysNot, saysNot: says } : { says, saysNot };
}

function comparesDays(operator: Operator, day: number, { from, to }: Days): boolean {
  switch (operator) {
    case "<":
      return day < from;
    case "<=":
      return day < to;
    case ">":
      return day >= to;
    case ">=":
      return day >= from;
    case "!=":
      return day < from || day >= to;
    default:
      return day >= from && day < to;
  }
}

/** The rows that `comparesDays` lets pass. */
function bitsOfTerm(operator: Operator, days: Int32Array, { from, to }: Days): Bits {
  switch (operator) {
    case "<":
      return bitsOfDays(days, Number.NEGATIVE_INFINITY, from);
    case "<=":
      return bitsOfDays(days, Number.NEGATIVE_INFINITY, to);
    case ">":
      return bitsOfDays(days, to, Number.POSITIVE_INFINITY);
    case ">=":
      return bitsOfDays(days, from, Number.POSITIVE_INFINITY);
    case "!=":
      return without(allBits(days.length), bitsOfDays(days, from, to));
    default:
      return bitsOfDays(days, from, to);
  }
}

const NO_DAYS: Days = { from: Number.NaN, to: Number.NaN };

function dayOf(year: number, month = 1, date = 1): number {
  return Math.floor(Date.UTC(year, month - 1, date) / 86_400_000);
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear();
}

function yearCalled(term: Term, { today }: TermContext): Days {
  const word = term.value.trim().toLowerCase();
  const isNow = word === "now" || word === "today";
  if (!isNow && !/^\d{4}$/.test(word)) return NO_DAYS;
  const year = isNow ? yearOf(today) : Number(word);
  return { from: dayOf(year), to: dayOf(year + 1) };
}

/** A day, a set's day, or the whole of a year or month. */
function dayCalled(term: Term, { index, today }: TermContext): Days {
  const word = term.value.trim().toLowerCase();
  const one = (day: number): Days => ({ from: day, to: day + 1 });
  if (word === "now" || word === "today") return one(today);
  const [, year, month, date] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(word) ?? [];
  if (year) {
    const [y, m, d] = [Number(year), Number(month ?? 1), Number(date ?? 1)];
    if (m < 1 || m > 12 || d < 1 || d > 31) return NO_DAYS;
    if (date !== undefined) return one(dayOf(y, m, d));
    return { from: dayOf(y, m), to: month === undefined ? dayOf(y + 1) : dayOf(y, m + 1) };
  }
  const set = index.table.sets[index.setIds().get(word) ?? -1];
  return set ? one(Math.floor(Date.parse(set.releasedAt) / 86_400_000)) : NO_DAYS;
}
