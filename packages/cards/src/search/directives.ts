import { ownEntry } from "../own-entry.ts";
import { nearest } from "./nearest.ts";
import type { SearchWarning, Term } from "./tree.ts";

const UNIQUE_MODES = ["cards", "art", "prints"] as const;
/** What counts as one hit: a card, a picture, a printing. */
export type Unique = (typeof UNIQUE_MODES)[number];

/** Everything that hits can be sorted by. */
export const ORDERS = [
  "name",
  "set",
  "released",
  "rarity",
  "color",
  "usd",
  "tix",
  "eur",
  "cmc",
  "power",
  "toughness",
  "edhrec",
  "artist",
] as const;
/** What hits are sorted by. */
export type Order = (typeof ORDERS)[number];

const DIRECTIONS = ["auto", "asc", "desc"] as const;
/** Which way; `auto` is what is usual for the order. */
export type Direction = (typeof DIRECTIONS)[number];

const PREFERENCES = [
  "oldest",
  "newest",
  "usd-low",
  "usd-high",
  "eur-low",
  "eur-high",
  "tix-low",
  "tix-high",
  "promo",
  "default",
  "atypical",
  "ub",
  "notub",
] as const;
/** Which of a card's matching printings is shown. */
export type Preference = (typeof PREFERENCES)[number];

/** How hits are shown, as far as somebody has said. */
export interface Showing {
  unique?: Unique;
  order?: Order;
  direction?: Direction;
  prefer?: Preference;
  extras?: boolean;
}

/** Other words for the values of directives. */
const ALIASES: Readonly<Record<string, string>> = {
  card: "cards",
  names: "cards",
  arts: "art",
  print: "prints",
  printings: "prints",
  printing: "prints",
  ascending: "asc",
  descending: "desc",
  mv: "cmc",
  manavalue: "cmc",
  pow: "power",
  tou: "toughness",
  spoiled: "released",
  date: "released",
  year: "released",
  price: "usd",
  colors: "color",
  number: "set",
  popularity: "edhrec",
  universesbeyond: "ub",
  notuniversesbeyond: "notub",
  usdlow: "usd-low",
  usdhigh: "usd-high",
  // Orders of which nothing is known here.
  penny: "tix",
  review: "name",
};

interface Directive {
  readonly values: readonly string[];
  /** Takes the value into account; false when it is none of `values`. */
  take(value: string, showing: Showing): boolean;
}

function choice<T extends string>(
  values: readonly T[],
  put: (showing: Showing, value: T) => void,
): Directive {
  return {
    values,
    take: (typed, showing) => {
      const value = values.find((one) => one === typed);
      if (value !== undefined) put(showing, value);
      return value !== undefined;
    },
  };
}

const UNIQUE = choice(UNIQUE_MODES, (showing, value) => {
  showing.unique = value;
});
const ORDER = choice(ORDERS, (showing, value) => {
  showing.order = value;
});
const DIRECTION = choice(DIRECTIONS, (showing, value) => {
  showing.direction = value;
});
const PREFER = choice(PREFERENCES, (showing, value) => {
  showing.prefer = value;
});
const INCLUDE = choice(["extras"], (showing) => {
  showing.extras = true;
});
/** How the page draws hits, which is the page's own business. */
const DISPLAY = choice(["grid", "checklist", "full", "text"], () => {});

const DIRECTIVES: ReadonlyMap<string, Directive> = new Map([
  ["unique", UNIQUE],
  ["order", ORDER],
  ["sort", ORDER],
  ["direction", DIRECTION],
  ["dir", DIRECTION],
  ["prefer", PREFER],
  ["include", INCLUDE],
  ["display", DISPLAY],
]);

/** What a request says beside its query of how hits are shown, in the words that the query itself would use. */
export interface ShowingWords {
  readonly unique?: string | undefined;
  readonly order?: string | undefined;
  readonly dir?: string | undefined;
  readonly prefer?: string | undefined;
}

/** Reads what a request says of how hits are shown. What is none of the possible words is left out, with a message. */
export function readShowing(words: ShowingWords): {
  readonly showing: Showing;
  readonly warnings: readonly string[];
} {
  const showing: Showing = {};
  const warnings: string[] = [];
  for (const [keyword, value] of Object.entries(words)) {
    const directive = DIRECTIVES.get(keyword);
    if (!directive || value === undefined || value === "") continue;
    if (!directive.take(plainWord(value), showing)) warnings.push(notPossible(keyword, value, directive));
  }
  return { showing, warnings };
}

function plainWord(typed: string): string {
  const word = typed.trim().toLowerCase();
  return ownEntry(ALIASES, word) ?? word;
}

function notPossible(keyword: string, value: string, directive: Directive): string {
  return `“${keyword}:${value.slice(0, 60)}” is not possible: it is one of ${directive.values.join(", ")}.`;
}

/** Every keyword that says how hits are shown. */
export function directiveNames(): string[] {
  return [...DIRECTIVES.keys()];
}

/** True when a term says how hits are shown; it is then taken into `showing`, or complained of. */
export function takeDirective(term: Term, showing: Showing, warnings: SearchWarning[]): boolean {
  const directive = DIRECTIVES.get(term.keyword);
  if (!directive) return false;
  const value = plainWord(term.value);
  if (directive.take(value, showing)) return true;
  const suggestion = nearest(value, [...directive.values, ...Object.keys(ALIASES)]);
  warnings.push({
    message: notPossible(term.keyword, term.value, directive),
    span: term.span,
    ...(suggestion === undefined ? {} : { suggestion: `${term.keyword}:${suggestion}` }),
  });
  return true;
}
