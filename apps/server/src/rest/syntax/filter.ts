import { parseError } from "../rest-failure.ts";
import {
  accepts,
  type Cursor,
  expects,
  failAt,
  isAtEnd,
  type JsonStep,
  matches,
  readJsonPath,
  readName,
  readQuoted,
  sees,
  startCursor,
} from "./cursor.ts";

/** Operators that compare a column with one value. */
const COMPARISONS = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "isdistinct",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Full-text searches, by how the words are read. */
const SEARCHES = ["fts", "plfts", "phfts", "wfts"] as const;
export type Search = (typeof SEARCHES)[number];

/** Operators that may be asked of any or all of several values. */
const QUANTIFIABLE: ReadonlySet<Comparison> = new Set([
  "eq",
  "like",
  "ilike",
  "gt",
  "gte",
  "lt",
  "lte",
  "match",
  "imatch",
]);

const TRUTHS = ["null", "not_null", "true", "false", "unknown"] as const;
type Truth = (typeof TRUTHS)[number];

/** What is asked of a column. */
export type Test =
  | {
      readonly kind: "compare";
      readonly operator: Comparison;
      readonly quantifier: "any" | "all" | undefined;
      readonly value: string;
    }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly truth: Truth }
  | {
      readonly kind: "search";
      readonly operator: Search;
      readonly language: string | undefined;
      readonly value: string;
    };

/** A condition, or several joined. */
export type Filter =
  | {
      readonly kind: "test";
      readonly isNegated: boolean;
      readonly column: string;
      readonly path: readonly JsonStep[];
      readonly test: Test;
    }
  | { readonly kind: "and" | "or"; readonly isNegated: boolean; readonly of: readonly Filter[] };

/** Conditions nested deeper than this are nobody's question. */
const MAX_DEPTH = 20;

const EXPECTING = 'operator (eq, gt, ...) or "not"';

/** Reads the value of `column=operator.value`. @throws Failure */
export function parseFilter(column: string, path: readonly JsonStep[], text: string): Filter {
  const cursor = startCursor(text, "filter");
  return { kind: "test", column, path, ...readTest(cursor, false) };
}

/** Reads the value of `and=(...)` or `or=(...)`. @throws Failure */
export function parseLogic(kind: "and" | "or", isNegated: boolean, text: string): Filter {
  const cursor = startCursor(text, "logic tree");
  const of = readList(cursor, 0);
  if (!isAtEnd(cursor)) throw failAt(cursor, "end of input");
  return { kind, isNegated, of };
}

function readList(cursor: Cursor, depth: number): Filter[] {
  if (depth > MAX_DEPTH) throw failAt(cursor, "fewer parentheses");
  expects(cursor, "(");
  const list: Filter[] = [];
  do {
    matches(cursor, / */y);
    list.push(readCondition(cursor, depth));
    matches(cursor, / */y);
  } while (accepts(cursor, ","));
  expects(cursor, ")");
  return list;
}

const CONDITION = "field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)";

function readCondition(cursor: Cursor, depth: number): Filter {
  const logic = matches(cursor, /(?:not\.)?(?:and|or)(?= *\()/y);
  if (logic !== undefined) {
    matches(cursor, / */y);
    const kind = logic.endsWith("and") ? "and" : "or";
    return { kind, isNegated: logic.startsWith("not."), of: readList(cursor, depth + 1) };
  }
  const column = readName(cursor, CONDITION);
  const path = readJsonPath(cursor);
  expects(cursor, ".");
  return { kind: "test", column, path, ...readTest(cursor, true) };
}

/** Reads an operator and its value. Inside of a list a value ends with the next comma or parenthesis. */
function readTest(cursor: Cursor, isListed: boolean): { isNegated: boolean; test: Test } {
  const isNegated = accepts(cursor, "not.");
  const begin = cursor.position;
  const word = matches(cursor, /[a-z]+/y) ?? "";
  if (word === "in") {
    expects(cursor, ".");
    return { isNegated, test: { kind: "in", values: readValues(cursor, isListed) } };
  }
  if (word === "is") {
    expects(cursor, ".");
    const truth = matches(cursor, /[a-z_]+/iy)?.toLowerCase();
    const known = TRUTHS.find((each) => each === truth);
    if (known === undefined || (!isListed && !isAtEnd(cursor))) {
      throw failAt(cursor, "null, not_null, true, false or unknown");
    }
    return { isNegated, test: { kind: "is", truth: known } };
  }
  const comparison = COMPARISONS.find((each) => each === word);
  if (comparison !== undefined) {
    let quantifier: "any" | "all" | undefined;
    if (QUANTIFIABLE.has(comparison)) {
      if (accepts(cursor, "(any)")) quantifier = "any";
      else if (accepts(cursor, "(all)")) quantifier = "all";
    }
    expects(cursor, ".");
    return {
      isNegated,
      test: { kind: "compare", operator: comparison, quantifier, value: readValue(cursor, isListed) },
    };
  }
  const search = SEARCHES.find((each) => each === word);
  if (search !== undefined) {
    let language: string | undefined;
    if (accepts(cursor, "(")) {
      language = readName(cursor);
      expects(cursor, ")");
    }
    expects(cursor, ".");
    return {
      isNegated,
      test: { kind: "search", operator: search, language, value: readValue(cursor, isListed) },
    };
  }
  throw parseError(cursor.what, cursor.text, begin + 1, EXPECTING);
}

/** A value on its own is everything that is left; in a list it may be quoted, or an array in braces. */
function readValue(cursor: Cursor, isListed: boolean): string {
  if (!isListed) {
    const value = cursor.text.slice(cursor.position);
    cursor.position = cursor.text.length;
    return value;
  }
  const begin = cursor.position;
  const quoted = readQuoted(cursor);
  if (quoted !== undefined && (sees(cursor, ",") || sees(cursor, ")"))) return quoted;
  cursor.position = begin;
  return matches(cursor, /\{[^{}]*\}/y) ?? matches(cursor, /[^,)]*/y) ?? "";
}

/** `(a,"b,c",d)`. */
function readValues(cursor: Cursor, isListed: boolean): string[] {
  expects(cursor, "(");
  matches(cursor, / */y);
  const values: string[] = [];
  if (!accepts(cursor, ")")) {
    do {
      const begin = cursor.position;
      const quoted = readQuoted(cursor);
      if (quoted !== undefined && (sees(cursor, ",") || sees(cursor, ")"))) values.push(quoted);
      else {
        cursor.position = begin;
        values.push(matches(cursor, /[^,)]*/y) ?? "");
      }
    } while (accepts(cursor, ","));
    expects(cursor, ")");
  }
  if (!isListed && !isAtEnd(cursor)) throw failAt(cursor, "end of input");
  return values;
}

/** A filter's name: the embeds that lead to it, the column, and a path into it. @throws Failure */
export function parseFilterName(text: string): { embeds: string[]; column: string; path: JsonStep[] } {
  const cursor = startCursor(text, "tree path");
  const names = [readName(cursor)];
  while (accepts(cursor, ".")) names.push(readName(cursor));
  const path = readJsonPath(cursor);
  if (!isAtEnd(cursor)) throw failAt(cursor, "end of input");
  return { embeds: names.slice(0, -1), column: names.at(-1) ?? "", path };
}
