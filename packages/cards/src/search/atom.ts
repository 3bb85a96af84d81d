import type { Bits } from "./bits.ts";
import type { FormatPools } from "./format-pool.ts";
import type { RegexGuard } from "./regex.ts";
import type { SearchIndex } from "./search-index.ts";
import type { NameTerm, Operator, Term } from "./tree.ts";

/** Whether a test looks at the card or at one of its printings. */
export type Level = "card" | "printing";

/** One test of a query, ready to run. */
export interface Atom {
  readonly level: Level;
  /** About how long one test takes, against looking a number up; tests run in this order. */
  readonly cost: number;
  /** Tests of one key have one answer. Empty when the answer depends on more than the cards. */
  readonly key: string;
  /** What it asks, as a clause: "the type line contains “elf”". */
  readonly says: string;
  /** What its opposite asks. */
  readonly saysNot: string;
  test(at: number): boolean;
  /** Tests many at once, where that is safer or faster than one by one. */
  readonly filter?: (within: Bits) => Bits;
  /** The cards or printings that pass, where they are known without testing each. */
  readonly bits?: () => Bits;
  /** True when it asks for tokens, planes and the like, which are hidden otherwise. */
  readonly reveals?: boolean;
}

/** Why a term cannot be used. */
export interface Problem {
  readonly problem: string;
  /** What to write in the place of the value, or of the keyword. */
  readonly suggestion?: string;
  readonly at?: "keyword" | "value";
  /** The test to run all the same: the term is odd, not wrong. */
  readonly atom?: Atom;
}

/** What terms are made into tests with. */
export interface TermContext {
  readonly index: SearchIndex;
  readonly guard: RegexGuard | undefined;
  /** Takes what turns out to be wrong with a term while it runs. */
  readonly complain: (term: Term | NameTerm, message: string) => void;
  /** Today as a day number since 1970-01-01. */
  readonly today: number;
  /** Formats that somebody tells more of than the card data does. */
  readonly formats?: FormatPools;
  /** Copies that the asker owns, by card; absent when nobody is signed in. */
  readonly owned?: ReadonlyMap<number, number>;
  /** Cards of the deck at hand; absent when there is none. */
  readonly deck?: ReadonlySet<number>;
}

/** Makes a term into a test, or says why it cannot. */
export type Field = (term: Term, context: TermContext) => Atom | Problem;

export function isProblem(result: Atom | Problem): result is Problem {
  return "problem" in result;
}

/** Parts of a clause: "the power", "is", "is not", "3". */
export function clause(
  subject: string,
  verb: string,
  opposite: string,
  object: string,
): Pick<Atom, "says" | "saysNot"> {
  const said = (word: string): string => [subject, word, object].filter((part) => part !== "").join(" ");
  return { says: said(verb), saysNot: said(opposite) };
}

/** How comparisons are said. */
const SAID: Readonly<Record<Exclude<Operator, ":">, string>> = {
  "=": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
};

/** A comparison as a clause; `:` is the same as `=`. */
export function comparison(
  subject: string,
  operator: Operator,
  object: string,
): Pick<Atom, "says" | "saysNot"> {
  const plain = operator === ":" ? "=" : operator;
  return clause(
    subject,
    SAID[plain],
    plain === "!=" ? "is" : plain === "=" ? "is not" : `not: ${SAID[plain]}`,
    object,
  );
}

/** Compares numbers; `:` is the same as `=`. What is missing never matches, whatever the operator. */
export function compares(operator: Operator, a: number, b: number): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return false;
  switch (operator) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    case "!=":
      return a !== b;
    default:
      return a === b;
  }
}

/** What is said of an operator that a keyword has no use for. */
export function noOrder(term: Term): Problem {
  return {
    problem: `“${term.keyword}” has no order: write ${term.keyword}:${term.value}`,
    suggestion: `${term.keyword}:${term.value}`,
    at: "keyword",
  };
}
